import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFiles, readInThread, type SentMatchFile } from '../../match-files/read-files.ts';
import { brokenFiles } from '../../match-files/testing/broken-files.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { reasonText } from './reason-words.ts';

beforeEach(() => activateLanguage({ lang: '' }, 'es', ['es']));
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Why of these files some are not taken, in English as it is found out. */
async function reasonsOf(files: readonly SentMatchFile[]): Promise<string[]> {
  const { refused } = await readFiles(files, {
    hash: (bytes) => new TextDecoder('latin1').decode(bytes),
    read: readInThread((bytes, encoding) =>
      new TextDecoder(encoding, { fatal: true }).decode(bytes),
    ),
    nextTurn: () => Promise.resolve(),
  });
  return refused.map(({ reason }) => reason);
}

/** Words of English sentences; text in brackets or quotes is the engine's or the file's own. */
const english = /\b(the|its|with|not|save|expected|invalid|received|row|line|match|no such)\b/i;
const told = (text: string) => text.replaceAll(/\(.*\)|"[^"]*"|«[^»]*»|<[^>]*>/gs, '');

test.each(Object.entries(brokenFiles))(
  'why a broken file of %s is not taken is said in Spanish',
  async (_, { files }) => {
    const all = await Promise.all(
      fc.sample(files, { numRuns: 150, seed: 1 }).map((broken) => reasonsOf(broken.files)),
    );
    const reasons = [...new Set(all.flat())];
    expect(reasons.length).toBeGreaterThan(10);
    const left = reasons.filter((reason) => english.test(told(reasonText(reason))));
    expect(left.map((reason) => `${reason} → ${reasonText(reason)}`)).toEqual([]);
  },
);
