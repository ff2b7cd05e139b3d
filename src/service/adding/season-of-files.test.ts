import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import type { ClubAnswer } from '../../club/club.ts';
import { type Choices, lookSchema } from '../../contract/adding.ts';
import type { Club } from '../../contract/club.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { TeamOfClub } from '../../match-files/our-side.ts';
import type { SentMatchFile } from '../../match-files/read-files.ts';
import { printFigure, times } from '../../testing/share.ts';
import type { ClubsOptions } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { openTestClubs } from '../testing/test-app.ts';
import {
  corrected,
  fileOf,
  type GeneratedMatch,
  generatedMatches,
  shuffled,
  untilHalfTime,
} from './testing/generated-files.ts';

/* A season as it comes: matches of many clubs in any order, some twice, some half, some mended. */

const clubCount = times(2, 10);
const each = times(5, 15);

let database: OpenDatabase;
let played: GeneratedMatch[];
beforeAll(async () => {
  database = await openTestDatabase();
  played = generatedMatches(clubCount, each);
  return () => database.close();
});

const addClub = (name: string) => openTestClubs(database).engine.make(name);

const storedOf = async (clubId: string) => {
  const { store } = openTestClubs(database);
  const all = await store.read(clubId, (tx) => tx.list('match'));
  return all.sort(
    ({ row: one }, { row: other }) =>
      one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1),
  );
};

const teamsCall = ({ id }: Club) => ({
  clubId: id,
  method: 'GET',
  path: `/v1/clubs/${id}/teams`,
  language: null,
});
const teamsIn = (answer: ClubAnswer<unknown>) =>
  v.parse(endpoints.listTeams.data, 'data' in answer ? answer.data : null).teams;

/** One process that adds files to clubs. */
function adder(options: Partial<ClubsOptions> = {}) {
  const { engine } = openTestClubs(database, options);
  const ask = async (clubId: string, method: string, path: string, body?: string | File[]) => {
    const { text } = await engine.answer({ clubId, method, path, body, language: null });
    return v.parse(reply, JSON.parse(text));
  };
  const lookAt = async (clubId: string, path: string) =>
    v.parse(lookSchema, (await ask(clubId, 'GET', path)).data);
  return {
    engine,
    ask,
    look: (club: Club, files: readonly SentMatchFile[], said: Said = []) =>
      engine.lookFor(club, files, said),
    /** Stores a look; returns the reply and, once all is stored, the matches with what became of them. */
    async store(clubId: string, lookId: string, choices: Choices['matches']) {
      const path = `/import/looks/${lookId}`;
      const body = JSON.stringify({ matches: choices });
      const { error } = await ask(clubId, 'POST', `${path}/store`, body);
      const done = async () => {
        for (;;) {
          const look = await lookAt(clubId, path);
          if (look.state === 'stored') return look.matches;
          await nextTurn();
        }
      };
      return { error, done };
    },
  };
}
type Said = { name: string; team: TeamOfClub }[];
const reply = v.object({ data: v.unknown(), error: v.nullable(v.object({ message: v.string() })) });

/** Looks at files and stores them with one choice for each match. */
async function addAll(
  by: ReturnType<typeof adder>,
  club: Club,
  files: readonly SentMatchFile[],
  choice: Choices['matches'][string],
) {
  const look = await by.look(club, files);
  const choices = Object.fromEntries(look.matches.map(({ key }) => [key, choice]));
  return (await by.store(club.id, look.id, choices)).done();
}

const scoreOf = ({ record }: GeneratedMatch) => record.events.at(-1)?.score;
const day = (index: number) => `2026-10-${String((index % 28) + 1).padStart(2, '0')}`;

test('a season of files in any order is exactly the matches that were played', {
  timeout: times(120_000, 1_800_000),
}, async () => {
  const files = played.map((match, index) => fileOf(match, `${index}.json`));
  // Any days, but all matches against one opponent on the same.
  const opponents = [...new Set(played.map(({ opponent }) => opponent))];
  const dates = new Map(
    played.map(({ opponent }, index) => [
      `${index}.json`,
      day(opponents.indexOf(opponent) % 3 === 0 ? 27 : (index * 17) % 28),
    ]),
  );
  const early = played.filter((_, index) => index % 3 === 0);
  const mended = played.filter((_, index) => index % 4 === 1);
  const states = early.map((match, index) => untilHalfTime(match, `half ${index}.json`));
  const corrections = mended.map((match, index) => corrected(match, `mended ${index}.json`));
  const by = adder();
  const add = async (club: Club, sent: readonly SentMatchFile[], replace = false) => {
    const [team] = await by.engine.perform(teamsCall(club)).then(teamsIn);
    const said = [{ name: club.name, team: team ?? { id: null, name: club.name } }];
    const look = await by.look(club, sent, said);
    const choices = look.matches.map(({ key, files: of, day: known }) => {
      const chosen = known ?? of.map((file) => dates.get(file)).find((each) => each);
      return [key, { replace, ...(chosen === undefined ? {} : { day: chosen }) }] as const;
    });
    const stored = await by.store(club.id, look.id, Object.fromEntries(choices));
    expect(stored.error).toBeNull();
    await stored.done();
    return look;
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
    const club = await addClub(name);
    const first = await add(club, all);
    expect(first.refused.filter(({ otherClub }) => otherClub)).toHaveLength(
      all.length - mine.length,
    );
    const stored = await storedOf(club.id);
    expect(stored).toHaveLength(own.length);
    expect(stored.map(({ row }) => row.score)).toEqual(expect.arrayContaining(own.map(scoreOf)));
    const fixes = ofOwn(corrections, mended);
    // In one go a match and its correction would wait for a choice.
    await add(club, shuffled(all, 8));
    await add(club, fixes);
    expect(await storedOf(club.id)).toEqual(stored);
    if (fixes.length > 0) await add(club, fixes, true);
    const after = await storedOf(club.id);
    expect(after.map(({ row }) => [row.id, row.matchDay])).toEqual(
      stored.map(({ row }) => [row.id, row.matchDay]),
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
    `${played.length} matches of ${clubCount} clubs with earlier states, again, and corrected`,
    `${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor, ${((most - before) / 2 ** 20).toFixed(0)} MB more at most`,
    '60 s for 150 matches',
  );
});

test('a later state and a correction replace a match after a yes, and undoing puts it back', async () => {
  const club = await addClub('Club 1');
  const [match, other] = played;
  if (match === undefined || other === undefined) throw new Error('two matches expected');
  const by = adder();
  const add = (files: SentMatchFile[], replace: boolean) =>
    addAll(by, club, files, { day: '2026-11-14', replace });
  const undo = () => by.ask(club.id, 'POST', '/import/undo');
  await add([untilHalfTime(match, 'half.json')], false);
  const half = await storedOf(club.id);
  const [asked] = await add([fileOf(match, 'whole.json')], false);
  expect(asked).toMatchObject({
    standing: { kind: 'newer', removed: 0, matchId: half[0]?.row.id },
    outcome: { kind: 'skipped' },
  });
  expect(await storedOf(club.id)).toEqual(half);
  const [replaced] = await add([fileOf(match, 'whole.json'), fileOf(other, 'other.json')], true);
  expect(replaced?.outcome).toMatchObject({ kind: 'replaced', matchId: half[0]?.row.id });
  const whole = await storedOf(club.id);
  expect(whole.find(({ row }) => row.id === half[0]?.row.id)?.row.score).toEqual(scoreOf(match));
  expect(whole).toHaveLength(2);
  expect((await undo()).data).toEqual({ matches: 2 });
  expect(await storedOf(club.id)).toEqual(half);
  expect((await undo()).error?.message).toContain('no adding to undo');
});

test('the same adding from two browsers at one moment is one, and nothing is half where a table fails', async () => {
  const club = await addClub('Club 1');
  const errors: unknown[] = [];
  const logger = { error: (error: unknown) => void errors.push(error) };
  const here = adder({ logger });
  const another = adder({ logger });
  const files = played
    .filter(({ club: of }) => of === 'Club 1')
    .slice(0, 3)
    .map((match, index) => fileOf(match, `${index}.json`));
  const begin = async (by: typeof here) => {
    const look = await by.look(club, files);
    const days = Object.fromEntries(look.matches.map(({ key }, at) => [key, { day: day(at) }]));
    return () => by.store(club.id, look.id, days);
  };
  const [one, two, elsewhere] = [await begin(here), await begin(here), await begin(another)];
  await executeSql(database, 'alter table public."record" rename to record_gone');
  await (await (await begin(here))()).done();
  await executeSql(database, 'alter table record_gone rename to "record"');
  expect(errors).toHaveLength(3);
  expect(await storedOf(club.id)).toEqual([]);
  expect(teamsIn(await here.engine.perform(teamsCall(club)))).toEqual([]);
  const first = await one();
  expect((await two()).error?.message).toContain('Other matches are being added');
  const process = await elsewhere();
  await Promise.all([first.done(), process.done()]);
  expect(await storedOf(club.id)).toHaveLength(3);
  await (await two()).done();
  expect(await storedOf(club.id)).toHaveLength(3);
});

test('28 files with one date are 28 matches', async () => {
  const count = times(6, 28);
  const files = generatedMatches(Math.ceil(count / 14), 14)
    .slice(0, count)
    .map((match, index) => fileOf({ ...match, club: 'Club 28' }, `${index}.json`));
  const club = await addClub('Club 28');
  const added = await addAll(adder(), club, files, { day: '2026-11-14' });
  expect(added.map(({ outcome }) => outcome?.kind)).toEqual(files.map(() => 'added'));
  expect(new Set((await storedOf(club.id)).map(({ row }) => row.matchDay))).toEqual(
    new Set(['2026-11-14']),
  );
});
