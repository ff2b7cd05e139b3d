import { expect, test } from 'vitest';
import { sampleWith } from '../../match-files/testing/livestats-sample.ts';
import { add, call, clubsOver, sampleFile, untilReady } from './club-calls.ts';
import type { OpenStore } from './store-suite.ts';

/** Tests of stale insights, for any store. */
export function testStale(open: OpenStore): void {
  /** A club with the sample match and its insights. */
  async function writtenClub() {
    const here = clubsOver(await open());
    const { id: clubId } = await here.engine.make('My club');
    const { matchId = '' } = await add(here, clubId, [sampleFile()]);
    const read = () => call(here, clubId, 'getInsights', { matchId });
    const write = async () => {
      await call(here, clubId, 'writeInsights', { matchId });
      return untilReady(read);
    };
    expect(await write()).toMatchObject({ status: 'ready', stale: false });
    return { here, clubId, matchId, read, write };
  }

  test('moving a match to another day makes its insights stale, and so does undoing that', async () => {
    const { here, clubId, read, write } = await writtenClub();
    const moved = await add(here, clubId, [sampleFile()], { day: '2026-11-10', move: true });
    expect(moved.kind).toBe('moved');
    expect(await read()).toMatchObject({ status: 'ready', stale: true });
    expect(await write()).toMatchObject({ stale: false });
    await here.ask(clubId, 'POST', '/import/undo');
    expect(await read()).toMatchObject({ status: 'ready', stale: true });
  });

  test('insights stay unchanged when matches of another season are added', async () => {
    const { here, clubId, read } = await writtenClub();
    const before = await read();
    // Other points at other times make another match.
    const other = sampleWith(({ actionType }) => actionType !== '3pt');
    const file = sampleFile('before.json', other.replaceAll(/(0\d:[0-5]\d):00"/g, '$1:50"'));
    const { kind } = await add(here, clubId, [file], { day: '2025-11-15' });
    expect(kind).toBe('added');
    expect(await read()).toEqual(before);
  });

  test('restoring an earlier state makes the later one’s insights stale', async () => {
    const { here, clubId, read, write } = await writtenClub();
    const replaced = await add(
      here,
      clubId,
      [
        sampleFile(
          'later.json',
          sampleWith(({ actionType }) => actionType !== 'block'),
        ),
      ],
      {
        replace: true,
      },
    );
    expect(replaced.kind).toBe('replaced');
    expect(await read()).toMatchObject({ status: 'ready', stale: true });
    expect(await write()).toMatchObject({ stale: false });
    await here.ask(clubId, 'POST', '/import/undo');
    expect(await read()).toMatchObject({ status: 'ready', stale: true });
  });

  test.each([
    [2, 'ready'],
    [3, 'failed'],
  ] as const)(
    'a run whose process ended %i times is %s, and can be asked for again',
    async (begun, status) => {
      const { here, clubId, matchId, read, write } = await writtenClub();
      await here.tools.store.transact(clubId, async (tx) => {
        const run = await tx.get('run', matchId);
        if (run === undefined) throw new Error('a run was expected');
        await tx.put('run', matchId, { ...run, status: 'generating', begun });
      });
      expect((await read()).status).toBe('generating');
      expect((await untilReady(read)).status).toBe(status);
      expect(
        await here.ask(clubId, 'POST', `/v1/matches/${matchId}/insights?regenerate=true`),
      ).toMatchObject({ status: 202 });
      await untilReady(read);
      expect((await write()).status).toBe('ready');
    },
  );
}
