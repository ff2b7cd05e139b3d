import { fieldGoals } from '../../basketball/line.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { idsOf } from '../events.ts';
import { counted, few, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Finding } from './fact.ts';

/** Fewer shots (free throws at 0.44) hold no claim about a player. */
const leastShots = 6;

/** One standard deviation of the points of a single shot. */
const spreadOfShot = 1.1;

/** What a player made of all shots. */
export function playerScoring(player: PlayerSeason): Finding | null {
  const { line } = player;
  const { made, attempted } = fieldGoals(line);
  const usual = player.reference('scoring');
  const shots = (attempted ?? 0) + shotsOfFreeThrow * (line.freeThrows.attempted ?? 0);
  const scored = line.points;
  if (player.measures.scoring === null || usual === null || scored === null) return null;
  if (shots < leastShots) return null;
  const expected = usual.mean * shots;
  const points = scored - expected;
  return {
    topic: 'scoring',
    points,
    deviations: Math.abs(points) / (spreadOfShot * Math.sqrt(shots)),
    value: scored,
    usual: expected,
    eventIds: idsOfShots(player),
    say: (voice) =>
      voice.say('scoring', points > 0 ? texts.good : texts.poor, {
        scored,
        points: counted(scored, 'point'),
        fewPoints: `${few(scored)} ${scored === 1 ? 'point' : 'points'}`,
        few: few(scored),
        from: `${made} of ${attempted} from the field`,
        norm:
          usual.basis === 'earlier'
            ? `as many shots usually bring ${whole(expected)}`
            : `the team-mates’ shots brought ${whole(expected)} for as many`,
      }),
    practise: (voice) => voice.practise('scoring', drills, { who: line.name, n: attempted ?? 0 }),
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

const texts = {
  good: [
    '{who scored} {scored} on {from}; {norm}.',
    '{who made} shots count: {points}, {from}; {norm}.',
  ],
  poor: ['{who got} {fewPoints} out of {from}; {norm}.', '{who scored} {few} on {from}; {norm}.'],
} as const;

const drills = [
  'Go through the {n} shots on video with {who} and mark the 3 that should have been passes.',
  '{who}: pick the 2 best shots of the season and get 30 of each per session, nothing else.',
  'Play 3 on 3 in which {who} scores only off a pass: 10 possessions, then swap.',
] as const;
