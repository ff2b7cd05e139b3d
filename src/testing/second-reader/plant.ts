import type { Language } from '../../contract/language.ts';
import type { Saying } from '../../insights/words/said.ts';
import { checkValues, read } from './read.ts';
import { placeholders } from './text.ts';
import type { Written } from './written.ts';

/* Plants one error into true sentences and their values, of every kind that the check must find. */

export type Planted = 'number' | 'name' | 'period' | 'direction' | 'side' | 'only' | 'value';

/** A sentence with one error, and the kind of error. */
export interface PlantedItem {
  item: Written;
  kind: Planted;
}

/** Pseudo-random numbers from 0 to 1 by seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const opposites: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ['You won', 'You lost'],
    ['Won ', 'Lost '],
    ['rose from', 'fell from'],
    [' ahead, ', ' down, '],
    ['That cost', 'That saved'],
    ['worth about', 'which cost about'],
    ['mostly luck', 'mostly bad luck'],
    ['better places', 'poorer places'],
    ['better shots', 'poorer shots'],
    ['the most', 'the least'],
    [' more ', ' fewer '],
  ],
  es: [
    ['Ganaste', 'Perdiste'],
    ['Victoria', 'Derrota'],
    ['subieron de', 'bajaron de'],
    ['Ganabas de', 'Perdías de'],
    ['Te costó', 'Te ahorró'],
    ['te valió unos', 'te costó unos'],
    ['sobre todo suerte', 'sobre todo mala suerte'],
    ['mejores sitios', 'peores sitios'],
    ['mejores tiros', 'peores tiros'],
    ['el máximo', 'el mínimo'],
    [' más', ' menos'],
  ],
};

const periods: Record<Language, readonly string[]> = {
  en: ['the first quarter', 'the second quarter', 'the third quarter', 'the fourth quarter'],
  es: ['primer cuarto', 'segundo cuarto', 'tercer cuarto', 'cuarto cuarto'],
};

type Plant = (item: Written, random: () => number) => string | null;

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Changes a number by at least one. */
const number: Plant = ({ sentence }, random) => {
  const found = pick([...sentence.matchAll(/\d+/g)], random);
  if (found === undefined) return null;
  const other = Number(found[0]) + 1 + Math.floor(random() * 3);
  return replaced(sentence, found.index, found.index + found[0].length, `${other}`);
};

function replaced(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

/** Another player of the same side, with other points or minutes. */
const name: Plant = (item, random) => {
  const { match, sentence } = item;
  for (const side of ['team', 'opponent'] as const) {
    const named = match.matchSheet[side].filter((entry) => sentence.includes(entry.name));
    const one = pick(named, random);
    const others = match.boxScore[side].players.filter(
      (player) => player.played && !sentence.includes(player.name) && player.name !== one?.name,
    );
    const other = pick(others, random);
    if (one !== undefined && other !== undefined)
      return sentence.replace(one.name, () => other.name);
  }
  return null;
};

const period: Plant = ({ sentence, language }, random) => {
  const names = periods[language];
  const one = names.find((each) => sentence.includes(each));
  const other = pick(
    names.filter((each) => each !== one),
    random,
  );
  return one === undefined || other === undefined ? null : sentence.replace(one, other);
};

const direction: Plant = ({ sentence, language }, random) => {
  const both = opposites[language].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const found = pick(
    both.filter(([from]) => sentence.includes(from)),
    random,
  );
  return found === undefined ? null : sentence.replace(found[0], found[1]);
};

/** Swaps the team and the opponent. */
const side: Plant = ({ sentence, language, match, playerId }) => {
  if (playerId !== undefined) return null;
  const { opponentName } = match;
  const swaps: readonly (readonly [RegExp, string])[] =
    language === 'en'
      ? [
          [/^You (made|took|scored|got|turned|lost the ball)/, `${opponentName} $1`],
          [/^They (made|took|scored|got|turned|lost the ball)/, 'You $1'],
          [
            new RegExp(`^${escaped(opponentName)} (made|took|scored|got|turned|lost the ball)`),
            'You $1',
          ],
        ]
      : [
          [/^Anotaste (\d|solo)/, `${opponentName} anotó $1`],
          [/^Perdiste el balón/, `${opponentName} perdió el balón`],
          [/^El rival (?:anotó|metió) /, 'Anotaste '],
          [new RegExp(`^${escaped(opponentName)} (?:anotó|metió) `), 'Anotaste '],
          [
            new RegExp(`^(?:El rival|${escaped(opponentName)}) perdió el balón`),
            'Perdiste el balón',
          ],
        ];
  for (const [pattern, by] of swaps)
    if (pattern.test(sentence)) return sentence.replace(pattern, by);
  return null;
};

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Adds "only" before a count above the usual one. */
const only: Plant = ({ sentence, language }) => {
  const found = /(\d+)(?=[^.\d]*?(?: where (\d+) |, cuando lo habitual (?:son|es) (\d+)))/.exec(
    sentence,
  );
  if (found === null || /only|solo/i.test(sentence)) return null;
  const usual = Number(found[2] ?? found[3]);
  if (!(Number(found[1]) > usual)) return null;
  const at = found.index;
  if (/\d of $|\d de $|tus $|your $/.test(sentence.slice(0, at))) return null;
  return replaced(sentence, at, at, language === 'es' ? 'solo ' : 'only ');
};

/** Numbers from a model are only checked for order, not recounted. */
const modelled = /^(?:luck|beyond|again)\//;
/** The least error that makes a sentence false, by kind of number. */
const off: Readonly<Record<string, number>> = {
  clock: 6,
  moment: 6,
  share: 0.03,
  chance: 0.15,
  decimal: 3,
};

/** A wrong number in the finding, as if the writer had miscounted; the text is not checked. */
function plantedValue(item: Written, random: () => number): Written | null {
  const says: readonly Saying[] = structuredClone(item.says);
  const sayings = says.flatMap((one) => ('verdict' in one || modelled.test(one.key) ? [] : [one]));
  const numbers = sayings.flatMap(({ key, values }) =>
    placeholders(key).flatMap((name) => numbersIn({ [name]: values[name] }, values)),
  );
  const change = pick(numbers, random);
  if (change === undefined) return null;
  change(random() < 0.5 ? 1 : -1);
  return { ...item, says };
}

type Change = (sign: number) => void;

/** The possible changes of the numbers in a value. */
function numbersIn(of: object, owner: object): Change[] {
  return Object.entries(of).flatMap(([name, value]): Change[] => {
    if (/^(?:rules|article|deviation|matches|worth|number|digits|a)$/.test(name)) return [];
    if (typeof value !== 'number')
      return typeof value === 'object' && value ? numbersIn(value, value) : [];
    const isShare = name === 'mean' && 'show' in owner;
    const by = off[name] ?? (name === 'mean' ? 2 : 1);
    if (isShare) return [];
    return [(sign) => Object.assign(owner, { [name]: value + sign * by })];
  });
}

const plants: Record<Exclude<Planted, 'value'>, Plant> = {
  number,
  name,
  period,
  direction,
  side,
  only,
};
const kinds = [...(Object.keys(plants) as (keyof typeof plants)[]), 'value' as const];

/** Plants one error into an item, of a random kind if possible; `null` if none can be planted. */
export function plantedIn(item: Written, random: () => number): PlantedItem | null {
  const first = Math.floor(random() * kinds.length);
  for (let turn = 0; turn < kinds.length; turn += 1) {
    const kind = kinds[(first + turn) % kinds.length] ?? 'number';
    if (kind === 'value') {
      const planted = plantedValue(item, random);
      if (planted !== null) return { item: planted, kind };
      continue;
    }
    const sentence = plants[kind](item, random);
    if (sentence !== null && sentence !== item.sentence)
      return { item: { ...item, sentence }, kind };
  }
  return null;
}

/** Whether the check finds an error: a false claim, or words that it can't read. */
export function isNamed({ item, kind }: PlantedItem): boolean {
  if (kind === 'value') return checkValues(item).some(({ holds }) => !holds);
  const { claims, unread } = read(item);
  return unread.length > 0 || claims.some(({ holds }) => !holds);
}
