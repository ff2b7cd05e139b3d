import { Option } from 'commander';
import * as v from 'valibot';
import { newestFirst } from '../../club/read.ts';
import { daySchema, name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import type { changeMatchSchema } from '../../contract/edits.ts';
import type { Clubs } from '../clubs.ts';
import {
  clubOption,
  command,
  confirmOption,
  homeAwayOption,
  matchId,
  optional,
  sayDone,
  teamOption,
} from './command.ts';
import { among, call, listed, ofTeams, requireMatch } from './find.ts';

async function changeMatch(
  clubs: Clubs,
  match: string,
  body: v.InferInput<typeof changeMatchSchema>,
) {
  const { club } = await requireMatch(clubs, match);
  return await call(clubs, club.id, addingEndpoints.changeMatch, { ids: { matchId: match }, body });
}

const changed = sayDone('Changed the match.');

export const matchCommands = [
  command({
    line: 'match list',
    about: 'list the matches with their ids',
    options: [clubOption, teamOption],
    words: v.object({ club: optional, team: optional }),
    async run(clubs, those) {
      const matches = await ofTeams(clubs, await among(clubs, those), async (tx, team, club) => {
        const all = await newestFirst(tx, team.id);
        return all.map((match) => listed(match, team, club));
      });
      return { matches };
    },
    /** A line for each match, under a line for each team. */
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
    run: (clubs, { match, day }) => changeMatch(clubs, match, { day }),
    say: changed,
  }),
  command({
    line: 'match rename <match> <opponent>',
    about: "correct the opponent's name in one match",
    words: v.object({ match: matchId, opponent: name }),
    run: (clubs, { match, opponent }) => changeMatch(clubs, match, { opponent }),
    say: changed,
  }),
  command({
    line: 'match change <match>',
    about: 'correct further details of a match',
    options: [
      new Option('--end', 'the match is over, though its file ends before'),
      new Option('--swap-sides', 'the other side is ours; with --opponent'),
      new Option('--opponent <name>', 'the opponent'),
      new Option('--competition <name>', 'the competition'),
      new Option('--venue <name>', 'the hall'),
      homeAwayOption('the venue'),
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
    run: (clubs, { match, ...change }) => changeMatch(clubs, match, change),
    say: changed,
  }),
  command({
    line: 'match delete <match>',
    about: 'delete a match with its sheet, plays and insights',
    options: [confirmOption("its opponent's name")],
    words: v.object({ match: matchId, confirm: name }),
    async run(clubs, { match, confirm }) {
      const { club } = await requireMatch(clubs, match);
      const sent = { ids: { matchId: match }, body: { name: confirm } };
      return await call(clubs, club.id, addingEndpoints.deleteMatch, sent);
    },
    say: sayDone('Deleted the match.'),
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
