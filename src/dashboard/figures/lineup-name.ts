import { i18n } from '@lingui/core';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import { notRecorded } from '../ui/format.ts';
import { surname } from './match-text.ts';

/** Players together as their shirt numbers ("4 · 11") and their last names in the same order. */
export function lineupName(
  players: readonly ({ name: string; number?: string | undefined } | undefined)[],
): {
  numbers: string;
  names: string;
} {
  const named = players
    .map((player) => ({
      number: player?.number,
      name: player ? surname(player.name) : i18n.t('Not on the sheet'),
    }))
    .toSorted(byShirtNumber);
  return {
    numbers: named.map(({ number }) => number ?? notRecorded).join(' · '),
    names: named.map(({ name }) => name).join(', '),
  };
}
