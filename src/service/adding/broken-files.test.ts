import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { decodeFile } from '../../match-files/decode-file.ts';
import { formatNames, readMatchFiles } from '../../match-files/match-files.ts';
import { brokenFiles } from '../../match-files/testing/broken-files.ts';
import { printFigure, times } from '../../testing/share.ts';
import type { OpenDatabase } from '../database/open.ts';
import { clubs, matches, matchRecords } from '../database/schema.ts';
import { openInMemory } from '../testing/databases.ts';
import { testNow } from '../testing/two-clubs.ts';
import { createAdditions } from './additions.ts';

const numRuns = times(40, 500);
const patience = times(240_000, 1_800_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
  return () => database.close();
});

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** What no sentence for people has. */
const inside = /\[object|Cannot read|is not a function|is not iterable|Maximum call stack/;

test('every format has its broken files', () => {
  expect(Object.keys(brokenFiles)).toEqual(formatNames);
});

test.each(Object.entries(brokenFiles))(
  'broken files of %s are refused by name and reason, or are stored whole as what they are',
  { timeout: patience },
  async (format, { sound, files }) => {
    const { db } = database;
    const club = { id: randomUUID(), name: `Club of ${format}` };
    const row = { ...club, normalisedName: club.name, createdAt: testNow };
    await db.insert(clubs).values(row);
    const texts = sound.map(({ name, bytes }) => ({
      place: name,
      text: decodeFile(bytes ?? new Uint8Array(), name, decode),
    }));
    const [whole] = readMatchFiles(texts);
    const said = [{ name: whole?.recorded.home.name ?? '', team: { id: null, name: 'Ours' } }];
    const logger = { error: (error: unknown) => expect.unreachable(JSON.stringify(error)) };
    const context = { db, clock: () => testNow, newId: randomUUID, logger };
    const counts = { refused: 0, read: 0, added: 0 };
    const byWay = new Map<string, number>();
    const memory: number[] = [];
    let longest = 0;
    await fc.assert(
      fc.asyncProperty(files, async (broken) => {
        byWay.set(broken.way, (byWay.get(broken.way) ?? 0) + 1);
        const began = process.cpuUsage();
        const additions = createAdditions(context);
        const look = await additions.look(club, broken.files, said);
        const told = [
          ...look.matches.flatMap((match) => match.files),
          ...look.refused.map(({ file }) => file),
        ];
        expect(told.sort()).toEqual(broken.files.map(({ name }) => name).sort());
        for (const { reason } of look.refused) {
          expect(reason.length).toBeGreaterThan(8);
          expect(reason.length).toBeLessThan(700);
          expect(reason).not.toMatch(inside);
        }
        const choices = look.matches.map(({ key, team }) => [
          key,
          { day: '2026-11-14', replace: true, skip: team === null },
        ]);
        await (await additions.store(club.id, look.id, Object.fromEntries(choices))).done;
        const kinds = additions.find(club.id, look.id).matches.map(({ outcome }) => outcome?.kind);
        expect(kinds).not.toContain('failed');
        counts.refused += look.refused.length > 0 ? 1 : 0;
        counts.read += look.matches.length;
        counts.added += kinds.filter((kind) => kind === 'added').length;
        const { user, system } = process.cpuUsage(began);
        longest = Math.max(longest, (user + system) / 1_000);
        memory.push(process.memoryUsage.rss() / 2 ** 20);
      }),
      { numRuns },
    );
    const stored = await db
      .select({ id: matches.id, record: matchRecords.matchId })
      .from(matches)
      .leftJoin(matchRecords, eq(matchRecords.matchId, matches.id))
      .where(eq(matches.clubId, club.id));
    expect(stored).toHaveLength(counts.added);
    expect(stored.every(({ record }) => record !== null)).toBe(true);
    const [then = 0, last = 0] = [memory[Math.floor(numRuns / 3)], memory.at(-1)];
    printFigure(
      `broken files of ${format}`,
      `${numRuns}: ${counts.refused} refused by name, ${counts.read} read as what they are, ${counts.added} matches stored; ` +
        `the longest ${Math.round(longest)} ms of processor, ${Math.round(then)} MB after a third, ${Math.round(last)} MB at the end`,
      '500, memory flat',
    );
    expect(counts.refused).toBeGreaterThan(numRuns / 10);
    expect(byWay.size).toBeGreaterThan(times(4, 8));
    // Between two turns of other calls; a hang would be minutes.
    expect(longest).toBeLessThan(10_000);
    expect(last - then).toBeLessThan(200);
  },
);
