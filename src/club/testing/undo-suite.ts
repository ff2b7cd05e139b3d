import { expect, test } from 'vitest';
import { sampleWith } from '../../match-files/testing/livestats-sample.ts';
import { readClub } from '../read-club.ts';
import { requireMatch, requireRecord, requireTeam } from '../tools.ts';
import { recordBefore, recordNewPlayers } from '../undo.ts';
import { add, call, clubsOver, now, sampleFile } from './club-calls.ts';
import type { OpenStore } from './store-suite.ts';

/** Tests of undoing an addition, for any store. */
export function testUndo(open: OpenStore): void {
  /** A club with the sample match, and its replies. */
  async function clubWithSample() {
    const here = clubsOver(await open());
    const { id: clubId } = await here.engine.make('My club');
    const { matchId = '', teamId = '' } = await add(here, clubId, [sampleFile()]);
    const plays = () => call(here, clubId, 'getPlayByPlay', { matchId });
    const roster = async () =>
      (await call(here, clubId, 'listRoster', { teamId })).roster.map(({ name }) => name);
    const undo = () => here.ask(clubId, 'POST', '/import/undo');
    return { here, clubId, matchId, teamId, plays, roster, undo };
  }

  const withoutBlocks = sampleFile(
    'blocks.json',
    sampleWith(({ actionType }) => actionType !== 'block'),
  );
  test('another version of a stored match is skipped unless replacing it is chosen', async () => {
    const { here, clubId, plays } = await clubWithSample();
    const before = await plays();
    for (const choice of [{}, { day: '2026-11-14' }, { replace: false }]) {
      expect((await add(here, clubId, [withoutBlocks], choice)).kind).toBe('skipped');
    }
    expect(await plays()).toEqual(before);
    expect((await add(here, clubId, [withoutBlocks], { replace: true })).kind).toBe('replaced');
    expect(await plays()).not.toEqual(before);
  });

  test('a correction is saved in the club’s file, does not prevent recognition, and stays if a new file has the same number', async () => {
    const { here, clubId, matchId, undo } = await clubWithSample();
    const box = () => call(here, clubId, 'getBoxScore', { matchId });
    const [line] = (await box()).team.players;
    const { playerId = '', assists: from = 0 } = line ?? {};
    const numbers = [{ playerId, statistic: 'assists', from, to: (from ?? 0) + 1 }];
    const path = `/import/matches/${matchId}/corrections`;
    const correct = () => here.ask(clubId, 'POST', path, JSON.stringify({ numbers }));
    expect((await correct()).status).toBe(200);
    const corrected = await box();
    expect(corrected.team.players[0]?.assists).toBe((from ?? 0) + 1);
    const opened = clubsOver(await open());
    await opened.engine.store(await readClub([await here.engine.save(clubId)]), false);
    expect(await call(opened, clubId, 'getBoxScore', { matchId })).toEqual(corrected);
    expect((await add(here, clubId, [sampleFile()])).kind).toBe('unchanged');
    expect((await add(here, clubId, [withoutBlocks], { replace: true })).kind).toBe('replaced');
    expect((await box()).team.players[0]).toMatchObject({
      corrections: [{ statistic: 'assists', from, to: (from ?? 0) + 1 }],
    });
    expect((await undo()).status).toBe(200);
    expect(await box()).toEqual(corrected);
  });

  test('if one addition replaced a match twice, undo restores the first state', async () => {
    const { here, clubId, matchId, teamId, plays, undo } = await clubWithSample();
    const before = await plays();
    const adding = { addingId: 'A', addedAt: now };
    for (const from of [10, 20]) {
      await here.tools.store.transact(clubId, async (tx) => {
        const remembered = await recordBefore(tx, adding, matchId);
        const record = await requireRecord(tx, matchId);
        await tx.put('record', matchId, { ...record, events: record.events.slice(from) });
        const team = await requireTeam(tx, teamId);
        await recordNewPlayers(tx, remembered, team, team);
      });
    }
    expect(await plays()).not.toEqual(before);
    expect((await undo()).status).toBe(200);
    expect(await plays()).toEqual(before);
  });

  test('a match that an earlier version recorded as added and replaced is counted once and removed', async () => {
    const { here, clubId, matchId, undo } = await clubWithSample();
    await here.tools.store.transact(clubId, async (tx) => {
      const match = await requireMatch(tx, matchId);
      await tx.put('undo', matchId, { match, record: await requireRecord(tx, matchId) });
      const last = await tx.get('adding', clubId);
      if (last) await tx.put('adding', clubId, { ...last, replaced: [matchId] });
    });
    expect(await undo()).toMatchObject({ status: 200, data: { matches: 1 } });
    expect(await here.all('match', clubId)).toEqual([]);
    expect(await here.all('undo', clubId)).toEqual([]);
  });

  test('new players join the roster, and leave it if their match is undone', async () => {
    const { here, clubId, roster, undo } = await clubWithSample();
    const before = await roster();
    const text = sampleWith(({ actionType }) => actionType !== '3pt')
      .replaceAll('Valley', 'Hill')
      .replaceAll('"clock":"0', '"clock":"1')
      .replace('"Harbour","familyName":"Player 6"', '"Ana","familyName":"Ruiz"');
    const other = sampleFile('other.json', text);
    expect((await add(here, clubId, [other], { day: '2026-11-18' })).kind).toBe('added');
    expect((await roster()).toSorted()).toEqual([...before, 'Ana Ruiz'].toSorted());
    await undo();
    expect(await roster()).toEqual(before);
  });

  test('an addition can’t be undone while other matches are being stored', async () => {
    const documents = await open();
    let release = () => {};
    let turn = Promise.resolve();
    const here = clubsOver({
      ...documents,
      transact: async (...work) => {
        await turn;
        return documents.transact(...work);
      },
    });
    const { id: clubId } = await here.engine.make('My club');
    const before = await add(here, clubId, [sampleFile()]);
    turn = new Promise((resolve) => {
      release = resolve;
    });
    const adding = add(here, clubId, [withoutBlocks], { replace: true });
    const storing = async () => (await here.ask(clubId, 'GET', '/import')).data.storing;
    await expect.poll(storing).not.toBeNull();
    expect(await here.ask(clubId, 'POST', '/import/undo')).toMatchObject({
      status: 409,
      error: { message: 'Matches are being added to the club. Try again when they are done' },
    });
    release();
    expect(await adding).toMatchObject({ kind: 'replaced', matchId: before.matchId });
    expect((await here.ask(clubId, 'POST', '/import/undo')).status).toBe(200);
  });

  test('players with one name and no number are listed by id', async () => {
    const { here, clubId, teamId } = await clubWithSample();
    const ids = ['b', 'a', 'c'].map((last) => `0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a0${last}`);
    await here.tools.store.transact(clubId, async (tx) => {
      const roster = ids.map((playerId) => ({ playerId, name: 'Player' }));
      await tx.put('team', teamId, { ...(await requireTeam(tx, teamId)), roster });
    });
    const { roster } = await call(here, clubId, 'listRoster', { teamId });
    expect(roster.map(({ playerId }) => playerId)).toEqual(ids.toSorted());
  });
}
