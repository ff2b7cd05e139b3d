import { Option } from 'commander';
import * as v from 'valibot';
import { daySchema, name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import type { changeMatchSchema } from '../../contract/care.ts';
import { type Admin, answerOf } from './admin.ts';
import {
  clubOption,
  command,
  confirmOption,
  countOf,
  homeAwayOption,
  matchId,
  optional,
  teamOption,
} from './command.ts';
import { among, requireMatch } from './find.ts';

async function changeMatch(
  admin: Admin,
  match: string,
  body: v.InferInput<typeof changeMatchSchema>,
) {
  const { club } = await requireMatch(admin, match);
  return await admin.call(club.id, addingEndpoints.changeMatch, { ids: { matchId: match }, body });
}

const changed = ({ matches }: { matches: number }) => `Changed the match. (${countOf(matches)})`;

export const matchCommands = [
  command({
    line: 'match list',
    about: 'list the matches with their ids',
    options: [clubOption, teamOption],
    words: v.object({ club: optional, team: optional }),
    run: async ({ admin }, those) =>
      answerOf(admin.api.matches.$get({ query: await among(admin, those) })),
    /** A line a match, under a line a team. */
    say({ matches }) {
      if (matches.length === 0) return 'There are no matches.';
      return underTeams(matches, ({ id, day, opponent, status, score }) => [
        `  ${day}  ${score?.team ?? '–'}–${score?.opponent ?? '–'}  ${opponent}  ${status}  ${id}`,
      ]);
    },
  }),
  command({
    line: 'match date <match> <day>',
    about: 'move a match to another day, YYYY-MM-DD, at the hour that it has',
    words: v.object({ match: matchId, day: daySchema }),
    run: ({ admin }, { match, day }) => changeMatch(admin, match, { day }),
    say: changed,
  }),
  command({
    line: 'match rename <match> <opponent>',
    about: "correct the opponent's name in one match",
    words: v.object({ match: matchId, opponent: name }),
    run: ({ admin }, { match, opponent }) => changeMatch(admin, match, { opponent }),
    say: changed,
  }),
  command({
    line: 'match change <match>',
    about: 'correct what else is known of a match',
    options: [
      new Option('--end', 'the match is over, though its file ends before'),
      new Option('--swap-sides', 'the other side is ours; with --opponent'),
      new Option('--opponent <name>', 'the opponent'),
      new Option('--competition <name>', 'the competition'),
      new Option('--venue <name>', 'the hall'),
      homeAwayOption('where it was played'),
    ],
    words: v.object({
      match: matchId,
      end: v.optional(v.boolean()),
      swapSides: v.optional(v.boolean()),
      opponent: optional,
      competition: optional,
      venue: optional,
      homeAway: v.optional(v.picklist(['home', 'away', 'neutral'])),
    }),
    run: ({ admin }, { match, ...change }) => changeMatch(admin, match, change),
    say: changed,
  }),
  command({
    line: 'match delete <match>',
    about: 'delete a match with what was recorded and written of it',
    options: [confirmOption("its opponent's name")],
    words: v.object({ match: matchId, confirm: name }),
    async run({ admin }, { match, confirm }) {
      const { club } = await requireMatch(admin, match);
      const sent = { ids: { matchId: match }, body: { name: confirm } };
      return await admin.call(club.id, addingEndpoints.deleteMatch, sent);
    },
    say: ({ matches }) => `Deleted the match. (${countOf(matches)})`,
  }),
];

/** Lines of rows, under a line for each team. */
export function underTeams<
  Row extends { team: { id: string; name: string }; club: { name: string } },
>(rows: readonly Row[], linesOf: (row: Row) => string[]): string {
  return rows
    .flatMap((row, index) => [
      ...(rows[index - 1]?.team.id === row.team.id ? [] : [`${row.club.name}: ${row.team.name}`]),
      ...linesOf(row),
    ])
    .join('\n');
}
