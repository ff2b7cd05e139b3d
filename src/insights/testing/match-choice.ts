import type { Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { base, matches } from './planted.ts';

/* Matches of the simulated season that stories of the course are planted in. */

/** A match that was within two points with five minutes left, and had no overtime. */
export const close = matches.find(isClose) ?? base;

function isClose({ events }: FinishedMatch): boolean {
  const before = events.findLast((event) => event.period === 4 && (event.clockSeconds ?? 0) >= 300);
  const { team, opponent } = before?.score ?? {};
  const isRegular = events.every((event) => event.period <= 4);
  return isRegular && Math.abs((team ?? 0) - (opponent ?? 99)) <= 2;
}

/** A match that was won. */
export const won = matches.find(({ boxScore: { team, opponent } }) => {
  return (team.totals?.points ?? 0) > (opponent.totals?.points ?? 0);
});

/** The match that was won or lost by most. */
export const lopsided = [...matches].sort((a, b) => marginOf(b) - marginOf(a))[0] ?? base;

function marginOf({ boxScore }: FinishedMatch): number {
  return Math.abs((boxScore.team.totals?.points ?? 0) - (boxScore.opponent.totals?.points ?? 0));
}

/** Ids of a side's starters. */
export function starters(match: FinishedMatch, side: Side): Set<string | undefined> {
  return new Set(
    match.matchSheet[side].filter(({ starter }) => starter).map(({ playerId }) => playerId),
  );
}
