import { type Command, Option } from 'commander';
import { languages } from '../../contract/language.ts';

/** Performs a request and prints its result. */
export type Run = (request: object, options: { json?: boolean }) => Promise<void>;

/** A command whose words and options are the fields of its request, but for what `also` says of it. */
type RequestCommand = [line: string, description: string, options?: Option[], also?: object];

export const json = () => new Option('--json', 'print one JSON object on one line');
const club = new Option('--club <name>', 'the club, by name or id');
const team = new Option('--team <name>', 'the team, by name or id');
export const confirm = (what: string) =>
  new Option('--confirm <name>', `${what}, typed to confirm it`).makeOptionMandatory();
/** Where a match was played. */
export const homeAway = (description: string) =>
  new Option('--home-away <word>', description).choices(['home', 'away', 'neutral']);

/** By what they are of, which stands before their own word. */
const requests: Record<string, [description: string, ...RequestCommand[]]> = {
  club: [
    'clubs',
    ['add <name>', 'add a club', [new Option('--namesake', 'though another club has that name')]],
    ['rename <club> <name>', 'give a club (name or id) another name'],
    [
      'delete <club>',
      'delete a club with all that it has, keys too; club export keeps a copy',
      [confirm('its name')],
    ],
  ],
  team: [
    'teams of a club',
    [
      'add <club> <name>',
      'add a team to a club (name or id)',
      [
        new Option('--category <text>', 'for instance "U16" or "Senior women"'),
        new Option('--season <text>', 'for instance "2026-27"'),
        new Option('--colour <hex>', 'for instance "#b3261e"'),
      ],
    ],
    [
      'rename <team> <name>',
      'give a team (name or id) another name, in its box scores, too',
      [club],
    ],
    ['delete <team>', 'delete a team with its players and matches', [club, confirm('its name')]],
  ],
  // Ids are those that `match list` shows.
  match: [
    'matches that are stored',
    ['list', 'list the matches with their ids', [club, team]],
    [
      'date <match> <day>',
      'move a match to another day, YYYY-MM-DD, at the hour that it has',
      [],
      { command: 'match change' },
    ],
    [
      'rename <match> <opponent>',
      "correct the opponent's name in one match",
      [],
      { command: 'match change' },
    ],
    [
      'change <match>',
      'correct what else is known of a match',
      [
        new Option('--end', 'the match is over, though its file ends before'),
        new Option('--swap-sides', 'the other side is ours; with --opponent'),
        new Option('--opponent <name>', 'the opponent'),
        new Option('--competition <name>', 'the competition'),
        new Option('--venue <name>', 'the hall'),
        homeAway('where it was played'),
      ],
    ],
    [
      'delete <match>',
      'delete a match with what was recorded and written of it',
      [confirm("its opponent's name")],
    ],
  ],
  // A player is named by an id, or by a name that only one has.
  player: [
    'players of the rosters',
    ['list', 'list the players with their ids, and who of a team may be one person', [club, team]],
    ['rename <player> <name>', 'give a player another name, in every match', [club, team]],
    [
      'merge <player> <other>',
      'join the other into the player: one person, all matches',
      [club, team],
    ],
    [
      'split <player> <name>',
      'take the matches under another name out of a player, as another one',
      [club, team],
    ],
    [
      'erase <player>',
      "make a player's name and number disappear for good: rows, replies, texts, and the files they were in",
      [
        club,
        team,
        new Option(
          '--opponent',
          'a player of an opponent: the name goes from the sheets of all opponents',
        ),
        new Option('--also <player...>', 'others who may be the same person: erase them, too'),
        new Option('--only', 'leave others who may be the same person as they are'),
        confirm('the name'),
      ],
    ],
  ],
  key: [
    'API keys',
    [
      'add <club>',
      'make a key for a club (name or id); it is printed this once',
      [
        new Option('--name <text>', 'what the key is called, for instance "Tablet in the hall"'),
        new Option('--recorder', 'a key that may also add matches'),
        new Option('--ends <day>', 'the last day on which it opens anything, YYYY-MM-DD'),
      ],
    ],
    ['list', 'list the keys', [club]],
    ['revoke <key>', 'revoke a key, named by its name or id (see: key list)'],
  ],
  roster: [
    "a team's players",
    [
      'add <team> <name>',
      'add a player to a team (name or id), or bring the player up to date',
      [
        club,
        new Option('--number <shirt>', 'shirt number, as it is written: "00" is not "0"'),
        new Option('--position <position>', 'G, F, C or a pair'),
        new Option('--captain', 'the captain'),
        new Option('--no-captain', 'not the captain any more'),
      ],
    ],
  ],
  insights: [
    'written insights',
    [
      'show <match>',
      'show what is written of a match: its team and all players (id of the match)',
      [
        new Option('--player <id>', "one player's alone"),
        new Option('--language <language>', 'the language to show').choices(languages),
      ],
    ],
  ],
};

/** Adds the commands that are a request each. */
export function addRequests(program: Command, run: Run): void {
  for (const [noun, [description, ...commands]] of Object.entries(requests)) {
    const group = program.command(noun).description(description);
    for (const [line, text, options = [], also] of commands) {
      const made = group.command(line).description(text);
      for (const option of [...options, json()]) made.addOption(option);
      const names = [...line.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
      made.action(() => {
        const { json, ...chosen } = made.opts();
        const words = Object.fromEntries(names.map((name, at) => [name, made.args[at]]));
        return run({ command: `${noun} ${made.name()}`, ...words, ...chosen, ...also }, { json });
      });
    }
  }
}
