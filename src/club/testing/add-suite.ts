import { expect, test } from 'vitest';
import { sampleWith } from '../../match-files/testing/livestats-sample.ts';
import { clubsOver, sampleFile } from './club-calls.ts';
import type { OpenStore } from './store-suite.ts';

/** Tests of adding match files, for any store. */
export function testAdd(open: OpenStore): void {
  test('a match and its correction in one upload are not stored until one of them is chosen', async () => {
    const here = clubsOver(await open());
    const { id: clubId } = await here.engine.make('My club');
    const corrected = sampleWith(({ actionType }) => actionType !== 'assist');
    const files = [sampleFile(), sampleFile('corrected.json', corrected)];
    const { data: seen } = await here.ask(clubId, 'POST', '/import/looks', files);
    const [{ home }] = seen.matches;
    const path = `/import/looks/${seen.id}`;
    const said = JSON.stringify({ name: home, team: { newName: home } });
    const { data: look } = await here.ask(clubId, 'POST', `${path}/sides`, said);
    expect(look.matches).toMatchObject([
      { key: 'm1', files: ['match.json'], otherStates: ['m2'] },
      { key: 'm2', files: ['corrected.json'], otherStates: ['m1'] },
    ]);
    const matches = { m1: { day: '2026-11-14' }, m2: { day: '2026-11-14' } };
    const refused = await here.ask(clubId, 'POST', `${path}/store`, JSON.stringify({ matches }));
    expect(refused.error.message).toContain('match.json, corrected.json');
    const wrong = { matches: { m1: { skip: true }, m2: { day: '2026-02-30' } } };
    const { error } = await here.ask(clubId, 'POST', `${path}/store`, JSON.stringify(wrong));
    expect(error.message).toBe(
      'corrected.json: "2026-02-30" is no day of the calendar. Write the day of the match as 2026-11-14, or leave the match out',
    );
    expect(await here.all('match', clubId)).toEqual([]);
    const chosen = { matches: { ...matches, m1: { skip: true } } };
    const stored = await here.ask(clubId, 'POST', `${path}/store`, JSON.stringify(chosen));
    expect(stored.error).toBeNull();
    await expect.poll(async () => (await here.ask(clubId, 'GET', path)).data.state).toBe('stored');
    expect(await here.all('match', clubId)).toHaveLength(1);
  });
}
