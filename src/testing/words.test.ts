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

/** The sentences of a catalogue with their translations; its head has none. */
function read(catalogue: string): Map<string, string> {
  const pairs = [...catalogue.matchAll(entry)].map(
    ([, id, text]) => [textOf(id), textOf(text)] as const,
  );
  return new Map(pairs.filter(([id]) => id !== ''));
}

/** The sentences of the code, as `npm run words` gathers them. */
function sentencesOfTheCode(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'boxout-words-'));
  try {
    execFileSync('npm', ['run', '--silent', 'words'], {
      cwd: root,
      // Its notes on placeholders without a name look like errors.
      stdio: 'pipe',
      env: { ...process.env, WORDS_FOLDER: folder },
    });
    return [...read(readFileSync(join(folder, 'es.po'), 'utf8')).keys()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names that are filled in; a plural's too. */
const placeholders = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name]) => name))].sort();

const es = readFileSync(join(root, 'src/dashboard/i18n/es.po'), 'utf8');
const spanish = read(es);

test('Spanish has every sentence of the code and no other, none of them empty or doubtful', () => {
  const sentences = sentencesOfTheCode();
  expect(sentences.length).toBeGreaterThan(800);
  expect([...spanish.keys()].sort()).toEqual(sentences.sort());
  expect([...spanish].filter(([, text]) => text.trim() === '')).toEqual([]);
  expect(es).not.toMatch(/^#(~|, fuzzy)/m);
});

test('a sentence is filled in with the same in both languages', () => {
  const differing = [...spanish].filter(
    ([sentence, text]) => `${placeholders(sentence)}` !== `${placeholders(text)}`,
  );
  expect(differing).toEqual([]);
});

test('a sentence that ends with a mark ends with the same mark in Spanish', () => {
  const end = (sentence: string) => /[.:?…]$/.exec(sentence.replace(/\}+$/, ''))?.[0];
  const differing = [...spanish].filter(([sentence, text]) => {
    const mark = end(sentence);
    return mark !== undefined && mark !== end(text);
  });
  expect(differing).toEqual([]);
});

test('each reason that pages know in another language begins as the code says it, or a part of it', () => {
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
    // What a schema says of a value comes from its library.
    return !sentence.startsWith('{spot}') && !said.includes(begins);
  });
  expect(unsaid).toEqual([]);
});
