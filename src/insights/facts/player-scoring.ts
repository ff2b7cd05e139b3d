import { fieldGoals } from '../../basketball/line.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { idsOf } from '../events.ts';
import type { PlayerSeason } from '../player-season.ts';
import { said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';
import { leastLuck } from './player-counts.ts';
import { shotLine } from './scorer.ts';

/** Too few shots (free throws at 0.44) to judge a player. */
const leastShots = 6;

/** One standard deviation of the points of a single shot. */
const spreadOfShot = 1.1;

/**
 * A player's makes of all field goals and free throws. In one match they are mostly luck, so the sentence says luck
 * and there is no drill.
 */
export function playerScoring(player: PlayerSeason): Finding | null {
  const { line } = player;
  const usual = player.reference('scoring');
  const shots =
    (fieldGoals(line).attempted ?? 0) + shotsOfFreeThrow * (line.freeThrows.attempted ?? 0);
  const scored = line.points;
  if (player.value('scoring') === null || usual === null || scored === null) return null;
  if (shots < leastShots) return null;
  const expected = usual.mean * shots;
  const points = scored - expected;
  if (Math.abs(points) < leastLuck) return null;
  const beside = usual.basis === 'earlier' ? 'own' : 'others';
  return {
    topic: 'scoring',
    points,
    deviations: Math.abs(points) / (spreadOfShot * Math.sqrt(shots)),
    repeats: 0,
    value: scored,
    usual: expected,
    ...among(
      player.before.map((before) => before.points),
      scored,
      expected,
    ),
    eventIds: idsOfShots(player),
    says: [
      said(`scoring/${beside} ${points > 0 ? 'good' : 'poor'}`, {
        scored: { count: scored, of: 'point' },
        from: { said: shotLine(line, 'shots from') },
        norm: { whole: expected },
        gap: { about: points },
      }),
    ],
  };
}

/** Ids of the player's shots, free throws included. */
export function idsOfShots({ season, line }: PlayerSeason): string[] {
  return idsOf(
    season.match.events.filter(
      ({ playerId, made }) => playerId === line.playerId && made !== undefined,
    ),
  );
}
