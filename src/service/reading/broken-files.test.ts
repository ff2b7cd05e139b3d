import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { lookSchema } from '../../contract/adding.ts';
import { decodeFile } from '../../match-files/decode-file.ts';
import { formatNames, readMatchFiles } from '../../match-files/match-files.ts';
import { brokenFiles } from '../../match-files/testing/broken-files.ts';
import { printFigure, times } from '../../testing/share.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { openTestClubs } from '../testing/test-app.ts';

const numRuns = times(40, 500);
const patience = times(240_000, 1_800_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  return () => database.close();
});

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

const lookReply = v.object({ data: lookSchema });

/** What no sentence for people has. */
const inside = /\[object|Cannot read|is not a function|is not iterable|Maximum call stack/;

test('every format has its broken files', () => {
  expect(Object.keys(brokenFiles)).toEqual(formatNames);
});

test.each(Object.entries(brokenFiles))(
  'broken files of %s are refused by name and reason, or are stored whole',
  { timeout: patience },
  async (format, { sound, files }) => {
    const logger = { error: (error: unknown) => expect.unreachable(JSON.stringify(error)) };
    const { engine, store } = openTestClubs(database, { logger });
    const club = await engine.make(`Club of ${format}`);
    const ask = async (method: string, path: string, body?: string) =>
      v.parse(
        lookReply,
        JSON.parse(
          (await engine.answer({ clubId: club.id, method, path, body, language: null })).text,
        ),
      ).data;
    const texts = sound.map(({ name, bytes }) => ({
      fileName: name,
      text: decodeFile(bytes ?? new Uint8Array(), name, decode),
    }));
    const [whole] = readMatchFiles(texts);
    const said = [{ name: whole?.recorded.home.name ?? '', team: { id: null, name: 'Ours' } }];
    const counts = { refused: 0, read: 0, added: 0 };
    const byWay = new Map<string, number>();
    const memory: number[] = [];
    let longest = 0;
    await fc.assert(
      fc.asyncProperty(files, async (broken) => {
        byWay.set(broken.way, (byWay.get(broken.way) ?? 0) + 1);
        const began = process.cpuUsage();
        const look = await engine.lookFor(club, broken.files, said);
        const told = [
          ...look.matches.flatMap((match) => match.files),
          ...look.refused.map(({ file }) => file),
        ];
        // A table of several matches may be refused for one reason a match.
        expect(new Set(told)).toEqual(new Set(broken.files.map(({ name }) => name)));
        expect(told.length).toBeGreaterThanOrEqual(broken.files.length);
        for (const { reason } of look.refused) {
          expect(reason.length).toBeGreaterThan(8);
          expect(reason.length).toBeLessThan(700);
          expect(reason).not.toMatch(inside);
        }
        const choices = look.matches.map(({ key, team }) => [
          key,
          { day: '2026-11-14', replace: true, skip: team === null },
        ]);
        const path = `/import/looks/${look.id}`;
        const matches = Object.fromEntries(choices);
        let found = await ask('POST', `${path}/store`, JSON.stringify({ matches }));
        while (found.state !== 'stored') {
          await nextTurn();
          found = await ask('GET', path);
        }
        const kinds = found.matches.map(({ outcome }) => outcome?.kind);
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
    const [stored, records] = await store.read(club.id, async (tx) => [
      await tx.list('match'),
      await tx.list('record'),
    ]);
    expect(stored).toHaveLength(counts.added);
    expect(records.map(({ id }) => id)).toEqual(stored.map(({ row }) => row.id));
    const [then = 0, last = 0] = [memory[Math.floor(numRuns / 3)], memory.at(-1)];
    printFigure(
      `broken files of ${format}`,
      `${numRuns}: ${counts.refused} refused by name, ${counts.read} read, ${counts.added} matches stored; ` +
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
