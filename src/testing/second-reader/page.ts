import type { Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Claim } from './reading.ts';

/* A rendered page, text by text; each is read by the wording that matches it. */

/** A text of a page: a heading, a row or a list item, with `|` between separate elements. */
export interface PageLine {
  text: string;
  /** Its heading; '' if none. */
  part: string;
  /** `opponent` in the second of two lists or articles; then the index in its list, and the list's length. */
  side: Side;
  at: number;
  of: number;
}

interface Page<Of> {
  match: Of;
  language: Language;
  lines: readonly PageLine[];
}

/** A text's wording in each language, and its claims about a record. */
export interface PageWording<Of> {
  /** The heading it belongs to; any if absent. */
  part?: Readonly<Record<Language, string>>;
  en: RegExp;
  es: RegExp;
  read(groups: string[], line: PageLine & Page<Of>): Claim[];
}

/** The claims of each text of a page; `null` for an unknown wording. */
export function readPage<Of>(
  lines: readonly PageLine[],
  wordings: readonly PageWording<Of>[],
  match: Of,
  language: Language,
): (Claim[] | null)[] {
  return lines.map((line) => {
    for (const { part, read, ...patterns } of wordings) {
      if (part !== undefined && part[language] !== line.part) continue;
      const found = patterns[language].exec(line.text);
      if (found !== null) return read(found.slice(1), { ...line, match, language, lines });
    }
    return null;
  });
}

/** The text with another number or name (of `names`); `null` if it has neither. */
export function plantedIn(
  line: PageLine,
  names: readonly string[],
  random: () => number,
): PageLine | null {
  const pick = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)];
  const named = names.filter((name) =>
    line.text.split(/[|,·:]/).some((part) => part.includes(name)),
  );
  const name = random() < 0.3 ? pick(named) : undefined;
  const other = pick(names.filter((each) => name !== undefined && !each.includes(name)));
  if (name !== undefined && other !== undefined)
    return { ...line, text: line.text.replace(name, () => other) };
  const digits = pick([...line.text.matchAll(/\d+/g)]);
  if (digits === undefined) return null;
  const by = 1 + Math.floor(random() * 3);
  const value = Number(digits[0]) + (Number(digits[0]) < by || random() < 0.5 ? by : -by);
  const text = `${value}`.padStart(digits[0].length, '0');
  const rest = line.text.slice(digits.index + digits[0].length);
  return { ...line, text: line.text.slice(0, digits.index) + text + rest };
}
