import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { SentMatchFile } from '../../match-files/read-files.ts';
import { printFigure, times } from '../../testing/share.ts';
import { importFiles } from '../admin/import-command.ts';
import { createApiKey } from '../api-key.ts';
import type { OpenDatabase } from '../database/open.ts';
import { clubs, matches, teams } from '../database/schema.ts';
import { openInMemory } from '../testing/databases.ts';
import { testNow } from '../testing/two-clubs.ts';
import { createAdditions } from './additions.ts';
import {
  corrected,
  fileOf,
  type GeneratedMatch,
  generatedMatches,
  shuffled,
  untilHalfTime,
} from './testing/generated-files.ts';
import { undoAdding } from './undo-adding.ts';

/* A season as it comes: matches of many clubs in any order, some twice, some half, some mended. */

const clubCount = times(2, 10);
const each = times(5, 15);

let database: OpenDatabase;
let played: GeneratedMatch[];
beforeAll(async () => {
  database = await openInMemory();
  played = generatedMatches(clubCount, each);
  return () => database.close();
});

const context = () => ({
  db: database.db,
  clock: () => testNow,
  newId: randomUUID,
  logger: { error: () => expect.unreachable('nothing fails') },
});

async function addClub(name: string) {
  const club = { id: randomUUID(), name };
  await database.db
    .insert(clubs)
    .values({ ...club, normalisedName: name.toLowerCase(), createdAt: testNow });
  return club;
}

const storedOf = (clubId: string) =>
  database.db
    .select()
    .from(matches)
    .where(eq(matches.clubId, clubId))
    .orderBy(matches.matchDay, matches.id);
const scoreOf = ({ record }: GeneratedMatch) => record.events.at(-1)?.score;
const day = (index: number) => `2026-10-${String((index % 28) + 1).padStart(2, '0')}`;

test('a season of files in any order is by the command exactly the matches that were played', {
  timeout: times(120_000, 1_800_000),
}, async () => {
  const files = played.map((match, index) => fileOf(match, `${index}.json`));
  // Any days, but all matches against one opponent on the same.
  const opponents = [...new Set(played.map(({ opponent }) => opponent))];
  const dates = Object.fromEntries(
    played.map(({ opponent }, index) => [
      `${index}.json`,
      day(opponents.indexOf(opponent) % 3 === 0 ? 27 : (index * 17) % 28),
    ]),
  );
  const early = played.filter((_, index) => index % 3 === 0);
  const mended = played.filter((_, index) => index % 4 === 1);
  const states = early.map((match, index) => untilHalfTime(match, `half ${index}.json`));
  const corrections = mended.map((match, index) => corrected(match, `mended ${index}.json`));
  const making = { ...context(), newKey: createApiKey };
  const add = (club: string, sent: readonly SentMatchFile[], more = {}) => {
    const asked = sent.map(({ name, bytes }) => ({
      place: name,
      base64: Buffer.from(bytes ?? []).toString('base64'),
    }));
    return importFiles(making, {
      command: 'import',
      files: asked,
      club,
      dates,
      skipOthers: true,
      yes: true,
      ...more,
    });
  };
  const [began, used] = [performance.now(), process.cpuUsage()];
  const before = process.memoryUsage.rss();
  let most = before;
  for (const name of new Set(played.map(({ club }) => club))) {
    const isOwn = (_: unknown, index: number) => played[index]?.club === name;
    const own = played.filter(isOwn);
    const ofOwn = (all: readonly SentMatchFile[], matches: readonly GeneratedMatch[]) =>
      all.filter((_, index) => matches[index]?.club === name);
    // The first club takes everything, the others their own among some that are not.
    const mine = [...files.filter(isOwn), ...ofOwn(states, early)];
    const some = files.filter((file, index) => !isOwn(file, index)).slice(0, 5);
    const all = shuffled(name === 'Club 1' ? [...files, ...states] : [...mine, ...some], 7);
    const first = await add(name, all);
    expect(first.refused?.filter(({ otherClub }) => otherClub)).toHaveLength(
      all.length - mine.length,
    );
    const stored = await storedOf(first.club.id);
    expect(stored).toHaveLength(own.length);
    expect(stored.map(({ score }) => score)).toEqual(expect.arrayContaining(own.map(scoreOf)));
    const fixes = ofOwn(corrections, mended);
    await add(name, shuffled([...all, ...fixes], 8));
    expect(await storedOf(first.club.id)).toEqual(stored);
    if (fixes.length > 0) await add(name, fixes, { replace: true });
    const after = await storedOf(first.club.id);
    expect(after.map(({ id, matchDay }) => [id, matchDay])).toEqual(
      stored.map(({ id, matchDay }) => [id, matchDay]),
    );
    const changed = after.filter(
      ({ contentHash }, index) => contentHash !== stored[index]?.contentHash,
    );
    expect(changed).toHaveLength(fixes.length);
    most = Math.max(most, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(used);
  printFigure(
    `${played.length} matches of ${clubCount} clubs by the command, with earlier states, again, and corrected`,
    `${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor, ${((most - before) / 2 ** 20).toFixed(0)} MB more at most`,
    '60 s for 150 matches',
  );
});

test('a later state and a correction replace a match after a yes, and undoing puts it back', async () => {
  const club = await addClub('Club 1');
  const [match, other] = played;
  if (match === undefined || other === undefined) throw new Error('two matches expected');
  const additions = createAdditions(context());
  const add = async (files: ReturnType<typeof fileOf>[], replace: boolean) => {
    const look = await additions.look(club, files);
    const choices = look.matches.map(({ key }) => [key, { day: '2026-11-14', replace }] as const);
    await (await additions.store(club.id, look.id, Object.fromEntries(choices))).done;
    return additions.find(club.id, look.id).matches;
  };
  await add([untilHalfTime(match, 'half.json')], false);
  const half = await storedOf(club.id);
  const [asked] = await add([fileOf(match, 'whole.json')], false);
  expect(asked).toMatchObject({
    standing: { kind: 'newer', removed: 0, matchId: half[0]?.id },
    outcome: { kind: 'skipped' },
  });
  expect(await storedOf(club.id)).toEqual(half);
  const [replaced] = await add([fileOf(match, 'whole.json'), fileOf(other, 'other.json')], true);
  expect(replaced?.outcome).toMatchObject({ kind: 'replaced', matchId: half[0]?.id });
  const whole = await storedOf(club.id);
  expect(whole.find(({ id }) => id === half[0]?.id)?.score).toEqual(scoreOf(match));
  expect(whole).toHaveLength(2);
  await undoAdding(database.db, club.id, { by: '', at: testNow });
  expect(await storedOf(club.id)).toEqual(half);
  await expect(undoAdding(database.db, club.id, { by: '', at: testNow })).rejects.toThrow(
    'no adding to undo',
  );
});

test('another state replaces a match only if that is chosen, and undoing a move and a replacement puts back the oldest', async () => {
  const club = await addClub('Club 1');
  const [match] = played;
  if (match === undefined) throw new Error('a match expected');
  const additions = createAdditions(context());
  const add = async (files: ReturnType<typeof fileOf>[], choice: object) => {
    const look = await additions.look(club, files);
    const choices = Object.fromEntries(look.matches.map(({ key }) => [key, choice]));
    await (await additions.store(club.id, look.id, choices)).done;
    return additions.find(club.id, look.id).matches.map(({ outcome }) => outcome?.kind);
  };
  await add([fileOf(match, 'whole.json')], { day: '2026-11-14' });
  const before = await storedOf(club.id);
  expect(await add([corrected(match, 'corrected.json')], {})).toEqual(['skipped']);
  expect(await storedOf(club.id)).toEqual(before);
  const states = [fileOf(match, 'whole.json'), corrected(match, 'corrected.json')];
  const all = { day: '2026-11-20', move: true, replace: true };
  expect(await add(states, all)).toEqual(['moved', 'replaced']);
  expect(await storedOf(club.id)).toMatchObject([{ matchDay: '2026-11-20' }]);
  await undoAdding(database.db, club.id, { by: '', at: testNow });
  expect(await storedOf(club.id)).toEqual(before);
});

test('a match and its correction in one go wait for a choice, in either order, and a state before its end does not', async () => {
  const [match] = played;
  if (match === undefined) throw new Error('a match expected');
  const states = [fileOf(match, 'whole.json'), corrected(match, 'corrected.json')];
  for (const [index, given] of [states, states.toReversed()].entries()) {
    const club = await addClub(`Club 1 again ${index}`);
    const additions = createAdditions(context());
    const said = [{ name: 'Club 1', team: { id: null, name: 'Ours' } }];
    const look = await additions.look(club, [...given, untilHalfTime(match, 'half.json')], said);
    expect(look.refused).toMatchObject([{ file: 'half.json' }]);
    expect(look.matches.map(({ otherStates }) => otherStates)).toEqual([['m2'], ['m1']]);
    const days = { m1: { day: '2026-11-14' }, m2: { day: '2026-11-14' } };
    await expect(additions.store(club.id, look.id, days)).rejects.toThrow('Store only one');
    const chosen = look.matches.findIndex(({ files }) => files.includes('corrected.json'));
    const other = look.matches[1 - chosen]?.key ?? '';
    await (await additions.store(club.id, look.id, { ...days, [other]: { skip: true } })).done;
    const [stored, ...more] = await storedOf(club.id);
    expect([stored?.score, more]).toEqual([scoreOf(match), []]);
  }
});

test('the same adding from two browsers at one moment is one, and nothing is half where a table fails', async () => {
  const club = await addClub('Club 1');
  const errors: unknown[] = [];
  const making = { ...context(), logger: { error: (error: unknown) => void errors.push(error) } };
  const additions = createAdditions(making);
  const another = createAdditions(making);
  const files = played
    .filter(({ club: of }) => of === 'Club 1')
    .slice(0, 3)
    .map((match, index) => fileOf(match, `${index}.json`));
  const begin = async (by: typeof additions) => {
    const look = await by.look(club, files);
    const days = Object.fromEntries(look.matches.map(({ key }, at) => [key, { day: day(at) }]));
    return () => by.store(club.id, look.id, days);
  };
  const [one, two, elsewhere] = [
    await begin(additions),
    await begin(additions),
    await begin(another),
  ];
  await database.executeSql('alter table match_records rename to match_records_gone', []);
  await (await (await begin(additions))()).done;
  await database.executeSql('alter table match_records_gone rename to match_records', []);
  expect(errors).toHaveLength(3);
  expect(await storedOf(club.id)).toEqual([]);
  expect(await database.db.select().from(teams).where(eq(teams.clubId, club.id))).toEqual([]);
  const first = await one();
  await expect(two()).rejects.toThrow('Other matches are being added');
  const process = await elsewhere();
  await Promise.all([first.done, process.done]);
  expect(await storedOf(club.id)).toHaveLength(3);
  await (await two()).done;
  expect(await storedOf(club.id)).toHaveLength(3);
});

test('28 files with one date are 28 matches', async () => {
  const count = times(6, 28);
  const files = generatedMatches(Math.ceil(count / 14), 14)
    .slice(0, count)
    .map((match, index) => {
      const { bytes, name } = fileOf({ ...match, club: 'Club 28' }, `${index}.json`);
      return { place: name, base64: Buffer.from(bytes ?? []).toString('base64') };
    });
  const making = { ...context(), newKey: createApiKey };
  const request = { command: 'import', files, club: 'Club 28', date: '2026-11-14' } as const;
  const { club } = await importFiles(making, request);
  const own = and(eq(matches.clubId, club.id), eq(matches.matchDay, '2026-11-14'));
  expect(await database.db.select({ id: matches.id }).from(matches).where(own)).toHaveLength(count);
});
