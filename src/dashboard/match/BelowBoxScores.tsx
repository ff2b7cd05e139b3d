import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import { gameNotes } from '../../basketball/game-notes.ts';
import { isTeamFoul } from '../../basketball/team-fouls.ts';
import { type TrustInput, trustReport } from '../../basketball/trust.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { type MatchEvent, type MatchSheet, type Side, sides } from '../../contract/play-by-play.ts';
import { paths } from '../api/paths.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import {
  advancedColumns,
  boxScoreColumns,
  headerOf,
  recordedColumns,
  type StatisticColumn,
} from '../tables/columns.ts';
import { formatCount, formatScore } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './BoxScores.module.css';
import type { BoxScoreView } from './BoxScores.tsx';
import matchFactsStyles from './MatchFacts.module.css';
import { PastMeetings } from './PastMeetings.tsx';
import { countByPeriod, halfTimeScore } from './period-counts.ts';
import { TeamTotals } from './TeamTotals.tsx';
import { type TrustRow, trustCount, trustRows } from './trust-rows.ts';

interface BelowBoxScoresProps {
  boxScore: BoxScore;
  match: Match | undefined;
  matches: readonly Match[];
  teamId: string;
  /** `null` if the service has none, `undefined` while loading. */
  plays: { events: MatchEvent[]; matchSheet: MatchSheet } | null | undefined;
  /** Whether the number of periods is possible. */
  plausible: boolean;
  columns: BoxScoreView['columns'];
}

/**
 * Below both box scores: totals, facts, checks and the columns' meanings. Memoised, so that sorting does not render
 * it.
 */
export const BelowBoxScores = memo((props: BelowBoxScoresProps) => {
  const { boxScore, match, matches, teamId, plays, plausible, columns } = props;
  const notes = plays && match ? gameNotes(plays.events, plays.matchSheet, match) : null;
  return (
    <>
      <section className={styles.totals} aria-label={i18n.t('Team totals')}>
        <TeamTotals boxScore={boxScore} notes={notes} />
        {match?.status === 'completed' ? (
          <SeasonLink to={`${paths.trends({ teamId }, { match: match.id })}#standing`}>
            {i18n.t('This match in the season')}
          </SeasonLink>
        ) : null}
      </section>
      {match ? (
        <MatchFacts
          match={match}
          matches={matches}
          teamId={teamId}
          teamName={boxScore.team.name}
          events={plays ? plays.events : plays}
          course={notes}
        />
      ) : null}
      {match && plausible ? (
        <TrustPanel
          match={match}
          boxScore={boxScore}
          playByPlay={plays ?? null}
          playsHref={paths.plays({ teamId, matchId: match.id })}
        />
      ) : null}
      <ColumnMeanings
        columns={
          columns === 'advanced'
            ? advancedColumns(null, null)
            : recordedColumns(boxScoreColumns, boxScore).recorded
        }
      />
    </>
  );
});

/** The meanings of abbreviations, folded away: a phone has no hover. */
function ColumnMeanings({ columns }: { columns: readonly StatisticColumn[] }) {
  return (
    <details className={`quiet folded ${styles.meanings}`}>
      <summary>{i18n.t('What the columns mean')}</summary>
      <dl>
        {columns.map(headerOf).map(({ key, heading, meaning }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface MatchFactsProps {
  match: Match;
  matches: readonly Match[];
  teamId: string;
  teamName: string;
  /** `null` if the service has no play-by-play, `undefined` while loading. */
  events: readonly MatchEvent[] | null | undefined;
  /** Lead changes and ties; `null` if unknown. */
  course: { leadChanges: number | null; timesTied: number | null } | null;
}

/** More facts of a match: fouls and time-outs by period, half-time, referees, past meetings. */
function MatchFacts(props: MatchFactsProps) {
  const { match, matches, teamId, teamName, events, course } = props;
  const half = halfTimeScore(match);
  const facts: [string, string | null][] = [
    [i18n.t('Half-time'), half && formatScore(half)],
    [i18n.t('Lead changes'), course?.leadChanges == null ? null : formatCount(course.leadChanges)],
    [i18n.t('Times tied'), course?.timesTied == null ? null : formatCount(course.timesTied)],
    [i18n.t('Referees'), match.officials?.join(', ') || null],
    [i18n.t('Attendance'), match.attendance === undefined ? null : formatCount(match.attendance)],
  ];
  const known = facts.filter(([, text]) => text !== null);
  return (
    <div className={`top ${matchFactsStyles.facts}`}>
      {events && events.length > 0 ? (
        <ByPeriod
          events={events}
          regulationPeriods={match.regulationPeriods}
          names={{ team: teamName, opponent: match.opponent.name }}
        />
      ) : null}
      {events === null ? (
        <p className="soft">
          {i18n.t(
            'The play-by-play is not available from this service: fouls by period, time-outs and points by how they came are not known.',
          )}
        </p>
      ) : null}
      {known.length > 0 ? (
        <section className={`grid small ${matchFactsStyles.record}`}>
          <h3 className="small">{i18n.t('The match')}</h3>
          <dl>
            {known.map(([name, text]) => (
              <div key={name} className="ends ruled">
                <dt className="soft">{name}</dt>
                <dd className="end">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <PastMeetings match={match} matches={matches} teamId={teamId} />
    </div>
  );
}

interface ByPeriodProps {
  events: readonly MatchEvent[];
  regulationPeriods: Match['regulationPeriods'];
  names: Record<Side, string>;
}

const kinds = [
  {
    key: 'foul',
    title: /* i18n */ 'Team fouls',
    meaning:
      /* i18n */ 'Fouls of players. Technicals of coach and bench do not count towards the bonus; fouls in overtime count with those of the last quarter.',
    isCounted: isTeamFoul,
  },
  {
    key: 'timeout',
    title: /* i18n */ 'Time-outs',
    meaning: /* i18n */ 'Time-outs taken',
    isCounted: ({ type }: MatchEvent) => type === 'timeout',
  },
];

/** Both sides' team fouls and time-outs in each period. */
function ByPeriod({ events, regulationPeriods, names }: ByPeriodProps) {
  const periods = countByPeriod(events, isTeamFoul, 'team').length;
  const labels = periodLabels(periods, regulationPeriods);
  const rows = kinds.flatMap(({ key, title, meaning, isCounted }) => [
    {
      key,
      head: <Term meaning={i18n.t(meaning)}>{i18n.t(title)}</Term>,
      name: '',
      counts: [],
    },
    ...sides.map((side) => ({
      key: `${key} ${side}`,
      head: null,
      name: names[side],
      counts: countByPeriod(events, isCounted, side),
    })),
  ]);
  type Row = (typeof rows)[number];
  return (
    <Table<Row>
      caption={i18n.t('Team fouls and time-outs by period')}
      rows={rows}
      keyOf={({ key }) => key}
      merged={{ from: 'name', text: ({ head }) => head }}
      className={matchFactsStyles.table}
      columns={[
        {
          key: 'name',
          heading: '',
          isName: true,
          className: 'wraps anywhere',
          cell: ({ name }) => name,
        },
        ...labels.map((label, index) => ({
          key: label,
          heading: label,
          cell: ({ counts }: Row) => counts[index],
        })),
        {
          key: 'total',
          heading: i18n.t('Total'),
          className: 'strong',
          cell: ({ counts }) => counts.reduce((sum, count) => sum + count, 0),
        },
      ]}
    />
  );
}

/** How well the match's numbers agree with each other: one line, which opens to all checks. */
function TrustPanel({
  match,
  boxScore,
  playByPlay,
  playsHref,
}: TrustInput & { playsHref: string }) {
  const report = trustReport({ match, boxScore, playByPlay });
  const { disagree, checked } = trustCount(report);
  if (checked === 0) return null;
  const outcomeText = (outcome: TrustRow['outcomes'][number] | undefined) =>
    outcome && (
      <>
        <span className={outcome.ok === false ? 'ink strong' : undefined}>{outcome.text}</span>
        <Rows ids={outcome.eventIds} events={playByPlay?.events ?? []} playsHref={playsHref} />
      </>
    );
  return (
    <details className={`quiet folded ${matchFactsStyles.trust}`}>
      <summary>{sentence(disagree, checked)}</summary>
      <Table
        rows={trustRows(report)}
        keyOf={({ check }) => check}
        className={matchFactsStyles.table}
        columns={[
          {
            key: 'check',
            heading: i18n.t('Check'),
            isName: true,
            className: 'wraps anywhere',
            cell: ({ title }) => title,
          },
          {
            key: 'team',
            heading: boxScore?.team.name ?? i18n.t('Own team'),
            cell: ({ outcomes }) => outcomeText(outcomes[0]),
          },
          {
            key: 'opponent',
            heading: match.opponent.name,
            cell: ({ outcomes }) => outcomeText(outcomes[1]),
          },
        ]}
        merged={{
          from: 'team',
          text: ({ outcomes }) => (outcomes.length === 1 ? outcomeText(outcomes[0]) : null),
        }}
      />
    </details>
  );
}

/** The most faulty events named for one check. */
const namedRows = 5;

/** Links to the faulty events of the play-by-play. */
function Rows({
  ids,
  events,
  playsHref,
}: {
  ids: readonly string[];
  events: readonly { id: string }[];
  playsHref: string;
}) {
  const places = ids
    .slice(0, namedRows)
    .map((eventId) => events.findIndex(({ id }) => id === eventId) + 1)
    .filter((place) => place > 0);
  if (places.length === 0) return null;
  return (
    <span className={`flex light ${matchFactsStyles.rows}`}>
      {places.map((place) => (
        <Link key={place} to={`${playsHref}#play-${place}`}>
          {i18n.t('play {place}', { place })}
        </Link>
      ))}
      {ids.length > namedRows ? '…' : null}
    </span>
  );
}

function sentence(disagree: number, checked: number): string {
  if (disagree === 0)
    return i18n.t('The numbers agree with each other in all {checked} checks', { checked });
  return i18n.t('The numbers disagree in {disagree} of {checked} checks', { disagree, checked });
}
