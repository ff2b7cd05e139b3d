import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { readClub } from '../../club/read-club.ts';
import type { ClubReading } from '../../club/store.ts';
import { requireClub as clubOf, requireTeam as teamOf } from '../../club/tools.ts';
import { name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { clubFile, unsealed } from '../../contract/sealed-file.ts';
import { comparableName, requireTypedName } from '../../match-files/edit/typed-name.ts';
import type { Clubs } from '../clubs.ts';
import { transactClub } from '../database/document-store.ts';
import { packing } from '../database/packing.ts';
import { apiKeys, trail } from '../database/schema.ts';
import {
  clubOption,
  command,
  confirmOption,
  flag,
  given,
  option,
  sayDone,
  text,
} from './command.ts';
import { AdminError } from './errors.ts';
import { call, listClubs, type NamedClub, requireClub, requireTeam, sameName } from './find.ts';

/** Stores a club without teams. Throws RefusedError for a name without letters and digits. */
export async function addClub({ store, clock }: Clubs, { id, name }: NamedClub): Promise<void> {
  comparableName(name);
  await store.transact(id, (tx) => tx.put('club', id, { id, name, madeAt: clock() }));
}

/**
 * Stores a club from its file, whole or not at all, under another name if given. Throws ClubFileError like `unsealed` and for an
 * incomplete club, and AdminError if the club exists or another one has its name.
 */
export async function importClub(
  { store, engine }: Pick<Clubs, 'store' | 'engine'>,
  bytes: AsyncIterable<Uint8Array>,
  as?: string,
): Promise<NamedClub> {
  const read = await readClub(unsealed(clubFile, bytes, packing));
  read.club.name = as ?? read.club.name;
  const { id, name } = read.club;
  comparableName(name);
  const others = (await listClubs({ store })).filter((each) => each.id !== id);
  const namesake = sameName(others, name);
  if (namesake !== undefined) {
    throw new AdminError(
      `There is another club "${namesake.name}": give this one another name with --as.`,
    );
  }
  const { kind, club } = await engine.store(read, false);
  if (kind === 'opened') return club;
  throw new AdminError(
    `The club "${club.name}" is there already (${id}), so nothing was changed. ` +
      `To replace it, delete it first: club delete ${id} --confirm "${club.name}"`,
  );
}

export const clubCommands = [
  command({
    line: 'club add <name>',
    about: 'add a club',
    words: { name, namesake: flag('--namesake', 'though another club has that name') },
    async run(clubs, { name: called, namesake }) {
      const known = namesake ? undefined : sameName(await listClubs(clubs), called);
      if (known !== undefined) {
        throw new AdminError(
          `There is a club "${known.name}" already. Add another with --namesake.`,
        );
      }
      const club = { id: clubs.newId(), name: called };
      await addClub(clubs, club);
      return { club };
    },
    say: ({ club }) => `Added the club ${club.name} (${club.id}).`,
  }),
  command({
    line: 'club rename <club> <name>',
    about: 'give a club (name or id) another name',
    words: { club: name, name },
    async run(clubs, { club, ...body }) {
      const { id } = await requireClub(clubs, club);
      return await call(clubs, id, addingEndpoints.changeClub, { body });
    },
    say: sayDone('Renamed the club.'),
  }),
  command({
    line: 'club delete <club>',
    about: 'delete a club with all that it has, keys too; club export keeps a copy',
    words: { club: name, confirm: confirmOption('its name') },
    async run(clubs, { club, confirm }) {
      const { id } = await requireClub(clubs, club);
      const { database, clock } = clubs;
      return await transactClub(database.db, clock, id, async (tx, sql) => {
        requireTypedName(confirm, (await clubOf(tx)).name);
        const { length: matches } = await tx.list('match');
        await tx.clear();
        // Due rewritings stay, because the database's files may still contain erased names.
        for (const table of [apiKeys, trail]) {
          await sql.delete(table).where(eq(table.clubId, id));
        }
        return { matches };
      });
    },
    say: sayDone('Deleted the club.'),
  }),
];

const hexColour = v.pipe(v.string(), v.hexColor('a colour is written like "#b3261e" (CSS hex)'));

export const teamCommands = [
  command({
    line: 'team add <club> <name>',
    about: 'add a team to a club (name or id)',
    words: {
      club: name,
      name,
      category: text('--category <text>', 'for instance "U16" or "Senior women"'),
      season: text('--season <text>', 'for instance "2026-27"'),
      colour: option('--colour <hex>', 'for instance "#b3261e"', v.optional(hexColour)),
    },
    async run(clubs, { club: named, ...words }) {
      const club = await requireClub(clubs, named);
      const team = { id: clubs.newId(), ...words };
      comparableName(team.name);
      await clubs.store.transact(club.id, async (tx) => {
        const known = sameName(await tx.list('team'), team.name);
        if (known !== undefined) {
          throw new AdminError(`${club.name} has a team "${known.name}" already.`);
        }
        const madeAt = clubs.clock();
        await tx.put('team', team.id, { ...team, madeAt, roster: [], otherNames: {} });
        await tx.note({ act: 'edited', by: '' });
      });
      return { club, team };
    },
    say: ({ club, team }) => `Added the team ${team.name} (${team.id}) to ${club.name}.`,
  }),
  command({
    line: 'team rename <team> <name>',
    about: 'give a team (name or id) another name, in its box scores, too',
    words: { team: name, name, club: clubOption },
    async run(clubs, { name: called, ...those }) {
      const { id: teamId, club } = await requireTeam(clubs, those);
      const sent = { ids: { teamId }, body: { name: called } };
      return await call(clubs, club.id, addingEndpoints.changeTeam, sent);
    },
    say: sayDone('Renamed the team.'),
  }),
  command({
    line: 'team delete <team>',
    about: 'delete a team with its players and matches',
    words: { team: name, club: clubOption, confirm: confirmOption('its name') },
    async run(clubs, { confirm, ...those }) {
      const { id: teamId, club } = await requireTeam(clubs, those);
      const sent = { ids: { teamId }, body: { name: confirm } };
      return await call(clubs, club.id, addingEndpoints.deleteTeam, sent);
    },
    say: sayDone('Deleted the team.'),
  }),
];

export const rosterCommands = [
  command({
    line: 'roster add <team> <name>',
    about: 'add a player to a team (name or id), or bring the player up to date',
    words: {
      team: name,
      club: clubOption,
      name,
      number: text('--number <shirt>', 'shirt number, as it is written: "00" is not "0"'),
      position: text('--position <position>', 'G, F, C or a pair'),
      captain: option(
        '--no-captain',
        'not the captain any more',
        given('--captain', 'the captain'),
      ),
    },
    async run(clubs, { team: named, club: ofClub, ...line }) {
      const { id: teamId, club } = await requireTeam(clubs, { team: named, club: ofClub });
      return await clubs.store.transact(club.id, async (tx) => {
        const team = await teamOf(tx, teamId);
        const known = await knownPlayer(tx, team, line);
        const { number = known?.number, position = known?.position } = line;
        const captain = line.captain ?? known?.captain ?? false;
        const playerId = known?.playerId ?? clubs.newId();
        const player = {
          playerId,
          name: line.name,
          number,
          position,
          captain: captain || undefined,
        };
        const roster =
          known === undefined
            ? [...team.roster, player]
            : team.roster.map((each) => (each === known ? player : each));
        await tx.put('team', teamId, { ...team, roster });
        await tx.note({ act: 'edited', by: '' });
        return {
          team: { id: teamId, name: team.name },
          player: { ...player, number: number ?? null, position: position ?? null, captain },
          outcome: known === undefined ? ('added' as const) : ('updated' as const),
        };
      });
    },
    say({ team, player, outcome }) {
      const did = outcome === 'added' ? 'Added' : 'Updated';
      return `${did} ${player.name} (${player.playerId}) on the roster of ${team.name}.`;
    },
  }),
];

/** The player of that name, of namesakes the one with that number; otherwise the only one gets a new number. */
async function knownPlayer(
  tx: ClubReading,
  team: Awaited<ReturnType<typeof teamOf>>,
  { name: called, number }: { name: string; number?: string | undefined },
) {
  const wanted = comparableName(called);
  const erased = await tx.list('erased', { teamId: team.id });
  const namesakes = team.roster.filter(
    (each) =>
      normalisedName(each.name) === wanted &&
      !erased.some(({ playerId }) => playerId === each.playerId),
  );
  const [only] = namesakes;
  const known = namesakes.find((each) => each.number === number);
  if (known === undefined && namesakes.length > 1) {
    throw new AdminError(
      `${team.name} has ${namesakes.length} players "${called}" and none in that shirt. ` +
        'Say which with --number.',
    );
  }
  return known ?? only;
}
