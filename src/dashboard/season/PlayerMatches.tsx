import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { perMatch } from '../../basketball/ratio.ts';
import { foulsOut } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { useStorages } from '../api/session-context.ts';
import { matchDay, matchText, nickname, opponentText } from '../figures/match-text.ts';
import { OwnLine } from '../figures/OwnLine.tsx';
import {
  formatAgainstLine,
  type PlayingTime,
  playingTimeBalance,
  playingTimes,
  readPlayingTimeLine,
} from '../figures/playing-time.ts';
import { Section } from '../figures/Section.tsx';
import { formatDecimal, formatMinutes } from '../figures/statistic-format.ts';
import { boxScoreColumns, type StatisticColumn } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { formatCount, formatScore, formatSigned, notRecorded } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import { Table } from '../ui/Table.tsx';
import strip from './ResultStrip.module.css';
import styles from './SeasonPlayerPage.module.css';
import { meanOf } from './trend-series.ts';

interface PlayerStripProps {
  playerId: string;
  /** Newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
}

/**
 * A player's season in one strip, oldest match first: minutes, and points on the same scale, with fifth fouls marked.
 */
export function PlayerStrip({ playerId, entries }: PlayerStripProps) {
  const shown = entries
    .flatMap(({ match, value }) => {
      const line = value?.team.players.find((player) => player.playerId === playerId);
      return value === null ? [] : [{ match, line: line?.played ? line : null }];
    })
    .reverse();
  const most = Math.max(
    1,
    ...shown.flatMap(({ line }) => [(line?.seconds ?? 0) / 60, line?.points ?? 0]),
  );
  const part = (value: number) => `${(100 * value) / most}%`;
  if (shown.length < 2) return null;
  const scored = shown.flatMap(({ match, line }) =>
    typeof line?.points === 'number' ? [{ match, points: line.points }] : [],
  );
  const best = scored.toSorted((a, b) => b.points - a.points).at(0);
  const fouledOut = shown.filter(({ line }) => (line?.fouls ?? 0) >= foulsOut).length;
  return (
    <Section title={i18n.t('The season')} note={i18n.t('pale: minutes; solid: points; one scale')}>
      <p className="headline strong">
        {best
          ? i18n.t('{mean} points a match, at most {most}: {match}.', {
              mean: formatDecimal(
                perMatch(
                  scored.reduce((sum, { points }) => sum + points, 0),
                  scored.length,
                ),
                1,
              ),
              most: formatCount(best.points),
              match: matchText(best.match),
            })
          : null}{' '}
        {fouledOut > 0
          ? i18n.t('{count, plural, one {Fouled out once.} other {Fouled out # times.}}', {
              count: fouledOut,
            })
          : null}
      </p>
      <div
        className="narrow soft flex snug small"
        role="img"
        aria-label={shown
          .map(({ match, line }) =>
            line
              ? i18n.t('{match}: {minutes} minutes, {points} points', {
                  match: matchText(match),
                  minutes: formatMinutes(line.seconds),
                  points: formatCount(line.points),
                })
              : i18n.t('{match}: did not play', { match: matchText(match) }),
          )
          .join('; ')}
      >
        {shown.map(({ match, line }) => (
          <div key={match.id} className={strip.match}>
            <div className={`relative ${strip.column}`}>
              <i className={strip.zero} style={{ top: '100%' }} />
              {line ? (
                <>
                  <i
                    className={strip.minutes}
                    style={{ height: part((line.seconds ?? 0) / 60), bottom: 0 }}
                  />
                  <i
                    className={`ours ${strip.bar}`}
                    style={{ height: part(line.points ?? 0), bottom: 0 }}
                  />
                  <b style={{ bottom: part(line.points ?? 0) }}>{formatCount(line.points)}</b>
                  {(line.fouls ?? 0) >= foulsOut ? (
                    <b className={strip.out} style={{ bottom: part((line.seconds ?? 0) / 60) }}>
                      {i18n.t('{count} fouls', { count: foulsOut })}
                    </b>
                  ) : null}
                </>
              ) : (
                <b style={{ bottom: 0 }}>{notRecorded}</b>
              )}
            </div>
            <span className={`ink ${strip.name}`}>{nickname(match.opponent.name)}</span>
            <Margin match={match} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The margin of the match, as a win or a loss. */
function Margin({ match: { score } }: { match: Match }) {
  if (score?.team == null || score.opponent == null) return null;
  const margin = score.team - score.opponent;
  return (
    <span className={`${margin < 0 ? 'bad' : 'good'} ${strip.day}`}>{formatSigned(margin)}</span>
  );
}

interface PlayingTimeLedgerProps {
  playerId: string;
  entries: readonly SeasonEntry<BoxScore>[];
}

/** Minutes of every match, compared with the club's minimum if this device stores one. */
export function PlayingTimeLedger({ playerId, entries }: PlayingTimeLedgerProps) {
  const { local } = useStorages();
  const [line] = useState(() => readPlayingTimeLine(local));
  const times = playingTimes(entries, playerId);
  if (times.length === 0) return null;
  const mean = meanOf(times.flatMap(({ seconds }) => seconds ?? []));
  return (
    <Section title={i18n.t('Playing time')}>
      <p>
        {line === null ? (
          <>
            {i18n.t('On average {mean} in the matches for which the player was on the sheet.', {
              mean: formatMinutes(mean),
            })}{' '}
            <OwnLine />
          </>
        ) : (
          balanceText(times, line, mean)
        )}
      </p>
      <LedgerTable times={times} line={line} />
    </Section>
  );
}

function balanceText(
  times: Parameters<typeof playingTimeBalance>[0],
  line: number,
  mean: number | null,
): string {
  const { matches, reached, seconds } = playingTimeBalance(times, line);
  const values = {
    line,
    reached,
    matches,
    mean: formatMinutes(mean),
    difference: formatMinutes(Math.abs(seconds)),
  };
  return seconds < 0
    ? i18n.t(
        '{line} minutes or more in {reached} of {matches} matches; on average {mean}, {difference} under it altogether.',
        values,
      )
    : i18n.t(
        '{line} minutes or more in {reached} of {matches} matches; on average {mean}, {difference} over it altogether.',
        values,
      );
}

interface LedgerTableProps {
  /** Newest first. */
  times: readonly PlayingTime[];
  /** The club's minimum in minutes; `null` without one. */
  line: number | null;
}

/** Playing times as a table; with a minimum also each match's difference and its running sum. */
function LedgerTable({ times, line }: LedgerTableProps) {
  const against = (seconds: number | null) =>
    seconds === null || line === null ? null : seconds - line * 60;
  let sum = 0;
  const rows = times
    .toReversed()
    .map((time) => {
      const difference = against(time.seconds);
      sum += difference ?? 0;
      return { ...time, difference, sum };
    })
    .toReversed();
  return (
    <details className={`folded ${styles.ledger}`}>
      <summary className="small">{i18n.t('Match by match')}</summary>
      <Table
        label={i18n.t('Playing time, newest match first')}
        rows={rows}
        keyOf={({ match }) => match.id}
        columns={[
          {
            key: 'match',
            heading: i18n.t('Match'),
            isName: true,
            cell: ({ match }) => matchText(match),
          },
          {
            key: 'minutes',
            heading: i18n.t('Minutes'),
            cell: ({ seconds }) => formatMinutes(seconds),
          },
          ...(line === null
            ? []
            : [
                {
                  key: 'difference',
                  heading: i18n.t('Against the line'),
                  cell: ({ difference }: (typeof rows)[number]) => formatAgainstLine(difference),
                },
                {
                  key: 'sum',
                  heading: i18n.t('Adds up to'),
                  cell: ({ sum: balance }: (typeof rows)[number]) => formatAgainstLine(balance),
                },
              ]),
        ]}
      />
    </details>
  );
}

interface MatchLogProps {
  teamId: string;
  playerId: string;
  entries: readonly SeasonEntry<BoxScore>[];
}

/** A player's line in every loaded match, newest first, linked to the player's page of that match. */
export function MatchLog({ teamId, playerId, entries }: MatchLogProps) {
  const rows = entries.flatMap(({ match, value }) => {
    if (value === null) return [];
    const line = value.team.players.find((player) => player.playerId === playerId);
    return [
      {
        key: match.id,
        name: (
          <Link
            className={`top ${styles.match}`}
            to={paths.playerInsights({ teamId, matchId: match.id, playerId })}
          >
            <span className={`soft light ${styles.date}`}>{matchDay(match)}</span>{' '}
            <span className="cut">{opponentText(match)}</span>
          </Link>
        ),
        score: formatScore(match.score),
        outcome: <OutcomeBadge outcome={outcomeOf(match)} />,
        text: line?.played ? ({ text }: StatisticColumn) => text(line) : null,
        absence: line ? (
          <abbr title={i18n.t('Did not play')}>{i18n.t('DNP')}</abbr>
        ) : (
          i18n.t('not on the sheet')
        ),
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={i18n.t('Match by match')}>
      <StatTable
        label={i18n.t('Lines of every match')}
        nameHeading={i18n.t('Match')}
        lead={[
          {
            key: 'result',
            heading: i18n.t('Result'),
            meaning: i18n.t('Final score, own team first'),
            cell: ({ score }) => score,
          },
          {
            key: 'outcome',
            heading: i18n.t('W/L'),
            meaning: i18n.t('Won or lost'),
            cell: ({ outcome }) => outcome,
          },
        ]}
        columns={boxScoreColumns}
        rows={rows}
      />
    </Section>
  );
}
