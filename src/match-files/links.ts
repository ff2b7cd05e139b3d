import { technicals } from '../basketball/free-throw-trips.ts';
import { isTeamFoul } from '../basketball/team-fouls.ts';
import { knownWord } from '../contract/known-word.ts';
import type { RecordedEvent, RecordedSideName } from './recorded-match.ts';

/** An act of a file that does not say which acts belong together. */
export interface Act
  extends Pick<
    RecordedEvent,
    'period' | 'clockSeconds' | 'side' | 'type' | 'subtype' | 'made' | 'playerKey'
  > {
  /** Of a block: the player who was blocked, where the file says so. */
  blocked?: string;
}

/** Rows this far apart may still be of one act: free throws bring substitutions between a miss and its rebound. */
const farthest = 14;
const beside = 4;

const shots = new Set(['twoPointer', 'threePointer', 'freeThrow']);

/** What kind of act another belongs to: whether `other` is one, how far it may be and whether also after the act. */
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
 * For the index of an assist, rebound, steal, block or foul drawn the index of the act that it belongs to, where the file
 * does not link them: the nearest earlier one that fits and that no other has; a block's shot and a foul may also follow.
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
 * For the index of each free throw its turn ("1of2"), where the file does not number them: those of one player at one stop of
 * the clock are a trip; more than three are trips of two. By FIBA's rules (Art. 36) a technical foul is one free throw, thrown
 * before the others; elsewhere (`technicalShots` 2) it is a trip like any other.
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

/** A file's row numbers as keys of the rows; a repeated number gets a suffix. */
export function uniqueKeys(numbers: readonly number[]): string[] {
  const seen = new Map<number, number>();
  return numbers.map((number) => {
    const turn = (seen.get(number) ?? 0) + 1;
    seen.set(number, turn);
    return turn === 1 ? String(number) : `${number}-${turn}`;
  });
}
