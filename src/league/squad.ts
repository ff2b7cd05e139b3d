import { v5 } from 'uuid';
import { seededRandom } from '../basketball/random.ts';
import { familyNames, mensNames, womensNames } from './names.ts';
import { between, nearNormal, type Random, seedOf, shuffled } from './random.ts';

const demoNamespace = '6f0f1f0e-5d5b-4c55-9a39-0b7c6c1a8e21';

/** The id of a thing of the demo league: the same for the same seed and name. */
export function demoId(seed: number, name: string): string {
  return v5(`${seed}/${name}`, demoNamespace);
}

/** A player and what she or he does more or less often than the others; 1 is ordinary. */
export interface Player {
  id: string;
  name: string;
  number: string;
  position: string;
  captain: boolean;
  shots: number;
  /** Added to the chance of every shot. */
  touch: number;
  threes: number;
  /** Added to the chance of a free throw. */
  freeThrows: number;
  rebounds: number;
  passes: number;
  steals: number;
  blocks: number;
  fouls: number;
}

/** Twelve players, the best first, and their coach. */
export interface Squad {
  players: Player[];
  coach: string;
}

const positions = ['G', 'GF', 'F', 'C', 'G', 'GF', 'FC', 'G', 'F', 'C', 'G', 'F'] as const;
const shirtNumbers = ['00', '0', ...Array.from({ length: 30 }, (_, index) => String(index + 1))];

/** What a position does: rebounds, passes, threes, blocks, steals. */
const habits: Record<(typeof positions)[number], [number, number, number, number, number]> = {
  G: [0.6, 1.9, 1.3, 0.25, 1.4],
  GF: [0.85, 1.1, 1.3, 0.5, 1.15],
  F: [1.2, 0.8, 0.95, 1, 0.9],
  FC: [1.5, 0.6, 0.55, 1.6, 0.75],
  C: [1.7, 0.5, 0.25, 2.2, 0.6],
};

function spread(random: Random, share: number): number {
  return Math.max(0.3, 1 + share * nearNormal(random));
}

/** Makes the squad called `name`: the same for the same seed. */
export function makeSquad(seed: number, name: string, women: boolean): Squad {
  const random = seededRandom(seedOf(seed, 'squad', name));
  const firstNames = shuffled(random, women ? womensNames : mensNames);
  const lastNames = shuffled(random, familyNames);
  const numbers = shuffled(random, shirtNumbers);
  const captain = Math.floor(between(random, 0, 5));
  // Squads differ by style, not by luck: the touches of the eight who play most even out.
  const luck = positions.map(() => 0.018 * nearNormal(random));
  const mean = luck.slice(0, 8).reduce((sum, touch) => sum + touch, 0) / 8;
  const players = positions.map((position, rank): Player => {
    const [rebounds, passes, threes, blocks, steals] = habits[position];
    return {
      id: demoId(seed, `${name}/player/${rank}`),
      name: `${firstNames[rank]} ${lastNames[rank]}`,
      number: numbers[rank] ?? String(rank + 40),
      position,
      captain: rank === captain,
      shots: spread(random, 0.2) * (1.25 - 0.045 * rank),
      touch: (luck[rank] ?? 0) - mean + 0.01 - 0.003 * rank,
      threes: threes * spread(random, 0.25),
      freeThrows: 0.06 * nearNormal(random) + (position === 'C' ? -0.05 : 0.01),
      rebounds: rebounds * spread(random, 0.15),
      passes: passes * spread(random, 0.2),
      steals: steals * spread(random, 0.2),
      blocks: blocks * spread(random, 0.25),
      fouls: spread(random, 0.2) * (position.includes('C') ? 1.2 : 1),
    };
  });
  const coachNames = shuffled(random, random() < 0.5 ? womensNames : mensNames);
  return { players, coach: `${coachNames[0]} ${lastNames[20]}` };
}
