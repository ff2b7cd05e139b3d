import { type Command, Option } from 'commander';

/** Performs a request and prints its result. */
export type Run = (request: object, options: { json?: boolean }) => Promise<void>;

/** A club as one file; see `club-file-commands.ts`. */
export interface ClubFiles {
  exportClub(club: string, confirm: string, path: string): Promise<Record<string, unknown>>;
  importClub(path: string, as: string | undefined): Promise<Record<string, unknown>>;
}

const json = () => new Option('--json', 'print one JSON object on one line');
const club = () => new Option('--club <name>', 'the club, by name or id');
const team = () => new Option('--team <name>', 'the team, by name or id');
const confirm = (what: string) =>
  new Option('--confirm <name>', `${what}, typed to confirm it`).makeOptionMandatory();

/** Adds the commands that look after clubs and teams to those that there are. */
export function addClubCare(clubs: Command, teams: Command, run: Run): void {
  clubs
    .command('rename <club> <name>')
    .description('give a club (name or id) another name')
    .addOption(json())
    .action((of: string, name: string, options) =>
      run({ command: 'club rename', club: of, name }, options),
    );
  clubs
    .command('delete <club>')
    .description('delete a club with all that it has, keys too; club export keeps a copy')
    .addOption(confirm('its name'))
    .addOption(json())
    .action((of: string, { json, ...options }) =>
      run({ command: 'club delete', club: of, ...options }, { json }),
    );
  teams
    .command('rename <team> <name>')
    .description('give a team (name or id) another name, in its box scores, too')
    .addOption(club())
    .addOption(json())
    .action((of: string, name: string, { json, ...options }) =>
      run({ command: 'team rename', team: of, name, ...options }, { json }),
    );
  teams
    .command('delete <team>')
    .description('delete a team with its players and matches')
    .addOption(club())
    .addOption(confirm('its name'))
    .addOption(json())
    .action((of: string, { json, ...options }) =>
      run({ command: 'team delete', team: of, ...options }, { json }),
    );
}

/** Adds `club export` and `club import`. `print` writes words, or the result as JSON. */
export function addClubFiles(
  clubs: Command,
  files: ClubFiles,
  print: (words: string, result: object, options: { json?: boolean }) => void,
): void {
  clubs
    .command('export <club> <file>')
    .description('write a club to a new file: matches, sheets, plays and texts, never its keys')
    .addOption(confirm('its name'))
    .addOption(json())
    .action(async (of: string, path: string, { confirm, ...options }) =>
      print(`Wrote the club to ${path}.`, await files.exportClub(of, confirm, path), options),
    );
  clubs
    .command('import <file>')
    .description('put such a file into a service that does not have the club; then make it a key')
    .option('--as <name>', 'another name for the club')
    .addOption(json())
    .action(async (path: string, { as, ...options }) =>
      print(`Stored the club of ${path}.`, await files.importClub(path, as), options),
    );
}

/** `match …`: ids are those that `match list` shows. */
export function addMatchCare(program: Command, run: Run): void {
  const matches = program.command('match').description('matches that are stored');
  matches
    .command('list')
    .description('list the matches with their ids')
    .addOption(club())
    .addOption(team())
    .addOption(json())
    .action(({ json, ...options }) => run({ command: 'match list', ...options }, { json }));
  matches
    .command('date <match> <day>')
    .description('move a match to another day, YYYY-MM-DD, at the hour that it has')
    .addOption(json())
    .action((match: string, day: string, options) =>
      run({ command: 'match change', match, day }, options),
    );
  matches
    .command('rename <match> <opponent>')
    .description("correct the opponent's name in one match")
    .addOption(json())
    .action((match: string, opponent: string, options) =>
      run({ command: 'match change', match, opponent }, options),
    );
  matches
    .command('change <match>')
    .description('correct what else is known of a match')
    .option('--competition <name>', 'the competition')
    .option('--venue <name>', 'the hall')
    .addOption(
      new Option('--home-away <word>', 'where it was played').choices(['home', 'away', 'neutral']),
    )
    .addOption(json())
    .action((match: string, { json, ...options }) =>
      run({ command: 'match change', match, ...options }, { json }),
    );
  matches
    .command('delete <match>')
    .description('delete a match with what was recorded and written of it')
    .addOption(confirm("its opponent's name"))
    .addOption(json())
    .action((match: string, { json, ...options }) =>
      run({ command: 'match delete', match, ...options }, { json }),
    );
}

/** `player …`: a player is named by an id, or by a name that only one has. */
export function addPlayerCare(program: Command, run: Run): void {
  const players = program.command('player').description('players of the rosters');
  players
    .command('list')
    .description('list the players with their ids, and who of a team may be one person')
    .addOption(club())
    .addOption(team())
    .addOption(json())
    .action(({ json, ...options }) => run({ command: 'player list', ...options }, { json }));
  const onPlayer = (line: string, description: string) =>
    players
      .command(line)
      .description(description)
      .addOption(club())
      .addOption(team())
      .addOption(json());
  onPlayer('rename <player> <name>', 'give a player another name, in every match').action(
    (player: string, name: string, { json, ...options }) =>
      run({ command: 'player rename', player, name, ...options }, { json }),
  );
  onPlayer(
    'merge <player> <other>',
    'join the other into the player: one person, all matches',
  ).action((player: string, other: string, { json, ...options }) =>
    run({ command: 'player merge', player, other, ...options }, { json }),
  );
  onPlayer(
    'split <player> <name>',
    'take the matches under another name out of a player, as another one',
  ).action((player: string, name: string, { json, ...options }) =>
    run({ command: 'player split', player, name, ...options }, { json }),
  );
  onPlayer(
    'erase <player>',
    "make a player's name and number disappear for good: rows, replies, texts, and the files they were in",
  )
    .option('--opponent', 'a player of an opponent: the name goes from the sheets of all opponents')
    .addOption(confirm('the name'))
    .action((player: string, { json, ...options }) =>
      run({ command: 'player erase', player, ...options }, { json }),
    );
}
