import { normalisedName } from '../contract/normalised-name.ts';
import {
  type MatchEvent,
  type MatchSheet,
  type SheetEntry,
  type Side,
  sides,
} from '../contract/play-by-play.ts';

/** What tells who is who: the sheet, and what each player did. */
interface Played {
  matchSheet: MatchSheet;
  events: readonly MatchEvent[];
}

/** A word for each player, by side and id ("team 0f1e…"): whoever has the same one in both is one person. */
export interface WhoIsWho {
  file: ReadonlyMap<string, string>;
  stored: ReadonlyMap<string, string>;
}

/**
 * Finds the players of one sheet on another of the same match, whose names may have been mended or taken away since: by
 * full name, else by shirt, else by having done exactly the same.
 */
export function samePlayers(file: Played, stored: Played): WhoIsWho {
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

/** The entries whose feature no other entry has, by that feature. */
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

/** What each player of a side did, in order, as one text. */
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
