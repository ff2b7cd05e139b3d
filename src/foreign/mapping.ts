import * as v from 'valibot';
import { keysOf, type MappedField } from './columns.ts';
import { contractFields } from './fields.ts';
import { type ReplyKind, replyKinds } from './report.ts';

/** The calls whose path the reference does not give, and which a mapping may give. */
export const mappableRoutes = ['listRoster', 'getPlayByPlay', 'writePlayerInsights'] as const;
export type MappableRoute = (typeof mappableRoutes)[number];

/** Where a field stands: a path, or a path and the unit of what stands there. */
const placeSchema = v.union([v.string(), v.strictObject({ path: v.string(), unit: v.string() })]);

/** A mapping as it is saved: paths and units, no sample of data. */
const savedSchema = v.strictObject({
  version: v.literal(1),
  routes: v.optional(v.record(v.string(), v.string()), {}),
  replies: v.optional(v.record(v.string(), v.record(v.string(), placeSchema)), {}),
});
export type SavedMapping = v.InferInput<typeof savedSchema>;

/** The paths of one kind of reply, ready to be used. */
interface MappedReply {
  /** Where lists and sides stand: `matches[]` → the keys that lead there. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** By the list or record that they belong to (`players[]`): its fields, with keys from there on. */
  fields: ReadonlyMap<string, ReadonlyMap<string, MappedField>>;
  /** The fields by their names in a report: a part of one (`players[].twos.made`) counts as the whole. */
  names: ReadonlySet<string>;
  /** Each field's path as it was written. */
  paths: ReadonlyMap<string, string>;
}

/** A mapping that was read, and has no fault in itself. */
export interface Mapping {
  routes: Readonly<Partial<Record<MappableRoute, string>>>;
  replies: Readonly<Partial<Record<ReplyKind, MappedReply>>>;
}

/** What is wrong with a mapping, and where. */
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
    | 'twoLists'
    | 'leadsNowhere'
    | 'otherKind'
    | 'breaksSums';
}

/** The units that a field may be given in. */
export const unitsOf: Readonly<Record<string, readonly string[]>> = {
  seconds: ['seconds', 'minutes', 'milliseconds'],
};

const routeParameters: Readonly<Record<MappableRoute, readonly string[]>> = {
  listRoster: ['teamId'],
  getPlayByPlay: ['matchId'],
  writePlayerInsights: ['matchId', 'playerId'],
};

/**
 * Reads a mapping's JSON text and holds it against the contract.
 * @returns the mapping, or every fault with its place
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
  const routes: Partial<Record<MappableRoute, string>> = {};
  for (const [name, template] of Object.entries(saved.routes)) {
    const route = mappableRoutes.find((one) => one === name);
    const reason = route ? routeFault(route, template) : 'unknownRoute';
    if (route && !reason) routes[route] = template;
    if (reason) faults.push({ place: `routes.${name}`, reason });
  }
  const replies: Partial<Record<ReplyKind, MappedReply>> = {};
  for (const [name, fields] of Object.entries(saved.replies)) {
    const kind = replyKinds.find((one) => one === name && one !== 'insights');
    if (!kind) faults.push({ place: `replies.${name}`, reason: 'unknownKind' });
    else replies[kind] = readReply(kind, fields, faults);
  }
  return faults.length > 0 ? { faults } : { mapping: { routes, replies } };
}

/** A route is a path of this very service, below /v1, with the call's own parameters: a key must not go elsewhere. */
function routeFault(route: MappableRoute, template: string): MappingFault['reason'] | null {
  if (!/^\/v1(\/([\w-]+|\{\w+\}))+$/.test(template)) return 'routeOutside';
  const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
  const wanted = routeParameters[route];
  const fits =
    named.length === wanted.length && wanted.every((parameter) => named.includes(parameter));
  return fits ? null : 'routeParameters';
}

type Place = v.InferOutput<typeof placeSchema>;

/** Where records stand under their ids (`teams.*`), they are a list like others. */
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
    const { owner, name } = splitField(field);
    if (!isField(kind, field)) faults.push({ place: at, reason: 'unknownField' });
    else if (keysOf(path.replaceAll('[]', '')).length === 0)
      faults.push({ place: at, reason: 'emptyPath' });
    else if (unit !== undefined && !unitsOf[name]?.includes(unit))
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
  const paths = new Map(Object.entries(sent).map(([field, place]) => [field, pathOf(place)]));
  return { lists, fields, names: new Set(Object.keys(sent).flatMap(namesOf)), paths };
}

/** A field and what it is a part of. */
const namesOf = (field: string): string[] => {
  const whole = wholeOf(field);
  return whole === undefined ? [field] : [field, whole];
};

/** `players[].twos.made` belongs to `players[]`, `totals.points` to `totals`, the name of a club to the reply. */
function splitField(field: string): { owner: string; name: string } {
  const [, list, name] = /^(.*?\[\])\.(.+)$/.exec(field) ?? [];
  if (list !== undefined && name !== undefined) return { owner: list, name };
  const [, record, rest] = /^(totals|bench)\.(.+)$/.exec(field) ?? [];
  return record !== undefined && rest !== undefined
    ? { owner: record, name: rest }
    : { owner: '', name: field };
}

/** A path's list, if the field belongs to one, and what is from there on: `datos.partidos[].rival.nombre`. */
function splitPath(path: string, owner: string): { list?: string[]; rest: string[] } {
  const at = path.indexOf('[]');
  if (at === -1 || owner === '') return { rest: keysOf(path.replaceAll('[]', '')) };
  return { list: keysOf(path.slice(0, at)), rest: keysOf(path.slice(at + 2)) };
}

/** Fields that a mapping may name besides the contract's: ours are derived from them. */
const helpers: Partial<Record<ReplyKind, readonly string[]>> = {
  matches: [
    'date',
    'time',
    'score.team',
    'score.opponent',
    'score.home',
    'score.away',
    'home.name',
    'away.name',
    'home.id',
    'away.id',
  ].map((field) => `matches[].${field}`),
  boxScore: [
    'totals',
    ...['players[]', 'totals'].flatMap((owner) => [
      ...['twos', 'threes', 'freeThrows', 'fieldGoals'].flatMap((shot) => [
        `${owner}.${shot}.made`,
        `${owner}.${shot}.attempted`,
      ]),
      `${owner}.rebounds`,
      `${owner}.firstName`,
      `${owner}.lastName`,
    ]),
  ],
  playByPlay: ['x', 'y', 'elapsed', 'teamId'].map((field) => `events[].${field}`),
};

/** The fields that a mapping may give, by kind of reply. The reference shows all of an insight result. */
export function mappableFields(kind: ReplyKind): readonly string[] {
  if (kind === 'insights') return [];
  const others = helpers[kind] ?? [];
  const partsOf = (field: string) => others.filter((other) => other.startsWith(`${field}.`));
  const withParts = contractFields[kind].flatMap((field) => [field, ...partsOf(field)]);
  return [...new Set([...withParts, ...others])];
}

/** What a field is a part of, where it is: `players[].twos` of `players[].twos.made`. */
export const wholeOf = (field: string): string | undefined =>
  /^(.+)\.(?:made|attempted|team|opponent|home|away)$/.exec(field)?.[1];

/** Whether a mapping may say where a field stands. */
export const isField = (kind: ReplyKind, field: string): boolean =>
  contractFields[kind].includes(field) || helpers[kind]?.includes(field) === true;

/** A mapping's fields of one list or record of a kind of reply. */
export const fieldsOf = (mapping: Mapping | undefined, kind: ReplyKind, owner: string) =>
  mapping?.replies[kind]?.fields.get(owner);
