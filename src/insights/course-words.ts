import type { Stretch } from '../basketball/decisive-stretches.ts';
import { pointsScored } from '../basketball/shots.ts';
import { type FinishedMatch, playerName } from './finished-match.ts';
import { greatest } from './numbers.ts';
import { chanceName, type Said, said } from './words/said.ts';

/* Sentences for every stretch: its scorers, and the change of the chance to win. */

/** The change of the chance to win over a stretch, as a sentence; none without a clock, or if it changed little. */
export function chanceMoved({ from, to }: Stretch): Said[] {
  const [before, after] = [from.winProbability, to.winProbability];
  if (before === null || after === null) return [];
  if (after === 1 || after === 0) return [said('chance/end', { from: { chance: before } })];
  if (chanceName(before, 'en') === chanceName(after, 'en')) return [];
  const values = { from: { chance: before }, to: { chance: after } };
  return [said(after > before ? 'chance/up' : 'chance/down', values)];
}

/** The last sentences about a stretch: who scored most in it, and the change of the chance to win. */
export const scorerAndChance = (match: FinishedMatch, stretch: Stretch): Said[] => [
  ...scorerOf(match, stretch),
  ...chanceMoved(stretch),
];

/** Names the top scorer of a stretch, with at least half of a side's points and five points. */
export function scorerOf(match: FinishedMatch, { eventIds, points, side }: Stretch): Said[] {
  if (side === null) return [];
  const inside = new Set(eventIds);
  const scored = new Map<string, number>();
  for (const event of match.events) {
    if (event.side !== side || event.playerId === undefined || !inside.has(event.id)) continue;
    scored.set(event.playerId, (scored.get(event.playerId) ?? 0) + pointsScored(event));
  }
  const most = greatest([...scored], ([, own]) => own);
  const all = points[side];
  if (most === null || most[1] < 5 || 2 * most[1] < all) return [];
  const name = playerName(match, side, most[0]);
  if (name === null) return [];
  if (most[1] === all) return [said('scorer of a stretch/all', { name, all })];
  return [said('scorer of a stretch/most', { name, own: most[1], all })];
}
