import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteMatches } from '../../club/undo.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import type { SheetEntry } from '../../contract/play-by-play.ts';
import { liveStatsOf } from '../../match-files/testing/livestats-of-record.ts';
import { cared } from '../../testing/cared-club.ts';
import { erasuresIn, restoreBackup, writeBackup } from '../database/backup.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createCaredClub, serveCaredClub } from '../testing/cared-club.ts';
import { contentsOf } from '../testing/contents.ts';
import { describeOnEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { present } from '../testing/present.ts';

const { club, team, player, matches } = cared;
const first = present(matches[0]);
const child: SheetEntry = present(first.matchSheet.opponent[2]);

/** Everything that is stored and sent, as text. */
async function everything(database: OpenDatabase, service: ReturnType<typeof serveCaredClub>) {
  const answers = [...(await service.replies()).values()];
  return [...(await contentsOf(database)), ...answers, JSON.stringify(service.log)];
}
const holding = (texts: readonly string[], trace: string) =>
  texts.filter((text) => text.includes(trace)).length;

describeOnEachDatabase('the name of an opponent’s player that has to go', (open) => {
  it('stands nowhere any more, nor does the id that was made of it', async () => {
    const database = await open();
    const service = await createCaredClub(database, false);
    await service.write(first.id);
    const before = await everything(database, service);
    expect(holding(before, child.name)).toBeGreaterThan(0);
    const path = `players/${child.playerId}/erase`;
    expect(await service.care('POST', path, { name: player.name })).toMatchObject({
      status: 400,
      error: { message: `"${player.name}" does not confirm it: type "${child.name}"` },
    });
    expect(await service.care('POST', path, { name: child.name })).toMatchObject({ status: 200 });
    const after = await everything(database, service);
    for (const trace of [child.name, child.playerId]) expect(holding(after, trace)).toBe(0);

    const box = await service.read(`/v1/matches/${first.id}/box-score`, boxScoreSchema);
    const lines = box.opponent.players.filter(({ name }) => name === 'Player');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toHaveProperty('number');
    const again = `players/${lines[0]?.playerId}/erase`;
    expect(await service.care('POST', again, { name: 'Player' })).toMatchObject({
      status: 400,
      error: { message: 'This player’s name was erased for good' },
    });
    expect(await service.care('POST', path, { name: child.name })).toMatchObject({ status: 404 });
    expect(await service.write(first.id)).toBe('ready');
    expect(holding(await everything(database, service), child.name)).toBe(0);
  });

  it('does not come back with its file, with a later state of it, or with another opponent', async () => {
    const database = await open();
    const service = await createCaredClub(database, false);
    await service.care('POST', `players/${child.playerId}/erase`, { name: child.name });
    const add = async (opponent: string, events = first.events) => {
      const text = liveStatsOf({ ...first, events }, { team: team.name, opponent });
      const outcomes = await service.add(text, { day: '2026-03-03', replace: true });
      return outcomes.map((outcome) => outcome?.kind);
    };
    const { name: opponent } = first.fixture.opponent;
    expect(await add(opponent)).toEqual(['replaced']);
    expect(await add(opponent)).toEqual(['unchanged']);
    expect(await add(opponent, first.events.slice(0, -20))).toEqual(['replaced']);
    const other = first.events.map((event) => ({ ...event, clockSeconds: 17, period: 1 }));
    expect(await add('Where The Child Went', other)).toEqual(['added']);
    expect(holding(await everything(database, service), child.name)).toBe(0);
  });
});

let source: OpenDatabase;
beforeAll(async () => {
  source = await openTestDatabase();
});
afterAll(() => source.close());

it('comes back with a backup that is older, until what a newer one knows is erased again', async () => {
  const service = await createCaredClub(source, false);
  // Recognising an erased player takes a tenth of a second a name: one match has enough of them.
  await service.clubs.store.transact(club.id, (tx) =>
    deleteMatches(
      tx,
      matches.slice(1).map(({ id }) => id),
    ),
  );
  const backUp = async () => {
    const out = new PassThrough();
    const [bytes] = await Promise.all([buffer(out), writeBackup(source.db, out)]);
    return bytes;
  };
  const old = await backUp();
  for (const { playerId, name } of [child, player]) {
    expect(await service.care('POST', `players/${playerId}/erase`, { name })).toMatchObject({
      status: 200,
    });
  }
  const known = await erasuresIn(Readable.from([await backUp()]));
  expect(known).toHaveLength(2);
  expect(await erasuresIn(Readable.from([old]))).toEqual([]);

  const restored = await openTestDatabase();
  await restoreBackup(restored.db, Readable.from([old]));
  const again = serveCaredClub(restored, service.key);
  const count = async (name: string) => holding(await everything(restored, again), name);
  expect(await count(child.name)).toBeGreaterThan(0);
  expect(await count(player.name)).toBeGreaterThan(0);
  const { engine, store } = again.clubs;
  expect(await engine.eraseAgain(club.id, known)).toBeGreaterThan(0);
  expect(await count(child.name)).toBe(0);
  expect(await count(player.name)).toBe(0);
  expect(await engine.eraseAgain(club.id, known)).toBe(0);
  const erasedIn = (clubs: typeof again.clubs) =>
    clubs.store.read(club.id, (tx) => tx.list('erased'));
  expect(await erasedIn(again.clubs)).toHaveLength(2);
  expect(await store.read(club.id, (tx) => tx.list('erased'))).toEqual(
    await erasedIn(service.clubs),
  );
  // Other clubs' erasures do nothing here.
  expect(await engine.eraseAgain(randomUUID(), known)).toBeNull();
  await restored.close();
});
