import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';

/** How players are called on a sheet. */
export type NamesOrNumbers = 'names' | 'numbers';

interface Named {
  name: string;
  number?: string | undefined;
}

/** Calls players by their names, or by their shirt numbers alone. */
export interface PlayerNaming {
  of(player: Named): string;
  /** With the shirt number before the name, for instance "7 Ada Lake"; the number alone where names are left out. */
  numbered(player: Named): string;
  /** A written sentence, its players called the same way. */
  inText(sentence: string): string;
}

/**
 * The naming of one match's players. With `numbers` no name of either side's players is left, not even in sentences of
 * the service: a sheet of young players may hang where everybody reads it.
 */
export function playerNaming(choice: NamesOrNumbers, boxScore: BoxScore): PlayerNaming {
  if (choice === 'names') {
    return {
      of: ({ name }) => name,
      numbered: ({ name, number }) => [number, name].filter(Boolean).join(' '),
      inText: (sentence) => sentence,
    };
  }
  const players = [...boxScore.team.players, ...boxScore.opponent.players];
  // The longest first: one player's name may be the beginning of another's.
  const byLength = players.toSorted((a, b) => b.name.length - a.name.length);
  return {
    of: byNumber,
    numbered: byNumber,
    inText: (sentence) =>
      byLength.reduce((text, player) => text.replaceAll(player.name, byNumber(player)), sentence),
  };
}

function byNumber({ number }: Named): string {
  return number === undefined ? i18n.t('No number') : i18n.t('No. {number}', { number });
}
