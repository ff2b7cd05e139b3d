import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const sentences = (folder: string) =>
  [...readFileSync(join(folder, 'en.po'), 'utf8').matchAll(/^msgid (.*(?:\n".*")*)/gm)]
    .map(([, sentence]) => sentence)
    .sort();

test('the catalogue has every sentence of the code and no other; `npm run words` writes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boxout-words-'));
  try {
    execFileSync('npx', ['lingui', 'extract', '--clean'], {
      env: { ...process.env, WORDS_FOLDER: folder },
    });
    expect(sentences(join(import.meta.dirname, '../src/dashboard/i18n'))).toEqual(
      sentences(folder),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
