import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFiles, readInThread } from '../read-files.ts';
import { sampleBoxCsv } from '../testing/box-csv-sample.ts';
import { sampleEuroleague } from '../testing/euroleague-sample.ts';
import { lineOfPlayer, lucena, pointsOf, rivas, secondsOf } from '../testing/spreadsheet-match.ts';
import { type SampleCell, sampleWorkbook, serialOf, zipped } from '../testing/workbook-sample.ts';

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);
const read = (files: Readonly<Record<string, Uint8Array>>) =>
  readFiles(
    Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    {
      hash: (bytes) => new TextDecoder('latin1').decode(bytes),
      read: readInThread(decode),
      nextTurn: () => Promise.resolve(),
    },
  );
const reasonOf = async (bytes: Uint8Array) => {
  const { matches, refused } = await read({ 'a.bin': bytes });
  expect(matches).toEqual([]);
  return refused.map(({ file, reason }) => `${file}: ${reason}`);
};

/** A side as coaches type it: minutes that Excel reads as hours, sums as formulas, percentages. */
const tableOf = (players: typeof lucena): SampleCell[][] => [
  ['No', 'Player', 'Min', 'Pts', '2PM', '2PA', '2P%', 'Ast', 'PF'],
  ...players.map((one): SampleCell[] => [
    Number(one.number),
    one.name,
    { value: secondsOf(one) / 60 / 24, style: 'clock' },
    { formula: 'SUM(A1:A2)', value: pointsOf(one) },
    ...one.twos,
    { value: one.twos[0] / one.twos[1], style: 'percent' },
    one.counts[2],
    one.counts[6],
  ]),
];
const head: SampleCell[][] = [
  ['Date', { value: serialOf('2025-10-16'), style: 'day' }],
  ['Team', 'CB Lucena'],
  ['Opponent', 'Rivas & Co'],
  ['Score', '65-57'],
];

test('a workbook is read as displayed, and its hidden sheet and its notes are ignored', async () => {
  const bytes = sampleWorkbook({
    Notes: { rows: [['We were tired.']] },
    Match: { rows: [...head, [], ...tableOf(lucena)] },
    Draft: { rows: tableOf(rivas), isHidden: true },
  });
  const { matches, refused } = await read({ 'match.xlsx': bytes });
  const [recorded] = matches.map((match) => match.read());
  expect([matches.map(({ files }) => files), refused]).toEqual([[['match.xlsx']], []]);
  expect([
    recorded?.day,
    recorded?.home.name,
    recorded?.away.name,
    recorded?.boxOnly?.score,
  ]).toEqual(['2025-10-16', 'CB Lucena', 'Rivas & Co', { home: 65, away: 57 }]);
  expect([recorded?.unread, recorded?.asked]).toEqual([undefined, undefined]);
  const fields = ['seconds', 'points', 'twos', 'assists', 'fouls'] as const;
  const found = recorded?.home.players.map(({ name, line }) => [
    name,
    Object.fromEntries(fields.map((field) => [field, line[field]])),
  ]);
  expect(Object.fromEntries(found ?? [])).toEqual(
    Object.fromEntries(lucena.map((one) => [one.name, lineOfPlayer(one, fields)])),
  );
});

test('each sheet with a table is a match, and the sheet’s name proposes missing answers', async () => {
  const sheet = (opponent: string) => ({ rows: [['Opponent', opponent], ...tableOf(lucena)] });
  const bytes = sampleWorkbook({ 'Rivas 2025-10-16': sheet('Rivas'), Porriño: sheet('Porriño') });
  const { matches } = await read({ 'season 2024-01-01.xlsx': bytes });
  expect(matches.map(({ files, read: one }) => [files[0], one().away.name])).toEqual([
    ['season 2024-01-01.xlsx/Rivas 2025-10-16', 'Rivas'],
    ['season 2024-01-01.xlsx/Porriño', 'Porriño'],
  ]);
});

test('shots that Excel turned into dates and formulas without values are refused by name', async () => {
  const table = tableOf(lucena).map((row) => row.slice(0, 4));
  const shots = { value: serialOf('2025-07-04'), style: 'day and month' } as const;
  const dates = table.map((row, at): SampleCell[] => [...row, at === 0 ? '2P' : shots]);
  expect(await reasonOf(sampleWorkbook({ A: { rows: [...head, ...dates] } }))).toEqual([
    expect.stringContaining(
      'column "2P": Expected shots such as 3/7; the spreadsheet turned it into a date',
    ),
  ]);
  const formulas = table.map((row, at): SampleCell[] => [...row, at ? { formula: 'A1' } : 'Reb']);
  expect(await reasonOf(sampleWorkbook({ A: { rows: formulas } }))).toEqual([
    expect.stringContaining('its formulas have no values'),
  ]);
});

test('a vertically merged cell counts for each of its rows', async () => {
  const rows = tableOf(lucena).map((row, at): SampleCell[] => [
    at === 0 ? 'Opponent' : at === 1 ? 'Rivas' : at === 4 ? 'Porriño' : '',
    ...row,
  ]);
  const bytes = sampleWorkbook({ A: { rows, merged: ['A2:A4', 'A5:A8'] } });
  const { matches } = await read({ 'season.xlsx': bytes });
  expect(
    matches.map((match) => [match.read().away.name, match.read().home.players.length]),
  ).toEqual([
    ['Rivas', 3],
    ['Porriño', 4],
  ]);
});

test('files of an archive are read like uploaded files, including several files of one match', async () => {
  const parts = Object.entries(sampleEuroleague()).map(([kind, content]) => [
    `euro/X_${kind}.json`,
    JSON.stringify(content),
  ]);
  const archive = zipped({
    ...Object.fromEntries(parts),
    'box.csv': sampleBoxCsv,
    '__MACOSX/._box.csv': 'x',
    'notes.txt': 'We were tired.',
    'book.xlsx': sampleWorkbook({ A: { rows: [...head, ...tableOf(lucena)] } }),
    'inner.zip': zipped({ 'box.csv': sampleBoxCsv }),
  });
  const { matches, refused } = await read({ 'season.zip': archive });
  expect(matches.map(({ files, format }) => [files[0], format])).toEqual([
    ['season.zip/euro/X_PlaybyPlay.json', 'EuroLeague'],
    ['season.zip/box.csv', 'a box score as CSV or Excel'],
    ['season.zip/book.xlsx', 'a box score as CSV or Excel'],
  ]);
  expect(refused).toEqual([
    { file: 'season.zip/notes.txt', reason: expect.stringContaining('no match file') },
    { file: 'season.zip/inner.zip', reason: 'an archive in an archive. Unpack it first.' },
  ]);
});

test('archives that would fill the memory, have a password or hold other files are refused by name', async () => {
  const bomb = zipped({ 'a.csv': new Uint8Array(12_000_000) });
  expect(bomb.byteLength).toBeLessThan(100_000);
  expect(await reasonOf(bomb)).toEqual([expect.stringContaining('too large when unpacked')]);
  // The size that an archive declares is not trusted.
  const lying = bomb.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 4; at += 1) {
    if (view.getUint32(at, true) === 12_000_000) view.setUint32(at, 100, true);
  }
  expect(await reasonOf(lying)).toEqual([expect.stringContaining('too large when unpacked')]);
  const book = (name: string) => zipped({ 'xl/workbook.xml': '<workbook/>', [name]: 'x' });
  const largePart = zipped({
    'xl/workbook.xml': '<workbook/>',
    'xl/styles.xml': new Uint8Array(27_000_000),
  });
  expect(await reasonOf(largePart)).toEqual([expect.stringContaining('is too large')]);
  expect(await reasonOf(book('xl/styles.xml'))).toEqual([
    expect.stringContaining('damaged workbook'),
  ]);
  const locked = zipped({ 'a.csv': sampleBoxCsv });
  const central = locked.findIndex((_, at) => locked.slice(at, at + 4).join() === '80,75,1,2');
  locked[central + 8] = 1;
  expect(await reasonOf(locked)).toEqual([expect.stringContaining('with a password')]);
  const compound = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]);
  expect(await reasonOf(compound)).toEqual([expect.stringContaining('an old Excel file')]);
  const encrypted = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await reasonOf(encrypted)).toEqual([
    expect.stringContaining('a workbook with a password'),
  ]);
  expect(await reasonOf(zipped({ mimetype: 'x', 'content.xml': 'x' }))).toEqual([
    expect.stringContaining('a file of LibreOffice'),
  ]);
  expect(await reasonOf(zipped({}))).toEqual([expect.stringContaining('empty')]);
  expect(await reasonOf(zipped({ 'a.csv': sampleBoxCsv }).slice(0, 60))).toEqual([
    expect.stringContaining('cut off or damaged'),
  ]);
  const many = zipped(
    Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.csv`, 'x'])),
  );
  expect(await reasonOf(many)).toEqual([expect.stringContaining('more than 200 files')]);
});

test('a workbook with other bytes is read or refused by name', async () => {
  const sound = sampleWorkbook({ A: { rows: [...head, ...tableOf(lucena)] } });
  const places = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(places, fc.nat(sound.length), async (changes, end) => {
      const bytes = sound.slice(0, end % 3 === 0 ? end : undefined);
      for (const [at, byte] of changes) bytes[at] = byte;
      const { matches, refused } = await read({ 'a.xlsx': bytes });
      expect(matches.length + refused.length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});
