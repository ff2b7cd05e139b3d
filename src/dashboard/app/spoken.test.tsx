import { virtual } from '@guidepup/virtual-screen-reader';
import { i18n } from '@lingui/core';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PageName } from '../api/paths.ts';
import { failing, insights } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import { addressIn, patience, setUpPages, there } from './testing/recorded-pages.ts';

/* Ten tasks of a coach, as a screen reader speaks them. */

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  club = await recordClub();
});
beforeEach(() => {
  // jsdom has no styles of pseudo-elements, no CSS.escape, no captured pointers, and no ids in a part that was removed.
  const styleOf = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  Object.assign(Element.prototype, { releasePointerCapture() {}, getElementById: () => null });
});
afterEach(async () => {
  await virtual.stop();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

function open(name: PageName, search = {}, fetch = club.serve('coach')) {
  openApp(addressIn(club, name, search), fetch);
}
const region = (name: string) => screen.findByRole('region', { name }, patience);
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience);
const partOf = (element: Element, selector: string) =>
  there(element.querySelector<HTMLElement>(selector) ?? undefined);
const around = (element: Element, selector: string) =>
  there(element.closest<HTMLElement>(selector) ?? undefined);

/** The phrases so far; one that is repeated for each change in the document is heard once. */
async function heard(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog();
  return phrases.filter((phrase, at) => phrase !== phrases[at - 1]);
}

/** So many phrases from an element on. */
async function read(element: Element, count: number): Promise<string[]> {
  await virtual.stop();
  await virtual.start({ container: element });
  while ((await heard()).length < count) await virtual.next();
  return heard();
}

/** Expects these phrases in a part while the focus comes to a button and it is pressed. */
async function expectPressed(pressed: HTMLElement, container: Element, phrases: string[]) {
  await virtual.start({ container });
  await virtual.clearSpokenPhraseLog();
  pressed.focus();
  await virtual.act();
  await waitFor(async () => expect(await heard()).toEqual(phrases), patience);
}

test('a plan that is changed by hand: who comes on, and who goes off', async () => {
  open('playingTime', { match: 'another' });
  const plan = await region('The plan');
  await expectPressed(partOf(plan, 'tbody button'), plan, [
    'button, Imrani, Q1 10:00, pressed',
    'polite: Q1 10:00: Voskuil on, Imrani off',
  ]);
});

test('who is owed minutes: the number of a player; a substitution: who is in and out, and when the next one is due', async () => {
  open('playingTime', { match: 'another' });
  const ledger = await region('Fair so far');
  expect(await read(partOf(ledger, 'tbody tr'), 6)).toEqual([
    'row, 11 Nakasone −94 5:13 7',
    'rowheader, 11 Nakasone',
    '11',
    'Nakasone',
    'end of rowheader, 11 Nakasone',
    'cell, −94',
  ]);
  await virtual.stop();
  const bench = await region('On the bench');
  await expectPressed(await button('Start'), bench, ['button, Start']);
  await expectPressed(await button(/Done$/), bench, [
    'button, 3 in Duvernay 11 out Nakasone Done',
    'polite: next change at Q2 10:00',
  ]);
});

test('a box score that is sorted: by what', async () => {
  open('match');
  const [box] = await screen.findAllByRole('region', { name: /^Box score of/ }, patience);
  const points = partOf(there(box), 'thead th:nth-child(4) button');
  await expectPressed(points, around(points, 'th'), ['button, PTS, Points']);
  expect(await read(around(points, 'th'), 2)).toEqual([
    'columnheader, PTS, sorted in descending order',
    'button, PTS, Points',
  ]);
});

test('insights that are asked for: that they are being written', async () => {
  const serve = club.serve('coach');
  let status = 'not_generated';
  open('insights', {}, async (input, init) => {
    if (!/\/insights(\?|$)/.test(String(input))) return serve(input, init);
    if (init?.method === 'POST') status = 'generating';
    return insights(status)();
  });
  await expectPressed(await button('Write insights'), partOf(document.body, 'main'), [
    'button, Write insights',
    'polite: Writing the insights',
  ]);
});

test('a rating: its name, number, usual and reason', async () => {
  open('insights');
  expect(await read(partOf(await region('Six ratings'), 'details'), 7)).toEqual([
    'group',
    'Shot mix 8.3 shots worth 1.04 each, usual 0.95',
    'Shot mix',
    '8.3',
    'shots worth 1.04 each, usual 0.95',
    'end, Shot mix 8.3 shots worth 1.04 each, usual 0.95',
    'paragraph',
  ]);
});

test('a chart: its sentence', async () => {
  open('match');
  const [lead] = await screen.findAllByRole('img', {}, patience);
  expect(await read(there(lead), 1)).toEqual([
    'image, The lead through the match: ours at most 6, theirs at most 18',
  ]);
});

test('a dialog: its title, what it asks, and the answers', async () => {
  open('insights');
  const again = await button('Write again');
  await expectPressed(again, around(again, 'div'), ['button, Write again, has popup dialog']);
  expect(await read(screen.getByRole('dialog'), 8)).toEqual([
    'dialog, Write the insights again?',
    'heading, Write the insights again?, level 2',
    'button, Close',
    'paragraph',
    'The new text replaces this one, for the team and for every player of this match.',
    'end of paragraph',
    'button, Keep this text',
    'button, Write again',
  ]);
});

test('the language: its choices, each by its own name', async () => {
  open('settings');
  const spanish = await screen.findByRole('radio', { name: 'Español' }, patience);
  const choice = around(spanish, 'fieldset');
  expect(await read(choice, 5)).toEqual([
    'group, Language',
    'Language',
    'radio, English, checked, position 1, set size 2',
    'English',
    'radio, Español, not checked, position 2, set size 2',
  ]);
  spanish.focus();
  await virtual.act();
  await waitFor(() => expect(document.documentElement.lang).toBe('es'), patience);
  expect(await read(choice, 1)).toEqual(['group, Idioma']);
});

test('an error: what happened, and what to do', async () => {
  const serve = club.serve('coach');
  open('match', {}, async (input, init) =>
    /box-score/.test(String(input)) ? failing(404)() : serve(input, init),
  );
  const alert = await screen.findByRole('alert', {}, patience);
  expect(await read(there(alert.parentElement ?? undefined), 8)).toEqual([
    'alert',
    'paragraph',
    'Not found for your club',
    'end of paragraph',
    'paragraph',
    'm',
    'end of paragraph',
    'end of alert',
  ]);
});
