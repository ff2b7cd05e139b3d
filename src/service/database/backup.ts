import { createHash, type Hash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { NewerDataError, readMigrations } from './migrate.ts';
import * as schema from './schema.ts';

/*
 * A backup is one file for both engines: a line with the version of the data, the rows as JSON in gzip, and the SHA-256 of
 * all before it in 32 bytes. Each table is a line with its name and columns, then a line a row, as Postgres writes and
 * reads it: no value goes through JavaScript's numbers or dates.
 */

/** A file that is no backup, is damaged, or can't be restored where it should be; the message is for people. */
export class BackupError extends Error {}

/** Every table of the schema, those before that others refer to. */
const tables = [
  schema.clubs,
  schema.apiKeys,
  schema.teams,
  schema.players,
  schema.playerNames,
  schema.erasedPlayers,
  schema.lastAdditions,
  schema.matches,
  schema.matchRecords,
  schema.insightRuns,
  schema.insights,
];

/** Rows that are fetched at a time: a match's record is up to a megabyte. */
const fetched = 20;
const signature = 'Boxout backup, version ';
const sumLength = 32;

/**
 * Writes a backup of all clubs, as they stand at one moment whatever is written meanwhile. An embedded database has one
 * connection: other calls wait until it is read. Throws BackupError where there is no club, what the database throws, and
 * what `out` throws.
 */
export async function writeBackup(db: Database, out: Writable): Promise<void> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  await db.transaction(async (tx) => {
    const clubs = await tx.select({ id: schema.clubs.id }).from(schema.clubs).limit(1);
    if (clubs.length === 0) throw new BackupError('There is no club to back up.');
    await pipeline(linesOf(tx), createGzip({ level: 1 }), sealed, out);
  }, snapshot);
}

async function* linesOf(tx: Database): AsyncGenerator<string> {
  for (const table of tables) {
    const name = getTableName(table);
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    yield `${JSON.stringify({ table: name, columns })}\n`;
    const key = columns.includes('club_id') ? columns.slice(0, 3) : columns.slice(0, 1);
    const order = key.map((column) => `"${column}"`).join(', ');
    const query = `select row_to_json(one)::text as row from "${name}" one order by ${order}`;
    await tx.execute(sql.raw(`declare backed_up no scroll cursor for ${query}`));
    for (;;) {
      const { rows } = v.parse(
        rowsSchema,
        await tx.execute(sql.raw(`fetch ${fetched} from backed_up`)),
      );
      if (rows.length === 0) break;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await tx.execute(sql.raw('close backed_up'));
  }
}

const rowsSchema = v.object({ rows: v.array(v.object({ row: v.string() })) });

async function* sealed(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const head = Buffer.from(`${signature}${readMigrations().length}\n`);
  hash.update(head);
  yield head;
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/** Reads a backup to its end and stores nothing. Throws BackupError where it is none, damaged or a newer build's. */
export async function checkBackup(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of unsealed(bytes));
}

/**
 * Stores the rows of a backup in an empty database, all of them or none, and returns how many they are. What columns came
 * since the backup was made take their default. Throws BackupError like `checkBackup`, and where there are clubs.
 */
export async function restoreBackup(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`lock table clubs in share row exclusive mode`);
    const clubs = await tx.select({ name: schema.clubs.name }).from(schema.clubs).limit(1);
    if (clubs[0] !== undefined) {
      throw new BackupError(
        `There are clubs already (${clubs[0].name}): restore into an empty folder or database (DEMO=off).`,
      );
    }
    let count = 0;
    let table: v.InferOutput<typeof tableSchema> | null = null;
    for await (const lines of piecesOf(unsealed(bytes))) {
      for (const piece of splitByTable(lines)) {
        if ('table' in piece) table = piece;
        else if (table === null) throw new BackupError('The backup has rows of no table.');
        else count += await insertRows(tx, table, piece.rows);
      }
    }
    return count;
  });
}

const known = tables.map(getTableName);
const tableSchema = v.object({ table: v.picklist(known), columns: v.array(v.string()) });

async function insertRows(
  tx: Database,
  { table, columns }: v.InferOutput<typeof tableSchema>,
  rows: string[],
): Promise<number> {
  const target = sql.identifier(table);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${target} (${names}) select ${names} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`,
  );
  return rows.length;
}

/** Lines in order: each that begins a table by itself, rows together. */
function splitByTable(lines: string[]): (v.InferOutput<typeof tableSchema> | { rows: string[] })[] {
  const pieces: (v.InferOutput<typeof tableSchema> | { rows: string[] })[] = [];
  for (const line of lines) {
    const last = pieces.at(-1);
    if (line.startsWith('{"table":')) pieces.push(v.parse(tableSchema, JSON.parse(line)));
    else if (last !== undefined && 'rows' in last) last.rows.push(line);
    else pieces.push({ rows: [line] });
  }
  return pieces;
}

/** The whole lines of a packed body, as many at a time as came in at least a megabyte. */
async function* piecesOf(packed: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let parts: Buffer[] = [];
  let size = 0;
  // What either of the two throws ends the loop.
  const body = createGunzip();
  const piped = pipeline(Readable.from(packed), body);
  piped.catch(() => {});
  for await (const chunk of body) {
    parts.push(chunk);
    size += chunk.length;
    if (size < 1_000_000) continue;
    const text = Buffer.concat(parts);
    const end = text.lastIndexOf(10) + 1;
    if (end > 0) yield linesIn(text.subarray(0, end));
    parts = [text.subarray(end)];
    size = text.length - end;
  }
  await piped;
  yield linesIn(Buffer.concat(parts));
}

const linesIn = (text: Buffer) => text.toString('utf8').split('\n').filter(Boolean);

/** The packed body of a backup. Throws BackupError at the first line, or at the end where the sum is another. */
async function* unsealed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let rest: Buffer = Buffer.alloc(0);
  let began = false;
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    if (!began) {
      const end = rest.indexOf(10) + 1;
      if (end === 0 && rest.length < 100) continue;
      checkHead(rest.subarray(0, end).toString('latin1'));
      hash.update(rest.subarray(0, end));
      rest = rest.subarray(end);
      began = true;
    }
    if (rest.length <= sumLength) continue;
    const body = rest.subarray(0, -sumLength);
    hash.update(body);
    yield body;
    rest = rest.subarray(-sumLength);
  }
  if (!began) checkHead('');
  requireSum(hash, rest);
}

function checkHead(line: string): void {
  const [, version] = /^Boxout backup, version (\d+)\n$/.exec(line) ?? [];
  if (version === undefined) throw new BackupError('This file is no backup of Boxout.');
  const newest = readMigrations().length;
  if (Number(version) > newest) {
    throw new BackupError(
      `The backup can't be read: ${new NewerDataError(Number(version), newest).message}.`,
    );
  }
}

function requireSum(hash: Hash, sum: Buffer): void {
  if (hash.digest().equals(sum)) return;
  throw new BackupError(
    'The backup is damaged: its sum does not fit. It was cut short or changed; take another copy.',
  );
}
