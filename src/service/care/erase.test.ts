import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../basketball/match-record.ts';
import { requireMatch, requireRecord } from '../../club/tools.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { liveStatsOf } from '../../match-files/testing/livestats-of-record.ts';
import { cared } from '../../testing/cared-club.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { createCaredClub, serveCaredClub } from '../testing/cared-club.ts';
import { contentsOf } from '../testing/contents.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { present } from '../testing/present.ts';
import { testNow } from '../testing/two-clubs.ts';

const { club, team, player, other, mate, matches } = cared;
const [first, second] = [present(matches[0]), present(matches[1])];
const traces = [player.name, 'Philippa', 'Quambly', 'Zorn', 'quambly'];
const found = (text: string) => traces.filter((trace) => text.includes(trace));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boxout-erase-'));
  folders.push(folder);
  return folder;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** The files of a folder that hold some bytes. */
const holding = (folder: string, bytes: Uint8Array | string) =>
  filesIn(folder).filter((path) => readFileSync(path).includes(Buffer.from(bytes)));

/** A club whose player has been everywhere that a name can be: joined, renamed, written about, in what can be undone. */
async function lived(database: OpenDatabase) {
  const service = await createCaredClub(database, true);
  for (const { id } of [first, second]) await service.write(id);
  const path = `players/${player.playerId}`;
  await service.care('POST', `${path}/merge`, { playerId: other.playerId });
  await service.write(first.id);
  await service.clubs.store.transact(club.id, async (tx) => {
    const before = {
      match: await requireMatch(tx, first.id),
      record: await requireRecord(tx, first.id),
    };
    await tx.put('undo', first.id, before);
    await tx.put('adding', club.id, {
      addingId: 'a',
      addedAt: testNow,
      added: [],
      replaced: [first.id],
      players: [],
      teams: [],
      names: [{ teamId: team.id, name: 'philippa quambly zorn' }],
    });
  });
  return service;
}

describeOnEachDatabase('a player’s name that has to go', (open) => {
  it('is in no document, no answer and no log any more', async () => {
    const database = await open();
    const service = await lived(database);
    const path = `players/${player.playerId}/erase`;
    expect(found((await contentsOf(database)).join())).not.toEqual([]);
    expect(await service.care('POST', path, { name: mate.name })).toMatchObject({
      status: 400,
      error: { message: `"${mate.name}" does not confirm it: type "${player.name}"` },
    });
    const erased = await service.care('POST', path, { name: player.name });
    expect(erased).toMatchObject({ status: 200, data: { matches: 4 } });

    expect(found((await contentsOf(database)).join())).toEqual([]);
    expect(found([...(await service.replies()).values()].join())).toEqual([]);
    expect(found(JSON.stringify(service.log))).toEqual([]);
    const { rows } = await executeSql(database, 'select stavalues1::text from pg_statistic');
    expect(found(JSON.stringify(rows))).toEqual([]);

    const { roster } = await service.read(`/v1/teams/${team.id}/roster`, endpoints.listRoster.data);
    const left = { playerId: player.playerId, name: 'Player', position: player.position };
    expect(roster).toContainEqual(left);
    const box = await service.read(`/v1/matches/${first.id}/box-score`, boxScoreSchema);
    const line = box.team.players.find(({ playerId }) => playerId === player.playerId);
    expect(line).toMatchObject({ name: 'Player', played: true });
    expect(line).not.toHaveProperty('number');
  });

  it('does not come back with the file that had it, nor with a run that had read it', async () => {
    const database = await open();
    const service = await lived(database);
    const late = present(matches[3]);
    const running = service.write(late.id);
    await service.care('POST', `players/${player.playerId}/erase`, { name: player.name });
    await running;
    const idOf = async (name: string, match: MatchRecord, clockSeconds: number) => {
      const named = match.matchSheet.team.map((entry) =>
        [player.playerId, other.playerId].includes(entry.playerId) ? { ...entry, name } : entry,
      );
      const record = {
        ...match,
        matchSheet: { ...match.matchSheet, team: named },
        // Otherwise it would be a state of the match that is stored.
        events: match.events.map((event) => ({ ...event, clockSeconds, period: 1 })),
      };
      const text = liveStatsOf(record, { team: team.name, opponent: `Opponent ${clockSeconds}` });
      const [outcome] = await service.add(text, { day: '2026-01-01' });
      expect(outcome?.kind).toBe('added');
      const { matchSheet } = await service.clubs.store.read(club.id, (tx) =>
        requireRecord(tx, outcome?.matchId ?? ''),
      );
      expect(matchSheet.team).toHaveLength(named.length);
      const ids = matchSheet.team.map(({ playerId }) => playerId);
      expect(ids).toContain(mate.playerId);
      return matchSheet.team.find((entry) => entry.name === 'Player')?.playerId;
    };
    expect(await idOf(player.name.toUpperCase(), late, 17)).toBe(player.playerId);
    expect(await idOf(other.name, present(matches[2]), 23)).toBe(player.playerId);
    expect(found((await contentsOf(database)).join())).toEqual([]);
  });
});

/** Where the rows of people's names lie, the long values and the indexes among them. */
async function filesOfTables(database: OpenDatabase): Promise<string[]> {
  const { rows } = await executeSql(
    database,
    `select pg_relation_filepath(c.oid) as path from pg_class c
     where c.oid in (select unnest(array[t.oid, t.reltoastrelid]) from pg_class t
       where t.relname in ('team', 'match', 'record', 'texts', 'undo', 'adding'))`,
  );
  return v.parse(v.array(v.object({ path: v.string() })), rows).map(({ path }) => path);
}

describe('the folder of an embedded database', () => {
  it('holds no byte of the name afterwards, nor after the next start', async () => {
    const dataDir = newFolder();
    let database = await openDatabase({ dataDir });
    const { key } = await lived(database);
    // Fills several log files, which Postgres may reuse later.
    const long = player.name.repeat(50_000);
    for (let count = 0; count < 40; count += 1) {
      await executeSql(database, 'select pg_logical_emit_message(false, $1, $2)', ['test', long]);
    }
    await database.close();
    database = await openDatabase({ dataDir });
    const service = serveCaredClub(database, key);
    await executeSql(database, 'checkpoint');
    expect(traces.flatMap((trace) => holding(dataDir, trace))).not.toEqual([]);
    const tablesBefore = await filesOfTables(database);

    const path = `players/${player.playerId}/erase`;
    expect(await service.care('POST', path, { name: player.name })).toMatchObject({ status: 200 });
    const scan = () => expect(traces.flatMap((trace) => holding(dataDir, trace))).toEqual([]);
    scan();
    // No file of the tables is the one that it was: compressed values can't be searched for a name.
    const tablesAfter = await filesOfTables(database);
    expect(tablesAfter.filter((path) => tablesBefore.includes(path))).toEqual([]);
    const left = filesIn(dataDir).filter((path) =>
      tablesBefore.some((before) => path.endsWith(`/${before}`) && statSync(path).size > 0),
    );
    expect(left).toEqual([]);
    await database.close();
    scan();
    database = await openDatabase({ dataDir });
    scan();
    expect(found((await contentsOf(database)).join())).toEqual([]);
    await database.close();
  });
});
