import { expect, test } from 'vitest';
import { isForTests, sources } from './sources.ts';

/**
 * Divisions outside `basketball` that compute no statistic. All others belong in `basketball/numbers.ts`, so that pages don't
 * differ.
 */
const allowed: Readonly<Record<string, string>> = {
  'dashboard/share/SharePage.tsx': 'the length of a bar beside the longest',
  'insights/choose.ts': 'how much of a finding’s worth one of its parts holds',
  'insights/facts/beside.ts': 'how much of a difference in points is owed to more balls',
  'insights/facts/foul-trouble.ts': 'a difference in standard deviations',
  'insights/facts/margin.ts': 'a difference in standard deviations',
  'insights/facts/player-scoring.ts': 'a difference in standard deviations',
};

/** The names of a line's statistics. */
const counts =
  '(?:made|attempted|points|scored|twos|threes|freeThrows|[a-z]*[rR]ebounds|assists|turnovers|steals|blocks|fouls|possessions|plays|shots|chances)';
/** A statistic divided by anything but a literal; Biome puts spaces around the operator. */
const division = new RegExp(
  `\\bratio\\(|\\b${counts}\\)? / (?!\\d)|[\\w)\\]] / \\(?(?:\\w+\\.)*${counts}\\b(?!\\()`,
);

/** The code without comments, strings and import paths. */
const codeOf = (text: string) =>
  text.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:\\.|[^'\n\\])*'|`[^`]*`|"[^"\n]*"|^import[\s\S]*?;$/gm,
    '',
  );

const looksAt = (path: string) =>
  /^src\/(?:dashboard|insights|club|service|match-files)\//.test(path) && !isForTests(path);

test('only src/basketball divides totals', () => {
  const found = [...sources].flatMap(([path, text]) =>
    looksAt(path) && division.test(codeOf(text)) ? [path.replace('src/', '')] : [],
  );
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test.each([
  ['twos.made / twos.attempted', true],
  ['(2 * made) / line.attempted', true],
  ['ratio(own.turnovers, plays)', true],
  ['line.seconds / 60', false],
  ["'FTM / FGA'", false],
])('%s: found %s', (code, isFound) => {
  expect(division.test(codeOf(code))).toBe(isFound);
});
