import * as v from 'valibot';
import { likePlayers } from '../../club/edit-players.ts';
import { played } from '../../club/sheets.ts';
import { name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import type { EditDone, Erasure, LikePlayers } from '../../contract/edits.ts';
import type { Clubs } from '../clubs.ts';
import type { ContractCall } from './admin.ts';
import {
  clubAndTeam,
  command,
  confirmOption,
  countOf,
  flag,
  option,
  sayDone,
  type WordsOf,
} from './command.ts';
import { AdminError } from './errors.ts';
import {
  among,
  byName,
  call,
  isNamed,
  ofTeams,
  onlyOne,
  requirePlayer,
  requireTheirs,
  there,
} from './find.ts';
import { underTeams } from './match-commands.ts';

/** A player by id or by a unique name. */
const player = { player: name, ...clubAndTeam };

const erasing = {
  ...player,
  opponent: flag(
    '--opponent',
    'a player of an opponent: the name goes from the sheets of all opponents',
  ),
  also: option(
    '--also <player...>',
    'others who may be the same person: erase them, too',
    v.optional(v.array(name), []),
  ),
  only: flag('--only', 'leave others who may be the same person as they are'),
  confirm: confirmOption('the name'),
};

export const playerCommands = [
  command({
    line: 'player list',
    about: 'list the players with their ids, and who of a team may be one person',
    words: clubAndTeam,
    async run(clubs, those) {
      const pairs: LikePlayers['pairs'] = [];
      const players = await ofTeams(clubs, await among(clubs, those), async (tx, team, club) => {
        const ids = team.roster.map(({ playerId }) => playerId);
        const sheets = await played(tx, team.id, ids);
        pairs.push(...(await likePlayers(tx, team.id)).pairs);
        const lines = team.roster.map(({ playerId: id, name: called, number = null }) => {
          const own = sheets.filter(({ playerId }) => playerId === id);
          const names = new Set(own.map((each) => each.name).filter((each) => each !== called));
          return {
            ...{ id, name: called, number, team: { id: team.id, name: team.name }, club },
            matches: own.length,
            otherNames: [...names],
          };
        });
        return lines.sort(byName);
      });
      return { players, pairs };
    },
    /** A line for each player, under a line for each team; then who may be one person. */
    say({ players, pairs }) {
      if (players.length === 0) return 'There are no players.';
      const list = underTeams(players, ({ id, name: called, number, matches, otherNames }) => [
        `  ${(number ?? '').padStart(3)}  ${called}${alsoCalled(otherNames)}  matches: ${matches}  ${id}`,
      ]);
      const likely = pairs.map(
        ({ one, other }) => `  ${one.name} (${one.matches}) and ${other.name} (${other.matches})`,
      );
      if (likely.length === 0) return list;
      return [list, 'These may be one person (player merge):', ...likely].join('\n');
    },
  }),
  withName(
    'player rename <player> <name>',
    'give a player another name, in every match',
    addingEndpoints.changePlayer,
    'Renamed the player.',
  ),
  command({
    line: 'player merge <player> <other>',
    about: 'join the other into the player: one person, all matches',
    words: { ...player, other: name },
    async run(clubs, { player: named, other, ...those }) {
      const { id, team, club } = await requirePlayer(clubs, named, those);
      const mates = { team: team.id, club: club.id };
      const { id: playerId } = await requirePlayer(clubs, other, mates);
      const sent = { ids: { playerId: id }, body: { playerId } };
      return await call(clubs, club.id, addingEndpoints.mergePlayer, sent);
    },
    say: sayDone('Joined the players into one.'),
  }),
  withName(
    'player split <player> <name>',
    'take the matches under another name out of a player, as another one',
    addingEndpoints.splitPlayer,
    'Made two players of one.',
  ),
  command({
    line: 'player erase <player>',
    about:
      "make a player's name and number disappear for good: rows, replies, texts, and the files they were in",
    words: erasing,
    run: erase,
    say: (done) =>
      erasureInWords(
        'Erased the name and the number. Match files, the log of a Postgres and every backup that was taken before may still have them: take a new backup now and delete the old ones (docs/administration.md).',
        done,
      ),
  }),
];

/** A command that sends a player's name to a call. */
function withName(line: string, about: string, endpoint: ContractCall<EditDone>, said: string) {
  return command({
    line,
    about,
    words: { ...player, name },
    async run(clubs, { player: named, name: called, ...those }) {
      const { id: playerId, club } = await requirePlayer(clubs, named, those);
      const sent = { ids: { playerId }, body: { name: called } };
      return await call(clubs, club.id, endpoint, sent);
    },
    say: sayDone(said),
  });
}

const alsoCalled = (names: readonly string[]) =>
  names.length === 0 ? '' : ` (on sheets also ${names.map((each) => `"${each}"`).join(', ')})`;

/** Erases a player, or finishes an erasure that was stopped while the files were rewritten. */
async function erase(
  clubs: Clubs,
  { player: named, confirm, opponent, also, only, ...those }: WordsOf<typeof erasing>,
): Promise<Erased> {
  const find = opponent ? requireTheirs : requirePlayer;
  const found = await find(clubs, named, those).catch(async (error: unknown) => {
    for (const id of await clubs.store.clubIds()) {
      if (await clubs.engine.isBeingErased(id, confirm)) return null;
    }
    throw error;
  });
  if (found === null) return rewritten(clubs, 0);
  const { id: playerId, club } = found;
  const others = await alsoErased(clubs, { ...found, named }, { also, only });
  const sent = { ids: { playerId }, body: { name: confirm, also: others } };
  const { matches } = await call(clubs, club.id, addingEndpoints.erasePlayer, sent);
  return rewritten(clubs, matches);
}

/** The players named with --also. Throws AdminError if others may be the same person, unless --only is given. */
async function alsoErased(
  clubs: Clubs,
  { id, club, named }: { id: string; club: { id: string }; named: string },
  { also, only }: { also: string[]; only: boolean },
) {
  const sent = { ids: { playerId: id } };
  const { players } = await call(clubs, club.id, addingEndpoints.possibleDuplicates, sent);
  const all = players.map(({ playerId, ...each }) => ({ ...each, id: playerId }));
  const chosen = also.map((nameOrId) => {
    const found = onlyOne(all.filter(isNamed(nameOrId)), 'players', nameOrId);
    return there(found, `"${nameOrId}" is not among those who may be the same as ${named}.`);
  });
  const left = all.filter((each) => !chosen.includes(each));
  if (left.length === 0 || only) {
    return chosen.map((each) => ({ playerId: each.id, name: each.name }));
  }
  const lines = left.map(
    (each) => `  ${each.id}  ${each.name} (${each.of}, ${countOf(each.matches)})`,
  );
  throw new AdminError(
    [
      'Nothing was erased. These may be the same person:',
      ...lines,
      'Erase them too with --also ID, one for each; leave the others as they are with --only.',
    ].join('\n'),
  );
}

type Erased = EditDone & Erasure;

/** How long a command waits until the database's files are rewritten, in milliseconds. */
const patience = 60_000;

/** What an erasure did, and whether the database's files are rewritten by now. */
export const rewritten = async ({ rewriting }: Clubs, matches: number): Promise<Erased> => ({
  matches,
  ...(await rewriting.finish(patience)),
});

const reasons = {
  readers: 'because others still read the database, such as a backup',
  space: 'because the disk has no space to rewrite them: free some',
};

export function erasureInWords(said: string, { matches, files, waitsFor }: Erased): string {
  const line = sayDone(said)({ matches });
  if (files === 'rewritten') return line;
  const reason = waitsFor === undefined ? 'and are being rewritten' : reasons[waitsFor];
  return `${line}\nThe database’s files still hold the name, ${reason}. A running service rewrites them by itself; otherwise give this command again.`;
}
