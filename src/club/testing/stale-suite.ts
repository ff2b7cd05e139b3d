import { expect, test } from 'vitest';
import { sampleWith } from '../../match-files/testing/livestats-sample.ts';
import { add, call, clubsOver, sampleFile, untilReady } from './club-calls.ts';
import type { OpenStore } from './store-suite.ts';

/** Which texts are stale, over a store. */
export function testStale(open: OpenStore): void {
  /** A club with the sample match, whose insights are written. */
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

  test('what was written of a match is stale once it is on another day, and again once it is taken back', async () => {
    const { here, clubId, read, write } = await writtenClub();
    const moved = await add(here, clubId, [sampleFile()], { day: '2026-11-10', move: true });
    expect(moved.kind).toBe('moved');
    expect(await read()).toMatchObject({ status: 'ready', stale: true });
    expect(await write()).toMatchObject({ stale: false });
    await here.ask(clubId, 'POST', '/import/undo');
    expect(await read()).toMatchObject({ status: 'ready', stale: true });
  });

  test('what was written of a later state is stale once the earlier one is back', async () => {
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
}
