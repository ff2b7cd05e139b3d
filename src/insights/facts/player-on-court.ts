import { repeatsOf } from '../../basketball/numbers.ts';
import { lengthOf, marginOf } from '../finished-match.ts';
import type { PlayerSeason } from '../player-season.ts';
import { said } from '../words/said.ts';
import type { Finding } from './fact.ts';

/** With less time without the player, in seconds, the two are not compared. */
const leastRest = 5 * 60;

/** One standard deviation of a match's margin, in points (Stern 1994). */
const spreadOfMargin = 13.5;

/** Chance alone keeps nine of ten differences within this many standard deviations. */
const leastDeviations = 1.6449;

/**
 * The score with a player on court compared with the score without; a fifth of the difference is attributed to the
 * player. One match's +/- hardly predicts the next, so there is no drill.
 */
export function playerOnCourt({ line, season }: PlayerSeason): Finding | null {
  const { name, seconds, plusMinus } = line;
  const margin = marginOf(season.match);
  const rest = seconds === null ? 0 : lengthOf(season.match) - seconds;
  if (plusMinus === null || margin === null || seconds === null || rest < leastRest) return null;
  const without = margin - plusMinus;
  const usual = (without / rest) * seconds;
  const points = (plusMinus - usual) / 5;
  // A lead is never a fault, nor a deficit a merit, because the others did still better or worse.
  if (Math.sign(points) !== Math.sign(plusMinus)) return null;
  const deviations = Math.abs(plusMinus - usual) / (spreadOfMargin * Math.sqrt(seconds / rest));
  if (deviations < leastDeviations) return null;
  const isTurned = Math.sign(without) === -Math.sign(plusMinus);
  return {
    topic: 'onCourt',
    isOnCourt: true,
    points,
    deviations,
    repeats: repeatsOf('plusMinus', 'attack').oneMatch,
    value: plusMinus,
    usual,
    eventIds: [],
    says: [
      said(isTurned ? 'on court/turned' : 'on court/more', {
        name,
        margin: { signed: plusMinus },
        time: { clock: seconds },
        without: { signed: without },
        rest: { clock: rest },
      }),
    ],
  };
}
