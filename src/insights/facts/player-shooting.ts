import { few, percent } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { fromShare } from '../surprise.ts';
import type { Finding } from './fact.ts';
import { idsOfShots } from './player-scoring.ts';

/** Fewer shots of a kind hold no claim about a player. */
const leastShots = 5;

/** How many twos, threes and free throws of a player fell. */
export function playerShooting(player: PlayerSeason): Finding[] {
  return kinds.flatMap(({ kind, each, noun, drills }): Finding | Finding[] => {
    const { line } = player;
    const { made, attempted } = line[kind];
    const usual = player.reference(kind);
    if (usual === null || made === null || attempted === null || attempted < leastShots) return [];
    const points = (made - usual.mean * attempted) * each;
    return {
      topic: kind,
      partOf: ['scoring'],
      points,
      ...fromShare(made, attempted, usual.mean),
      eventIds: idsOfShots(player),
      say: (voice) =>
        voice.say(noun, points > 0 ? texts.good : texts.poor, {
          made,
          attempted,
          noun,
          few: few(made),
          share: percent(made / attempted),
          usual: { reference: usual, show: percent, whose: 'neutral' },
          worth: points,
        }),
      practise: (voice) => voice.practise(kind, drills, { who: line.name }),
    };
  });
}

const texts = {
  good: [
    '{who made} {made} of {attempted} {noun}, {share}{usual}{worth}.',
    '{who hit} {made} of {attempted} {noun}, {share}{usual}{worth}.',
  ],
  poor: [
    '{who made} {few} of {attempted} {noun}, {share}{usual}{worth}.',
    '{who shot} {made} of {attempted} on {noun}, {share}{usual}{worth}.',
  ],
} as const;

const kinds = [
  {
    kind: 'twos',
    each: 2,
    noun: 'twos',
    drills: [
      '{who}: 40 finishes before practice, 10 each with right and left, off one foot and off two.',
      '10 minutes a day around the rim against a pad; write down makes out of 30, the aim is 20.',
      'Jump stop, fake, finish: 5 sets of 6 on each side with a defender at the hip.',
    ],
  },
  {
    kind: 'threes',
    each: 3,
    noun: 'threes',
    drills: [
      '{who}: 50 catch-and-shoot threes a day from 5 spots, 10 each, makes on a chart.',
      'Shoot 30 threes after a sprint to the spot; a set begins only with both feet under.',
      'Partner passes from the paint, 4 minutes without a pause: count the makes, beat them by 2 next time.',
    ],
  },
  {
    kind: 'freeThrows',
    each: 1,
    noun: 'free throws',
    drills: [
      '{who}: 10 pairs of free throws through the session, the same routine every time, and the makes on the board.',
      'Two free throws after each drill until 20 are shot; under 14 makes, 10 more.',
      'Free throws last thing, tired, alone at the basket: stop after 6 in a row.',
    ],
  },
] as const;
