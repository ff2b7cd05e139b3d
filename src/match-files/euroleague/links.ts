import { knownWord } from '../../contract/known-word.ts';
import type { RecordedSideName } from '../recorded-match.ts';
import type { EuroleagueRow } from './file.ts';

/** One row with what its place in the file tells. */
export interface EuroleagueStep {
  row: EuroleagueRow;
  period: number;
  clockSeconds: number;
  side: RecordedSideName | null;
  playerKey?: string;
}

/** Rows this far apart may still be of one act: free throws bring substitutions between a miss and its rebound. */
const farthest = 14;
const beside = 4;

const made = new Set(['2FGM', '3FGM', 'FTM']);
const missed = new Set(['2FGA', '3FGA', 'FTA']);
const missedShots = new Set(['2FGA', '3FGA']);
const rebounds = new Set(['O', 'D']);
const fouls = new Set(['CM', 'OF', 'CMU', 'CMT', 'CMD']);
const technicals = new Set(['CMT', 'C', 'B']);

/** What kind of row an act belongs to: whether `other` is one, how far it may be and whether also after the act. */
interface Sought {
  reach: number;
  after: boolean;
  fits(other: EuroleagueStep, act: EuroleagueStep, blocked: string | undefined): boolean;
}

const ofSameSide = (other: EuroleagueStep, act: EuroleagueStep) => other.side === act.side;
const ofOtherSide = (other: EuroleagueStep, act: EuroleagueStep) =>
  other.side !== null && other.side !== act.side;

const soughtBy: Partial<Record<string, Sought>> = {
  AS: {
    reach: farthest,
    after: false,
    fits: (other, act) =>
      made.has(other.row.PLAYTYPE) && ofSameSide(other, act) && other.playerKey !== act.playerKey,
  },
  O: {
    reach: farthest,
    after: false,
    fits: (other, act) => missed.has(other.row.PLAYTYPE) && ofSameSide(other, act),
  },
  D: {
    reach: farthest,
    after: false,
    fits: (other, act) => missed.has(other.row.PLAYTYPE) && ofOtherSide(other, act),
  },
  ST: {
    reach: farthest,
    after: false,
    fits: (other, act) => other.row.PLAYTYPE === 'TO' && ofOtherSide(other, act),
  },
  FV: {
    reach: beside,
    after: true,
    fits: (other, act, blocked) =>
      missedShots.has(other.row.PLAYTYPE) &&
      ofOtherSide(other, act) &&
      (blocked === undefined || other.playerKey === blocked),
  },
  RV: {
    reach: beside,
    after: true,
    fits: (other, act) => fouls.has(other.row.PLAYTYPE) && ofOtherSide(other, act),
  },
};

/**
 * For the index of an assist, rebound, steal, block or foul drawn the index of the row that it belongs to. The file does
 * not link them: it is the nearest earlier one that fits and that no other has; a block's shot and a foul may also follow.
 */
export function relatedRows(steps: readonly EuroleagueStep[]): Map<number, number> {
  const related = new Map<number, number>();
  const taken = new Set<string>();
  steps.forEach((act, index) => {
    const sought = knownWord(soughtBy, act.row.PLAYTYPE);
    if (sought === undefined) return;
    const claim = rebounds.has(act.row.PLAYTYPE) ? 'rebound' : act.row.PLAYTYPE;
    const blocked = act.row.PLAYTYPE === 'FV' ? blockedPlayer(steps, index) : undefined;
    const at = around(index, sought).find((place) => {
      const other = steps[place];
      if (other === undefined || other.period !== act.period) return false;
      return !taken.has(`${claim} ${place}`) && sought.fits(other, act, blocked);
    });
    if (at === undefined) return;
    taken.add(`${claim} ${at}`);
    related.set(index, at);
  });
  return related;
}

/** The places around `index`, nearest first. */
function around(index: number, { reach, after }: Sought): number[] {
  const distances = Array.from({ length: reach }, (_, step) => step + 1);
  return distances.flatMap((distance) =>
    after ? [index - distance, index + distance] : [index - distance],
  );
}

/** Who was blocked: the nearest row says so, before or after the block's own. */
function blockedPlayer(steps: readonly EuroleagueStep[], block: number): string | undefined {
  const blocker = steps[block];
  for (const distance of [-1, 1, -2, 2, -3, 3]) {
    const step = steps[block + distance];
    if (step?.row.PLAYTYPE === 'AG' && step.side !== blocker?.side) return step.playerKey;
  }
  return undefined;
}

/**
 * For the index of each free throw its turn ("1of2"). The file does not number them: those of one player at one stop of
 * the clock are a trip, after the single ones of technical fouls (FIBA Art. 36); more than three are trips of two.
 */
export function freeThrowTurns(steps: readonly EuroleagueStep[]): Map<number, string> {
  const turns = new Map<number, string>();
  const stops = new Map<string, number[]>();
  const singles = new Map<string, number>();
  steps.forEach(({ row, side, period, clockSeconds, playerKey }, index) => {
    const moment = `${period} ${clockSeconds}`;
    if (technicals.has(row.PLAYTYPE)) {
      const against = `${moment} ${side === 'home' ? 'away' : 'home'}`;
      singles.set(against, (singles.get(against) ?? 0) + 1);
    }
    if (row.PLAYTYPE !== 'FTM' && row.PLAYTYPE !== 'FTA') return;
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
