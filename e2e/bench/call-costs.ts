import { call, callOften } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { median, printTable } from './table.ts';

const rounds = 9;
const callsARound = 300;
const abreast = 8;

/** One kind of call, measured in turn with all the others. */
export interface Target {
  name: string;
  server: MeasuredProcess;
  path: string;
  headers: Record<string, string>;
  /** 200 if absent. */
  status?: number;
  /** What of the twin it is compared with. */
  twin: 'box-score' | 'matches';
}

interface Measured {
  target: Target;
  /** Microseconds a call, a round each. */
  costs: number[];
  bytes: number;
}

/** What the twin answers from memory, as a string and as an object that it makes one of. */
export function twinTargets(server: MeasuredProcess): Target[] {
  return (['box-score', 'matches'] as const).flatMap((twin) =>
    (['cached', 'stringified'] as const).map((way) => ({
      name: `${twin}: twin, ${way}`,
      server,
      path: `/${twin}/${way}`,
      headers: {},
      twin,
    })),
  );
}

/** The box score in full, packed and as a 304, and the list of matches. */
export async function serviceTargets(
  where: string,
  server: MeasuredProcess,
  key: string,
  { teamId, matchId }: { teamId: string; matchId: string },
): Promise<Target[]> {
  const plain = { Authorization: `Bearer ${key}` };
  const packed = { ...plain, 'Accept-Encoding': 'gzip, deflate, br' };
  const box = { server, path: `/v1/matches/${matchId}/box-score`, twin: 'box-score' as const };
  const list = { server, path: `/v1/teams/${teamId}/matches`, twin: 'matches' as const };
  const { etag = '' } = await call(server.url + box.path, plain);
  const known = { ...plain, 'If-None-Match': etag };
  return [
    { ...box, name: `box-score: ${where}`, headers: plain },
    { ...box, name: `box-score: ${where}, brotli`, headers: packed },
    { ...box, name: `box-score: ${where}, 304`, headers: known, status: 304 },
    { ...list, name: `matches: ${where}`, headers: plain },
    { ...list, name: `matches: ${where}, brotli`, headers: packed },
  ];
}

/**
 * Measures all targets in turn, round by round, and prints what a call of each costs its server.
 * @returns the microseconds of processor time of a target's call, by its name; NaN where it was not measured
 */
export async function printCallCosts(
  targets: readonly Target[],
): Promise<(name: string) => number> {
  const measured = targets.map((target): Measured => ({ target, costs: [], bytes: 0 }));
  for (let round = -1; round < rounds; round += 1) {
    for (const each of measured) {
      const { server, path, headers, status = 200 } = each.target;
      each.bytes = (await call(server.url + path, headers)).bytes;
      const before = await server.cpu();
      await callOften(callsARound, abreast, status, server.url + path, headers);
      const cost = ((await server.cpu()) - before) / callsARound;
      // The first round warms up.
      if (round >= 0) each.costs.push(cost);
    }
  }
  const costOf = (name: string) =>
    median(measured.find(({ target }) => target.name === name)?.costs ?? []);
  printTable(
    ['one call', 'CPU µs', '× cached string', '× made each time', 'bytes of body'],
    measured.map(({ target: { name, twin }, bytes }) => [
      name,
      costOf(name).toFixed(0),
      (costOf(name) / costOf(`${twin}: twin, cached`)).toFixed(2),
      (costOf(name) / costOf(`${twin}: twin, stringified`)).toFixed(2),
      String(bytes),
    ]),
  );
  return costOf;
}
