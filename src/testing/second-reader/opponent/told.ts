import type { Language } from '../../../contract/language.ts';
import type { Side } from '../../../contract/play-by-play.ts';
import type { Verdict } from '../../../insights/verdict.ts';
import type { PlayedMatch } from '../match.ts';
import { type Claim, so } from '../reading.ts';

/** One text of an opponent's page or sheet: a sentence, a row of a table, a heading's remark. */
export interface Told {
  /** Its heading; '' without. */
  part: string;
  /** The columns' headings of a row, or the kind of another text: "heading", "note", "order", "text". */
  heads: readonly string[];
  /** As many as there are heads. */
  cells: readonly string[];
}

/** The record that all of it must agree with. */
export interface Met {
  language: Language;
  /** In print names are short, and only the first twelve players are shown. */
  paper: boolean;
  /** Matches against the opponent and the season's others, oldest first. */
  meetings: readonly PlayedMatch[];
  others: readonly PlayedMatch[];
  /** The stated verdict of a match. */
  verdictOf(match: PlayedMatch): Verdict | null;
}

/** How a sentence is worded in each language, and what it then claims. */
export interface Wording {
  en: RegExp;
  es: RegExp;
  read(found: Found, met: Met): Claim[];
}

/** The text of a wording's group; '' if absent. */
export type Found = (group: string) => string;

/** A number in a group; NaN if absent. */
export function numberIn(text: string): number {
  const digits = /[-−]?\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '';
  return digits === '' ? Number.NaN : Number(digits.replace('−', '-').replace(',', '.'));
}

/** All numbers of a list: "14% and 17%". */
export const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

/** Seconds of a time on court: "34:05"; `null` for "–". */
export function secondsIn(text: string): number | null {
  const [minutes, seconds] = text.split(':').map(Number);
  return minutes === undefined || seconds === undefined ? null : 60 * minutes + seconds;
}

/** Both numbers of "78–70" or of "5/9"; `null` without. */
function pairIn(text: string): [number, number] | null {
  const [, first, second] = /(\d+)\s?(?:–|\/|of|de)\s?(\d+)/.exec(text) ?? [];
  return first === undefined || second === undefined ? null : [Number(first), Number(second)];
}

/** A claim that both numbers of a text are these. */
export function isPair(about: string, text: string, counted: readonly [number, number]): Claim {
  return so(`${about}: ${text}`, 'number', `${pairIn(text)}` === `${counted}`, counted.join('–'));
}

/** Reads a text sentence by sentence, from its beginning to its end; `null` for an unknown wording. */
export function readText(text: string, wordings: readonly Wording[], met: Met): Claim[] | null {
  const claims: Claim[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const found = wordings
      .map((wording) => ({ wording, match: wording[met.language].exec(rest) }))
      .find(({ match }) => match?.index === 0);
    if (!found?.match) return null;
    const { groups = {} } = found.match;
    claims.push(...found.wording.read((group) => groups[group] ?? '', met));
    rest = rest.slice(found.match[0].length).trim();
  }
  return claims;
}

/** A text's word in a lexicon; `null` if it is none. */
export function wordOf<Word extends string>(
  text: string,
  words: Readonly<Record<Word, Readonly<Record<Language, string>>>>,
  language: Language,
): Word | null {
  for (const word in words) if (words[word][language] === text) return word;
  return null;
}

/** A name as a narrow table prints it, or whole. */
export function isNameOf(name: string, printed: string): boolean {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return printed === name || (rest.length > 0 && printed === `${[...first][0]}. ${rest.join(' ')}`);
}

/** Every player of a side's sheets, as on the latest one of a match that they played; who never played, as listed last. */
export function playersOf({ meetings }: Met, side: Side) {
  const latest = new Map<string, { playerId: string; name: string; number: string | undefined }>();
  for (const hasPlayed of [false, true])
    for (const { boxScore } of meetings)
      for (const { playerId, name, number, played } of boxScore[side].players)
        if (played === hasPlayed || !latest.has(playerId))
          latest.set(playerId, { playerId, name, number });
  return [...latest.values()];
}

/** Those of a side whom a printed name (and shirt number) can mean. */
export function meant(met: Met, side: Side, printed: string, number?: string) {
  return playersOf(met, side).filter(
    (player) =>
      isNameOf(player.name, printed) && (number === undefined || player.number === number),
  );
}
