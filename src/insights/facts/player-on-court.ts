import { subtractCounts } from '../../basketball/line.ts';
import { repeatsOf } from '../../basketball/numbers.ts';
import { minutesAndSeconds } from '../../basketball/score.ts';
import { lengthOf, totalsOf } from '../finished-match.ts';
import { signed } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Finding } from './fact.ts';

/** Under this much without the player, in seconds, the two are not compared. */
const leastRest = 5 * 60;

/** One standard deviation of a match's margin, in points (Stern 1994). */
const spreadOfMargin = 13.5;

/** Four differences of five lie within so many standard deviations: those are what chance does. */
const leastDeviations = 1.2816;

/**
 * The score with a player on court beside the score without; a fifth of the difference is the player's. It is told as what
 * happened: one match's +/- says next to nothing of the next, so that nothing to practise follows.
 */
export function playerOnCourt({ line, season }: PlayerSeason): Finding | null {
  const { name, seconds, plusMinus } = line;
  const { team, opponent } = totalsOf(season.match);
  const margin = subtractCounts(team.points, opponent.points);
  const rest = seconds === null ? 0 : lengthOf(season.match) - seconds;
  if (plusMinus === null || margin === null || seconds === null || rest < leastRest) return null;
  const without = margin - plusMinus;
  const usual = (without / rest) * seconds;
  const points = (plusMinus - usual) / 5;
  // Nobody is blamed for a lead, nor praised for falling behind, because the rest did still better or worse.
  if (Math.sign(points) !== Math.sign(plusMinus)) return null;
  const deviations = Math.abs(plusMinus - usual) / (spreadOfMargin * Math.sqrt(seconds / rest));
  if (deviations < leastDeviations) return null;
  const isTurned = Math.sign(without) === -Math.sign(plusMinus);
  return {
    topic: 'onCourt',
    points,
    deviations,
    repeats: repeatsOf('plusMinus', 'attack').oneMatch,
    value: plusMinus,
    usual,
    eventIds: [],
    say: (voice) =>
      voice.say('on court', isTurned ? texts.turned : texts.more, {
        name,
        margin: signed(plusMinus),
        time: minutesAndSeconds(seconds),
        without: signed(without),
        rest: minutesAndSeconds(rest),
      }),
  };
}

const texts = {
  /** One way with the player, the other way without. */
  turned: {
    en: [
      'The team was {margin} in {time} with {name}, and {without} in the other {rest}.',
      'With {name} on court the score went {margin} in {time}; on the bench, {without} in {rest}.',
    ],
    es: [
      'El equipo hizo {margin} en {time} con {name}, y {without} en los otros {rest}.',
      'Con {name} en pista el marcador fue de {margin} en {time}; en el banquillo, de {without} en {rest}.',
    ],
  },
  more: {
    en: [
      'The {time} with {name} came to {margin}, the other {rest} to {without}.',
      'Of the margin, {margin} came in {time} with {name}, {without} in the other {rest}.',
    ],
    es: [
      'Los {time} con {name} acabaron en {margin}; los otros {rest}, en {without}.',
      'De la diferencia, {margin} llegó en {time} con {name}, y {without} en los otros {rest}.',
    ],
  },
} as const;
