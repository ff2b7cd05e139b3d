import { i18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { randomFrom } from '../../testing/second-reader/plant.ts';
import {
  type Looked,
  readNotTrained,
  readTheme,
} from '../../testing/second-reader/practice-text.ts';
import type { Claim } from '../../testing/second-reader/reading.ts';
import { printFigure, times } from '../../testing/share.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { Practice } from './Practice.tsx';
import { practiceReport } from './practice-report.ts';

/* An independent check of a practice: its sentences and lines are parsed and recounted from the events. */

interface Line {
  text: string;
  looked: Looked;
  read: (text: string, looked: Looked) => Claim[] | null;
}
const lines: Line[] = [];

beforeAll(
  async () => {
    const teams = Array.from({ length: times(2, 30) }, (_, at) => playedTeams(2026 + at)).flat();
    for (const language of languages) {
      await activateLanguage({ lang: '' }, language, [language]);
      for (const { matches, category } of teams) {
        for (const end of [10, 13, 16, matches.length]) {
          const all = matches.slice(Math.max(0, end - 20), end);
          const report = practiceReport(all.map(meetingOf), category);
          if (report === null) throw new Error('there is no report');
          const looked = { language, window: all.slice(-5), before: all.slice(0, -5) };
          const chosen = report.themes.map((theme) => ({ theme, minutes: 10 }));
          const page = document.createElement('div');
          page.innerHTML = renderToStaticMarkup(
            <Practice report={report} plan={{ chosen, others: [] }} controlsOf={() => null} />,
          );
          // This sentence has no number to count.
          const textsOf = (selector: string) =>
            [...page.querySelectorAll(selector)]
              .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim())
              .filter((text) => /\d/.test(text));
          const [notTrained = '', keep = ''] = [
            'section:nth-last-of-type(2)',
            'section:last-of-type',
          ];
          for (const text of textsOf('section h2 + p'))
            lines.push({ text, looked, read: readTheme });
          for (const text of textsOf(`${notTrained} ul > li`))
            lines.push({ text, looked, read: readNotTrained });
          for (const text of textsOf(`${keep} ul > li`))
            lines.push({ text: text.replace(/^[^:]+: /, ''), looked, read: readTheme });
        }
      }
    }
  },
  times(300_000, 3_600_000),
);
afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('finds nothing on a practice that is not so', () => {
  const wrong: string[] = [];
  let claims = 0;
  for (const { text, looked, read } of lines) {
    const found = read(text, looked);
    expect(found, text).not.toBeNull();
    claims += found?.length ?? 0;
    for (const { about, counted, holds } of found ?? [])
      if (!holds) wrong.push(`${about}: counted ${counted} – ${text}`);
  }
  printFigure(
    'independent check of practices: false claims',
    `${wrong.length} of ${claims}, in ${lines.length} sentences`,
    '0',
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(wrong.slice(0, 20)).toEqual([]);
});

test('names at least 98 of 100 wrong numbers that are planted, points of a model apart', () => {
  const random = randomFrom(2026);
  const missed: string[] = [];
  let planted = 0;
  while (planted < times(400, 10_000)) {
    const line = lines[Math.floor(random() * lines.length)];
    const digits = [
      ...(line?.text ?? '').matchAll(
        /\d+(?!\d*(?:[.,]\d+)? (?:points|puntos)(?! (?:from|tras))|[–\d])/g,
      ),
    ];
    const found = digits[Math.floor(random() * digits.length)];
    if (!line || !found) continue;
    planted += 1;
    const other = Number(found[0]) + 1 + Math.floor(random() * 3);
    const text =
      line.text.slice(0, found.index) + other + line.text.slice(found.index + found[0].length);
    if (line.read(text, line.looked)?.every(({ holds }) => holds))
      missed.push(`${line.text} → ${text}`);
  }
  printFigure(
    'independent check of practices: planted errors that it names',
    `${planted - missed.length} of ${planted}`,
    'at least 98%',
  );
  expect(missed.length, missed.slice(0, 10).join('\n')).toBeLessThanOrEqual(planted / 50);
});
