import { expect, test } from 'vitest';
import { importsOf, isForTests, sources } from './sources.ts';

/** Folders without side effects, which run unchanged in the service, the page and a worker. */
const pureFolders = ['contract', 'basketball', 'insights', 'match-files', 'league'];

/** The folders that each of the others may import. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  basketball: ['contract'],
  insights: ['basketball', 'contract'],
  'match-files': ['basketball', 'contract'],
  foreign: ['contract'],
  league: ['basketball', 'contract'],
  club: pureFolders,
  service: [...pureFolders, 'club'],
  dashboard: [...pureFolders, 'foreign', 'club'],
};

/** The layers of the dashboard from the top: a folder imports only from lower layers, and no topic from another. */
const layers: readonly (readonly string[])[] = [
  ['app'],
  ['sheet'],
  [
    'match',
    'plays',
    'insights',
    'season',
    'opponent',
    'practice',
    'playing-time',
    'line-ups',
    'shots',
    'half-time',
    'compare',
    'share',
    'add-matches',
    'settings',
    'find',
  ],
  ['tables'],
  ['figures'],
  ['api', 'ui'],
  ['device', 'i18n'],
];

const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));

/** All imports outside test code. */
const arrows = [...sources.keys()]
  .filter((path) => path.startsWith('src/') && !isForTests(path))
  .flatMap((from) => importsOf(from).map((to) => ({ from, to })));

const inWords = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;
const partOf = (path: string, at: number) => path.split('/')[at] ?? '';

test('a folder imports only from allowed folders', () => {
  const known = new Set(arrows.map(({ from }) => partOf(from, 1)));
  expect([...known].sort()).toEqual(Object.keys(allowed).sort());
  const wrong = arrows.filter(({ from, to }) => {
    const [own, other] = [partOf(from, 1), partOf(to, 1)];
    return own !== other && !allowed[own]?.includes(other);
  });
  expect(wrong.map(inWords)).toEqual([]);
});

test('in the dashboard no import goes to a higher layer or another topic', () => {
  const inside = arrows.filter(({ from, to }) =>
    [from, to].every((path) => path.startsWith('src/dashboard/')),
  );
  const folders = inside.flatMap(({ from, to }) => [partOf(from, 2), partOf(to, 2)]);
  expect(folders.filter((folder) => layerOf(folder) === -1)).toEqual([]);
  const wrong = inside.filter(({ from, to }) => {
    const [own, other] = [partOf(from, 2), partOf(to, 2)];
    return own !== other && layerOf(own) >= layerOf(other);
  });
  expect(wrong.map(inWords)).toEqual([]);
});

/** Side effects forbidden in pure folders: time, randomness, network, storage, the page and the process. */
const effects =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bset(?:Timeout|Interval)\b|\bfetch\(|\bprocess\.|\b(?:local|session)Storage\b|\bindexedDB\b|\bcrypto\.|\b(?:window|document)\./;

/** The code without its comments. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('a pure folder uses no clock, randomness, network, storage or process', () => {
  const isPure = (path: string) => path.startsWith('src/') && pureFolders.includes(partOf(path, 1));
  const pure = [...sources].filter(([path]) => isPure(path) && !isForTests(path));
  expect(pure.length).toBeGreaterThan(100);
  const impure = pure.flatMap(([path, text]) => {
    const [found] = effects.exec(codeOf(text)) ?? [];
    return found === undefined ? [] : `${path}: ${found}`;
  });
  expect(impure).toEqual([]);
});

test('an effect is found in code but not in comments', () => {
  expect(effects.test(codeOf('const id = Math.random();'))).toBe(true);
  expect(effects.test(codeOf('/* not Math.random */ const now = new Date(given);'))).toBe(false);
});
