import * as v from 'valibot';
import { isMappableRoute, type MappedRoutes, routeFault } from '../contract/mapped-routes.ts';
import { contractFields, type ReplyKind, replyKinds } from './report.ts';
import { isRow, type Row } from './rows.ts';
import { valueAt } from './table.ts';

/** The source of a field: a path, or a path and the unit of its values. */
const placeSchema = v.union([v.string(), v.strictObject({ path: v.string(), unit: v.string() })]);

/** A field's position in a mapping. */
export interface MappedField {
  keys: readonly string[];
  unit?: string | undefined;
}

/** The keys of a path. */
export const keysOf = (path: string): string[] => path.split('.').filter((key) => key !== '');

/** The mapped fields of one list or record, by name. */
export type MappedFields = ReadonlyMap<string, MappedField>;

/** A mapping as it is saved: paths and units, no sample of data; since version 2 with the coach's answers. */
const savedSchema = v.strictObject({
  version: v.picklist([1, 2]),
  routes: v.optional(v.record(v.string(), v.string()), {}),
  replies: v.optional(v.record(v.string(), v.record(v.string(), placeSchema)), {}),
  answers: v.optional(v.record(v.string(), v.string()), {}),
});

/** The parsed paths of one kind of reply. */
interface MappedReply {
  /** Paths of lists and sides: `matches[]` → its keys. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** The fields of each list or record (`players[]`), with keys relative to it. */
  fields: ReadonlyMap<string, MappedFields>;
  /** The written paths of each field by its name in a report: a part of one (`players[].twos.made`) counts as the whole. */
  paths: ReadonlyMap<string, readonly string[]>;
}

/** A mapping without faults. */
export interface Mapping {
  routes: Readonly<MappedRoutes>;
  replies: Readonly<Partial<Record<ReplyKind, MappedReply>>>;
  /** The coach's answers, by the question's id. */
  answers: ReadonlyMap<string, string>;
}

/** The JSON text of a mapping with one more answer; `text` is that of a mapping without faults. */
export function withAnswer(text: string | undefined, question: string, answer: string): string {
  const saved = text === undefined ? {} : JSON.parse(text);
  const answers = { ...saved.answers, [question]: answer };
  return `${JSON.stringify({ ...saved, version: 2, answers }, null, 2)}\n`;
}

/** An error of a mapping, and its position. */
export interface MappingFault {
  /** For instance `replies.matches."matches[].score.team"`. */
  place: string;
  reason:
    | 'notJson'
    | 'notAMapping'
    | 'unknownKind'
    | 'unknownField'
    | 'unknownRoute'
    | 'routeOutside'
    | 'routeParameters'
    | 'emptyPath'
    | 'unknownUnit'
    | 'twoLists';
}

/**
 * Reads a mapping's JSON text and checks it against the contract.
 * @returns the mapping, or every fault with its position
 */
export function readMapping(text: string): { mapping: Mapping } | { faults: MappingFault[] } {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text.replace(/^\uFEFF/, ''));
  if (!json.success) return { faults: [{ place: '', reason: 'notJson' }] };
  const saved = v.safeParse(savedSchema, json.output);
  if (!saved.success) {
    const faults = saved.issues.map((issue) => ({
      place: v.getDotPath(issue) ?? '',
      reason: 'notAMapping' as const,
    }));
    return { faults };
  }
  return readSaved(saved.output);
}

function readSaved(saved: v.InferOutput<typeof savedSchema>) {
  const faults: MappingFault[] = [];
  const routes: MappedRoutes = {};
  for (const [name, template] of Object.entries(saved.routes)) {
    const isKnown = isMappableRoute(name);
    const reason = isKnown ? routeFault(name, template) : 'unknownRoute';
    if (isKnown && !reason) routes[name] = `/v1/${template.slice('/v1/'.length)}`;
    if (reason) faults.push({ place: `routes.${name}`, reason });
  }
  const replies: Partial<Record<ReplyKind, MappedReply>> = {};
  for (const [name, fields] of Object.entries(saved.replies)) {
    const kind = replyKinds.find((one) => one === name && one !== 'insights');
    if (!kind) faults.push({ place: `replies.${name}`, reason: 'unknownKind' });
    else replies[kind] = readReply(kind, fields, faults);
  }
  const answers = new Map(Object.entries(saved.answers));
  return faults.length > 0 ? { faults } : { mapping: { routes, replies, answers } };
}

type Place = v.InferOutput<typeof placeSchema>;

/** Records under their ids (`teams.*`) are a list like others. */
const pathOf = (place: Place): string =>
  (typeof place === 'string' ? place : place.path).replace(/\.\*(?=\.|$)/g, '[]');

function readReply(
  kind: ReplyKind,
  sent: Record<string, Place>,
  faults: MappingFault[],
): MappedReply {
  const lists = new Map<string, readonly string[]>();
  const fields = new Map<string, Map<string, MappedField>>();
  for (const [field, place] of Object.entries(sent)) {
    const at = `replies.${kind}."${field}"`;
    const path = pathOf(place);
    const unit = typeof place === 'string' ? undefined : place.unit;
    // `players[].twos.made` belongs to `players[]`, `totals.points` to `totals`, the name of a club to the reply.
    const [, owner = '', name = field] = /^(.*?\[\]|totals|bench)\.(.+)$/.exec(field) ?? [];
    if (!isField(kind, field)) faults.push({ place: at, reason: 'unknownField' });
    else if (keysOf(path.replaceAll('[]', '')).length === 0)
      faults.push({ place: at, reason: 'emptyPath' });
    else if (unit !== undefined && !(name === 'seconds' && secondsOf.has(unit)))
      faults.push({ place: at, reason: 'unknownUnit' });
    else {
      const { list, rest } = splitPath(path, owner);
      const known = lists.get(owner);
      if (list && known && known.join('.') !== list.join('.'))
        faults.push({ place: at, reason: 'twoLists' });
      if (list) lists.set(owner, list);
      const ofOwner = fields.get(owner) ?? new Map<string, MappedField>();
      ofOwner.set(name, { keys: rest, ...(unit === undefined ? {} : { unit }) });
      fields.set(owner, ofOwner);
    }
  }
  const paths = new Map<string, string[]>();
  // A part counts as the whole, too.
  for (const [field, place] of Object.entries(sent))
    for (const name of [field, wholeOf(field) ?? []].flat())
      paths.set(name, [...(paths.get(name) ?? []), pathOf(place)]);
  return { lists, fields, paths };
}

/** A path's list, if the field belongs to one, and the rest: `datos.partidos[].rival.nombre`. */
function splitPath(path: string, owner: string): { list?: string[]; rest: string[] } {
  const at = path.indexOf('[]');
  if (at === -1 || owner === '') return { rest: keysOf(path.replaceAll('[]', '')) };
  return { list: keysOf(path.slice(0, at)), rest: keysOf(path.slice(at + 2)) };
}

/** Fields that a mapping may name besides the contract's: ours are derived from them. */
const helpers: Partial<Record<ReplyKind, readonly string[]>> = {
  matches:
    'date time score.team score.opponent score.home score.away home.name away.name home.id away.id'
      .split(' ')
      .map((field) => `matches[].${field}`),
  boxScore: [
    'totals',
    ...['players[]', 'totals'].flatMap((owner) => [
      ...['twos', 'threes', 'freeThrows', 'fieldGoals'].flatMap((shot) => [
        `${owner}.${shot}.made`,
        `${owner}.${shot}.attempted`,
      ]),
      ...['rebounds', 'firstName', 'lastName'].map((field) => `${owner}.${field}`),
    ]),
  ],
  playByPlay: ['x', 'y', 'elapsed', 'teamId'].map((field) => `events[].${field}`),
};

/** The whole of a part: `players[].twos` of `players[].twos.made`. */
const wholeOf = (field: string): string | undefined =>
  /^(.+)\.(?:made|attempted|team|opponent|home|away)$/.exec(field)?.[1];

/** Whether a mapping may contain a field. */
const isField = (kind: ReplyKind, field: string): boolean =>
  contractFields[kind].includes(field) || helpers[kind]?.includes(field) === true;

/** A mapping's fields of one list or record of a kind of reply. */
export const fieldsOf = (mapping: Mapping | undefined, kind: ReplyKind, owner: string) =>
  mapping?.replies[kind]?.fields.get(owner);

/** The record with each mapped value under the contract's name only; `undefined` if it is absent. */
export function withMapped<Sent>(row: Sent, fields: MappedFields | undefined): Sent | Row {
  if (!fields || !isRow(row)) return row;
  const values = [...fields].map(([name, { keys, unit }]) => {
    const value = valueAt(row, keys);
    const factor = secondsOf.get(unit ?? '');
    const number = factor === undefined ? Number.NaN : Number(value);
    return [name.split('.'), Number.isNaN(number) ? value : `${number * (factor ?? 1)}s`] as const;
  });
  const rest = [...fields.values()].reduce<Row>((one, { keys }) => put(one, keys, undefined), row);
  return values.reduce<Row>((one, [keys, value]) => put(one, keys, value ?? null), rest);
}

/** The units that playing times may be given in, in seconds. */
const secondsOf = new Map([
  ['seconds', 1],
  ['minutes', 60],
  ['milliseconds', 1e-3],
]);

/** A record with another value; without it if `undefined`. */
function put(row: Row, [key = '', ...inner]: readonly string[], value: unknown): Row {
  const { [key]: old, ...rest } = row;
  if (inner.length === 0) return value === undefined ? rest : { ...rest, [key]: value };
  if (value === undefined && !isRow(old)) return row;
  return { ...rest, [key]: put(isRow(old) ? old : {}, inner, value) };
}
