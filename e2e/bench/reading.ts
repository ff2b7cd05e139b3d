import * as v from 'valibot';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readTolerantly } from '../../src/dashboard/api/read-tolerantly.ts';
import { near } from '../../src/dashboard/api/reading/testing/near-service.ts';
import { matches, ourTeam } from '../../src/dashboard/api/reading/testing/own-replies.ts';
import { emptyContext } from '../../src/dashboard/api/reading/testing/read-service.ts';
import { flat, homeAway, snake, us } from '../../src/dashboard/api/reading/testing/services.ts';
import { understand } from '../../src/dashboard/api/reading/understand.ts';
import { atMost, type Goal } from './goals.ts';

const length = 10_000;
const rounds = 15;

/**
 * What it takes to read a long list of matches, each of its own id and day: in our words, and in another service's (the
 * contract's check first, as with every reply, then the reader), against one parse of ours by the contract's schema,
 * which is about what reading took before other words were read. The least of many rounds, of this process's own
 * processor time: others may be at work on the machine.
 */
export function benchReading(): Promise<Goal[]> {
  const own = { matches: repeated(matches) };
  const parse = () => ({ value: v.parse(endpoints.listMatches.data, own) });
  const readOurs = () => readTolerantly('listMatches', own, { teamId: ourTeam.id });
  const goals = [against(parse, 'reading 10,000 matches in our words', 1.05, readOurs)];
  for (const [name, service] of Object.entries({ flat, homeAway, snake, near })) {
    const reply = longer(service.matches);
    const context = { ...emptyContext, teamId: us.id, teams: [us] };
    const read = () => {
      readTolerantly('listMatches', reply, { teamId: us.id }, { endsAtFirst: true });
      return understand('listMatches', reply, { teamId: us.id }, context);
    };
    goals.push(against(parse, `reading 10,000 matches in other words (${name})`, 1.3, read));
  }
  return Promise.resolve(goals);
}

type Read = () => { value: { matches: unknown[] } } | null;

function against(parse: Read, what: string, most: number, read: Read): Goal {
  let [parsing, reading] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    parsing = Math.min(parsing, timeOf(parse));
    reading = Math.min(reading, timeOf(read));
  }
  const beside = ` (${reading.toFixed(0)} ms, one parse ${parsing.toFixed(0)} ms)`;
  return atMost(what, [most, '× one parse by the schema'], reading / parsing, beside);
}

/** Milliseconds of this process that reading takes. */
function timeOf(read: Read): number {
  const began = process.cpuUsage();
  const reading = read();
  const took = process.cpuUsage(began).user / 1000;
  if (reading?.value.matches.length !== length) throw new Error('not all matches were read');
  return took;
}

/** The reply with each of its lists as long as that. */
function longer(reply: unknown): unknown {
  if (Array.isArray(reply)) return repeated(reply);
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, longer(value)]));
}

/** Rows in their turn, no two of one id or day. */
function repeated(rows: readonly unknown[]): unknown[] {
  return Array.from({ length }, (_, at) => {
    const day = new Date(at * 86_400_000).toISOString().slice(0, 10);
    const text = JSON.stringify(rows[at % rows.length]);
    return JSON.parse(
      text
        .replaceAll(/"\d{4}-\d{2}-\d{2}/g, `"${day}`)
        .replace(/"((?:game_)?id)":"[^"]*"/, `"$1":"m${at}"`),
    );
  });
}
