import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ClubReading } from '../../club/store.ts';
import { requireClub, requireTeam, teamsOf } from '../../club/tools.ts';
import { lookSchema, name, uuid } from '../../contract/adding.ts';
import { typedNameSchema } from '../../contract/care.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { comparableName, requireTypedName } from '../../match-files/care/typed-name.ts';
import type { SentMatchFile } from '../../match-files/read-files.ts';
import type { Clubs } from '../clubs.ts';
import { transactClub } from '../database/document-store.ts';
import { apiKeys, trail } from '../database/schema.ts';
import { AdminError } from './errors.ts';
import { answersTo, saidByOptionsSchema } from './file-answers.ts';
import { body, ofClubs } from './routes.ts';

const optional = v.optional(name);
const newTeam = v.object({ name, category: optional, season: optional, colour: optional });
const rosterLine = v.object({
  name,
  number: optional,
  position: optional,
  captain: v.optional(v.boolean()),
});

/** What of a club no call of the contract does: to make and delete one, teams, players before a match, files of a new club. */
export function clubRoutes({ store, engine, database, clock, newId }: Clubs) {
  const clubs = () => ofClubs(store, undefined, async (_, club) => [club]);
  const sameName = <Named extends { name: string }>(all: Named[], wanted: string) =>
    all.find((each) => normalisedName(each.name) === normalisedName(wanted));
  return new Hono()
    .get('/clubs', async (c) => c.json({ clubs: await clubs() }))

    .post(
      '/clubs',
      body(v.object({ id: v.optional(uuid), name, namesake: v.optional(v.boolean()) })),
      async (c) => {
        const { id = newId(), name, namesake = false } = c.req.valid('json');
        comparableName(name);
        const known = namesake ? undefined : sameName(await clubs(), name);
        if (known !== undefined) {
          throw new AdminError(
            `There is a club "${known.name}" already. Add another with --namesake.`,
          );
        }
        await store.transact(id, (tx) => tx.put('club', id, { id, name, madeAt: clock() }));
        return c.json({ club: { id, name } });
      },
    )

    .delete('/clubs/:clubId', body(typedNameSchema), async (c) => {
      const { clubId } = c.req.param();
      const matches = await transactClub(database.db, clock, clubId, async (tx, sql) => {
        requireTypedName(c.req.valid('json').name, (await requireClub(tx)).name);
        const all = await tx.list('match');
        await tx.clear();
        // Names that were erased are in the database's files until they are rewritten, with or without the club.
        for (const table of [apiKeys, trail]) {
          await sql.delete(table).where(eq(table.clubId, clubId));
        }
        return all.length;
      });
      return c.json({ matches });
    })

    .post('/clubs/:clubId/teams', body(newTeam), async (c) => {
      const team = { id: newId(), ...c.req.valid('json') };
      comparableName(team.name);
      await store.transact(c.req.param('clubId'), async (tx) => {
        const club = await requireClub(tx);
        const known = sameName(await tx.list('team'), team.name);
        if (known !== undefined) {
          throw new AdminError(`${club.name} has a team "${known.name}" already.`);
        }
        await tx.put('team', team.id, { ...team, madeAt: clock(), roster: [], otherNames: {} });
        await tx.note({ act: 'edited', by: '' });
      });
      return c.json({ team });
    })

    .post('/clubs/:clubId/teams/:teamId/players', body(rosterLine), async (c) => {
      const { clubId, teamId } = c.req.param();
      const line = c.req.valid('json');
      const added = await store.transact(clubId, async (tx) => {
        const team = await requireTeam(tx, teamId);
        const known = await knownPlayer(tx, team, line);
        const { number = known?.number, position = known?.position } = line;
        const captain = line.captain ?? known?.captain ?? false;
        const player = {
          playerId: known?.playerId ?? newId(),
          name: line.name,
          ...(number === undefined ? {} : { number }),
          ...(position === undefined ? {} : { position }),
          ...(captain ? { captain } : {}),
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
      return c.json(added);
    })

    .post('/looks', async (c) => {
      // Reads match files for a club, perhaps one that is not made yet; stores nothing. The side called `team` is the club's.
      const form = await c.req.formData();
      const { clubId, ...asked } = v.parse(lookForm, Object.fromEntries(form));
      const club = { id: clubId ?? newId(), name: asked.club };
      const teams = await store.read(club.id, teamsOf);
      const known = sameName(teams, asked.team);
      const team = known ? { id: known.id, name: known.name } : { id: null, name: asked.team };
      const said = [{ name: asked.team, team }];
      const look = await engine.lookFor(club, filesIn(form), said);
      const answers = asked.answers && answersTo(look, asked.team, asked.answers);
      const answered = answers ? await engine.answerFor(club.id, look.id, answers) : look;
      return c.json({ club, team, look: v.parse(lookSchema, answered) });
    });
}

const lookForm = v.object({
  clubId: v.optional(uuid),
  club: name,
  team: name,
  answers: v.optional(v.pipe(v.string(), v.parseJson(), saidByOptionsSchema)),
});

/** The files of a form in their order; of those that are too large to be a match it has the names alone. */
async function* filesIn(form: FormData): AsyncGenerator<SentMatchFile> {
  for (const [field, value] of form) {
    if (typeof value !== 'string') {
      yield { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
    } else if (field === 'tooLarge') yield { name: value, bytes: null };
  }
}

/** The player of that name, of namesakes the one in that shirt; a name in another shirt is the same player with a new number. */
async function knownPlayer(
  tx: ClubReading,
  team: Awaited<ReturnType<typeof requireTeam>>,
  { name, number }: v.InferOutput<typeof rosterLine>,
) {
  const wanted = comparableName(name);
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
      `${team.name} has ${namesakes.length} players "${name}" and none in that shirt. ` +
        'Say which with --number.',
    );
  }
  return known ?? only;
}
