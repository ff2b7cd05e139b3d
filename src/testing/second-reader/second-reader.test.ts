import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { arePresent, reason } from '../real-matches.ts';
import { printFigure, times } from '../share.ts';
import { importsOf, sources } from '../sources.ts';
import { isNamed, type Planted, plantedIn, randomFrom } from './plant.ts';
import { demoSeasons, realSeasons } from './played.ts';
import { plantedInPractice, readPractice } from './practice.ts';
import { type Read, read } from './read.ts';
import type { ErrorKind } from './reading.ts';
import { fillersAmong, mostSharedWording } from './wording.ts';
import { type Written, writtenOf } from './written.ts';

/*
 * An independent check of every insight: it recounts each number, name and direction of each sentence with code that shares
 * nothing with the writer's, and must find planted errors.
 */

/** Every sentence, including drills. */
function itemsOf(demoMatches: number, realMatches: number): Written[] {
  const items: Written[] = [];
  let left = demoMatches;
  for (let seed = 2026; left > 0; seed += 1) {
    for (const season of demoSeasons(seed)) {
      const count = Math.min(left, season.matches.length, times(7, 99));
      left -= count;
      // A season's last matches have most to compare with, the first uses the guide, the fourth both sides' usual.
      const indices = season.matches.map((_, index) => index);
      const chosen =
        count < indices.length ? [0, 3, ...indices.slice(4).slice(2 - count)] : indices;
      items.push(...writtenOf(season, chosen));
    }
  }
  for (const season of realSeasons().filter((_, index) => index % 2 === 0)) {
    const all = season.matches.map((_, index) => index);
    items.push(...writtenOf(season, times(1, 0) === 1 ? all.slice(-realMatches / 2) : all));
  }
  return items;
}

/** The full run takes about ten minutes on an idle machine. */
const limit = times(900_000, 3_600_000);

let items: Written[] = [];
let practice: Written[] = [];
let reads: Read[] = [];
beforeAll(() => {
  const all = itemsOf(times(20, 500), 4);
  items = all.filter(({ list }) => list !== 'suggestions');
  practice = all.filter(({ list }) => list === 'suggestions');
  reads = items.map(read);
}, limit);

const shown = ({ language, list, sentence, match }: Written) =>
  `${match.teamName} – ${match.opponentName}, ${list}, ${language}: ${sentence}`;

test('the check imports no code that writes or counts for the writer', () => {
  const harness = /(?:played|written|\.test)\.ts$/;
  const own = [...sources.keys()].filter(
    (path) => path.startsWith('src/testing/second-reader/') && !harness.test(path),
  );
  expect(own.length).toBeGreaterThan(15);
  // Only the shape of findings and their templates may be imported.
  for (const path of own)
    for (const to of importsOf(path))
      expect(to, path).toMatch(
        /^src\/(?:contract|testing\/second-reader|insights\/words)\/|^src\/insights\/verdict\.ts$/,
      );
});

describe(`an independent check of every insight${reason}`, () => {
  test('finds no false sentence about a match', { timeout: limit }, () => {
    const wrong: string[] = [];
    let claims = 0;
    const kinds = new Map<ErrorKind, number>();
    let unread = 0;
    for (const [index, item] of items.entries()) {
      const found = reads[index] ?? read(item);
      claims += found.claims.length;
      for (const { kind } of found.claims) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (found.unread.length > 0) unread += 1;
      const errors = found.claims.filter(({ holds }) => !holds);
      for (const { kind, about, counted } of errors)
        wrong.push(`${kind}: ${about}, counted ${counted} – ${shown(item)}`);
    }
    const share = 1 - unread / items.length;
    const byKind = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
    printFigure(
      'independent check: false claims',
      `${wrong.length} of ${claims} (${byKind}), in ${items.length} sentences`,
      '0',
    );
    printFigure(
      'independent check: sentences read whole',
      `${(100 * share).toFixed(1)}%`,
      'at least 99%',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(0.99);
  });

  test('finds at least 99 of 100 planted errors', { timeout: limit }, () => {
    const random = randomFrom(2026);
    const whole = items.filter((item, index) => {
      const { unread } = reads[index] ?? read(item);
      return unread.length === 0;
    });
    const counts = new Map<Planted, { planted: number; named: number }>();
    const missed: string[] = [];
    const all = times(500, 10_000);
    // Ratings' comments are many and alike, so half of the errors are planted in lists.
    const lists = whole.filter(({ list }) => list !== 'rating');
    for (let planted = 0; planted < all; ) {
      const from = random() < 0.5 ? lists : whole;
      const item = from[Math.floor(random() * from.length)];
      const found = item && plantedIn(item, random);
      if (item === undefined || found === null || found === undefined) continue;
      planted += 1;
      const count = counts.get(found.kind) ?? { planted: 0, named: 0 };
      const isFound = isNamed(found);
      counts.set(found.kind, {
        planted: count.planted + 1,
        named: count.named + (isFound ? 1 : 0),
      });
      if (!isFound) missed.push(`${found.kind}: ${shown(item)} → ${found.item.sentence}`);
    }
    const byKind = [...counts].map(([kind, { planted, named }]) => `${kind} ${named}/${planted}`);
    printFigure(
      'independent check: planted errors that it names',
      `${(100 * (1 - missed.length / all)).toFixed(1)}% of ${all} (${byKind.join(', ')})`,
      'at least 99%',
    );
    expect(missed.length, missed.slice(0, 20).join('\n')).toBeLessThanOrEqual(all / 100);
    expect(counts.size).toBe(7);
  });

  test('finds a cause for every drill, and errors planted there', () => {
    const wrong = practice.flatMap((item) => {
      const errors = readPractice(item).filter(({ holds }) => !holds);
      return errors.length > 0 ? [`${errors[0]?.about} – ${shown(item)}`] : [];
    });
    const planted = practice.flatMap(plantedInPractice);
    const missed = planted.filter(({ item }) => readPractice(item).every(({ holds }) => holds));
    const kinds = new Set(planted.map(({ kind }) => kind));
    printFigure(
      'independent check: drills',
      `${wrong.length} of ${practice.length} without cause, of another player or number`,
      '0',
    );
    printFigure(
      'independent check: errors planted in drills that it names',
      `${planted.length - missed.length} of ${planted.length} (${[...kinds].join(', ')})`,
      'at least 99%',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
    expect([...kinds].sort()).toEqual(['cause', 'name', 'number']);
    expect(missed.length, missed.map(({ item }) => shown(item))[0]).toBeLessThanOrEqual(
      planted.length / 100,
    );
  });

  test('finds few fillers, no repeated wording, and the season’s usual numbers', () => {
    const listed = items.filter(({ list }) => list !== 'rating');
    const fillers = fillersAmong([...listed, ...practice]);
    const all = listed.length + practice.length;
    printFigure('second reader: fillers', `${fillers.length} of ${all}`, 'at most 3%');
    expect(fillers.length, fillers.slice(0, 5).map(shown).join('\n')).toBeLessThanOrEqual(
      0.03 * all,
    );
    for (const language of languages) {
      const ofTeams = [...listed, ...practice].filter(
        (item) => item.language === language && item.playerId === undefined,
      );
      const { share, wording } = mostSharedWording(ofTeams);
      printFigure(
        `independent check: most frequent wording about teams, ${language}`,
        `${(100 * share).toFixed(1)}% of ${ofTeams.length}: ${wording}`,
        'at most 10%',
      );
      expect(share, wording).toBeLessThanOrEqual(0.1);
    }
    const usual = reads.flatMap(({ claims }) => claims.filter(({ about }) => /^usual/.test(about)));
    const other = usual.filter(({ holds }) => !holds);
    printFigure(
      'independent check: usual numbers',
      `${other.length} of ${usual.length} are others`,
      '0',
    );
    expect(usual.length).toBeGreaterThan(100);
    expect(other).toEqual([]);
  });

  test('includes real matches, if there are any', () => {
    const real = items.filter(({ match }) => match.opponentName !== match.teamName).length;
    expect(real).toBeGreaterThan(arePresent ? 1000 : 500);
  });
});
