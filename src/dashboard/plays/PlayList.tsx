import { memo, useMemo } from 'react';
import { scoreByPeriod } from '../../basketball/score.ts';
import type { Person } from '../figures/people.ts';
import type { Play } from '../figures/plays.ts';
import { shortName } from '../figures/short-name.ts';
import { useIsPhone } from '../figures/use-is-phone.ts';
import { formatScore } from '../ui/format.ts';
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
  const points = useMemo(() => scoreByPeriod(events).periods, [events]);
  const whoOf = useWho(match);
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
              <PlayRow key={play.anchor} play={play} who={whoOf(play)} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
});

/** Who made a play: the player, on a phone with the first name's initial alone, or the team. */
function useWho({ people, names }: MatchPlays): (play: Play) => string {
  const isPhone = useIsPhone();
  const short = useMemo(
    () =>
      new Map<Person, string>(
        isPhone
          ? people.map((person) => [
              person,
              [person.number, shortName(person.name)].filter(Boolean).join(' '),
            ])
          : [],
      ),
    [isPhone, people],
  );
  return ({ person, who, event }) =>
    (person && short.get(person)) || who || (event.side === null ? '' : names[event.side]);
}
