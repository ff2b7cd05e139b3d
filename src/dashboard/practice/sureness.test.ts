import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { printFigure, times } from '../../testing/share.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { practiceReport, type Theme } from './practice-report.ts';
import { numberIn, shareIn, together } from './themes.ts';

/* The words of sureness, held to the five matches that follow. Leagues 1 to 80 chose their limits; these are others. */

const leagues = Array.from({ length: times(8, 80) }, (_, at) => playedTeams(1001 + at)).flat();

const followed = leagues.flatMap(({ matches, category }) =>
  [10, 15].flatMap((end) => {
    const report = practiceReport(matches.slice(0, end).map(meetingOf), category);
    const after = matches.slice(end, end + 5);
    if (report === null || after.length < 5) return [];
    return [...report.themes, ...report.keep].flatMap((theme) => {
      const came = together(after.map((match) => shareIn(match, theme.key)));
      const [then, seen, usual] = [came, theme.seen, theme.usual].map((of) => of && numberIn(of));
      if (then == null || seen == null || usual == null) return [];
      return [{ theme, then, isRight: then > usual === seen > usual }];
    });
  }),
);

function rightOf(certainty: Theme['certainty']): number {
  const some = followed.filter(({ theme }) => theme.certainty === certainty);
  const right = some.filter(({ isRight }) => isRight).length;
  const word = certainty ?? 'mixed';
  printFigure(`themes called ${word} true of the next five`, `${right} of ${some.length}`, '');
  return right / some.length;
}

test('clear themes come true most often, probable ones more often than mixed ones', () => {
  const [clear, probable, mixed] = [rightOf('clearly'), rightOf('probably'), rightOf(null)];
  expect(clear).toBeGreaterThanOrEqual(0.75);
  expect(probable).toBeGreaterThanOrEqual(0.68);
  expect(clear).toBeGreaterThan(probable);
  expect(probable).toBeGreaterThan(mixed);
});

test('a range of the next matches holds four times in five', () => {
  const predictions = followed.flatMap(({ theme: { certainty, next }, then }) =>
    certainty !== null && next ? [next.interval.low <= then && then <= next.interval.high] : [],
  );
  const held = predictions.filter(Boolean).length;
  printFigure('ranges of the next five matches hold', `${held} of ${predictions.length}`, '80%');
  expect(held / predictions.length).toBeGreaterThan(0.75);
});
