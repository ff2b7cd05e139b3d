import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles, root, sources } from './sources.ts';

/** The most private words allowed; lower it after a rewrite, never raise it. */
const most = 48;

/** Words that hide a plainer one, by the word to use. Some uses are right, so the goal is not 0. */
const privateWords: Record<string, RegExp> = {
  'says, names, reports': /\b(?:tells?|told|telling)\b/i,
  'is (in, beside), means, replaces':
    /\b(?:stands?|stood) (?:in|on|at|beside|behind|for|there|above|below|under|still|alone)\b/i,
  'any, everything': /\b(?:whatever|whoever|whichever)\b/i,
  'again, new': /\banew\b/i,
  'otherwise, or': /\belse\b/i,
  'without, if none': /\bwhere (?:there|it|they|nothing|nobody|no|none|one)\b/i,
  'the noun':
    /\bwhat (?:(?:(?:an?|the|its|each|every) )?\w+ )?(?:is|are|was|were|comes?|goes|came|went)\b/i,
  own: /\bof (?:its|their|one's|his|her) own\b/i,
  whose: /\bwhose\b.*\b(?:it|they) (?:is|are)\b/i,
  'change, action': /\bdeeds?\b/i,
  'stored, cached': /\bkept\b/i,
  print: /\bpapers?\b/i,
  edit: /\bcare\b/i,
  'params, position, location': /\bplaces?\b/i,
  folder: /\b(?:rooms?|houses?|floors?)\b/i,
  path: /\bwalks?\b/i,
  'independent check': /\bsecond readers?\b/i,
};

/** Comments, and quoted texts of several words: messages and test titles. */
const inCode =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

function proseOf(path: string, text: string): string[] {
  const found = path.endsWith('.md') ? [text] : (text.match(inCode) ?? []);
  return found
    .filter((each) => /^[/]|\S [a-z]+ /.test(each) || path.endsWith('.md'))
    .flatMap((each) => each.split('\n'))
    .filter((line) => /[a-z]{2}/i.test(line) && !/^['"`]import\b/.test(line));
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const prose = [
  ...sources,
  ...readFiles(['src'], /\.css$|ASSUMPTIONS\.md$/),
  ...documents.map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')]),
]
  .filter(([path]) => !path.endsWith('prose.test.ts'))
  .flatMap(([path, text]) => proseOf(path, text));

/** The plain words to use in a line instead. */
const plainWords = (line: string) =>
  Object.keys(privateWords).filter((plain) => privateWords[plain]?.test(line));

test('there are no more private words than before', () => {
  const found = prose.flatMap(plainWords);
  const table = Object.keys(privateWords)
    .map((plain) => `${found.filter((each) => each === plain).length} ${plain}`)
    .join('\n');
  const share = ((1_000 * found.length) / prose.length).toFixed(1);
  console.log(`figure: private words: ${found.length}, ${share} in 1,000 lines of prose (5)`);
  expect(prose.length).toBeGreaterThan(10_000);
  expect(found.length, table).toBeLessThanOrEqual(most);
});

test('private words are found in comments, messages, titles and documents', () => {
  const code =
    "// Told anew.\nconst stands = 'kept'; test('where there is none, it walks', () => {});";
  expect(proseOf('a.ts', code).flatMap(plainWords)).toEqual([
    'says, names, reports',
    'again, new',
    'without, if none',
    'path',
  ]);
  expect(proseOf('a.md', 'What it is.').flatMap(plainWords)).toEqual(['the noun']);
  expect(
    proseOf('a.ts', "// Stored with the match.\nfail('The file has no matches.');").flatMap(
      plainWords,
    ),
  ).toEqual([]);
});
