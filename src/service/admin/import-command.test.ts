import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleEuroleague } from '../../match-files/testing/euroleague-sample.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { sampleWorkbook, zipped } from '../../match-files/testing/workbook-sample.ts';
import type { Clubs } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { commandsOf } from './testing/commands.ts';

let database: OpenDatabase;
let clubs: Clubs;
beforeAll(async () => {
  database = await openTestDatabase();
  clubs = openTestClubs(database);
});
afterAll(async () => {
  await clubs.stop();
  await database.close();
});

async function importing(
  club: string,
  files: { fileName: string; text: string | Uint8Array }[],
  { skip = [], yes = false }: { skip?: string[]; yes?: boolean } = {},
) {
  const readFile = async (path: string) => {
    const text = files.find(({ fileName }) => fileName === path)?.text ?? '';
    return typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
  };
  const options = [...skip.flatMap((file) => ['--skip', file]), ...(yes ? ['--yes'] : [])];
  const paths = files.map(({ fileName }) => fileName);
  const words = ['import', ...paths, '--club', club, '--date', '2026-10-03', ...options];
  return (await commandsOf(clubs, { readFile })(...words)).trimEnd();
}

/** The matches of a club, of which there is one of that name. */
async function matchesOf(name: string) {
  const { id = '' } = (await clubs.engine.list()).find((club) => club.name === name) ?? {};
  return await clubs.store.read(id, async (tx) => ({
    matches: await tx.list('match'),
    records: await tx.list('record'),
  }));
}

test('the files of a EuroLeague match are one match', async () => {
  const files = Object.entries(sampleEuroleague()).map(([kind, content]) => ({
    fileName: `X_1_${kind}.json`,
    text: JSON.stringify(content),
  }));
  expect(await importing('Harbour Basketball', files)).toMatch(
    /^X_1_PlaybyPlay\.json: added Harbour Basketball 8–6 Valley Basketball \(.+\)\n {2}Valley Basketball, fouls: 0 in the file's totals, 1 from its events$/,
  );
  const { matches } = await matchesOf('Harbour Basketball');
  expect(matches[0]?.row).toMatchObject({
    venue: 'Harbour Hall',
    competition: 'INVENTED CUP',
    round: '7',
  });
});

test('a season in a workbook in an archive is its matches, and other files beside it are named', async () => {
  const rows = [
    ['Team', 'CB Lucena'],
    ['Date', 'Opponent', 'Result', 'Player', 'Pts', 'Ast', 'PF'],
    ['2025-10-16', 'Rivas', '12-9', 'Ana Ruiz', 7, 1, 2],
    ['2025-10-16', 'Rivas', '12-9', 'Eva Gil', 5, 0, 1],
    ['2025-10-23', 'Porriño', '8-9', 'Ana Ruiz', 8, 2, 2],
  ];
  const text = zipped({
    'season.xlsx': sampleWorkbook({ A: { rows } }),
    'notes.txt': 'Tired.',
    'more.txt': 'Bring the bibs.',
    'X_1_Comparison.json': '{"DefensiveReboundsA": 21}',
  });
  const said = await importing('CB Lucena', [{ fileName: 'all.zip', text }], { yes: true });
  expect(said.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
    expect.stringMatching(/^all\.zip\/season\.xlsx: added CB Lucena 12–9 Rivas \(/),
    expect.stringMatching(/^all\.zip\/season\.xlsx: added CB Lucena 8–9 Porriño \(/),
    expect.stringMatching(
      /^all\.zip\/notes\.txt, all\.zip\/more\.txt: not taken, no match file of /,
    ),
    'all.zip/X_1_Comparison.json: seen, not needed',
  ]);
});

test('each disagreement is a line', async () => {
  const file = sampleLiveStats();
  const pbp = file.pbp.filter((row) => row.actionType !== 'substitution' || row.subType === 'out');
  const told = await importing('Valley', [
    { fileName: 'match.json', text: JSON.stringify({ ...file, pbp }) },
  ]);
  const [heading, ...lines] = told.split('\n');
  expect(heading).toMatch(/^match\.json: added Valley 4–6 Harbour Basketball/);
  expect(lines).toContain(
    "  Harbour Player 6, seconds: 300 in the file's totals, 0 from its events",
  );
  expect(lines).toContain(
    "  Harbour Basketball: the players' minutes add up to 195:00, five on court make 200:00",
  );
  expect(lines).toContain('  1 act of a player who was not on court');
});

test('a LiveStats file without plays is stored as a box score, and what can’t be read in it is named', async () => {
  const file = sampleLiveStats();
  Object.assign(file.tm[1].pl['1'] ?? {}, { sPlusMinusPoints: null });
  const said = await importing('Harbour', [
    { fileName: 'box.json', text: JSON.stringify({ ...file, pbp: [] }) },
  ]);
  expect(said).toMatch(/^box\.json: added Harbour 6–4 Valley Basketball/);
  expect(said).toContain('\n  Harbour Player 1, plusMinus: not readable in the file');
  const { matches, records } = await matchesOf('Harbour');
  expect(matches).toMatchObject([{ row: { status: 'completed' } }]);
  expect(records[0]?.given).toBeDefined();
});

test('what a table does not say is said by options, and what its heading means is remembered', async () => {
  const rows = 'no,player,pts,ast,Dunks\n4,Ana Ruiz,38,1,2\n5,Bea Gil,30,0,0';
  const files = [{ fileName: 'Quarry_68-60_16-10-2026.csv', text: rows }];
  const read = async (path: string) =>
    Buffer.from(files.find(({ fileName }) => fileName === path)?.text ?? '');
  const give = (...options: string[]) =>
    commandsOf(clubs, { readFile: read })(
      ...['import', files[0]?.fileName ?? '', '--club', 'Table Club', ...options],
    );
  const asked = give();
  await expect(asked).rejects.toThrow('Quarry_68-60_16-10-2026.csv does not say whose players Ana');
  await expect(asked).rejects.toThrow(
    'does not say who the opponent was. Say it with --opponent. Its name may say Quarry: take that with --from-names.',
  );
  await expect(asked).rejects.toThrow('The column "Dunks" is not understood.');
  const said = ['--team', 'Table Club', '--heading', 'Dunks=steals'];
  expect(await give(...said, '--from-names')).toMatch(/added Table Club 68–60 Quarry/);
  files[0] = { fileName: 'b.csv', text: rows.replace('38,1,2', '40,2,3') };
  const options = ['--opponent', 'Mill', '--score', '70-71', '--date', '2026-10-23'];
  expect(await give('--team', 'Table Club', ...options, '--heading', 'Dunks=steals')).toMatch(
    /b\.csv: added Table Club 70–71 Mill/,
  );
  files[0] = { fileName: 'c.csv', text: rows.replace('38,1,2', '41,2,4') };
  expect(
    await give(
      '--team',
      'Table Club',
      '--opponent',
      'Quay',
      '--score',
      '71-70',
      '--date',
      '2026-10-30',
    ),
  ).toMatch(/c\.csv: added Table Club 71–70 Quay/);
});

test('of a match and its correction the command asks for one, and says how', async () => {
  const file = sampleLiveStats();
  const pbp = file.pbp.filter(({ actionType }) => actionType !== 'assist');
  const files = [
    { fileName: 'in/whole.json', text: JSON.stringify(file) },
    { fileName: 'in/corrected.json', text: JSON.stringify({ ...file, pbp }) },
  ];
  for (const yes of [false, true]) {
    await expect(importing('HAR', files, { yes })).rejects.toThrow(
      'in/whole.json, in/corrected.json hold versions of one match. Store only one: leave the others out with --skip FILE.',
    );
  }
  const said = await importing('HAR', files, { skip: ['whole.json'] });
  expect(said).toContain('in/whole.json: skipped');
  expect(said).toMatch(/in\/corrected\.json: added HAR 6–4/);
});
