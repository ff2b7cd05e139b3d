import { i18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./es.po', () => ({ messages: { 'One of {all}': ['Uno de ', ['all']] } }));

const page = { lang: '' };
const say = () => i18n.t('One of {all}', { all: 12 });

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('there are words before a language is asked for: a call may fail as early as that', async () => {
  i18n.loadAndActivate({ locale: '', messages: {} });
  expect(say).toThrow('without setting a locale');
  // The module may be cached by another file's tests: another URL loads it again.
  const again = './activate-language.ts?again';
  await import(again);
  expect(say()).toBe('One of 12');
});

test('another language has its words, says so on the page, and lacks none', async () => {
  const { activateLanguage } = await import('./activate-language.ts');
  await activateLanguage(page, 'es', ['es-MX', 'en']);
  expect([say(), i18n.t('Not yet in Spanish'), page.lang]).toEqual([
    'Uno de 12',
    'Not yet in Spanish',
    'es',
  ]);
  const matches = (all: number) =>
    i18n.t('{all, plural, one {# match} other {# matches}}', { all });
  expect([matches(1), matches(12)]).toEqual(['1 match', '12 matches']);
  expect(i18n.locales).toEqual(['es-MX', 'es']);
});

test('a language that is no longer wanted when its words come is left', async () => {
  const { activateLanguage } = await import('./activate-language.ts');
  await activateLanguage(page, 'en', []);
  await activateLanguage(page, 'es', [], () => false);
  expect([say(), page.lang]).toEqual(['One of 12', 'en']);
});
