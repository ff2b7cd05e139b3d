import { readTolerantly } from '../../src/dashboard/api/read-tolerantly.ts';
import { near } from '../../src/dashboard/api/reading/testing/near-service.ts';
import { matches, ourTeam } from '../../src/dashboard/api/reading/testing/own-replies.ts';
import { emptyContext } from '../../src/dashboard/api/reading/testing/read-service.ts';
import { flat, homeAway, snake, us } from '../../src/dashboard/api/reading/testing/services.ts';
import { understand } from '../../src/dashboard/api/reading/understand.ts';
import { atMost, type Goal, median } from './goals.ts';

const length = 10_000;
const rounds = 9;

/**
 * What it takes to read a long list of matches in another service's words, against one of ours of the same length: the
 * contract's schema first, as with every reply, then the reader. In turn, so that a busy machine slows down both.
 */
export function benchReading(): Promise<Goal[]> {
  const own = { matches: repeated(matches) };
  const services = { flat, homeAway, snake, near };
  const goals = Object.entries(services).map(([name, service]) => {
    const reply = longer(service.matches);
    const context = { ...emptyContext, teamId: us.id, teams: [us] };
    const costs = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      costs.ours.push(timeOf(() => readTolerantly('listMatches', own, { teamId: ourTeam.id })));
      costs.theirs.push(
        timeOf(() => {
          readTolerantly('listMatches', reply, { teamId: us.id }, { endsAtFirst: true });
          return understand('listMatches', reply, { teamId: us.id }, context);
        }),
      );
    }
    const [ours, theirs] = [median(costs.ours), median(costs.theirs)];
    const what = `reading ${length.toLocaleString('en')} matches in other words (${name})`;
    const beside = ` (${theirs.toFixed(0)} ms, ours ${ours.toFixed(0)} ms)`;
    return atMost(what, [1.3, '× ours'], theirs / ours, beside);
  });
  return Promise.resolve(goals);
}

/** Milliseconds that reading takes. */
function timeOf(read: () => { value: { matches: unknown[] } } | null): number {
  const began = performance.now();
  const reading = read();
  const took = performance.now() - began;
  if (reading?.value.matches.length !== length) throw new Error('not all matches were read');
  return took;
}

/** The reply with each of its lists as long as that. */
function longer(reply: unknown): unknown {
  if (Array.isArray(reply)) return repeated(reply);
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, longer(value)]));
}

function repeated(rows: readonly unknown[]): unknown[] {
  return Array.from({ length }, (_, at) => rows[at % rows.length]);
}
