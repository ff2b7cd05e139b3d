import type { Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Lexicon } from './lexicon.ts';
import type { PlayedMatch } from './match.ts';
import { wordsEn } from './words-en.ts';
import { wordsEs } from './words-es.ts';

/** Whom a sentence can name. */
export interface Named {
  side: Side;
  playerId: string;
  name: string;
}

/**
 * A sentence in one controlled wording for both languages, so that one grammar reads them: numbers by what they look like
 * (`n11` a count, `p46` per cent, `f1.05` a decimal, `s83-74` a score, `t252` a clock in seconds, `d-8` with a sign), `w0`
 * a player by index, `opp` and `you` the sides, `k:threes` what is counted, `q:3` a period, and a small set of plain words;
 * a word that the lexicon does not know stays with `_` before it.
 */
export interface Canonical {
  text: string;
  /** The players that the sentence names, in the order of their `w` numbers. */
  named: Named[];
  /** Where each token of `text` stands in the sentence, by its place in `text`. */
  spans: ReadonlyMap<number, readonly [from: number, to: number]>;
}

const number = '\\d+';
const numbers: readonly [RegExp, (text: string) => string][] = [
  [/\d+\.ª personal/y, (text) => `k:fouls n${Number.parseInt(text, 10)}`],
  [/\d{1,2}:\d{2}(?!\d)/y, (text) => `t${seconds(text)}`],
  [/\d+[–-]\d+(?![\d.,]\d)/y, (text) => `s${text.replace('–', '-')}`],
  [/\d+\/\d+/y, (text) => text.replace(/(\d+)\/(\d+)/, 'n$1 of n$2')],
  [/[+−]?\d+(?:[.,]\d+)?[\s\u00A0]?%/y, (text) => `p${decimal(text.replace(/[\s\u00A0]?%/, ''))}`],
  [/[+−]\d+(?:[.,]\d+)?/y, (text) => `d${decimal(text)}`],
  [/\d+[.,]\d+/y, (text) => `f${decimal(text)}`],
  [new RegExp(number, 'y'), (text) => `n${text}`],
];

function seconds(clock: string): number {
  const [minutes, rest] = clock.split(':').map(Number);
  return 60 * (minutes ?? 0) + (rest ?? 0);
}

function decimal(text: string): string {
  return text.replace('−', '-').replace('+', '').replace(',', '.');
}

const compiled = new Map<Language, { pattern: RegExp; symbols: string[] }>();

/** How many letters a pattern can read at most. */
function mostOf(pattern: string): number {
  let rest = pattern.replaceAll(/\(\?[=!][^)]*\)/g, '');
  const group = /\((?:\?:)?([^()]*)\)/;
  for (let found = group.exec(rest); found !== null; found = group.exec(rest)) {
    const longest = (found[1] ?? '').split('|').sort((a, b) => b.length - a.length)[0] ?? '';
    rest = rest.replace(found[0], longest);
  }
  return rest.replaceAll(/[?\\]/g, '').length;
}

function lexiconOf(language: Language) {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  // The longest first; forms of any word, like "perdiste", after all words of their own.
  const rank = ([pattern]: Lexicon[number]) => (pattern.startsWith('\\p') ? 0 : mostOf(pattern));
  const lexicon = [...(language === 'es' ? wordsEs : wordsEn)].sort((a, b) => rank(b) - rank(a));
  const all = lexicon.map(([pattern]) => `(${pattern.replaceAll(' ', '[\\s\\u00A0]+')})`);
  const made = {
    pattern: new RegExp(`(?:${all.join('|')})(?![\\p{L}\\d])`, 'yu'),
    symbols: lexicon.map(([, symbol]) => symbol),
  };
  compiled.set(language, made);
  return made;
}

/** Reads a sentence into the controlled wording. */
export function canonicalOf(sentence: string, match: PlayedMatch, language: Language): Canonical {
  const named: Named[] = [];
  let at = 0;
  const out: string[] = [];
  const ends: [from: number, to: number][] = [];
  const put = (symbol: string, to: number) => {
    if (symbol !== '') ends[out.push(symbol) - 1] = [at, to];
    at = to;
  };
  const { pattern, symbols } = lexiconOf(language);
  const names = namesOf(match);
  const lower = sentence.toLowerCase();
  scan: while (at < sentence.length) {
    const isWordStart = at === 0 || !/[\p{L}\d]/u.test(sentence[at - 1] ?? '');
    if (isWordStart) {
      for (const { name, read } of names) {
        if (!sentence.startsWith(name, at) || /[\p{L}\d]/u.test(sentence[at + name.length] ?? ''))
          continue;
        put(typeof read === 'string' ? read : `w${indexOf(named, read)}`, at + name.length);
        const possessive = /^(?:’s|'s|’)(?![\p{L}])/u.exec(sentence.slice(at, at + 3));
        if (possessive !== null && language === 'en') at += possessive[0].length;
        continue scan;
      }
    }
    for (const [form, read] of numbers) {
      form.lastIndex = at;
      const found = form.exec(sentence);
      if (found === null) continue;
      put(read(found[0]), at + found[0].length);
      continue scan;
    }
    if (isWordStart) {
      pattern.lastIndex = at;
      const found = pattern.exec(lower);
      if (found !== null) {
        const index = found.slice(1).findIndex((group) => group !== undefined);
        put(symbols[index] ?? '', at + found[0].length);
        continue;
      }
    }
    const word = /^[\p{L}’'-]+|^\S|^\s+/u.exec(lower.slice(at))?.[0] ?? ' ';
    put(/\p{L}/u.test(word) ? `_${word}` : word.trim(), at + word.length);
  }
  const spans = new Map<number, [number, number]>();
  let place = 1;
  out.forEach((symbol, index) => {
    const span = ends[index];
    if (span !== undefined) spans.set(place, span);
    place += symbol.length + 1;
  });
  return { text: ` ${out.join(' ')} `, named, spans };
}

function indexOf(named: Named[], player: Named): number {
  const found = named.findIndex(
    ({ side, playerId }) => side === player.side && playerId === player.playerId,
  );
  return found >= 0 ? found : named.push(player) - 1;
}

const nameLists = new WeakMap<PlayedMatch, { name: string; read: string | Named }[]>();

/** Everybody whom a sentence about the match can name, the longest name first. */
function namesOf(match: PlayedMatch) {
  const known = nameLists.get(match);
  if (known !== undefined) return known;
  const players = (['team', 'opponent'] as const).flatMap((side) =>
    match.matchSheet[side].map(({ playerId, name }) => ({
      name,
      read: { side, playerId, name } satisfies Named,
    })),
  );
  const all: { name: string; read: string | Named }[] = [
    ...players,
    { name: match.opponentName, read: 'opp' },
    { name: match.teamName, read: 'you' },
  ].sort((a, b) => b.name.length - a.name.length);
  nameLists.set(match, all);
  return all;
}
