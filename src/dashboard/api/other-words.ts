import type { DataOf, EndpointName, ParametersOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { ReadingContext } from '../../foreign/context.ts';
import type { Mapping } from '../../foreign/mapping.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { overNetwork } from './api-error.ts';

/** What of a reply helps to read others. */
type Told = Partial<DataOf<'listTeams'> & DataOf<'listMatches'>>;

interface OtherWordsOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The JSON text of a mapping that was written on this device; `undefined` where there is none. */
  mapping: string | undefined;
  /** Reads the JSON text of the host's mapping; `undefined` where it gives none. Throws where it can't be read. */
  readHostMapping: (() => Promise<string>) | undefined;
  /** Asks for the club's teams, where nothing told of them so far; where that fails, a reply is read without. */
  askForTeams: () => Promise<unknown>;
  /** Lets the page do what else there is, between the steps of reading a long reply. */
  pause: () => Promise<void>;
}

/** Reads replies that are not in the contract's own words, with what the others told. */
export interface OtherWords {
  /** Notes a call under way, and what it will have told. */
  watch(
    name: EndpointName,
    parameters: Record<string, string>,
    call: Promise<Reading<object>>,
  ): void;
  /** The mapping, once it is read; `undefined` where there is none, or one that has faults. */
  mapping(): Promise<Mapping | undefined>;
  /** Reads a reply in any words; `null` where it is none of its kind. */
  read<Name extends EndpointName>(
    name: Name,
    data: unknown,
    parameters: ParametersOf<Name>,
  ): Promise<Reading<DataOf<Name>> | null>;
  /** What is known for reading such a reply. */
  contextOf(parameters: Record<string, string>): ReadingContext;
}

/** The vocabulary and all that reads by it: loaded when a reply first needs it. */
const load = () => import('../../foreign/understand.ts');

/** What one connection's replies have told, for reading those that need it. */
export function createOtherWords(options: OtherWordsOptions): OtherWords {
  const { now, mapping, readHostMapping, askForTeams, pause } = options;
  const teams = new Map<string, { id: string; name: string }>();
  const matchesOf = new Map<string, readonly Match[]>();
  const underWay = new Set<Promise<unknown>>();
  let mappingRead: Promise<Mapping | undefined> | undefined;

  function contextOf({ teamId, matchId }: Record<string, string>): ReadingContext {
    return {
      teamId,
      teams: [...teams.values()],
      match: knownMatch(matchId),
      now: now(),
      readLocalTime,
    };
  }

  function knownMatch(matchId: string | undefined) {
    if (matchId === undefined) return undefined;
    for (const [teamId, matches] of matchesOf) {
      const match = matches.find(({ id }) => id === matchId);
      if (match) return { ...match, teamId };
    }
    return undefined;
  }

  /** What the device says of fields goes before what the host says; the host alone knows which paths it passes on. */
  async function readMappings() {
    if (!readHostMapping) return parsed(mapping);
    const host = await parsed(await overNetwork(readHostMapping()));
    const own = await parsed(mapping);
    return own ? { ...own, routes: host?.routes ?? {} } : host;
  }
  const mappingOnce = () => {
    mappingRead ??= readMappings();
    // One that could not be read is asked for again by the next call.
    mappingRead.catch(() => {
      mappingRead = undefined;
    });
    return mappingRead;
  };

  return {
    contextOf,
    mapping: mappingOnce,
    watch(name, { teamId }, call) {
      if (name !== 'listTeams' && name !== 'listMatches') return;
      const told = call.then(
        ({ value }) => {
          // Only these two calls are watched, and their schemas have read what they told.
          const told: Told = value;
          for (const team of told.teams ?? []) teams.set(team.id, team);
          if (told.matches && teamId !== undefined) matchesOf.set(teamId, told.matches);
        },
        // Whoever made the call hears of its failure; here it only told nothing.
        () => undefined,
      );
      underWay.add(told);
      void told.then(() => underWay.delete(told));
    },
    async read(name, data, parameters) {
      const [{ understandInSteps }, read] = await Promise.all([load(), mappingOnce()]);
      const understand = () =>
        understandInSteps(name, data, parameters, contextOf(parameters), read, pause);
      const first = await understand();
      if (!needsMore(first)) return first;
      // A box score may come before the list that says whose side is whose.
      if (name !== 'listMatches' && name !== 'listTeams') await Promise.all(underWay);
      if (teams.size === 0) await askForTeams().catch(() => undefined);
      return understand();
    },
  };
}

async function parsed(text: string | undefined): Promise<Mapping | undefined> {
  if (text === undefined) return undefined;
  const read = (await import('../../foreign/mapping.ts')).readMapping(text);
  return 'mapping' in read ? read.mapping : undefined;
}

/** Whether another reply could tell what this one does not: whose side is whose, or where the match stands. */
function needsMore(reading: Reading<unknown> | null): boolean {
  const report = reading?.report;
  if (!report) return false;
  const isBox = report.kind === 'boxScore' || report.kind === 'playByPlay';
  return isUnsure(reading) || (isBox && !report.read.some(({ field }) => field === 'status'));
}

/** Whether a side could not be told, which later replies may tell. */
export const isUnsure = (reading: Reading<unknown>): boolean =>
  reading.report?.leftOut.some(
    ({ reason }) => reason === 'unknownSide' || reason === 'twoReadings',
  ) === true;

/** A time without a zone is that of the clock on the wall, which this device shares with the gym. */
function readLocalTime(wallTime: string): string | null {
  const time = new Date(wallTime);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
