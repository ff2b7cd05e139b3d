import { i18n } from '@lingui/core';
import type { Play } from '../figures/plays.ts';
import type { Story } from './stories.ts';

/** What the first play of a story adds to itself; free throws of one trip are counted by those that follow. */
export function detailOf({ main, rest }: Story): string {
  return main.event.type === 'substitution' && rest.length > 0 ? '' : main.detail;
}

/** How a play goes on from the story's first one: "from 3 Adeyinka", "stolen by 7 Fontaneda", "2 of 2 made". */
export function afterwards({ main }: Story, play: Play, player: string): string {
  const same = play.person === main.person;
  switch (play.event.type) {
    case 'assist':
      return i18n.t(', from {player}', { player });
    case 'steal':
      return i18n.t(', stolen by {player}', { player });
    case 'block':
      return i18n.t(', blocked by {player}', { player });
    case 'foulDrawn':
      return i18n.t(', on {player}', { player });
    case 'rebound':
      return `, ${player}: ${play.what}`;
    case 'freeThrow':
      return `, ${[play.what, play.detail].filter(Boolean).join(' ')}`;
    default:
      return `, ${same ? '' : `${player} `}${play.what}`;
  }
}
