import { i18n } from '@lingui/core';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { surname } from '../figures/short-name.ts';
import { notRecorded } from '../ui/format.ts';
import type { MatchPlays } from './match-plays.ts';

/** A line-up as its shirt numbers ("4 7 9 11 12") and its last names in the same order. */
export function lineupName(
  { people }: Pick<MatchPlays, 'people'>,
  side: Side,
  playerIds: readonly string[],
): { numbers: string; names: string } {
  const five = playerIds
    .map((id) => {
      const person = people.find((each) => each.side === side && each.playerId === id);
      return {
        number: person?.number,
        name: person ? surname(person.name) : i18n.t('Not on the sheet'),
      };
    })
    .sort(byShirtNumber);
  return {
    numbers: five.map(({ number }) => number ?? notRecorded).join(' · '),
    names: five.map(({ name }) => name).join(', '),
  };
}
