import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { scoreByPeriod } from '../../basketball/score.ts';
import { ofThisTab } from '../api/of-this-tab.ts';
import type { Person } from '../figures/people.ts';
import type { Play } from '../figures/plays.ts';
import { shortName } from '../figures/short-name.ts';
import { formatScore } from '../ui/format.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlayList.module.css';
import { PlayRow } from './PlayRow.tsx';
import { type Story, storiesOf } from './stories.ts';

interface PlayListProps {
  match: MatchPlays;
  plays: readonly Play[];
  /** What belongs together is told in one line. */
  folded: boolean;
  /** Every period is open; else the last one alone. */
  open: boolean;
}

const alone = (main: Play): Story => ({ main, rest: [] });

/** Plays in match order, folded into their periods: own team left, opponent right. */
export const PlayList = memo(function PlayList(props: PlayListProps) {
  const { match, plays, folded, open } = props;
  const { periods, names, events } = match;
  const last = events.at(-1)?.period;
  const { pathname } = useLocation();
  const client = useQueryClient();
  /** Whether it was opened or closed by hand in this tab. */
  const byHand = (period: number) => [...ofThisTab, 'open periods', pathname, period];
  const isOpen = (period: number) =>
    open || (client.getQueryData<boolean>(byHand(period)) ?? period === last);
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
      {listed.map(({ number, label, plays: ofPeriod }) => (
        <details
          key={number}
          className={styles.period}
          open={isOpen(number)}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open !== isOpen(number))
              client.setQueryData(byHand(number), currentTarget.open);
          }}
        >
          <summary>
            <h3>
              {label} <b>{formatScore(points[number - 1])}</b>{' '}
              <small>
                {i18n.t('{all, plural, one {# play} other {# plays}}', { all: ofPeriod.length })}
              </small>
            </h3>
          </summary>
          <ol className="list">
            {(folded ? storiesOf(ofPeriod) : ofPeriod.map(alone)).map((story) => (
              <PlayRow key={story.main.anchor} story={story} whoOf={whoOf} />
            ))}
          </ol>
        </details>
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
  return useCallback(
    ({ person, who, event }) =>
      (person && short.get(person)) || who || (event.side === null ? '' : names[event.side]),
    [short, names],
  );
}
