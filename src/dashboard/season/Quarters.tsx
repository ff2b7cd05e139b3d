import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { perMatch } from '../../basketball/ratio.ts';
import { secondsPlayed } from '../../basketball/score.ts';
import type { Match, Score } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { paths } from '../api/paths.ts';
import { useSeasonPlays } from '../api/season-reading.ts';
import { outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { matchText } from '../figures/match-text.ts';
import { usablePlays } from '../figures/meeting.ts';
import { periodLabel } from '../figures/period-labels.ts';
import { useUnderstood } from '../figures/QueryState.tsx';
import { SeasonCount } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { formatDecimal } from '../figures/statistic-format.ts';
import { writtenDifference } from '../tables/number-words.ts';
import { Button } from '../ui/Button.tsx';
import { formatScore, formatSigned, notRecorded } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './Quarters.module.css';

interface QuartersProps {
  teamId: string;
  /** The season's completed matches, newest first. */
  matches: readonly Match[];
}

/** Points by quarter, and at the end of close matches. */
export function Quarters({ teamId, matches }: QuartersProps) {
  const isUnderstood = useUnderstood();
  const rows = quarterRows(matches);
  const known = Math.max(0, ...rows.map((row) => row.matches));
  const quarters = rows.filter(({ period }) => period !== null);
  const most = Math.max(leastReach, ...quarters.map((row) => Math.abs(marginOf(row) ?? 0)));
  return (
    <Section
      title={i18n.t('Quarters and finishes')}
      note={i18n.t('points a match, from the scores by period')}
    >
      {rows.length === 0 ? (
        isUnderstood && <p className={styles.note}>{i18n.t('No points by period are recorded.')}</p>
      ) : (
        <Table
          label={i18n.t('Points by period')}
          scrolls
          rows={rows}
          keyOf={({ period }) => String(period)}
          columns={[
            {
              key: 'period',
              heading: i18n.t('Period'),
              isName: true,
              cell: ({ period, matches: played }) =>
                period === null
                  ? i18n.t('{played, plural, one {# overtime} other {# overtimes}}', { played })
                  : periodLabel(String(period), matches[0]?.regulationPeriods ?? rows.length),
            },
            {
              key: 'for',
              heading: i18n.t('For'),
              cell: ({ team, matches: played }) => formatDecimal(perMatch(team, played), 1),
            },
            {
              key: 'against',
              heading: i18n.t('Against'),
              cell: ({ opponent, matches: played }) => formatDecimal(perMatch(opponent, played), 1),
            },
            {
              key: 'margin',
              heading: i18n.t('+/-'),
              cell: ({ team, opponent, matches: played }) =>
                writtenDifference(perMatch(opponent, played) ?? 0, perMatch(team, played) ?? 0, 1),
            },
            {
              key: 'record',
              heading: i18n.t('W–L'),
              meaning: i18n.t('Periods won, lost and, if any, drawn'),
              cell: ({ won, lost, level }) => [won, lost, ...(level > 0 ? [level] : [])].join('–'),
            },
            {
              key: 'bar',
              heading: '',
              className: styles.place ?? '',
              // A few overtimes are no average.
              cell: (row) =>
                row.period === null ? null : <Bar margin={marginOf(row) ?? 0} most={most} />,
            },
          ]}
        />
      )}
      {isUnderstood && rows.length > 0 && known < matches.length ? (
        <p className={styles.note}>
          {i18n.t('Of {known} of {all} matches: the others have no points by period.', {
            known,
            all: matches.length,
          })}
        </p>
      ) : null}
      <Finishes teamId={teamId} matches={matches} />
    </Section>
  );
}

/** Points at the end of the bars' scale, so that a quarter won by one looks small. */
const leastReach = 5;

const marginOf = ({ team, opponent, matches }: QuarterRow) => perMatch(team - opponent, matches);

/** A margin from a zero in the middle. Hidden from screen readers: its number is in the row. */
function Bar({ margin, most }: { margin: number; most: number }) {
  const width = 48 * Math.min(1, Math.abs(margin) / most);
  return (
    <svg className={`block wide ${styles.bar}`} aria-hidden="true">
      <rect
        className={margin < 0 ? 'theirs' : 'ours'}
        x={`${margin < 0 ? 50 - width : 50}%`}
        width={`${width}%`}
        y="20%"
        height="60%"
      />
      <line className="axis" x1="50%" x2="50%" y1="0" y2="100%" />
    </svg>
  );
}

/**
 * How close matches ended: final scores at once, and their last five minutes on request, since that loads every event
 * of each match.
 */
function Finishes({ teamId, matches }: { teamId: string; matches: readonly Match[] }) {
  const [asked, setAsked] = useState(false);
  const plays = useSeasonPlays(matches, asked);
  const close = matches.filter(
    ({ score, periods, regulationPeriods }) =>
      known(score) && (isClose(score) || periods.length > regulationPeriods),
  );
  const finishes = plays.entries.flatMap(({ match, value }) => {
    const usable = usablePlays(value);
    return usable ? (finishOf(match, usable.events) ?? []) : [];
  });
  return (
    <div className={`grid ${styles.finishes}`}>
      <p>
        {i18n.t(
          '{count, plural, one {One match} other {# matches}} ended within five points or after overtime: {record}.',
          { count: close.length, record: recordText(seasonRecord(close)) },
        )}
      </p>
      {asked ? (
        <>
          <SeasonCount readings={[plays]} />
          {plays.reading ? null : <Told teamId={teamId} finishes={finishes} plays={plays} />}
        </>
      ) : (
        <Button onClick={() => setAsked(true)}>{i18n.t('Show the last five minutes')}</Button>
      )}
    </div>
  );
}

interface ToldProps {
  teamId: string;
  finishes: readonly Finish[];
  plays: { understood: boolean; failed: number; absent: number; read: number };
}

function Told({ teamId, finishes, plays }: ToldProps) {
  if (plays.read === plays.absent) {
    return plays.understood && plays.failed === 0 ? (
      <p className={styles.note}>
        {i18n.t('The events of the matches are not available from this service.')}
      </p>
    ) : null;
  }
  const sum = (side: 'team' | 'opponent') =>
    finishes.reduce((total, { points }) => total + points[side], 0);
  return (
    <>
      <p>
        {i18n.t(
          '{count, plural, one {One match was} other {# matches were}} within five points in the last five minutes: {record}, {points} from then to the end.',
          {
            count: finishes.length,
            record: recordText(seasonRecord(finishes.map(({ match }) => match))),
            points: finishes.length > 0 ? `${sum('team')}–${sum('opponent')}` : notRecorded,
          },
        )}
      </p>
      {finishes.length > 0 ? (
        <Table
          label={i18n.t('The last five minutes of close matches')}
          scrolls
          rows={finishes}
          keyOf={({ match }) => match.id}
          columns={[
            {
              key: 'match',
              heading: i18n.t('Match'),
              isName: true,
              cell: ({ match }) => (
                <Link to={paths.plays({ teamId, matchId: match.id })}>{matchText(match)}</Link>
              ),
            },
            {
              key: 'before',
              heading: i18n.t('Five minutes left'),
              cell: ({ before }) => formatScore(before),
            },
            {
              key: 'points',
              heading: i18n.t('From then on'),
              meaning: i18n.t('Points of the last five minutes and of overtimes'),
              cell: ({ points }) => formatScore(points),
            },
            {
              key: 'margin',
              heading: i18n.t('+/-'),
              cell: ({ points }) => formatSigned(points.team - points.opponent),
            },
            {
              key: 'end',
              heading: i18n.t('Final score'),
              cell: ({ match }) => (
                <>
                  {formatScore(match.score)} <OutcomeBadge outcome={outcomeOf(match)} />
                </>
              ),
            },
          ]}
        />
      ) : null}
    </>
  );
}

/** One period of regulation over a season, or all overtimes together. */
type QuarterRow = ReturnType<typeof rowOf>;

const known = (score: Score | null | undefined): score is Record<Side, number> =>
  score?.team != null && score.opponent !== null;

/**
 * Points by period over completed matches, and over all overtimes together. Matches with another number of periods
 * than the latest one are left out, since their periods are not comparable. @param matches newest first
 */
export function quarterRows(matches: readonly Match[]): QuarterRow[] {
  const [latest] = matches;
  if (latest === undefined) return [];
  const { regulationPeriods } = latest;
  const alike = matches.filter((match) => match.regulationPeriods === regulationPeriods);
  const periods = Array.from({ length: regulationPeriods }, (_, at) =>
    rowOf(
      at + 1,
      alike.flatMap((match) => match.periods[at] ?? []),
    ),
  );
  const overtimes = alike.flatMap(({ periods: all }) => all.slice(regulationPeriods));
  const all = overtimes.length > 0 ? [...periods, rowOf(null, overtimes)] : periods;
  return all.some((row) => row.matches > 0) ? all : [];
}

function rowOf(period: number | null, scores: readonly Score[]) {
  const all = scores.filter(known);
  const count = (test: (score: Record<Side, number>) => boolean) => all.filter(test).length;
  return {
    /** From 1; `null` for the overtimes. */
    period,
    /** Those with known points in the period, whose points are added up. */
    matches: all.length,
    team: all.reduce((sum, { team }) => sum + team, 0),
    opponent: all.reduce((sum, { opponent }) => sum + opponent, 0),
    won: count(({ team, opponent }) => team > opponent),
    lost: count(({ team, opponent }) => team < opponent),
    level: count(({ team, opponent }) => team === opponent),
  };
}

/** The largest margin of a close match, in points. */
const closeWithin = 5;
const isClose = ({ team, opponent }: Record<Side, number>) =>
  Math.abs(team - opponent) <= closeWithin;

/** The end of regulation that is looked at, in seconds. */
const lastSeconds = 5 * 60;

/** How a close match ended. */
type Finish = NonNullable<ReturnType<typeof finishOf>>;

/**
 * The end of a match that was within five points at some time in the last five minutes of regulation (the league
 * offices' "clutch"), from the score after each event. `null` for other matches, and if clock or score were not
 * recorded.
 */
export function finishOf(match: Match, events: readonly MatchEvent[]) {
  const end = 60 * match.regulationPeriods * match.periodMinutes;
  const scored = events.flatMap((event) => {
    const at = secondsPlayed(event, match);
    return at === null || !known(event.score) ? [] : [{ at, score: event.score }];
  });
  const last = scored.at(-1);
  if (last === undefined || last.at < end - lastSeconds) return null;
  const nothing = { team: 0, opponent: 0 };
  const before = scored.findLast(({ at }) => at < end - lastSeconds)?.score ?? nothing;
  const moments = scored.filter(({ at }) => at >= end - lastSeconds && at <= end);
  if (![before, ...moments.map(({ score }) => score)].some(isClose)) return null;
  return {
    match,
    /** The score with five minutes of regulation left. */
    before,
    /** From then to the end, overtimes included. */
    points: {
      team: last.score.team - before.team,
      opponent: last.score.opponent - before.opponent,
    },
  };
}
