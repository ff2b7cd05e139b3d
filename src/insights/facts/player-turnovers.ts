import { playsEnded } from '../../basketball/four-factors.ts';
import { counted, times, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { idsOfPlayer, isNews, usualCount } from './player-counts.ts';

/** Fewer plays hold no claim about how many were lost. */
const leastPlays = 5;

/** How often a player lost the ball, beside the usual share of the plays that the player ended. */
export function playerTurnovers(player: PlayerSeason): Finding | null {
  const { line, season } = player;
  const { turnovers: count, name } = line;
  const plays = playsEnded(line);
  const usual = player.reference('turnovers');
  if (plays === null || usual === null || count === null || plays < leastPlays) return null;
  const expected = usual.mean * plays;
  const points = (expected - count) * valueOfShot(season);
  if (!isNews(count, expected)) return null;
  return {
    topic: 'turnovers',
    points,
    ...fromExpected(count, expected),
    eventIds: idsOfPlayer(player, ['turnover']),
    say: (voice) =>
      voice.say('turnovers', points > 0 ? texts.good : texts.poor, {
        turnovers: counted(count, 'turnover'),
        orNone: count === 0 ? 'no turnover' : counted(count, 'turnover'),
        times: times(count),
        plays: whole(plays),
        usual: usualCount(usual, expected),
        worth: points,
      }),
    practise: (voice) => voice.practise('turnovers', drills, { who: name, n: count }),
  };
}

const texts = {
  good: [
    '{who ended} {plays} plays with {orNone}{usual}.',
    '{who looked} after the ball: {orNone} in {plays} plays{usual}.',
  ],
  poor: [
    '{who lost} the ball {times} in {plays} plays{usual}{worth}.',
    '{who had} {turnovers} in {plays} plays{usual}{worth}.',
  ],
} as const;

const drills = [
  '{who}: ball handling against two defenders in the corner, 8 turns, out with a pass off two feet.',
  'Pass fake before every pass in the passing square, 5 minutes; {n} lost balls is the number to halve.',
  'Bring the ball up against a full-court defender 10 times; a lost ball starts the count again.',
] as const;
