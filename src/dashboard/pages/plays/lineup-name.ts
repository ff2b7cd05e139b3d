import { i18n } from '@lingui/core';
import type { Side } from '../../../contract/play-by-play.ts';
import { notRecorded } from '../../ui/format.ts';
import { collator } from '../../words/collator.ts';
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
        number: person?.number ?? notRecorded,
        name: person ? lastName(person.name) : i18n.t('Not on the sheet'),
      };
    })
    .sort((a, b) => collator().compare(a.number, b.number));
  return {
    numbers: five.map(({ number }) => number).join(' · '),
    names: five.map(({ name }) => name).join(', '),
  };
}

function lastName(name: string): string {
  const [, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? name : rest.join(' ');
}
