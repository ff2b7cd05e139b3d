import { expect, test } from 'vitest';
import { boxScores } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/* Values as other services write them: each alone in a reply of our own words. */

const context = { ...emptyContext, teamId: 'T', teams: [{ id: 'T', name: 'Lions' }] };
const match = {
  id: 'M',
  startsAt: '2026-11-14T18:30:00.000Z',
  status: 'completed',
  homeAway: 'home',
  opponent: { name: 'Foxes' },
  score: { team: 82, opponent: 75 },
};
const read = (fields: object) =>
  understand('listMatches', { matches: [{ ...match, ...fields }] }, { teamId: 'T' }, context)?.value
    .matches[0];

test.each([
  'Sat, 14 Nov 2026 18:30:00 +0000',
  'Sat, 14 Nov 2026 19:30:00 +0100',
  '2026-11-14T18:30:00Z[UTC]',
  '2026-11-14T18:30:00.123456Z',
  '/Date(1794681000000)/',
  '14 Nov 2026, 18:30',
  'November 14, 2026 6:30 PM',
  '14. november 2026 kl. 18:30',
  '14 de noviembre de 2026 18:30',
  '20261114T183000Z',
  1794681000000000,
  { $date: '2026-11-14T18:30:00Z' },
  { _seconds: 1794681000, _nanoseconds: 0 },
  { seconds: 1794681000, nanos: 0 },
  { date: '2026-11-14', time: '18:30', timezone: 'UTC' },
])('a match that starts at %j starts then', (startsAt) => {
  expect(Date.parse(read({ startsAt })?.startsAt ?? '') / 60_000).toBeCloseTo(
    Date.parse('2026-11-14T18:30:00Z') / 60_000,
    1,
  );
});

test('days with AM and PM are written the month first', () => {
  expect(read({ startsAt: '11/7/2026 6:30 PM' })?.startsAt).toBe('2026-11-07T18:30:00.000Z');
});

test.each([
  ['MATCH_STATUS_FINISHED', 'completed'],
  ['STATUS_FINAL', 'completed'],
  ['F/OT', 'completed'],
  ['Final/OT', 'completed'],
  ['ferdig', 'completed'],
  ['beendet', 'completed'],
  ['terminé', 'completed'],
  ['conclusa', 'completed'],
  ['encerrado', 'completed'],
  ['À venir', 'scheduled'],
  ['ikke startet', 'scheduled'],
  ['en cours', 'live'],
  ['läuft', 'live'],
  ['reporté', 'postponed'],
  ['utsatt', 'postponed'],
  ['annullata', 'cancelled'],
  ['whatever', 'whatever'],
])('“%s” is %s', (status, word) => {
  expect(read({ status })?.status).toBe(word);
});

test('a day without an hour does not prove that a match of today is over', () => {
  const at = (id: string, startsAt: string, status: number | undefined, ours: number) => ({
    ...match,
    ...{ id, startsAt, status, score: { team: ours, opponent: 70 } },
  });
  const listed = [
    at('A', '2026-11-22', 2, 40),
    at('B', '2026-11-21', 3, 82),
    at('C', '2026-11-14', 3, 66),
    at('D', '2026-11-22', undefined, 20),
  ];
  const now = Date.parse('2026-11-22T20:34:00Z');
  const { value } =
    understand('listMatches', { matches: listed }, { teamId: 'T' }, { ...context, now }) ?? {};
  expect(value?.matches.map(({ status }) => status)).toEqual([
    'unknown',
    'completed',
    'completed',
    'unknown',
  ]);
});

test('flags of which none is for the end leave it to score and date that a match is over', () => {
  const flags = { status: undefined, underway: false, postponed: false };
  expect(read(flags)?.status).toBe('completed');
  expect(read({ ...flags, finished: false })?.status).toBe('scheduled');
  expect(read({ ...flags, postponed: true })?.status).toBe('postponed');
});

test('parts that add up to the score of every match are its periods, under any name', () => {
  const parts = (ours: number, theirs: number) => [
    { tempo: 1, noi: 40, loro: 30 },
    { tempo: 2, noi: ours - 40, loro: theirs - 30 },
  ];
  const matches = [82, 66, 71].map((team, at) => ({
    ...{ ...match, id: `M${at}`, score: { team, opponent: 75 } },
    unheardOf: parts(team, 75),
  }));
  const { value } = understand('listMatches', { matches }, { teamId: 'T' }, context) ?? {};
  expect(value?.matches[1]?.periods).toEqual([
    { team: 40, opponent: 30 },
    { team: 26, opponent: 45 },
  ]);
});

test('the same two sides meet at home and away, as a word beside each says', () => {
  const sides = (ours: string, theirs: string) => [
    { name: 'Lions', where: ours, points: 70 },
    { name: 'Foxes', where: theirs, points: 65 },
  ];
  const sent = [sides('home', 'away'), sides('away', 'home')].map((each, at) => ({
    id: `m${at}`,
    sides: each,
  }));
  const read = understand('listMatches', sent, { teamId: 'T' }, context)?.value.matches;
  expect(read?.map(({ homeAway }) => homeAway)).toEqual(['home', 'away']);
});

/** The reading of a box score of our players' lines, each with an id and a name. */
const readLines = (lines: readonly object[]) => {
  const players = lines.map((line, at) => ({ playerId: `p${at}`, name: `Nora Nr${at}`, ...line }));
  const box = { matchId: 'M', team: { players }, opponent: {} };
  const { value, report } = understand('getBoxScore', box, { matchId: 'M' }, context) ?? {};
  return { read: value?.team.players ?? [], unread: report?.unread.map(({ path }) => path) };
};

test.each<[string | number, number, string?]>([
  ['1631s', 1631],
  ['27m11s', 1631],
  ['27\'11"', 1631],
  ['27:11', 1631],
  [27.1833, 1631, 'tempo'],
  [1_631_000, 1631, 'unheardOf'],
])('%s on court are %i seconds', (time, expected, name = 'seconds') => {
  const { read } = readLines([1, 2, 3].map((points) => ({ points, [name]: time })));
  expect(read.map(({ seconds }) => seconds)).toEqual([expected, expected, expected]);
});

const lists = { whatsWorking: ['a', 'b'], focusAreas: ['c'], suggestions: ['d'] };
const rating = { value: 5, comment: 'as usual' };
const insights = (fields: object) =>
  understand(
    'getInsights',
    { status: 'ready', message: '', stale: false, ...fields },
    { matchId: 'M' },
    context,
  )?.value;

test.each<[string, unknown]>([
  ['as documented', lists],
  [
    'as records with a text',
    {
      ...lists,
      whatsWorking: [
        { text: 'a', importance: 1 },
        { text: 'b', importance: 2 },
      ],
    },
  ],
  ['under snake_case keys', { whats_working: ['a', 'b'], focus_areas: ['c'], suggestions: ['d'] }],
  ['as one text each', { ...lists, focusAreas: 'c', suggestions: 'd' }],
])('written insights are read from %s', (_, summary) => {
  expect(insights({ summary })?.summary).toEqual(lists);
});

test.each<[string, unknown, object]>([
  ['a record', { shotMix: rating }, rating],
  ['a list', [{ name: 'shotMix', ...rating }], rating],
  ['snake_case keys', { shot_mix: rating }, rating],
  ['groups', { attack: { shotMix: rating }, defence: { rebounds: rating } }, rating],
  ['bare numbers', { shotMix: 5 }, { value: 5, comment: '' }],
  ['texts', { shotMix: { ...rating, value: '5' } }, rating],
  ['percent', { shotMix: { ...rating, value: '72%' } }, { ...rating, value: 72 }],
])('ratings come through as %s', (_, ratings, expected) => {
  expect(insights({ ratings })?.ratings?.shotMix).toEqual(expected);
});

test.each(['GENERATING', 'pending', 'queued', 'processing', 'in_progress', 'Running'])(
  'a run that is “%s” is under way',
  (status) => {
    expect(insights({ status })?.status).toBe('generating');
  },
);

test('insights in a wrapping record are read', () => {
  const reading = understand(
    'getInsights',
    { matchId: 'M', insights: { status: 'ready', summary: lists } },
    { matchId: 'M' },
    context,
  );
  expect(reading?.value).toMatchObject({ status: 'ready', summary: lists });
});

test('a text among records is the type of a play', () => {
  const kinds = ['shot', 'foul', 'assist', 'steal'].map((code) => ({ code, label: code }));
  const plays = [...kinds, 'change'].map((kind, at) => ({ id: `e${at}`, quarter: 1, kind }));
  const read = understand('getPlayByPlay', { plays }, { matchId: 'M' }, context)?.value.events;
  expect(read?.map(({ type }) => type)).toContain('substitution');
});

test('rebounds that are fewer than a part of them are not all of them', () => {
  const { read } = readLines([0, 1, 2, 3].map((at) => ({ points: at, dreb: 5, rebounds: at })));
  expect(read.map((line) => line.offensiveRebounds)).toEqual([null, null, null, null]);
});

test('pairs alone in one player’s record are no table where other records have single values beside them', () => {
  const { read } = readLines(
    [4, 2, 1, 0, 3, 2].map((made, at) => ({
      seconds: 600 + at,
      scoring: {
        ...(made ? { points: 2 * made + at } : {}),
        fieldGoals: [made, made + 1],
        threePt: [0, at],
        freeThrows: made ? [at, at] : [0, 0],
      },
    })),
  );
  expect(read[3]).toMatchObject({ freeThrows: { made: 0, attempted: 0 } });
});

test('periods of a player who was only on court count if the others’ do', () => {
  const period = (stanza: number, points: number) => ({
    ...{ stanza, onFloor: '4:10' },
    ...(points ? { points, assists: 1, steals: 2 } : {}),
  });
  const { read } = readLines(
    [4, 6, 8, 0, 5].map((points) => ({ segments: [period(1, points), period(2, points)] })),
  );
  expect(read.map(({ seconds }) => seconds)).toEqual([500, 500, 500, 500, 500]);
});

test('a word for blocks beside a 3 is none', () => {
  const { read } = readLines([1, 2, 0, 4].map((made, at) => ({ points: at, ast: 1, CT3: made })));
  expect(read.map(({ blocks }) => blocks)).toEqual([null, null, null, null]);
});

test('a column that is called as a field is, and one that has its name, are two columns', () => {
  const { read } = readLines(
    [3, 4, 0, 2, 1].map((made, at) => ({
      ...{ points: made + 2 * at, twoMade: at, twoTried: at + 1, threeMade: 0, threeTried: 1 },
      ...{ 'foul-shots-good': made, 'foul-shots-shot': made + 2, fouls: at },
    })),
  );
  expect(read.map(({ freeThrows }) => freeThrows.attempted)).toEqual([5, 6, 2, 4, 3]);
  expect(read.map(({ fouls }) => fouls)).toEqual([0, 1, 2, 3, 4]);
});

test('attempts from the field are named as unread if they are not shown as those of twos and threes', () => {
  const lines = [3, 4, 0, 2, 1].map((two, at) => ({
    ...{ points: 2 * two + 3 * at + 1, fgMade: two + at, fgTried: two + at + 4 },
    ...{ twoMade: two, threeMade: at, ftMade: 1 },
  }));
  for (const some of [lines, lines.map(({ twoMade: _, ...line }) => line)])
    expect(readLines(some).unread).toContain('team.players[].fgTried');
  const { read } = readLines(lines.map((line) => ({ ...line, twoTried: line.twoMade + 3 })));
  expect(read.map(({ threes }) => threes.attempted)).toEqual([1, 2, 3, 4, 5]);
});

test('shots of the line are free throws, and no shots from the field that say nothing of twos and threes', () => {
  const lines = [3, 4, 0, 2, 1].map((two, at) => ({
    ...{ points: 2 * two + 3 * at + 1, twoMade: two, twoTried: two + 4, threeMade: at },
    ...{ threeTried: at + 1, lineShots: { made: 1, shot: 2 } },
  }));
  expect(readLines(lines).read.map(({ freeThrows }) => freeThrows.attempted)).toEqual([
    2, 2, 2, 2, 2,
  ]);
  const { unread } = readLines(
    lines.map(({ lineShots, ...line }) => ({ ...line, shots: lineShots })),
  );
  expect(unread).toContain('team.players[].shots.made');
});

test('a corrected number of our own service is no unread field, and another’s “corrections” are one', () => {
  const unreadWith = (correction: unknown) => {
    const sent = structuredClone(boxScores[0]);
    Object.assign(sent?.team.players[0] ?? {}, { corrections: [correction] });
    const reading = understand('getBoxScore', sent, { matchId: 'M' }, context);
    return reading?.report?.unread.map(({ path }) => path);
  };
  const at = '2026-11-14T10:00:00Z';
  expect(unreadWith({ statistic: 'assists', from: 5, to: 6, at, by: '' })).toEqual([]);
  expect(unreadWith({ games: 7 })).toEqual(['team.players[].corrections']);
});

test('a row without an id and with the most points of all is a sum, and no player', () => {
  const counts = [20, 11, 7, 4, 2].map((points, at) => ({ points, assists: at, steals: 5 - at }));
  const players = counts.map((line, at) => ({ id: `p${at}`, name: `Ana ${at}`, ...line }));
  const sum = { name: 'Lions U18', points: 44, assists: 10, steals: 15 };
  const box = { team: { players: [...players, sum] }, opponent: {} };
  const reading = understand('getBoxScore', box, { matchId: 'M' }, context);
  expect(reading?.value.team.players).toHaveLength(5);
  expect(reading?.value.team.totals?.points).toBe(44);
});

test.each([
  ['home team', 'home'],
  ['away team', 'away'],
])('a match that we play as “%s” is at %s', (hosting, homeAway) => {
  const matches = ['m1', 'm2'].map((id) => ({ ...match, id, homeAway: undefined, hosting }));
  const reading = understand('listMatches', { matches }, { teamId: 'T' }, context);
  expect(reading?.value.matches.map((one) => one.homeAway)).toEqual([homeAway, homeAway]);
});

test('a hall beside home and away is no side, although its word also means home', () => {
  const matches = ['Foxes', 'Owls', 'Bears'].map((name, at) => ({
    id: `m${at}`,
    local: `${name} Sports Hall`,
    casa: { nome: at === 1 ? 'Lions' : name },
    fora: { nome: at === 1 ? name : 'Lions' },
  }));
  const reading = understand('listMatches', { jogos: matches }, { teamId: 'T' }, context);
  expect(reading?.value.matches.map(({ opponent }) => opponent.name)).toEqual([
    'Foxes',
    'Owls',
    'Bears',
  ]);
});

test('the code of a match’s state is not the match’s id, even if no state repeats', () => {
  const { id: _, status: __, ...rest } = match;
  const matches = ['FIN', 'NS'].map((code, at) => ({
    match_state: { code },
    match_key: `k${at}`,
    ...rest,
    startsAt: `2026-11-${at === 0 ? '14' : '28'}T18:30:00Z`,
  }));
  const reading = understand('listMatches', { matches }, { teamId: 'T' }, context);
  expect(reading?.value.matches.map(({ id }) => id)).toEqual(['k0', 'k1']);
});
