import * as v from 'valibot';
import { newestFirst } from '../../club/read.ts';
import { daySchema } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import {
  clubAndTeam,
  command,
  competitionOption,
  confirmOption,
  given,
  homeAwayOption,
  matchId,
  option,
  sayDone,
  text,
  venueOption,
} from './command.ts';
import { among, call, listed, ofTeams, requireMatch } from './find.ts';

export const matchCommands = [
  command({
    line: 'match list',
    about: 'list the matches with their ids',
    words: clubAndTeam,
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
    line: 'match change <match>',
    about: 'correct a match',
    words: {
      match: matchId,
      day: option(
        '--day <day>',
        'another day, YYYY-MM-DD, at the hour that it has',
        v.optional(daySchema),
      ),
      end: given('--end', 'the match is over, though its file ends before'),
      swapSides: given('--swap-sides', 'the other side is ours; with --opponent'),
      opponent: text('--opponent <name>', "the opponent's name in this match"),
      competition: competitionOption,
      venue: venueOption,
      homeAway: homeAwayOption('the venue'),
    },
    async run(clubs, { match, ...body }) {
      const { club } = await requireMatch(clubs, match);
      const sent = { ids: { matchId: match }, body };
      return await call(clubs, club.id, addingEndpoints.changeMatch, sent);
    },
    say: sayDone('Changed the match.'),
  }),
  command({
    line: 'match delete <match>',
    about: 'delete a match with its sheet, plays and insights',
    words: { match: matchId, confirm: confirmOption("its opponent's name") },
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
