import { expect, test } from 'vitest';
import { sampleWith } from '../match-files/testing/livestats-sample.ts';
import type { SentFile } from './adding.ts';
import { add, call, clubsOver, sampleFile } from './testing/club-calls.ts';

/** A club with the sample match, and what the service would answer about it. */
async function clubWithSample() {
  const here = clubsOver();
  const { id: clubId } = await here.engine.make('My club');
  const { matchId = '', teamId = '' } = await add(here, clubId, [sampleFile()]);
  const plays = () => call(here, clubId, 'getPlayByPlay', { matchId });
  const roster = async () =>
    (await call(here, clubId, 'listRoster', { teamId })).roster.map(({ name }) => name);
  const undo = () => here.ask(clubId, 'POST', '/import/undo');
  return { here, clubId, plays, roster, undo };
}

const withoutBlocks = sampleFile(
  'blocks.json',
  sampleWith(({ actionType }) => actionType !== 'block'),
);
const withoutAssists = sampleFile(
  'assists.json',
  sampleWith(({ actionType }) => actionType !== 'assist'),
);

test('another state of a stored match is left out unless it is said to replace it', async () => {
  const { here, clubId, plays } = await clubWithSample();
  const before = await plays();
  for (const choice of [{}, { day: '2026-11-14' }, { replace: false }]) {
    expect((await add(here, clubId, [withoutBlocks], choice)).kind).toBe('skipped');
  }
  expect(await plays()).toEqual(before);
  expect((await add(here, clubId, [withoutBlocks], { replace: true })).kind).toBe('replaced');
  expect(await plays()).not.toEqual(before);
});

test('of a match that one adding replaced twice, undo brings back the state before the first', async () => {
  const { here, clubId, plays, undo } = await clubWithSample();
  const before = await plays();
  const replacedBy = async (file: SentFile) => {
    expect((await add(here, clubId, [file], { replace: true })).kind).toBe('replaced');
    return known(await here.clubs.get('undo', clubId));
  };
  const first = await replacedBy(withoutBlocks);
  const second = await replacedBy(withoutAssists);
  const value = { ...second, replaced: [...first.replaced, ...second.replaced] };
  await here.clubs.write([{ put: 'undo', ids: [clubId], value }]);
  expect((await undo()).status).toBe(200);
  expect(await plays()).toEqual(before);
});

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is nothing to undo');
  return value;
}

test('new players of a known team join its roster, and leave it with the match that brought them', async () => {
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
