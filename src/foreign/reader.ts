import type { BoxScore } from '../contract/box-score.ts';
import type { DataOf, EndpointName, ParametersOf } from '../contract/endpoints.ts';
import type { Match } from '../contract/match.ts';
import type { ReadingContext } from './context.ts';
import type { Mapping } from './mapping.ts';
import type { Reading } from './read-tolerantly.ts';

/** The data of a reply that helps to read others. */
type KnownFacts = Partial<
  DataOf<'getClub'> &
    DataOf<'listTeams'> &
    DataOf<'listMatches'> &
    DataOf<'listRoster'> &
    DataOf<'getBoxScore'>
>;

interface ReaderOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The JSON text of a mapping written on this device; `undefined` if none. */
  mapping: string | undefined;
  /** Reads the JSON text of the host's mapping; `undefined` if it has none. Throws if it can't be read. */
  readHostMapping: (() => Promise<string>) | undefined;
  /** Requests the club's teams if no reply had them; without them a reply is read as far as possible. */
  askForTeams: () => Promise<unknown>;
  /** Requests another raw reply as evidence; without it a reply is read as far as possible. */
  askForEvidence: (name: 'getBoxScore' | 'getPlayByPlay', matchId: string) => Promise<unknown>;
  /** Yields to the page while a long reply is read. */
  pause: () => Promise<void>;
}

/** The code that reads other words, loaded when a reply first needs it. */
const load = () => import('./understand.ts');

/** The calls whose replies help to read others. */
const watched: ReadonlySet<EndpointName> = new Set([
  'getClub',
  'listTeams',
  'listMatches',
  'listRoster',
  'getBoxScore',
]);

/** Collects facts from one connection's replies and reads replies with them. */
export function createReader(options: ReaderOptions) {
  const { now, mapping, readHostMapping, askForTeams, askForEvidence, pause } = options;
  const teams = new Map<string, { id: string; name: string }>();
  const matchesOf = new Map<string, readonly Match[]>();
  const boxes = new Map<string, BoxScore>();
  const rosters = new Map<string, readonly string[]>();
  let club: string | undefined;
  const seenElsewhere = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  let mappingRead: Promise<Mapping | undefined> | undefined;

  /** The facts for reading a reply in other words. */
  function contextOf({ teamId, matchId }: Record<string, string>): ReadingContext {
    const match = knownMatch(matchId);
    const ours = new Set(rosters.get(teamId ?? match?.teamId ?? '') ?? []);
    const known = new Set([...rosters.values()].flat());
    for (const [id, box] of boxes) {
      const isSameTeam = id !== matchId && knownMatch(id)?.teamId === (teamId ?? match?.teamId);
      for (const { playerId } of box.team.players) {
        known.add(playerId);
        if (isSameTeam) ours.add(playerId);
      }
      for (const { playerId } of box.opponent.players) known.add(playerId);
    }
    return {
      teamId,
      teams: [...teams.values()],
      club,
      match,
      box: matchId === undefined ? undefined : boxes.get(matchId),
      ownPlayers: ours,
      knownPlayers: known,
      seenElsewhere,
      knownMatches: new Set(
        [...matchesOf.values()].flatMap((matches) => matches.map(({ id }) => id)),
      ),
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

  /** Fields in the device's mapping override the host's; routes come from the host only, which knows the paths it passes on. */
  async function readMappings() {
    if (!readHostMapping) return parsed(mapping);
    const host = await parsed(await readHostMapping());
    const own = await parsed(mapping);
    if (!own || !host) return own ? { ...own, routes: {} } : host;
    const answers = new Map([...host.answers, ...own.answers]);
    return { routes: host.routes, replies: { ...host.replies, ...own.replies }, answers };
  }
  const mappingOnce = () => {
    mappingRead ??= readMappings();
    // If reading failed, the next call tries again.
    mappingRead.catch(() => {
      mappingRead = undefined;
    });
    return mappingRead;
  };

  /** Requests other replies: the box scores of two more finished matches, and the plays of this one. */
  async function gatherEvidence(matchId: string) {
    const played = [...matchesOf.values()].flatMap((matches) =>
      matches.some(({ id }) => id === matchId) ? matches : [],
    );
    const others = played.filter(({ id, score }) => id !== matchId && score !== null).slice(0, 2);
    const asked = [
      ...others.map(({ id }) => askForEvidence('getBoxScore', id)),
      askForEvidence('getPlayByPlay', matchId),
    ];
    const answers = await Promise.allSettled(asked);
    const { valuesIn } = await load();
    for (const answer of answers) {
      if (answer.status === 'fulfilled')
        for (const value of valuesIn(answer.value)) seenElsewhere.add(value);
    }
  }

  return {
    contextOf,
    /** The mapping, once read; `undefined` if there is none or it is invalid. */
    mapping: mappingOnce,
    /** Collects a call's facts when it completes. */
    watch(
      name: EndpointName,
      { teamId, matchId }: Record<string, string>,
      call: Promise<Reading<object>>,
    ) {
      if (!watched.has(name)) return;
      const gathered = call.then(
        ({ value }) => {
          // The schemas of the watched calls have validated the value.
          const facts: KnownFacts = value;
          for (const team of facts.teams ?? []) teams.set(team.id, team);
          if (facts.matches && teamId !== undefined) matchesOf.set(teamId, facts.matches);
          if (facts.roster && teamId !== undefined)
            rosters.set(
              teamId,
              facts.roster.map(({ playerId }) => playerId),
            );
          if (name === 'getClub') club = facts.name;
          if (name === 'getBoxScore' && matchId !== undefined && facts.team && facts.opponent)
            boxes.set(matchId, facts as BoxScore);
        },
        // The caller handles the failure; here it only adds no facts.
        () => undefined,
      );
      // A reply can't wait for itself: others wait only for lists, which wait for no reply.
      if (name !== 'listTeams' && name !== 'listMatches') return;
      underWay.add(gathered);
      void gathered.then(() => underWay.delete(gathered));
    },
    /** Reads a reply in any words; `null` if it is not of its kind. */
    async read<Name extends EndpointName>(
      name: Name,
      data: unknown,
      parameters: ParametersOf<Name>,
    ) {
      const [{ understandInSteps }, read] = await Promise.all([load(), mappingOnce()]);
      const understand = () =>
        understandInSteps(pause, name, data, parameters, contextOf(parameters), read);
      const first = await understand();
      if (name === 'getBoxScore' && lacksIds(first)) {
        await gatherEvidence(String(Reflect.get(parameters, 'matchId')));
        return understand();
      }
      if (!needsMore(first)) return first;
      // A box score may arrive before the list that says which side is ours.
      if (name !== 'listMatches' && name !== 'listTeams') await Promise.all(underWay);
      if (teams.size === 0) await askForTeams().catch(() => undefined);
      return understand();
    },
  };
}

async function parsed(text: string | undefined): Promise<Mapping | undefined> {
  if (text === undefined) return undefined;
  const read = (await import('./mapping.ts')).readMapping(text);
  return 'mapping' in read ? read.mapping : undefined;
}

/** Whether another reply could add a missing fact: which side is ours, or the match's status. */
function needsMore(reading: Reading<unknown> | null): boolean {
  const report = reading?.report;
  if (!report) return false;
  const isBox = report.kind === 'boxScore' || report.kind === 'playByPlay';
  return isUnsure(reading) || (isBox && !report.read.some(({ field }) => field === 'status'));
}

/** Whether players' ids were sent, but it is unclear in which of two columns. */
const lacksIds = (reading: Reading<unknown> | null): boolean =>
  reading?.report?.leftOut.some(({ field }) => field === 'players[].playerId') === true;

/** Whether our side is unknown, which later replies may change. */
export const isUnsure = (reading: Reading<unknown>): boolean =>
  reading.report?.leftOut.some(
    ({ reason }) => reason === 'unknownSide' || reason === 'twoReadings',
  ) === true;

/** A time without a zone, read in this device's zone, which is the gym's. */
function readLocalTime(wallTime: string): string | null {
  const time = new Date(wallTime);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
