import type { Stretch } from '../basketball/decisive-stretches.ts';
import { pointsScored } from '../basketball/shots.ts';
import type { Score } from '../contract/match.ts';
import { type FinishedMatch, playerName } from './finished-match.ts';
import { greatest } from './numbers.ts';
import type { Voice } from './voice.ts';

/* What is said of every stretch: its score, who scored in it, and what it did to the chance to win. */

/** "42–45", own points first. */
export function scoreName({ team, opponent }: Score): string {
  return `${team ?? '–'}–${opponent ?? '–'}`;
}

/** Chances as a coach says them. */
const chances = [
  [0.05, 1, 20],
  [0.1, 1, 10],
  [0.2, 1, 5],
  [0.25, 1, 4],
  [1 / 3, 1, 3],
  [0.4, 2, 5],
  [0.5, 1, 2],
  [0.6, 3, 5],
  [2 / 3, 2, 3],
  [0.75, 3, 4],
  [0.8, 4, 5],
  [0.9, 9, 10],
  [0.95, 19, 20],
] as const;

/** A chance as the nearest plain one: "4 in 5", "4 de cada 5"; one of a half reads "about even" in English. */
function chanceName(chance: number, { language }: Pick<Voice, 'language'>): string {
  const [, wins, of] = greatest(chances, ([near]) => -Math.abs(near - chance)) ?? chances[6];
  if (language === 'es') return `${wins} de cada ${of}`;
  return wins * 2 === of ? 'about even' : `${wins} in ${of}`;
}

/** How far a stretch moved the chance to win, as a sentence to follow. Empty without a clock, and if it moved too little. */
export function chanceMoved(voice: Voice, { from, to }: Stretch): string {
  const [before, after] = [from.winProbability, to.winProbability];
  if (before === null || after === null) return '';
  const values = { from: chanceName(before, voice), to: chanceName(after, voice) };
  const way = after > before ? 'up' : 'down';
  if (after === 1 || after === 0) {
    return ` ${voice.say('chance at the end', texts.end, values)}`;
  }
  if (values.from === values.to) return '';
  return ` ${voice.say('chance', texts.moved[way], values)}`;
}

/** Whether a stretch begins with the match, before anybody has scored. */
export function isTipOff({ score }: Stretch['from']): boolean {
  return score.team === 0 && score.opponent === 0;
}

const texts = {
  end: {
    en: ['Before it your chance to win was {from}.'],
    es: ['Antes, tus opciones de ganar eran {from}.'],
  },
  moved: {
    up: {
      en: ['Your chance to win rose from {from} to {to}.'],
      es: ['Tus opciones de ganar subieron de {from} a {to}.'],
    },
    down: {
      en: ['Your chance to win fell from {from} to {to}.'],
      es: ['Tus opciones de ganar bajaron de {from} a {to}.'],
    },
  },
} as const;

/** What a stretch ends with: who scored most in it, and how far it moved the chance to win. */
export function scorerAndChance(voice: Voice, match: FinishedMatch, stretch: Stretch): string {
  return scorerOf(voice, match, stretch) + chanceMoved(voice, stretch);
}

/** Names who scored most of a side's points in a stretch, where it was half of them and five at least. */
export function scorerOf(
  voice: Voice,
  match: FinishedMatch,
  { eventIds, points, side }: Stretch,
): string {
  if (side === null) return '';
  const inside = new Set(eventIds);
  const scored = new Map<string, number>();
  for (const event of match.events) {
    if (event.side !== side || event.playerId === undefined || !inside.has(event.id)) continue;
    scored.set(event.playerId, (scored.get(event.playerId) ?? 0) + pointsScored(event));
  }
  const most = greatest([...scored], ([, own]) => own);
  const all = points[side];
  if (most === null || most[1] < 5 || 2 * most[1] < all) return '';
  const name = playerName(match, side, most[0]);
  if (name === null) return '';
  const values = { name, own: most[1], all };
  return ` ${voice.say('scorer of a stretch', most[1] === all ? scorerTexts.all : scorerTexts.most, values)}`;
}

const scorerTexts = {
  most: { en: ['{name} scored {own} of the {all}.'], es: ['{name} metió {own} de los {all}.'] },
  all: { en: ['{name} scored all {all}.'], es: ['{name} metió los {all}.'] },
} as const;
