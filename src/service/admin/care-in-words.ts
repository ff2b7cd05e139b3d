import * as v from 'valibot';
import { erasureSchema } from '../../contract/care.ts';

const named = v.object({ name: v.string(), id: v.string() });
const done = v.object({ matches: v.number(), ...v.partial(erasureSchema).entries });
const points = v.nullable(v.number());
const matchList = v.object({
  matches: v.array(
    v.object({
      id: v.string(),
      day: v.string(),
      opponent: v.string(),
      status: v.string(),
      score: v.nullable(v.object({ team: points, opponent: points })),
      team: named,
      club: named,
    }),
  ),
});
const player = v.object({ name: v.string(), number: v.optional(v.string()), matches: v.number() });
const playerList = v.object({
  players: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      number: v.nullable(v.string()),
      team: named,
      club: named,
      matches: v.number(),
      otherNames: v.array(v.string()),
    }),
  ),
  pairs: v.array(v.object({ one: player, other: player })),
});

const acts: Record<string, string> = {
  'club rename': 'Renamed the club.',
  'club delete': 'Deleted the club.',
  'team rename': 'Renamed the team.',
  'team delete': 'Deleted the team.',
  'match change': 'Changed the match.',
  'match delete': 'Deleted the match.',
  'player rename': 'Renamed the player.',
  'player merge': 'Joined the players into one.',
  'player split': 'Made two players of one.',
  'player erase':
    'Erased the name and the number. Match files, the log of a Postgres and every backup that was taken before may still have them: take a new backup now and delete the old ones (README.md).',
  'erase-again': 'Erased again whom that backup has as erased.',
};

const stillInFiles =
  'The database’s files still hold the name, because the disk has no space to rewrite them. Free some: a running service then rewrites them by itself; otherwise give this command again.';

/** What an act of care did, as text for people. */
export function careInWords(command: string, result: unknown): string {
  const { matches, files } = v.parse(done, result);
  const count = matches === 1 ? '1 match' : `${matches} matches`;
  const line = `${acts[command] ?? 'Done.'} (${count})`;
  return files === 'due' ? `${line}\n${stillInFiles}` : line;
}

/** A line a match, under a line a team. */
export function matchesInWords(result: unknown): string {
  const { matches } = v.parse(matchList, result);
  if (matches.length === 0) return 'There are no matches.';
  return underTeams(matches, ({ id, day, opponent, status, score }) => [
    `  ${day}  ${score?.team ?? '–'}–${score?.opponent ?? '–'}  ${opponent}  ${status}  ${id}`,
  ]);
}

/** A line a player, under a line a team; then who may be one person. */
export function playersInWords(result: unknown): string {
  const { players, pairs } = v.parse(playerList, result);
  if (players.length === 0) return 'There are no players.';
  const list = underTeams(players, ({ id, name, number, matches, otherNames }) => [
    `  ${(number ?? '').padStart(3)}  ${name}${alsoCalled(otherNames)}  matches: ${matches}  ${id}`,
  ]);
  const likely = pairs.map(
    ({ one, other }) => `  ${one.name} (${one.matches}) and ${other.name} (${other.matches})`,
  );
  if (likely.length === 0) return list;
  return [list, 'These may be one person (player merge):', ...likely].join('\n');
}

const alsoCalled = (names: readonly string[]) =>
  names.length === 0 ? '' : ` (on sheets also ${names.map((name) => `"${name}"`).join(', ')})`;

function underTeams<Row extends { team: { id: string; name: string }; club: { name: string } }>(
  rows: readonly Row[],
  linesOf: (row: Row) => string[],
): string {
  return rows
    .flatMap((row, index) => [
      ...(rows[index - 1]?.team.id === row.team.id ? [] : [`${row.club.name}: ${row.team.name}`]),
      ...linesOf(row),
    ])
    .join('\n');
}
