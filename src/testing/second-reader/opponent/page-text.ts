import type { Language } from '../../../contract/language.ts';
import type { Side } from '../../../contract/play-by-play.ts';
import type { Verdict } from '../../../insights/verdict.ts';
import type { PlayedMatch } from '../match.ts';
import { type Claim, so } from '../reading.ts';

/** A text of an opponent's page or sheet: a sentence, a table row, or a remark at a heading. */
export interface PageText {
  /** Its heading; '' if none. */
  part: string;
  /** A row's column headings, or the kind of another text: "heading", "note", "order", "text". */
  heads: readonly string[];
  /** As many as heads. */
  cells: readonly string[];
}

/** The record that the texts are checked against. */
export interface Met {
  language: Language;
  /** In print names are short, and only the first twelve players appear. */
  paper: boolean;
  /** The meetings with the opponent, and the season's other matches, oldest first. */
  meetings: readonly PlayedMatch[];
  others: readonly PlayedMatch[];
  /** The verdict shown for a match. */
  verdictOf(match: PlayedMatch): Verdict | null;
}

/** A sentence's wording in each language, and its claims. */
export interface Wording {
  en: RegExp;
  es: RegExp;
  read(found: Found, met: Met): Claim[];
}

/** The text of a regular expression's group; '' if absent. */
export type Found = (group: string) => string;

/** The number in a text; NaN if absent. */
export function numberIn(text: string): number {
  const digits = /[-−]?\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '';
  return digits === '' ? Number.NaN : Number(digits.replace('−', '-').replace(',', '.'));
}

/** All numbers in a text: "14% and 17%". */
export const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

/** Seconds of a playing time "34:05"; `null` for "–". */
export function secondsIn(text: string): number | null {
  const [minutes, seconds] = text.split(':').map(Number);
  return minutes === undefined || seconds === undefined ? null : 60 * minutes + seconds;
}

/** Both numbers of "78–70" or "5/9"; `null` for any other text. */
function pairIn(text: string): [number, number] | null {
  const [, first, second] = /(\d+)\s?(?:–|\/|of|de)\s?(\d+)/.exec(text) ?? [];
  return first === undefined || second === undefined ? null : [Number(first), Number(second)];
}

/** A claim that a text has these two numbers. */
export function isPair(about: string, text: string, counted: readonly [number, number]): Claim {
  return so(`${about}: ${text}`, 'number', `${pairIn(text)}` === `${counted}`, counted.join('–'));
}

/** Reads a whole text sentence by sentence; `null` for an unknown wording. */
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

/** The lexicon's key for a word; `null` if there is none. */
export function wordOf<Word extends string>(
  text: string,
  words: Readonly<Record<Word, Readonly<Record<Language, string>>>>,
  language: Language,
): Word | null {
  for (const word in words) if (words[word][language] === text) return word;
  return null;
}

/** Whether a printed name, short or full, is this name. */
export function isNameOf(name: string, printed: string): boolean {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return printed === name || (rest.length > 0 && printed === `${[...first][0]}. ${rest.join(' ')}`);
}

/** All players on a side's sheets, as on the latest sheet of a match they played, otherwise the last one. */
export function playersOf({ meetings }: Met, side: Side) {
  const latest = new Map<string, { playerId: string; name: string; number: string | undefined }>();
  for (const hasPlayed of [false, true])
    for (const { boxScore } of meetings)
      for (const { playerId, name, number, played } of boxScore[side].players)
        if (played === hasPlayed || !latest.has(playerId))
          latest.set(playerId, { playerId, name, number });
  return [...latest.values()];
}

/** A side's players that a printed name (and shirt number) can mean. */
export function meant(met: Met, side: Side, printed: string, number?: string) {
  return playersOf(met, side).filter(
    (player) =>
      isNameOf(player.name, printed) && (number === undefined || player.number === number),
  );
}
