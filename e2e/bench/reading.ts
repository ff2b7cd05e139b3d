import * as v from 'valibot';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readTolerantly } from '../../src/foreign/read-tolerantly.ts';
import { near } from '../../src/foreign/testing/near-service.ts';
import { matches, ourTeam } from '../../src/foreign/testing/own-replies.ts';
import { emptyContext } from '../../src/foreign/testing/read-service.ts';
import { flat, homeAway, snake, us } from '../../src/foreign/testing/services.ts';
import { understand } from '../../src/foreign/understand.ts';
import type { Goal } from './bench.ts';

/** Measures the least time to read 10,000 matches in our words and in others, against one parse by the contract's schema. */
export async function reading(): Promise<Goal[]> {
  const own = longer({ matches });
  const reads: Record<string, () => unknown> = {
    parse: () => v.parse(endpoints.listMatches.data, own),
    ours: () => readTolerantly('listMatches', own, { teamId: ourTeam.id }),
  };
  for (const [name, service] of Object.entries({ flat, homeAway, snake, near })) {
    const reply = longer(service.matches);
    const context = { ...emptyContext, teamId: us.id, teams: [us] };
    reads[name] = () => {
      readTolerantly('listMatches', reply, { teamId: us.id }, { endsAtFirst: true });
      return understand('listMatches', reply, { teamId: us.id }, context);
    };
  }
  const least: Record<string, number> = {};
  for (let round = 0; round < 15; round += 1) {
    for (const [name, read] of Object.entries(reads)) {
      const began = process.cpuUsage();
      read();
      least[name] = Math.min(process.cpuUsage(began).user, least[name] ?? Infinity);
    }
  }
  const { parse = 0, ...read } = least;
  return Object.entries(read).map(([name, took]) => {
    const most = name === 'ours' ? 1.05 : 1.5;
    return [`reading 10,000 matches (${name})`, most, '× one parse by the schema', took / parse];
  });
}

/** The reply with its list extended to 10,000 rows with distinct ids and dates. */
function longer(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  if (!Array.isArray(reply))
    return Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, longer(value)]));
  return Array.from({ length: 10_000 }, (_, at) => {
    const text = JSON.stringify(reply[at % reply.length])
      .replaceAll(/"\d{4}-\d{2}-\d{2}/g, `"${new Date(at * 86_400_000).toISOString().slice(0, 10)}`)
      .replace(/"((?:game_)?id)":"[^"]*"/, `"$1":"m${at}"`);
    return JSON.parse(text);
  });
}
