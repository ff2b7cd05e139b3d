import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { printFigure, times } from '../../testing/share.ts';
import { latestOf, movesOf, numberIn, together } from '../figures/latest-moves.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { practiceReport, type Theme } from './practice-report.ts';
import { shareIn } from './themes.ts';

/*
 * The words of sureness on practice and trends, held to the five matches that follow. Leagues 1 to 80 chose their limits;
 * these are others.
 */

const leagues = Array.from({ length: times(16, 80) }, (_, at) => playedTeams(1001 + at)).flat();

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

/** All lines of the trends, with or without a cost in points; after eight matches three are compared. */
const lines = leagues.flatMap(({ matches }) =>
  [8, 10, 15].flatMap((end) => {
    const [now, later] = [end, end + 5].map((to) => latestOf(matches.slice(0, to).map(meetingOf)));
    if (!now || !later || matches.length < end + 5) return [];
    const came = movesOf(later);
    return movesOf(now).flatMap((move) => {
      const then = came.find(({ key, side }) => key === move.key && side === move.side);
      const [value, usual] = [then?.seen, move.usual].map((of) => of && numberIn(of));
      if (value == null || usual == null) return [];
      return [{ ...move, isRight: move.way === (value > usual ? 'more' : 'less') }];
    });
  }),
);

type Said = readonly { certainty: Theme['certainty']; isRight: boolean }[];

function rightOf(what: string, said: Said, certainty: Theme['certainty']) {
  const some = said.filter((each) => each.certainty === certainty);
  const right = some.filter(({ isRight }) => isRight).length;
  const word = certainty ?? 'mixed';
  printFigure(
    `${what} called ${word} true of the next five`,
    `${right} of ${some.length}`,
    'at least 80%, 70% and the rest, within the error of so many',
  );
  return { share: right / some.length, count: some.length };
}

/** Fewer come true of so many in one of twenty draws, if they do with this chance. */
const least = (chance: number, count: number) =>
  chance - 1.645 * Math.sqrt((chance * (1 - chance)) / count);

test.each([
  ['themes', followed.map(({ theme, isRight }) => ({ ...theme, isRight }))],
  ['lines', lines],
] as const)(
  '%s: clear ones come true most often, probable ones more often than mixed ones',
  (what, said) => {
    const [clear, probable, mixed] = (['clearly', 'probably', null] as const).map((word) =>
      rightOf(what, said, word),
    );
    if (!clear || !probable || !mixed) throw new Error('three words');
    expect(clear.share).toBeGreaterThanOrEqual(least(0.8, clear.count));
    expect(probable.share).toBeGreaterThanOrEqual(least(0.7, probable.count));
    expect(clear.share).toBeGreaterThan(probable.share);
    expect(probable.share).toBeGreaterThan(mixed.share);
    if (what === 'lines') return;
    expect(clear.share).toBeGreaterThanOrEqual(0.75);
    expect(probable.share).toBeGreaterThanOrEqual(0.68);
  },
);

test('a range of the next matches holds four times in five', () => {
  const predictions = followed.flatMap(({ theme: { certainty, next }, then }) =>
    certainty !== null && next ? [next.interval.low <= then && then <= next.interval.high] : [],
  );
  const held = predictions.filter(Boolean).length;
  printFigure('ranges of the next five matches hold', `${held} of ${predictions.length}`, '80%');
  expect(held / predictions.length).toBeGreaterThan(0.75);
});
