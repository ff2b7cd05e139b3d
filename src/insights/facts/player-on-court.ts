import { minutesAndSeconds } from '../../basketball/clock.ts';
import { subtractCounts } from '../../basketball/line.ts';
import { lengthOf, totalsOf } from '../finished-match.ts';
import { signed } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Finding } from './fact.ts';

/** Under this much without the player, in seconds, the two are not compared. */
const leastRest = 5 * 60;

/** The score with a player on court beside the score without; a fifth of the difference is the player's. */
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
  return {
    topic: 'onCourt',
    points,
    deviations: Math.abs(points * 5) / 8,
    value: plusMinus,
    usual,
    eventIds: [],
    say: (voice) =>
      voice.say('on court', texts, {
        name,
        margin: signed(plusMinus),
        time: minutesAndSeconds(seconds),
        without: signed(without),
        rest: minutesAndSeconds(rest),
      }),
    practise: (voice) => voice.practise('onCourt', drills, { who: name }),
  };
}

const texts = [
  'The team was {margin} in {time} with {name}, {without} in {rest} without.',
  'With {name} on court: {margin} in {time}; on the bench: {without} in {rest}.',
  '{time} with {name} came to {margin}, the other {rest} to {without}.',
] as const;

const drills = [
  'Give {who} two 6-minute games with the first five and keep the score of both ends apart.',
  'Try {who} beside 2 other partners in the scrimmage, 8 minutes each, and compare.',
  'Go through the defensive calls with {who} at walking pace, 4 coverages, then live.',
] as const;
