import { technicals } from '../basketball/free-throw-trips.ts';
import { isTeamFoul } from '../basketball/team-fouls.ts';
import { knownWord } from '../contract/known-word.ts';
import type { RecordedEvent, RecordedSideName } from './recorded-match.ts';

/** A play of a file that does not link its plays. */
export interface Act
  extends Pick<
    RecordedEvent,
    'period' | 'clockSeconds' | 'side' | 'type' | 'subtype' | 'made' | 'playerKey'
  > {
  /** Of a block: the blocked player, if the file says so. */
  blocked?: string;
}

/** Related rows may be this far apart: free throws bring substitutions between a miss and its rebound. */
const farthest = 14;
const beside = 4;

const shots = new Set(['twoPointer', 'threePointer', 'freeThrow']);

/** The play that another one belongs to: whether `other` fits, how many rows away it may be, and whether it may follow. */
interface Sought {
  reach: number;
  after: boolean;
  fits(other: Act, act: Act): boolean;
}

const isMissed = (other: Act) => shots.has(other.type) && other.made === false;
const ofSameSide = (other: Act, act: Act) => other.side === act.side;
const ofOtherSide = (other: Act, act: Act) => other.side !== null && other.side !== act.side;

const soughtBy: Partial<Record<string, Sought>> = {
  assist: {
    reach: farthest,
    after: false,
    fits: (other, act) =>
      shots.has(other.type) &&
      other.made === true &&
      ofSameSide(other, act) &&
      other.playerKey !== act.playerKey,
  },
  rebound: {
    reach: farthest,
    after: false,
    fits: (other, act) =>
      isMissed(other) &&
      ((act.subtype === 'offensive' && ofSameSide(other, act)) ||
        (act.subtype === 'defensive' && ofOtherSide(other, act))),
  },
  steal: {
    reach: farthest,
    after: false,
    fits: (other, act) => other.type === 'turnover' && ofOtherSide(other, act),
  },
  block: {
    reach: beside,
    after: true,
    fits: (other, act) =>
      isMissed(other) &&
      other.type !== 'freeThrow' &&
      ofOtherSide(other, act) &&
      (act.blocked === undefined || other.playerKey === act.blocked),
  },
  foulDrawn: {
    reach: beside,
    after: true,
    fits: (other, act) => isTeamFoul(other) && ofOtherSide(other, act),
  },
};

/**
 * For files that do not link plays: the index of the play that an assist, rebound, steal, block or foul drawn belongs to. It
 * is the nearest earlier play that fits and is not taken; a block's shot and a foul drawn's foul may also follow.
 */
export function relatedActs(acts: readonly Act[]): Map<number, number> {
  const related = new Map<number, number>();
  const taken = new Set<string>();
  acts.forEach((act, index) => {
    const sought = knownWord(soughtBy, act.type);
    if (sought === undefined) return;
    const at = around(index, sought).find((place) => {
      const other = acts[place];
      if (other === undefined || other.period !== act.period) return false;
      return !taken.has(`${act.type} ${place}`) && sought.fits(other, act);
    });
    if (at === undefined) return;
    taken.add(`${act.type} ${at}`);
    related.set(index, at);
  });
  return related;
}

/** The indexes around `index`, nearest first. */
function around(index: number, { reach, after }: Sought): number[] {
  const distances = Array.from({ length: reach }, (_, step) => step + 1);
  return distances.flatMap((distance) =>
    after ? [index - distance, index + distance] : [index - distance],
  );
}

/**
 * For files that do not number free throws: each free throw's turn, such as "1of2", by index. A player's free throws at one
 * stopped clock are a trip; more than three are trips of two. By FIBA's rules (Art. 36) a technical foul is one free throw,
 * before the others; with `technicalShots` 2 it is a normal trip.
 */
export function freeThrowTurns(acts: readonly Act[], technicalShots: 1 | 2): Map<number, string> {
  const turns = new Map<number, string>();
  const stops = new Map<string, number[]>();
  const singles = new Map<string, number>();
  acts.forEach(({ type, subtype, side, period, clockSeconds, playerKey }, index) => {
    const moment = `${period} ${clockSeconds}`;
    if (technicalShots === 1 && type === 'foul' && technicals.has(subtype ?? '')) {
      const against = `${moment} ${otherSideOf(side)}`;
      singles.set(against, (singles.get(against) ?? 0) + 1);
    }
    if (type !== 'freeThrow') return;
    const single = singles.get(`${moment} ${side}`) ?? 0;
    if (single > 0) {
      singles.set(`${moment} ${side}`, single - 1);
      turns.set(index, '1of1');
      return;
    }
    const stop = `${moment} ${side} ${playerKey}`;
    stops.set(stop, [...(stops.get(stop) ?? []), index]);
  });
  for (const thrown of stops.values()) {
    const size = thrown.length > 3 ? 2 : thrown.length;
    thrown.forEach((index, place) => {
      const trip = Math.min(size, thrown.length - size * Math.floor(place / size));
      turns.set(index, `${(place % size) + 1}of${trip}`);
    });
  }
  return turns;
}

function otherSideOf(side: RecordedSideName | null): RecordedSideName | null {
  return side && (side === 'home' ? 'away' : 'home');
}

/** Unique keys from a file's row numbers; a repeated number gets a suffix. */
export function uniqueKeys(numbers: readonly number[]): string[] {
  const seen = new Map<number, number>();
  return numbers.map((number) => {
    const turn = (seen.get(number) ?? 0) + 1;
    seen.set(number, turn);
    return turn === 1 ? String(number) : `${number}-${turn}`;
  });
}
