import { counted } from '../numbers.ts';
import type { Season } from '../season.ts';
import type { Finding } from './fact.ts';
import { scorerOf } from './scorer.ts';

/** The opponent's scorer who made most of the shots. */
export function opponentScorer(season: Season): Finding[] {
  const found = scorerOf(season, 'opponent', 1);
  if (found === null) return [];
  const { player, scored, line, over, beyondUsual, deviations, usual, eventIds } = found;
  return [
    {
      topic: `scorer ${player.playerId}`,
      playerId: player.playerId,
      points: -beyondUsual,
      deviations,
      value: over,
      usual,
      eventIds,
      say: (voice) =>
        voice.say('opponent scorer', texts, {
          name: player.name,
          scored,
          points: counted(scored, 'point'),
          line,
          more: Math.round(over),
        }),
      practise: (voice) => voice.practise('opponentScorer', drills, {}),
    },
  ];
}

const texts = [
  'You found no answer to {name}: {points}, {line}.',
  '{Their} {name} scored {scored} ({line}), {more} more than the rest made of as many shots.',
  '{name} beat you for {points} on {line}.',
] as const;

const drills = [
  'Box-and-one for 6 minutes in practice, your best defender on one scorer, so that the answer exists next time.',
  'Deny the catch: 1 on 1 off the ball, 20 seconds, the scorer may touch it once.',
  'Send a second defender on the first dribble: 12 repetitions of trap and rotate behind it.',
] as const;
