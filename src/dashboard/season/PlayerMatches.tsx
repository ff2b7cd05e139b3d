import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BoxScore } from '../../contract/box-score.ts';
import { paths } from '../api/paths.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { useStorages } from '../api/session-context.ts';
import { matchDay, nickname, opponentText } from '../figures/match-text.ts';
import { playingTimeBalance, playingTimes, readPlayingTimeLine } from '../figures/playing-time.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { boxScoreColumns, type StatisticColumn } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { formatScore } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import styles from './SeasonPlayerPage.module.css';
import { meanOf } from './trend-series.ts';

interface PlayingTimeLedgerProps {
  playerId: string;
  entries: readonly SeasonEntry<BoxScore>[];
}

/** Minutes against the club's minimum; nothing without one on this device. */
export function PlayingTimeLedger({ playerId, entries }: PlayingTimeLedgerProps) {
  const { local } = useStorages();
  const [line] = useState(() => readPlayingTimeLine(local));
  const times = playingTimes(entries, playerId);
  if (line === null || times.length === 0) return null;
  const mean = meanOf(times.flatMap(({ seconds }) => seconds ?? []));
  return (
    <Section title={i18n.t('Playing time')}>
      <p>{balanceText(times, line, mean)}</p>
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

interface MatchLogProps {
  teamId: string;
  playerId: string;
  entries: readonly SeasonEntry<BoxScore>[];
}

/** A player's line in every loaded match, newest first, linked to the player's page of that match. */
export function MatchLog({ teamId, playerId, entries }: MatchLogProps) {
  const isPhone = useIsPhone();
  const rows = entries.flatMap(({ match, value }) => {
    if (value === null) return [];
    const { opponent } = match;
    const name = isPhone ? nickname(opponent.name) : opponent.name;
    const line = value.team.players.find((player) => player.playerId === playerId);
    return [
      {
        key: match.id,
        name: (
          <Link
            className={styles.match}
            to={paths.playerInsights({ teamId, matchId: match.id, playerId })}
          >
            <span className={`soft light ${styles.date}`}>{matchDay(match)}</span>{' '}
            <span className="cut">
              {opponentText({ ...match, opponent: { ...opponent, name } })}
            </span>
          </Link>
        ),
        result: (
          <>
            {formatScore(match.score)} <OutcomeBadge outcome={outcomeOf(match)} />
          </>
        ),
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
            cell: ({ result }) => result,
            width: '6.4rem',
          },
        ]}
        columns={boxScoreColumns}
        widthOf={({ isPair, key }) => (isPair || key === 'minutes' ? '3.4rem' : '2.6rem')}
        rows={rows}
      />
    </Section>
  );
}
