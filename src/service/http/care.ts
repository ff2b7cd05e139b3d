import type { AddingHandlers } from './adding-handler.ts';
import { notFound } from './call-error.ts';

/** Looking after what is stored: clubs, teams, matches and players. */
export const careHandlers: Pick<
  AddingHandlers,
  | 'changeClub'
  | 'exportClub'
  | 'changeTeam'
  | 'deleteTeam'
  | 'changeMatch'
  | 'deleteMatch'
  | 'changePlayer'
  | 'likePlayers'
  | 'playerNames'
  | 'mergePlayer'
  | 'splitPlayer'
  | 'erasePlayer'
> = {
  changeClub: () => Promise.reject(notFound('Club')),
  exportClub: () => Promise.reject(notFound('Club')),
  changeTeam: () => Promise.reject(notFound('Team')),
  deleteTeam: () => Promise.reject(notFound('Team')),
  changeMatch: () => Promise.reject(notFound('Match')),
  deleteMatch: () => Promise.reject(notFound('Match')),
  changePlayer: () => Promise.reject(notFound('Player')),
  likePlayers: () => Promise.reject(notFound('Team')),
  playerNames: () => Promise.reject(notFound('Player')),
  mergePlayer: () => Promise.reject(notFound('Player')),
  splitPlayer: () => Promise.reject(notFound('Player')),
  erasePlayer: () => Promise.reject(notFound('Player')),
};
