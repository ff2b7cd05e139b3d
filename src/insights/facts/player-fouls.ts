import { minutesAndSeconds } from '../../basketball/clock.ts';
import { counted } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Finding } from './fact.ts';
import { idsOfPlayer } from './player-counts.ts';

/** A player's four fouls or more: each above two costs 0.4 (game score's weight, Hollinger) and time that could not be played. */
export function playerFouls(player: PlayerSeason): Finding | null {
  const { fouls: count, seconds, name } = player.line;
  if (count === null || count < 4 || seconds === null) return null;
  return {
    topic: 'fouls',
    points: -0.7 * (count - 2),
    deviations: count - 2,
    value: count,
    usual: 2,
    eventIds: idsOfPlayer(player, ['foul']),
    say: (voice) =>
      voice.say('fouls', count >= 5 ? texts.out : texts.many, {
        fouls: counted(count, 'foul'),
        time: minutesAndSeconds(seconds),
      }),
    practise: (voice) => voice.practise('fouls', drills, { who: name, n: count }),
  };
}

const texts = {
  out: ['{who fouled} out after {time}, with {fouls}.'],
  many: ['{who picked} up {fouls} in {time}.'],
} as const;

const drills = [
  '{who}: contest straight up 15 times with both arms high, and land in the same spot.',
  'Beat the dribbler with the feet: 10 slides to the sideline holding a towel in both hands.',
  'Show {who} the {n} fouls on video and name the 2 that were not needed.',
] as const;
