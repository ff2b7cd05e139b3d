import type { EndpointName } from '../contract/endpoints.ts';
import type { ReadingContext } from './context.ts';
import { contractFields } from './fields.ts';
import { listAt } from './lists.ts';
import { type Mapping, type MappingFault, readMapping } from './mapping.ts';
import { valueAt } from './places.ts';
import type { LeftOutReason, ReadingReport, ReplyKind } from './report.ts';
import { kindOfReply, understand } from './understand.ts';

/** A reply that a service sent, on which a mapping is tried. */
export interface MappingSample {
  name: EndpointName;
  data: unknown;
  parameters: Record<'clubId' | 'teamId' | 'matchId' | 'playerId', string>;
  context: ReadingContext;
}

/**
 * Reads a mapping and tries it on what the service sent: a path must lead somewhere in one of the samples of its kind,
 * and what it reads must be of its field's kind and keep to the sums in all of them.
 * @returns the mapping, or every fault with its place
 */
export function checkMapping(
  text: string,
  samples: readonly MappingSample[],
): { mapping: Mapping } | { faults: MappingFault[] } {
  const read = readMapping(text);
  if ('faults' in read) return read;
  const { mapping } = read;
  const reports = samples.flatMap(({ name, data, parameters, context }) => {
    const report = understand(name, data, parameters, context, mapping)?.report;
    return report ? [report] : [];
  });
  const kinds = new Set(samples.map(({ name }) => kindOfReply[name]));
  const faults = [...kinds].flatMap((kind) => {
    const ofKind = samples.filter(({ name }) => kindOfReply[name] === kind);
    const nowhere = nowhereOf(kind, mapping, ofKind);
    const others = faultsOf(
      kind,
      mapping,
      reports.filter((report) => report.kind === kind),
    );
    return [
      ...nowhere,
      ...others.filter(({ place }) => !nowhere.some((one) => one.place === place)),
    ];
  });
  return faults.length > 0 ? { faults } : { mapping };
}

/** The entries whose paths lead to nothing in any of the samples, parts and helpers of fields among them. */
function nowhereOf(kind: ReplyKind, mapping: Mapping, samples: readonly MappingSample[]) {
  const paths = [...(mapping.replies[kind]?.paths ?? [])];
  return paths
    .filter(([, path]) => !samples.some(({ data }) => leadsSomewhere(data, path.split('.'), 4)))
    .map(
      ([field]): MappingFault => ({
        place: `replies.${kind}."${field}"`,
        reason: 'leadsNowhere',
      }),
    );
}

/** Whether a path leads to a value, from here on or from a record within: those of a box score begin at a side. */
function leadsSomewhere(value: unknown, path: readonly string[], depth: number): boolean {
  if (holds(value, path)) return true;
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  return Object.values(value)
    .slice(0, enough)
    .some((inner) => leadsSomewhere(inner, path, depth - 1));
}

/** Records of one list, and parts of one record, that are looked at. */
const enough = 200;

function holds(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== null && value !== undefined;
  const inner = key === '[]' ? value : valueAt(value, [key.replace(/\[\]$/, '')]);
  if (!key.endsWith('[]')) return holds(inner, rest);
  return (
    listAt(inner, '')
      ?.rows.slice(0, enough)
      .some((row) => holds(row, rest)) === true
  );
}

function faultsOf(kind: ReplyKind, mapping: Mapping, reports: readonly ReadingReport[]) {
  const names = mapping.replies[kind]?.names ?? [];
  const faults: MappingFault[] = [];
  for (const field of names) {
    // A part of a field (`players[].twos.made`) is judged with the whole; what ours are derived from has no report.
    if (!contractFields[kind].includes(field)) continue;
    const place = `replies.${kind}."${field}"`;
    const leftOut = reports.flatMap((report) =>
      report.leftOut.filter((one) => one.field === field),
    );
    const wasRead = reports.some((report) => report.read.some((one) => one.field === field));
    const [fault] = leftOut;
    if (fault) faults.push({ place, reason: faultOf[fault.reason] });
    else if (!wasRead) faults.push({ place, reason: 'leadsNowhere' });
  }
  return faults;
}

const faultOf: Readonly<Record<LeftOutReason, MappingFault['reason']>> = {
  pointsAndShots: 'breaksSums',
  linesAndTotals: 'breaksSums',
  impossible: 'breaksSums',
  otherKind: 'otherKind',
  unknownUnit: 'otherKind',
  twoPaths: 'otherKind',
  twoReadings: 'otherKind',
  unknownSide: 'otherKind',
};
