import { expect, test } from 'vitest';
import { type Mapping, readMapping } from './mapping.ts';
import { isUnderstood } from './report.ts';
import { readFacts, tally, trueFacts } from './testing/facts.ts';
import { competitors, jsonApi } from './testing/more-services.ts';
import { near } from './testing/near-service.ts';
import { readService } from './testing/read-service.ts';
import { flat, homeAway, type OtherService, snake } from './testing/services.ts';
import { spanish, spanishMapping } from './testing/spanish-service.ts';
import { matches, teams } from './testing/truth.ts';

const teamId = teams[0]?.id ?? '';
const played = matches.filter(({ score }) => score !== null);

function read(service: OtherService, mapping?: Mapping) {
  const replies = readService(
    {
      teams: service.teams,
      matches: service.matches,
      box: (id) => {
        const match = matches.find((one) => one.id === id);
        return match && JSON.parse(JSON.stringify(service.box(match)));
      },
    },
    teamId,
    played.map(({ id }) => id),
    mapping,
  );
  const truth = trueFacts(teams, matches, service.sends);
  return { ...replies, counted: tally(truth, readFacts(replies), service.sends) };
}

test.each<[string, OtherService]>([
  ['flat records and bare lists', flat],
  ['home and away, short words', homeAway],
  ['snake_case and numbers as text', snake],
  ['nearly the contract', near],
  ['JSON:API, all in attributes', jsonApi],
  ['competitors, headers and rows', competitors],
])('%s: what the service sends is read, and nothing wrongly', (name, service) => {
  const { counted, reports } = read(service);
  expect(counted.wrong).toEqual([]);
  console.log(`figure: ${name}: ${counted.read} of ${counted.sent} facts (98%)`);
  expect(counted.absent.slice(0, 10)).toEqual([]);
  expect(counted.read).toBeGreaterThanOrEqual(0.98 * counted.sent);
  expect(reports.every((report) => isUnderstood(report))).toBe(true);
});

test('words that nobody knows need a mapping: with one, all is read; without, nothing is read wrongly', () => {
  const read_ = readMapping(spanishMapping);
  if (!('mapping' in read_)) throw new Error(JSON.stringify(read_.faults));
  expect(
    spanishMapping.split('\n').filter((line) => line.includes('": "')).length,
  ).toBeLessThanOrEqual(40);
  const { counted } = read(spanish, read_.mapping);
  console.log(`figure: Spanish with a mapping: ${counted.read} of ${counted.sent} facts (100%)`);
  expect(counted.wrong).toEqual([]);
  expect(counted.absent.slice(0, 10)).toEqual([]);
});
