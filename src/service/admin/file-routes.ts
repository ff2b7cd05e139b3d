import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { Hono } from 'hono';
import * as v from 'valibot';
import { name, uuid } from '../../contract/adding.ts';
import type { Clubs } from '../clubs.ts';
import { restoreBackup, writeBackup } from '../database/backup.ts';
import { importClub } from '../database/club-file.ts';
import { noteForAll } from '../database/trail.ts';
import { body, query } from './routes.ts';

/** How long an answer waits for the files to be rewritten, in milliseconds. */
const patience = 15_000;

const erasures = v.array(v.object({ clubId: uuid, teamId: uuid, hash: name, playerId: uuid }));

/** Backups, clubs out of their files, and the rewriting of the database's files after an erasure. */
export function fileRoutes(clubs: Clubs, report: (error: unknown) => void) {
  const { store, engine, database, rewriting, clock } = clubs;
  const { db } = database;
  const noteEach = async (act: 'backed up' | 'restored') =>
    noteForAll(db, await store.clubIds(), { act, by: '', at: clock() });
  return new Hono()
    .post('/backup', async (c) => {
      await noteEach('backed up');
      const out = new PassThrough();
      const written = writeBackup(db, out);
      await Promise.race([once(out, 'readable'), written]);
      // What fails later cuts the file, which then lacks its sum.
      written.catch(report);
      return c.body(Readable.toWeb(out) as ReadableStream<Uint8Array>);
    })

    .post('/restore', async (c) => {
      const rows = await withBody(c.req.raw, (bytes) => restoreBackup(db, bytes));
      await noteEach('restored');
      return c.json({ rows });
    })

    .post('/clubs/file', query({ as: v.optional(name) }), async (c) => {
      const { as } = c.req.valid('query');
      return c.json(await withBody(c.req.raw, (bytes) => importClub(db, clock, bytes, as)));
    })

    .post('/erase-again', body(v.object({ erased: erasures })), async (c) => {
      const { erased } = c.req.valid('json');
      let matches = 0;
      for (const id of new Set(erased.map(({ clubId }) => clubId))) {
        const own = erased.filter(({ clubId }) => clubId === id);
        matches += (await engine.eraseAgain(id, own)) ?? 0;
      }
      return c.json({ matches });
    })

    .post('/rewriting', async (c) => c.json(await rewriting.finish(patience)))

    .get('/erasing', query({ name: v.string() }), async (c) => {
      // Whether the name was erased in a club and may still be in the database's files.
      const wanted = c.req.valid('query').name;
      let isErasing = false;
      for (const id of await store.clubIds()) isErasing ||= await engine.isBeingErased(id, wanted);
      return c.json({ isErasing });
    });
}

/** Works on a body, then reads the rest of it, since an answer before its end would cut off the sender. */
async function withBody<Result>(
  request: Request,
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const body: ReadableStream<Uint8Array> = request.body ?? new Blob([]).stream();
  const reader = body.getReader();
  // Ending the loop early does not cancel the body.
  async function* bytes() {
    for (
      let { value } = await reader.read();
      value !== undefined;
      { value } = await reader.read()
    ) {
      yield value;
    }
  }
  try {
    return await work(bytes());
  } finally {
    for await (const _ of bytes());
  }
}
