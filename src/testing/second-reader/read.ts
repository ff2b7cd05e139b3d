import type { Claim, Context, Found, Rule } from './reading.ts';
import { rulesFor } from './rules.ts';
import { canonicalOf, type Named } from './tokens.ts';
import type { Written } from './written.ts';

/** What the reader makes of one item of a list. */
export interface Read {
  claims: Claim[];
  /** Numbers and names that no rule accounts for, with the sentence in the controlled wording. */
  unread: string[];
  /** The numbers that were counted again, by their place in the item; those of a model are left out. */
  counted: Place[];
}

/** Where a number or a name stands in an item. */
export interface Place {
  from: number;
  to: number;
  token: string;
}

/** A token that says something which must be accounted for. */
const telling = /(?<= )(?:[npftd]-?\d+(?:\.\d+)?|s\d+-\d+|w\d+)(?= )/g;

/** Reads an item of a list, sentence by sentence, and holds each number and name in it against the record. */
export function read(item: Omit<Written, 'beside'>): Read {
  const claims: Claim[] = [];
  const unread: string[] = [];
  const counted: Place[] = [];
  const context: Context = {
    item,
    match: item.match,
    text: '',
    named: [],
    before: '',
    stretch: null,
    last: null,
  };
  let start = 0;
  for (const sentence of sentencesOf(item.sentence)) {
    start = item.sentence.indexOf(sentence, start);
    const { text, named, spans } = canonicalOf(sentence, item.match, item.language);
    Object.assign(context, { text, named });
    const accounted = new Set<number>();
    for (const rule of rulesFor(item)) {
      const before = new Set(accounted);
      apply(rule, context, accounted, claims);
      for (const at of accounted) {
        const span = spans.get(at);
        if (rule.modelled || before.has(at) || span === undefined) continue;
        const token = / ?(\S+)/.exec(text.slice(at))?.[1] ?? '';
        counted.push({ from: start + span[0], to: start + span[1], token });
      }
    }
    for (const token of text.matchAll(telling))
      if (!accounted.has(token.index) && !isSaid(token[0], named, claims))
        unread.push(`${token[0]} in${text}`);
    context.before += text;
  }
  return { claims, unread, counted };
}

/** Whether a name is accounted for by what was counted of that player. */
function isSaid(token: string, named: readonly Named[], claims: readonly Claim[]): boolean {
  if (!token.startsWith('w')) return false;
  const player = named[Number(token.slice(1))];
  return player !== undefined && claims.some(({ about }) => about.includes(player.playerId));
}

/** An item's sentences: "3.5" and "Jr." end none. */
function sentencesOf(item: string): string[] {
  return item.split(/(?<=[.!?])\s+(?=[\p{Lu}\d¿¡])/u);
}

function apply(rule: Rule, context: Context, accounted: Set<number>, claims: Claim[]): void {
  for (const match of context.text.matchAll(rule.pattern)) {
    const places = Object.entries(match.indices?.groups ?? {}).flatMap(([, at]) =>
      at === undefined ? [] : [at],
    );
    const tokens = places.flatMap(([from, to]) =>
      [...context.text.slice(from, to + 1).matchAll(/(?:^|(?<= ))[npftdsw]-?\d\S*(?= |$)/g)].map(
        (token) => from + token.index,
      ),
    );
    if (tokens.some((at) => accounted.has(at) && context.text[at] !== 'w')) continue;
    const found = rule.read(foundAt(match), context);
    if (found === null) continue;
    for (const at of tokens) accounted.add(at);
    claims.push(...found);
  }
}

function foundAt(match: RegExpExecArray): Found {
  const group = (name: string) => match.groups?.[name]?.trim();
  return {
    at: match.index,
    end: match.index + match[0].length,
    whole: match[0],
    number: (name) => Number(group(name)?.replace(/^[a-z]/, '') ?? Number.NaN),
    score: (name) => {
      const [a = Number.NaN, b = Number.NaN] = (group(name) ?? '').slice(1).split('-').map(Number);
      return [a, b];
    },
    word: (name) => group(name)?.replace(/^k:/, '') ?? null,
  };
}
