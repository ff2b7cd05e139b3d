import { plainName } from '../contract/plain-name.ts';
import { type SideWord, sideParts, sideWords } from '../contract/vocabulary.ts';
import { tableOfWords } from './convert.ts';

/** What stands beside a side's word; `self` where nothing does, as in `{ home: … }`. */
export type SidePart = keyof typeof sideParts | 'self';

/** Which side a path speaks of, and what of it. */
export interface Sided {
  side: SideWord;
  part: SidePart;
}

const sideOfWord = tableOfWords(sideWords);
/** What a word beside a side's word means. */
export const partOfWord = tableOfWords(sideParts);

/** Words that say nothing beside a side's word: the `Team` of `homeTeam`. */
const fillers = new Set(['team', 'club', 'side', 'equipo', 'squad']);
/** And records around it. */
const around = new Set([
  'teams',
  'sides',
  'competitors',
  'participants',
  'equipos',
  'data',
  'attributes',
  'details',
  'info',
  'match',
  'game',
  'box',
  'boxscore',
  'sheet',
  'lineups',
  'rosters',
  'alineaciones',
]);

/** The words of a key: `homeTeamScore` → home, team, score. */
function tokensOf(key: string): string[] {
  return key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainName)
    .filter((token) => token !== '');
}

const found = new Map<string, Sided | null>();

/** Which side the keys of a path speak of, and what of it; `null` where they speak of none. */
export function sidedBy(keys: readonly string[]): Sided | null {
  const path = keys.join('\n');
  const known = found.get(path);
  if (known !== undefined) return known;
  const sided = findSide(keys);
  if (found.size < 5_000) found.set(path, sided);
  return sided;
}

function findSide(keys: readonly string[]): Sided | null {
  const tokens = keys.flatMap(tokensOf);
  if (tokens.length === 0 || tokens.length > 8) return null;
  const sides = tokens.map((token) => sideOfWord.get(token));
  // "for" is a side's word beside points only, and "team" only where no other word says more.
  const strong = sides.findIndex(
    (side, at) => side !== undefined && !fillers.has(tokens[at] ?? '') && tokens[at] !== 'for',
  );
  const scored = () => tokens.some((token) => partOfWord.get(token) === 'score');
  const weak = sides.findIndex(
    (side, at) => side !== undefined && (tokens[at] !== 'for' || scored()),
  );
  const at = strong === -1 ? weak : strong;
  const side = sides[at];
  if (side === undefined) return null;
  const rest = tokens.filter(
    (token, index) => index !== at && !fillers.has(token) && !around.has(token),
  );
  const word = rest.join('');
  const whole = word === '' ? 'self' : partOfWord.get(word);
  if (whole) return { side, part: whole };
  // A second side's word would make it unclear whose it is.
  if (rest.some((token) => sideOfWord.has(token))) return null;
  const part = lastPart(rest);
  return part ? { side, part } : null;
}

/** `score.home.total`, `home.score.points`: two words for one thing. */
function lastPart(rest: readonly string[]): SidePart | undefined {
  const parts = new Set(rest.map((token) => partOfWord.get(token)));
  if (parts.size === 1) return partOfWord.get(rest[0] ?? '');
  return parts.has('score') && parts.has('totals') && parts.size === 2 ? 'score' : undefined;
}

/** A name as names of teams are compared. */
export const sameName = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  plainName(a) === plainName(b) &&
  a.trim() !== '';
