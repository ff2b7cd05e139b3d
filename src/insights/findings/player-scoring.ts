import { fieldGoals } from '../../basketball/line.ts';
import type { Shooting } from '../../contract/box-score.ts';
import type { PlayerSeason } from '../ratings/player-season.ts';
import { playerDrill } from '../wording/drill.ts';
import { counted, few, percent, whole } from '../wording/numbers.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { shareDeviations } from './share-finding.ts';

/** Fewer shots hold no claim about a player. */
const leastShots = { all: 6, kind: 5 };

/** One standard deviation of the points of a single shot. */
const spreadOfShot = 1.1;

const kinds = [
  { kind: 'twos', each: 2, noun: 'twos' },
  { kind: 'threes', each: 3, noun: 'threes' },
  { kind: 'freeThrows', each: 1, noun: 'free throws' },
] as const;

/** What a player made of the shots, altogether and by kind. */
export function playerScoring(player: PlayerSeason): Finding[] {
  return [...overall(player), ...kinds.flatMap((kind) => byKind(player, kind))];
}

function eventIds({ season, line }: PlayerSeason): string[] {
  return season.match.events
    .filter((event) => event.playerId === line.playerId && event.made !== undefined)
    .map(({ id }) => id);
}

function overall(player: PlayerSeason): Finding[] {
  const { line } = player;
  const { made, attempted } = fieldGoals(line);
  const value = player.measures.scoring;
  const usual = player.reference('scoring');
  const shots = (attempted ?? 0) + 0.44 * (line.freeThrows.attempted ?? 0);
  const scored = line.points;
  if (value === null || usual === null || scored === null || shots < leastShots.all) return [];
  const expected = usual.mean * shots;
  const points = scored - expected;
  return [
    {
      kind: 'scoring',
      topic: 'scoring',
      points,
      deviations: Math.abs(points) / (spreadOfShot * Math.sqrt(shots)),
      value: scored,
      usual: expected,
      eventIds: eventIds(player),
      say: (voice) => {
        const from = `${made} of ${attempted} from the field`;
        const score = counted(scored, 'point');
        const norm =
          usual.basis === 'earlier'
            ? `as many shots usually bring ${whole(expected)}`
            : `the team-mates’ shots brought ${whole(expected)} for as many`;
        return voice.pick(
          'scoring',
          points > 0
            ? [
                () => `${voice.player(line.name, 'scored')} ${scored} on ${from}; ${norm}.`,
                () => `${voice.player(line.name, 'made')} shots count: ${score}, ${from}; ${norm}.`,
              ]
            : [
                () =>
                  `${voice.player(line.name, 'got')} ${few(scored)} ${scored === 1 ? 'point' : 'points'} out of ${from}; ${norm}.`,
                () => `${voice.player(line.name, 'scored')} ${few(scored)} on ${from}; ${norm}.`,
              ],
        );
      },
      practise: (voice) => playerDrill(voice, 'scoring', { who: line.name, n: attempted ?? 0 }),
    },
  ];
}

function byKind(player: PlayerSeason, { kind, each, noun }: (typeof kinds)[number]): Finding[] {
  const { line } = player;
  const shooting: Shooting = line[kind];
  const usual = player.reference(kind);
  const { made, attempted } = shooting;
  if (usual === null || made === null || attempted === null || attempted < leastShots.kind) {
    return [];
  }
  const points = (made - usual.mean * attempted) * each;
  return [
    {
      kind: `player ${kind}`,
      topic: kind,
      partOf: ['scoring'],
      points,
      deviations: shareDeviations(made, attempted, usual.mean),
      value: made / attempted,
      usual: usual.mean,
      eventIds: eventIds(player),
      say: (voice) =>
        say(
          voice,
          line.name,
          { made, attempted, noun, points },
          () => `, ${percent(made / attempted)}${voice.usual(usual, percent, 'neutral')}`,
        ),
      practise: (voice) => playerDrill(voice, kind, { who: line.name, n: attempted - made }),
    },
  ];
}

function say(
  voice: Voice,
  name: string,
  shots: { made: number; attempted: number; noun: string; points: number },
  beside: () => string,
): string {
  const { made, attempted, noun, points } = shots;
  return voice.pick(
    noun,
    points > 0
      ? [
          () =>
            `${voice.player(name, 'made')} ${made} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () =>
            `${voice.player(name, 'hit')} ${made} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () =>
            `${voice.player(name, 'made')} ${few(made)} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () =>
            `${voice.player(name, 'shot')} ${made} of ${attempted} on ${noun}${beside()}${voice.worth(points)}.`,
        ],
  );
}
