import { useState } from 'react';
import { Link } from 'react-router';
import type { BoxScore } from '../../../contract/box-score.ts';
import { formatMinutes } from '../../box-score/statistic-format.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { paths } from '../../paths.ts';
import type { SeasonEntry } from '../../queries/season-reading.ts';
import { matchText } from '../../season/match-text.ts';
import {
  playingTimeBalance,
  playingTimes,
  readPlayingTimeLine,
} from '../../season/playing-time.ts';
import { meanOf } from '../../season/trend-series.ts';
import { Card } from '../../ui/Card.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import styles from './SeasonPlayerPage.module.css';

interface PlayingTimeLedgerProps {
  teamId: string;
  playerId: string;
  entries: readonly SeasonEntry<BoxScore>[];
}

/** Minutes of every match, against the club's own line where this device keeps one. */
export function PlayingTimeLedger({ teamId, playerId, entries }: PlayingTimeLedgerProps) {
  const [line] = useState(() => readPlayingTimeLine(localStorage));
  const times = playingTimes(entries, playerId);
  const known = times.flatMap(({ seconds }) => seconds ?? []);
  if (times.length === 0) return null;
  const mean = meanOf(known);
  const longest = Math.max(10, ...known.map((seconds) => seconds / 60));
  const data = times.toReversed().map(({ match, seconds }) => ({
    key: match.id,
    value: seconds === null ? null : seconds / 60,
    text: `${matchText(match)}: ${seconds === 0 ? 'did not play' : formatMinutes(seconds)}`,
    href: paths.playerInsights({ teamId, matchId: match.id, playerId }),
  }));
  return (
    <Card
      title="Playing time"
      note={line === null ? 'dashed: the mean' : 'dashed: the club’s line'}
    >
      <p className={styles.balance}>
        {line === null ? (
          <>
            On average {formatMinutes(mean)} in the matches on whose sheet the player stands. The
            club can draw its own line in the <Link to={paths.settings()}>settings</Link>.
          </>
        ) : (
          balanceText(times, line, mean)
        )}
      </p>
      <div className={styles.time}>
        <TrendChart
          name="Minutes"
          data={data}
          axis={{ min: 0, max: Math.ceil(longest / 10) * 10 }}
          tick={String}
          mean={line ?? (mean === null ? null : mean / 60)}
          summary={`mean ${formatMinutes(mean)}`}
        />
      </div>
      <LedgerTable times={times} line={line} />
    </Card>
  );
}

function balanceText(
  times: Parameters<typeof playingTimeBalance>[0],
  line: number,
  mean: number | null,
): string {
  const { matches, reached, seconds } = playingTimeBalance(times, line);
  const ahead = `${formatMinutes(Math.abs(seconds))} ${seconds < 0 ? 'under' : 'over'} it altogether`;
  return `${line} minutes or more in ${reached} of ${matches} matches; on average ${formatMinutes(mean)}, ${ahead}.`;
}
