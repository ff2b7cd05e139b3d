import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isForTests, root, sources } from './sources.ts';

const entry = /^msgid (".*"(?:\n".*")*)\nmsgstr (".*"(?:\n".*")*)$/gm;
const textOf = (quoted = '') =>
  quoted
    .split('\n')
    .map((line) => String(JSON.parse(line)))
    .join('');

/** The sentences of a catalogue with their translations, without its header. */
function read(catalogue: string): Map<string, string> {
  const pairs = [...catalogue.matchAll(entry)].map(
    ([, id, text]) => [textOf(id), textOf(text)] as const,
  );
  return new Map(pairs.filter(([id]) => id !== ''));
}

/** The sentences in the code, as `npm run words` extracts them. */
function sentencesOfTheCode(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'boxout-words-'));
  try {
    execFileSync('npm', ['run', '--silent', 'words'], {
      cwd: root,
      // Notes on unnamed placeholders go to stderr and look like errors.
      stdio: 'pipe',
      env: { ...process.env, WORDS_FOLDER: folder },
    });
    return [...read(readFileSync(join(folder, 'es.po'), 'utf8')).keys()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names of placeholders, including a plural's. */
const placeholders = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name]) => name))].sort();

const es = readFileSync(join(root, 'src/dashboard/i18n/es.po'), 'utf8');
const spanish = read(es);

test('Spanish has exactly the sentences in the code, none empty or fuzzy', () => {
  const sentences = sentencesOfTheCode();
  expect(sentences.length).toBeGreaterThan(800);
  expect([...spanish.keys()].sort()).toEqual(sentences.sort());
  expect([...spanish].filter(([, text]) => text.trim() === '')).toEqual([]);
  expect(es).not.toMatch(/^#(~|, fuzzy)/m);
});

test('no sentence has a form that English, which has no catalogue, leaves as it is', () => {
  expect([...spanish.keys()].filter((sentence) => /\{\w+, select/.test(sentence))).toEqual([]);
});

test('a sentence has the same placeholders in both languages', () => {
  const differing = [...spanish].filter(
    ([sentence, text]) => `${placeholders(sentence)}` !== `${placeholders(text)}`,
  );
  expect(differing).toEqual([]);
});

test('a sentence ends with the same punctuation in both languages', () => {
  const end = (sentence: string) => /[.:?…]$/.exec(sentence.replace(/\}+$/, ''))?.[0];
  const differing = [...spanish].filter(([sentence, text]) => {
    const mark = end(sentence);
    return mark !== undefined && mark !== end(text);
  });
  expect(differing).toEqual([]);
});

test('every translated reason is one that the code produces', () => {
  const known = sources.get('src/dashboard/add-matches/reason-words.ts') ?? '';
  const said = [...sources]
    .filter(
      ([path]) => /^src\/(match-files|service|dashboard\/device)/.test(path) && !isForTests(path),
    )
    .map(([, text]) => text)
    .join('\n');
  const sentences = [...known.matchAll(/i18n \*\/ (?:'(.+)'|"(.+)"),$/gm)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
  expect(sentences.length).toBeGreaterThan(60);
  const unsaid = sentences.filter((sentence) => {
    const [longest = ''] = sentence.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
    const begins = longest.replace(/^\W+/, '').split(' ').slice(0, 2).join(' ').replace(/\W+$/, '');
    // Valibot writes messages about schemas.
    return !sentence.startsWith('{spot}') && !said.includes(begins);
  });
  expect(unsaid).toEqual([]);
});
