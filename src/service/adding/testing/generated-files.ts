import type { MatchRecord } from '../../../basketball/match-record.ts';
import { simulateTeams } from '../../../league/simulate-league.ts';
import type { SentMatchFile } from '../../../match-files/read-files.ts';
import { liveStatsOf } from '../../../match-files/testing/livestats-of-record.ts';
import { testNow } from '../../testing/two-clubs.ts';

/** An invented match as files would have it. */
export interface GeneratedMatch {
  club: string;
  opponent: string;
  record: MatchRecord;
}

/** Played matches of some clubs, so many each, of the first team of a separate league. */
export function generatedMatches(clubs: number, each: number): GeneratedMatch[] {
  return Array.from({ length: clubs }, (_, index) => {
    const [first] = simulateTeams(index + 11, testNow);
    const played = (first?.matches ?? []).filter(({ fixture }) => fixture.status === 'completed');
    return played.slice(0, each).map((record) => ({
      club: `Club ${index + 1}`,
      opponent: record.fixture.opponent.name,
      record,
    }));
  }).flat();
}

/** The file of a match, or of a state of it. */
export function fileOf(
  { club, opponent, record }: GeneratedMatch,
  name: string,
  events = record.events,
  status = 'completed',
): SentMatchFile {
  const fixture = { ...record.fixture, status };
  const text = liveStatsOf({ ...record, events, fixture }, { team: club, opponent });
  return { name, bytes: Buffer.from(text) };
}

/** An earlier state: the plays until half-time. */
export function untilHalfTime(match: GeneratedMatch, name: string): SentMatchFile {
  const events = match.record.events.filter(({ period }) => period <= 2);
  return fileOf(match, name, events, 'live');
}

/** A correction: a foul too many is taken out again. */
export function corrected(match: GeneratedMatch, name: string): SentMatchFile {
  const wrong = match.record.events.findLastIndex(({ type }) => type === 'foulDrawn');
  return fileOf(match, name, match.record.events.toSpliced(wrong, 1));
}

/** The items in another order, the same for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
