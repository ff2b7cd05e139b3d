import { memo, useMemo } from 'react';
import { scoreByPeriod } from '../../../basketball/score.ts';
import { useIsPhone } from '../../box-score/use-is-phone.ts';
import type { Play } from '../../play-by-play/plays.ts';
import { formatScore } from '../../ui/format.ts';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlayList.module.css';
import { PlayRow } from './PlayRow.tsx';

interface PlayListProps {
  match: MatchPlays;
  plays: readonly Play[];
}

/** Plays in match order under the heads of their periods: own team left, opponent right. */
export const PlayList = memo(function PlayList({ match, plays }: PlayListProps) {
  const { periods, names, events } = match;
  const isPhone = useIsPhone();
  const points = useMemo(() => scoreByPeriod(events).periods, [events]);
  const listed = periods
    .map((period) => ({
      ...period,
      plays: plays.filter(({ event }) => event.period === period.number),
    }))
    .filter((period) => period.plays.length > 0);
  return (
    <>
      <p className={styles.sides} aria-hidden="true">
        <span>{names.team}</span>
        <span />
        <span>{names.opponent}</span>
      </p>
      {listed.map(({ number, name, plays: ofPeriod }) => (
        <section key={number} aria-label={name} className={styles.period}>
          <h3>
            {name} <small>{formatScore(points[number - 1])}</small>
          </h3>
          <ol className={styles.list}>
            {ofPeriod.map((play) => (
              <PlayRow key={play.anchor} play={play} names={names} isPhone={isPhone} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
});
