import { numbersOf } from '../basketball/line.ts';
import type { BoxScore } from '../contract/box-score.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import {
  type MatchEvent,
  type MatchSheet,
  type SheetEntry,
  type Side,
  sides,
} from '../contract/play-by-play.ts';

/**
 * A match's content for comparison. Day, venue and competition are left out, since files write them differently or not at
 * all.
 */
export interface MatchContent {
  finished: boolean;
  matchSheet: MatchSheet;
  /** In match order; empty for a box score without plays. */
  events: readonly MatchEvent[];
  boxScore: BoxScore;
}

/** How a file's match relates to a stored one; `added` and `removed` count the events that only one of them has. */
export type MatchRelation =
  | { kind: 'same' }
  | { kind: 'newer'; added: number; removed: number }
  | { kind: 'other' };

/** With fewer distinctive events than this, all must be in the other match. */
const few = 8;

/**
 * Compares a file's match with a stored one, both from the club's side: the same, newer (a later state or a correction: most
 * events of the shorter one are in the other), or another match. Names and numbers may differ: `samePlayers` pairs the
 * players. A match in another format, or without plays, is recognised by its players' points.
 */
export function relationOf(file: MatchContent, stored: MatchContent): MatchRelation {
  const whoIsWho = samePlayers(file, stored);
  const fileEvents = tokensOf(file, whoIsWho.file);
  const storedEvents = tokensOf(stored, whoIsWho.stored);
  const inBoth = shared(fileEvents.distinctive, storedEvents.distinctive);
  const smaller = Math.min(fileEvents.distinctive.length, storedEvents.distinctive.length);
  if (smaller > 0 && (smaller < few ? inBoth === smaller : inBoth > smaller / 2)) {
    return difference(file, stored, whoIsWho, fileEvents.whole, storedEvents.whole);
  }
  if (!pointsAgree(file, stored, whoIsWho)) return { kind: 'other' };
  if (file.events.length === 0 && stored.events.length > 0) return { kind: 'same' };
  if (file.events.length > 0) {
    return { kind: 'newer', added: file.events.length, removed: stored.events.length };
  }
  return difference(
    file,
    stored,
    whoIsWho,
    linesOf(file, whoIsWho.file),
    linesOf(stored, whoIsWho.stored),
  );
}

/** A token for each player by side and id, equal for the same player in both matches. */
type Words = ReadonlyMap<string, string>;

/** An event's token, without its index and the score, which change with every earlier event. */
function tokensOf({ events }: MatchContent, words: Words) {
  const whole: string[] = [];
  const distinctive: string[] = [];
  for (const event of events) {
    const { period, clockSeconds, side, type, subtype, made, points, qualifiers } = event;
    const player = event.playerId === undefined ? '' : words.get(`${side} ${event.playerId}`);
    const token = [period, clockSeconds, side, player, type, subtype, made, points].join('|');
    const place = event.courtPosition;
    const where = place === undefined ? '' : `${place.x.toFixed(2)} ${place.y.toFixed(2)}`;
    whole.push(`${token}|${where}|${[...(qualifiers ?? [])].sort().join()}`);
    // In every match periods begin and end at full minutes.
    if (clockSeconds !== null && clockSeconds % 60 !== 0) distinctive.push(token);
  }
  return { whole, distinctive };
}

function shared(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of other) left.set(token, (left.get(token) ?? 0) + 1);
  let count = 0;
  for (const token of one) {
    const more = left.get(token) ?? 0;
    if (more === 0) continue;
    left.set(token, more - 1);
    count += 1;
  }
  return count;
}

function difference(
  file: MatchContent,
  stored: MatchContent,
  words: { file: Words; stored: Words },
  fileParts: readonly string[],
  storedParts: readonly string[],
): MatchRelation {
  const inBoth = shared(fileParts, storedParts);
  const added = fileParts.length - inBoth;
  const removed = storedParts.length - inBoth;
  const isSame =
    added + removed === 0 &&
    // A stored match may have been ended by hand.
    (stored.finished || !file.finished) &&
    String(sheetOf(file, words.file)) === String(sheetOf(stored, words.stored));
  return isSame ? { kind: 'same' } : { kind: 'newer', added, removed };
}

/** The players on the sheet, and the starters. */
function sheetOf({ matchSheet }: MatchContent, words: Words): string[] {
  return sides
    .flatMap((side) =>
      matchSheet[side].map(
        ({ playerId, starter }) => `${words.get(`${side} ${playerId}`)} ${starter}`,
      ),
    )
    .sort();
}

const linesOf = (content: MatchContent, words: Words) =>
  sides.flatMap((side) =>
    content.boxScore[side].players.map((line) =>
      JSON.stringify([words.get(`${side} ${line.playerId}`), line.starter, numbersOf(line)]),
    ),
  );

/** Whether four of five players who scored in either match have equal points in both, which is never a coincidence. */
function pointsAgree(
  file: MatchContent,
  stored: MatchContent,
  words: { file: Words; stored: Words },
): boolean {
  const points = (content: MatchContent, side: Side, known: Words) =>
    new Map(
      content.boxScore[side].players.map((line) => [
        known.get(`${side} ${line.playerId}`) ?? '',
        line.points ?? 0,
      ]),
    );
  let scorers = 0;
  let equal = 0;
  for (const side of sides) {
    const one = points(file, side, words.file);
    const other = points(stored, side, words.stored);
    for (const player of new Set([...one.keys(), ...other.keys()])) {
      const [a = 0, b = 0] = [one.get(player), other.get(player)];
      if (a === 0 && b === 0) continue;
      scorers += 1;
      if (a === b) equal += 1;
    }
  }
  return scorers >= 5 && equal >= scorers * 0.8;
}

/** The compared data: the sheet, and each player's events. */
interface Played {
  matchSheet: MatchSheet;
  events: readonly MatchEvent[];
}

/** A token for each player by side and id ("team 0f1e…"); the same person has the same token in both. */
export interface WhoIsWho {
  file: ReadonlyMap<string, string>;
  stored: ReadonlyMap<string, string>;
}

/**
 * Finds the players of one sheet on another sheet of the same match by full name, by shirt, or by identical events, since
 * names may have been corrected or erased.
 */
function samePlayers(file: Played, stored: Played): WhoIsWho {
  const words = { file: new Map<string, string>(), stored: new Map<string, string>() };
  for (const side of sides) {
    const left = {
      file: [...file.matchSheet[side]],
      stored: [...stored.matchSheet[side]],
    };
    let count = 0;
    const pair = (feature: (entry: SheetEntry, of: 'file' | 'stored') => string) => {
      const byFeature = once(left.stored, (entry) => feature(entry, 'stored'));
      for (const [key, entry] of once(left.file, (each) => feature(each, 'file'))) {
        const other = byFeature.get(key);
        if (key === '' || other === undefined) continue;
        count += 1;
        words.file.set(`${side} ${entry.playerId}`, `${side} ${count}`);
        words.stored.set(`${side} ${other.playerId}`, `${side} ${count}`);
        left.file.splice(left.file.indexOf(entry), 1);
        left.stored.splice(left.stored.indexOf(other), 1);
      }
    };
    const acts = { file: actsOf(file.events, side), stored: actsOf(stored.events, side) };
    pair(({ name, number }) => `${normalisedName(name)} ${number ?? ''}`);
    pair(({ name }) => normalisedName(name));
    pair(({ number }) => number ?? '');
    pair(({ playerId }, of) => acts[of].get(playerId) ?? '');
    for (const of of ['file', 'stored'] as const) {
      for (const { playerId } of left[of]) {
        words[of].set(`${side} ${playerId}`, `${of} ${side} ${playerId}`);
      }
    }
  }
  return words;
}

/** The entries whose feature is unique, by that feature. */
function once(
  entries: readonly SheetEntry[],
  feature: (entry: SheetEntry) => string,
): Map<string, SheetEntry> {
  const found = new Map<string, SheetEntry>();
  const twice = new Set<string>();
  for (const entry of entries) {
    const key = feature(entry);
    if (found.has(key)) twice.add(key);
    found.set(key, entry);
  }
  for (const key of twice) found.delete(key);
  return found;
}

/** The events of each player of a side, in order, as one text. */
function actsOf(events: readonly MatchEvent[], side: Side): Map<string, string> {
  const acts = new Map<string, string>();
  for (const event of events) {
    if (event.side !== side || event.playerId === undefined) continue;
    const { playerId, period, clockSeconds, type, subtype, made } = event;
    const act = [period, clockSeconds, type, subtype, made].join('|');
    acts.set(playerId, `${acts.get(playerId) ?? ''};${act}`);
  }
  return acts;
}
