import * as v from 'valibot';
import { type FoundMatch, type Look, lookSchema } from '../../../contract/adding.ts';

/** An id that counts. */
export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const found = {
  files: ['match.json'],
  format: 'FIBA LiveStats',
  home: 'Kestrels',
  away: 'Owls',
  side: 'home',
  team: { id: idOf(1), name: 'Kestrels' },
  score: { home: 71, away: 68 },
  finished: true,
  hasPlays: true,
  day: '2026-11-14',
  dayFrom: 'content',
  standing: { kind: 'new' },
  otherStates: [],
  sameDay: [],
  disagreements: [],
  unread: [],
  asked: [],
  headings: {},
  newPlayers: [],
};

/** A look of these matches, which differ from a plain new one, each with a distinct key: m1, m2 and so on. */
export function lookOf(
  matches: readonly Partial<FoundMatch>[],
  rest: Partial<Pick<Look, 'state' | 'refused'>> = {},
): Look {
  return v.parse(lookSchema, {
    id: idOf(99),
    state: 'ready',
    refused: [],
    ...rest,
    matches: matches.map((match, index) => ({ ...found, key: `m${index + 1}`, ...match })),
  });
}
