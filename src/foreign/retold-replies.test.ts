import { expect, test } from 'vitest';
import type { ReadingContext } from './context.ts';
import type { ReadingReport } from './report.ts';
import { chooser } from './testing/other-words.ts';
import { boxScores, events, matches, ourTeam, roster, teams } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { retell } from './testing/retell.ts';
import { understand } from './understand.ts';

const count = import.meta.env.MODE === 'soak' ? 2_000 : 250;

const context: ReadingContext = { ...emptyContext, teamId: ourTeam.id, teams };

interface Difference {
  path: string;
  is: unknown;
  told: unknown;
}

/** Where two values differ; a field that is nowhere in the first is not compared. */
function differences(is: unknown, told: unknown, path = ''): Difference[] {
  if (typeof is !== 'object' || is === null) return is === told ? [] : [{ path, is, told }];
  if (typeof told !== 'object' || told === null) return [{ path, is, told }];
  const toldFields = new Map(Object.entries(told));
  return Object.entries(is).flatMap(([key, value]) =>
    value === undefined
      ? []
      : differences(value, toldFields.get(key), path === '' ? key : `${path}.${key}`),
  );
}

const absent = (told: unknown): boolean =>
  told === null ||
  told === undefined ||
  told === '–' ||
  told === 'unknown' ||
  told === false ||
  (Array.isArray(told) && told.length === 0) ||
  (typeof told === 'object' && Object.values(told).every(absent));

function read(seed: number): {
  kind: string;
  sent: unknown;
  found: Difference[];
  report: ReadingReport | undefined;
} {
  const choose = chooser(seed);
  const told = retell(choose);
  const json = (value: unknown) => JSON.parse(JSON.stringify(value));
  switch (seed % 5) {
    case 0: {
      const sent = json(told.matches(matches));
      const reading = understand('listMatches', sent, { teamId: ourTeam.id }, context);
      return {
        kind: 'matches',
        sent,
        found: differences({ matches }, reading?.value),
        report: reading?.report,
      };
    }
    case 1: {
      const sent = json(told.roster(roster));
      const reading = understand('listRoster', sent, { teamId: ourTeam.id }, context);
      return {
        kind: 'roster',
        sent,
        found: differences({ roster }, reading?.value),
        report: reading?.report,
      };
    }
    case 2: {
      const sent = json(told.teams(teams.map((team) => ({ ...team }))));
      const reading = understand('listTeams', sent, { clubId: 'C' }, emptyContext);
      return {
        kind: 'teams',
        sent,
        found: differences({ teams }, reading?.value),
        report: reading?.report,
      };
    }
    case 3: {
      const sent = json(told.events(events));
      const reading = understand('getPlayByPlay', sent, { matchId: 'M' }, context);
      return {
        kind: 'events',
        sent,
        found: differences({ events }, reading?.value),
        report: reading?.report,
      };
    }
    default: {
      const at = choose([0, 1, 2, 3]);
      const [box, match] = [boxScores[at], matches[at]];
      if (!box || !match) throw new Error('no box score');
      const sent = json(told.boxScore(box, match.homeAway === 'home'));
      const ofMatch = { ...context, match: { ...match, teamId: ourTeam.id } };
      const reading = understand('getBoxScore', sent, { matchId: match.id }, ofMatch);
      return {
        kind: 'box score',
        sent,
        found: differences(box, reading?.value),
        report: reading?.report,
      };
    }
  }
}

test('a reply of ours in other words, shapes and types reads the same, or not at all, and never wrongly', () => {
  let same = 0;
  const wrong: unknown[] = [];
  const unexplained: unknown[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const { kind, found, report, sent } = read(seed);
    if (found.length === 0) same += 1;
    const [first] = found.filter(({ told }) => !absent(told));
    if (first) wrong.push({ seed, kind, first });
    else if (found.length > 0 && !report?.leftOut.length) {
      unexplained.push({ seed, kind, first: found[0], sent: JSON.stringify(sent).slice(0, 700) });
    }
  }
  console.log(
    `figure: replies retold: ${same} of ${count} the same, ${wrong.length} wrong (95%, none wrong; 2,000)`,
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(unexplained.slice(0, 5)).toEqual([]);
  expect(same).toBeGreaterThanOrEqual(0.95 * count);
});
