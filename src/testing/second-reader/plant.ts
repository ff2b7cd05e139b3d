import type { Language } from '../../contract/language.ts';
import { read } from './read.ts';
import type { Written } from './written.ts';

/* Errors planted into true sentences: one each, of every kind that a reader must name. */

export type Planted = 'number' | 'name' | 'period' | 'direction' | 'side' | 'only';

/** A sentence with one error, and what was done to it. */
export interface PlantedItem {
  item: Written;
  kind: Planted;
}

/** Random numbers from 0 to 1 by a seed (mulberry32). */
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
    ['Costó', 'Te ahorró'],
    ['valió unos', 'costó unos'],
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

/** Another number than the one that was counted, by one at least; a clock by two seconds at least. */
const number: Plant = (item, random) => {
  const place = pick(
    read(item).counted.filter(({ token }) => /^[npdfts]-?\d/.test(token)),
    random,
  );
  if (place === undefined) return null;
  const text = item.sentence.slice(place.from, place.to);
  const by = 1 + Math.floor(random() * 3);
  const up = random() < 0.5;
  const changed = changedNumber(text, place.token, by, up);
  return changed === null ? null : replaced(item.sentence, place.from, place.to, changed);
};

function changedNumber(text: string, token: string, by: number, up: boolean): string | null {
  if (token.startsWith('t')) {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    const all = Math.max(3, 60 * minutes + seconds + (up ? 2 + by * 5 : -2 - by * 5));
    if (all === 60 * minutes + seconds) return null;
    return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
  }
  const digits = [...text.matchAll(/\d+/g)];
  const found = digits[token.startsWith('s') && !up ? 1 : 0] ?? digits[0];
  if (found === undefined || (text.length > 6 && !/^\d+[–-]\d+$/.test(text) && /\p{L}/u.test(text)))
    return null;
  const value = Number(found[0]);
  const other = up || value < by ? value + by : value - by;
  return replaced(text, found.index, found.index + found[0].length, `${other}`);
}

function replaced(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

/** Another player of the same side, who scored or played otherwise. */
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

/** Who did it: the team instead of the opponent, or the other way. */
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

/** "only" before a count that is above the usual one. */
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

const plants: Record<Planted, Plant> = { number, name, period, direction, side, only };
const kinds = Object.keys(plants) as Planted[];

/** Plants one error into an item; `null` where nothing of the kind chosen, or of any other, can be planted. */
export function plantedIn(item: Written, random: () => number): PlantedItem | null {
  const first = Math.floor(random() * kinds.length);
  for (let turn = 0; turn < kinds.length; turn += 1) {
    const kind = kinds[(first + turn) % kinds.length] ?? 'number';
    const sentence = plants[kind](item, random);
    if (sentence !== null && sentence !== item.sentence)
      return { item: { ...item, sentence }, kind };
  }
  return null;
}

/** Whether the reader names an error: a claim that does not hold, or words that it can no longer read. */
export function isNamed({ item }: PlantedItem): boolean {
  const { claims, unread } = read(item);
  return unread.length > 0 || claims.some(({ holds }) => !holds);
}
