import * as v from 'valibot';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readTolerantly } from '../../src/foreign/read-tolerantly.ts';
import { near } from '../../src/foreign/testing/near-service.ts';
import { matches, ourTeam } from '../../src/foreign/testing/own-replies.ts';
import { emptyContext } from '../../src/foreign/testing/read-service.ts';
import { flat, homeAway, snake, us } from '../../src/foreign/testing/services.ts';
import { understand } from '../../src/foreign/understand.ts';
import { atMost, type Goal } from './goals.ts';

const length = 10_000;

type Read = () => { value: { matches: unknown[] } } | null;

/**
 * Time to read a long list of matches, each with its own id and day: in our words, and in another service's (the
 * contract's check first, as with every reply, then the reader), against one parse of ours by the contract's schema,
 * which is about what reading took before other words were read.
 */
export async function benchReading(): Promise<Goal[]> {
  const own = { matches: repeated(matches) };
  const parse = () => ({ value: v.parse(endpoints.listMatches.data, own) });
  const readOurs = () => readTolerantly('listMatches', own, { teamId: ourTeam.id });
  const goals = [against(parse, 'in our words', 1.05, readOurs)];
  for (const [name, service] of Object.entries({ flat, homeAway, snake, near })) {
    const reply = longer(service.matches);
    const context = { ...emptyContext, teamId: us.id, teams: [us] };
    const read = () => {
      readTolerantly('listMatches', reply, { teamId: us.id }, { endsAtFirst: true });
      return understand('listMatches', reply, { teamId: us.id }, context);
    };
    goals.push(against(parse, `in other words (${name})`, 1.5, read));
  }
  return goals;
}

/** The least of many rounds in turn, of this process's own processor time: others may be at work on the machine. */
function against(parse: Read, how: string, most: number, read: Read): Goal {
  const least = new Map<Read, number>();
  for (let round = 0; round < 15; round += 1) {
    for (const each of [parse, read]) {
      const began = process.cpuUsage();
      const reading = each();
      const took = process.cpuUsage(began).user / 1_000;
      if (reading?.value.matches.length !== length) throw new Error('not all matches were read');
      least.set(each, Math.min(took, least.get(each) ?? took));
    }
  }
  const [one = Number.NaN, took = Number.NaN] = [least.get(parse), least.get(read)];
  const beside = ` (${took.toFixed(0)} ms, one parse ${one.toFixed(0)} ms)`;
  const what = `reading 10,000 matches ${how}`;
  return atMost(what, [most, '× one parse by the schema'], took / one, beside);
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
    const text = JSON.stringify(rows[at % rows.length])
      .replaceAll(/"\d{4}-\d{2}-\d{2}/g, `"${day}`)
      .replace(/"((?:game_)?id)":"[^"]*"/, `"$1":"m${at}"`);
    return JSON.parse(text);
  });
}
