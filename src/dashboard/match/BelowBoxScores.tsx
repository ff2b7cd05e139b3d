import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import { gameNotes } from '../../basketball/game-notes.ts';
import { type TrustInput, trustReport } from '../../basketball/trust.ts';
import { type TrustCheck, type TrustCheckName, trustChecks } from '../../basketball/trust-check.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import { paths } from '../api/paths.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { formatDecimal, formatMinutes } from '../figures/statistic-format.ts';
import { Table } from '../ui/Table.tsx';
import styles from './BoxScores.module.css';
import matchFactsStyles from './MatchFacts.module.css';
import { MatchFacts } from './MatchFacts.tsx';
import { TeamTotals } from './TeamTotals.tsx';

interface BelowBoxScoresProps {
  boxScore: BoxScore;
  /** Whether too little was played for totals. */
  isEarly: boolean;
  match: Match | undefined;
  matches: readonly Match[];
  teamId: string;
  /** `null` if the service has none, `undefined` while loading. */
  plays: { events: MatchEvent[]; matchSheet: MatchSheet } | null | undefined;
  /** Whether the number of periods is possible. */
  plausible: boolean;
}

/** Below both box scores: totals, facts and checks. Memoised, so that sorting does not render it. */
export const BelowBoxScores = memo((props: BelowBoxScoresProps) => {
  const { boxScore, isEarly, match, matches, teamId, plays, plausible } = props;
  const notes = plays && match ? gameNotes(plays.events, plays.matchSheet, match) : null;
  return (
    <>
      {isEarly ? null : (
        <section className={styles.totals} aria-label={i18n.t('Team totals')}>
          <TeamTotals boxScore={boxScore} notes={notes} />
          {match?.status === 'completed' ? (
            <SeasonLink to={`${paths.trends({ teamId }, { match: match.id })}#standing`}>
              {i18n.t('This match in the season')}
            </SeasonLink>
          ) : null}
        </section>
      )}
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
    </>
  );
});

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
  const outcomeText = (
    outcome: ReturnType<typeof trustRows>[number]['outcomes'][number] | undefined,
  ) =>
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

const titles: Record<TrustCheckName, string> = {
  playersSumToTeam: /* i18n */ 'Players and bench add up to the totals',
  boxScoreToScore: /* i18n */ 'The box score has the points of the final score',
  eventsToScore: /* i18n */ 'The play-by-play has the points of the final score',
  minutes: /* i18n */ 'Minutes add up to five times the match',
  plusMinus: /* i18n */ '+/- adds up to five times the margin',
  offCourt: /* i18n */ 'Nobody acts while off the court',
  illegalSubstitutions: /* i18n */ 'Every substitution fits who is on court',
  notOnSheet: /* i18n */ 'Everybody who acts is on the match sheet',
  clockJumps: /* i18n */ 'The clock neither steps back nor leaps',
};

const inRows: readonly TrustCheckName[] = [
  'offCourt',
  'illegalSubstitutions',
  'notOnSheet',
  'clockJumps',
];

/** The checks of a trust report, a row each, in their own order. */
export function trustRows(report: readonly TrustCheck[]) {
  return trustChecks.flatMap((check) => {
    const outcomes = report.filter((one) => one.check === check);
    if (outcomes.length === 0) return [];
    return [
      {
        check,
        title: i18n.t(titles[check]),
        /** Own side first, with the faulty events; one entry for a check of the whole match. */
        outcomes: outcomes.map((one) => ({
          ok: one.ok,
          text: textOf(one),
          eventIds: one.where.flatMap(({ eventId }) => eventId ?? []),
        })),
      },
    ];
  });
}

function textOf({ check, ok, expected, found, where }: TrustCheck): string {
  if (ok === null) return i18n.t('not recorded');
  if (ok) return i18n.t('agrees');
  if (inRows.includes(check) && found !== null) {
    return i18n.t('{count, plural, one {# row} other {# rows}}', { count: found });
  }
  if (check === 'playersSumToTeam') {
    const statistics = where.flatMap(({ statistic }) => statistic ?? []);
    return i18n.t('differs: {statistics}', { statistics: statistics.join(', ') });
  }
  const format = check === 'minutes' ? formatMinutes : formatDecimal;
  return i18n.t('{found}, should be {expected}', {
    found: format(found),
    expected: format(expected),
  });
}

/** The number of outcomes that disagree, and of those that could be checked. */
export function trustCount(report: readonly TrustCheck[]): { disagree: number; checked: number } {
  return {
    disagree: report.filter(({ ok }) => ok === false).length,
    checked: report.filter(({ ok }) => ok !== null).length,
  };
}
