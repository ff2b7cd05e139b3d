import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { trustReport } from '../../basketball/trust.ts';
import { requireMatch, requireRecord, teamsOf } from '../../club/tools.ts';
import { lookSchema, name, uuid } from '../../contract/adding.ts';
import { dataVersion } from '../../contract/club-file.ts';
import { insightStatusOf } from '../../insights/state.ts';
import type { SentMatchFile } from '../../match-files/read-files.ts';
import { boxScoreOfRecord, toMatch } from '../../match-files/stored-match.ts';
import { failedChecks } from '../../match-files/trust-in-words.ts';
import type { Clubs } from '../clubs.ts';
import { restoreBackup, writeBackup } from '../database/backup.ts';
import { noteInTrail } from '../database/trail.ts';
import { addClub, importClub } from './club-commands.ts';
import { groups } from './commands.ts';
import { AdminError, isTheirs, reasonOf } from './errors.ts';
import { answersTo, saidByOptionsSchema } from './file-answers.ts';
import { findClub, requireClub, sameName } from './find.ts';
import { rewritten } from './player-commands.ts';

/** If the command and the service that holds the folder are of different builds. */
export const otherVersion =
  'The service that runs is of another version than this command: stop it and start it again.';

/**
 * Runs commands, and answers those that run at the terminal, by HTTP without a key: on a socket that only its owner may open,
 * or in the command's process. A failure is `{ "error": … }`; one that the caller can't correct is also reported.
 */
export function createAdminApp(clubs: Clubs, report: (error: unknown) => void) {
  const { store, engine, database, clock } = clubs;
  const { db } = database;
  const noteEach = async (act: 'backed up' | 'restored') => {
    for (const id of await store.clubIds()) await noteInTrail(db, id, { act, by: '', at: clock() });
  };
  return new Hono()
    .onError((error, c) => {
      if (!isTheirs(error)) report(error);
      return c.json({ error: reasonOf(error) }, isTheirs(error) ? 409 : 500);
    })
    .notFound((c) => c.json({ error: otherVersion }, 404))
    .get('/', (c) => c.json({ version: dataVersion }))

    .post('/command', async (c) => {
      const { line, words } = await sent(c, { line: v.string(), words: v.looseObject({}) });
      const command = groups.flatMap(([, , all]) => all).find((each) => each.line === line);
      if (command?.at !== 'clubs') throw new AdminError(otherVersion);
      return c.json(await command.run(clubs, words));
    })

    .post('/call', async (c) => {
      const answer = await engine.perform(await sent(c, callEntries));
      return 'file' in answer ? c.body(answer.file) : c.json(answer.data);
    })

    .post('/club', async (c) =>
      c.json(await requireClub(clubs, (await sent(c, { club: name })).club)),
    )

    .post('/clubs', async (c) => {
      await addClub(clubs, await sent(c, { id: uuid, name }));
      return c.json({});
    })

    .post('/looks', async (c) => {
      // Reads match files for a club, which may not exist yet, and stores nothing. The side called `team` is the club's.
      const form = await c.req.formData();
      const asked = v.parse(lookForm, Object.fromEntries(form));
      const found = await findClub(clubs, asked.club);
      const club = found ?? { id: clubs.newId(), name: asked.club };
      const called = asked.team ?? club.name;
      const known = sameName(await store.read(club.id, teamsOf), called);
      const team = known ? { id: known.id, name: known.name } : { id: null, name: called };
      const look = await engine.lookFor(club, filesIn(form), [{ name: called, team }]);
      const answers = asked.answers && answersTo(look, called, asked.answers);
      const answered = answers ? await engine.answerFor(club.id, look.id, answers) : look;
      return c.json({ club, team, look: v.parse(lookSchema, answered), isNew: !found });
    })

    .post('/checks', async (c) => {
      // A stored match with the failed checks of its numbers.
      const { clubId, matchId, team } = await sent(c, { clubId: uuid, matchId: uuid, team: name });
      const stored = await store.read(clubId, async (tx) => {
        const { row } = await requireMatch(tx, matchId);
        const record = await requireRecord(tx, matchId);
        const checks = trustReport({
          match: toMatch(row, insightStatusOf(row.status, null)),
          boxScore: boxScoreOfRecord('', record, row).boxScore,
          playByPlay: record.given === undefined ? record : null,
        });
        const { opponentName: opponent, matchDay: day, status, score } = row;
        const failed = failedChecks(checks, { team, opponent });
        return { opponent, day, status, score, failedChecks: failed };
      });
      return c.json(stored);
    })

    .post('/erase-again', async (c) => {
      const { erased } = await sent(c, { erased: v.array(v.object(erasureEntries)) });
      let matches = 0;
      for (const id of new Set(erased.map(({ clubId }) => clubId))) {
        const own = erased.filter(({ clubId }) => clubId === id);
        matches += (await engine.eraseAgain(id, own)) ?? 0;
      }
      return c.json(await rewritten(clubs, matches));
    })

    .post('/backup', async (c) => {
      await noteEach('backed up');
      const out = new PassThrough();
      const written = writeBackup(db, out);
      await Promise.race([once(out, 'readable'), written]);
      // A later failure cuts the file, which then has no checksum.
      written.catch(report);
      return c.body(Readable.toWeb(out) as ReadableStream<Uint8Array>);
    })

    .post('/restore', async (c) => {
      const rows = await withBody(c.req.raw, (bytes) => restoreBackup(db, bytes));
      await noteEach('restored');
      return c.json({ rows });
    })

    .post('/clubs/file', async (c) => {
      const as = v.parse(v.optional(name), c.req.query('as'));
      const club = await withBody(c.req.raw, (bytes) => importClub(clubs, bytes, as));
      return c.json({ club });
    });
}

/** The JSON of a request. Throws ValiError. */
async function sent<Entries extends v.ObjectEntries>(c: Context, entries: Entries) {
  return v.parse(v.object(entries), await c.req.json());
}

const callEntries = {
  clubId: uuid,
  method: v.string(),
  path: v.string(),
  language: v.nullable(v.string()),
  body: v.optional(v.string()),
};
const erasureEntries = { clubId: uuid, teamId: uuid, hash: name, playerId: uuid };

const lookForm = v.object({
  club: name,
  team: v.optional(name),
  answers: v.optional(v.pipe(v.string(), v.parseJson(), saidByOptionsSchema)),
});

/** The files of a form in their order; those too large for a match have only their names. */
async function* filesIn(form: FormData): AsyncGenerator<SentMatchFile> {
  for (const [field, value] of form) {
    if (typeof value !== 'string') {
      yield { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
    } else if (field === 'tooLarge') yield { name: value, bytes: null };
  }
}

/** Works on a body, then reads its rest, since an answer before its end would cut off the sender. */
async function withBody<Result>(
  request: Request,
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const body: ReadableStream<Uint8Array> = request.body ?? new Blob([]).stream();
  const bytes = body.values({ preventCancel: true });
  try {
    return await work(bytes);
  } finally {
    // Unlocks the body if the work ended before reading any of it.
    await bytes.return?.();
    for await (const _ of body);
  }
}
