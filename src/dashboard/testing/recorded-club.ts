import * as v from 'valibot';
import type { MatchRecord } from '../../basketball/match-record.ts';
import { createMemoryStore } from '../../club/testing/memory-store.ts';
import { putClub } from '../../club/testing/put-club.ts';
import { testTools } from '../../club/testing/test-tools.ts';
import { endpoints, pathOf } from '../../contract/endpoints.ts';
import { keyKindHeader } from '../../contract/envelope.ts';
import { type DemoTeam, demoClub, demoSeed, simulateTeams } from '../../league/simulate-league.ts';
import { createDevice } from '../device/device.ts';

/** The moment at which the replies were recorded. */
export const recordedAt = new Date('2026-11-20T10:00:00.000Z');

/** Completed matches: as few as the pages about a season need. */
const completedMatches = 8;

export type RecordedClub = Awaited<ReturnType<typeof recordClub>>;

interface Seasons {
  /** Completed matches of the present season, the latest; with none of them it has none at all. */
  present?: number;
  /** Completed matches of the season before: those before the present ones, a year back. */
  last?: number;
  /** Of so many of the latest completed matches insights are written; of all where absent. */
  written?: number;
  /** The team, with the matches of one season; of the demo league where absent. */
  of?: DemoTeam | undefined;
}

const year = 364 * 86_400_000;

function aYearBack(record: MatchRecord): MatchRecord {
  const startsAt = new Date(Date.parse(record.fixture.startsAt ?? '') - year).toISOString();
  return { ...record, fixture: { ...record.fixture, startsAt } };
}

/** A club of one team: its latest matches, with their insights, and of the demo league one under way and some to come. */
export async function recordClub({
  present = completedMatches,
  last = 0,
  written,
  of,
}: Seasons = {}) {
  const tools = testTools(recordedAt, createMemoryStore(), (error) => {
    throw error;
  });
  const device = createDevice(tools);
  const [first] = of ? [of] : simulateTeams(demoSeed, recordedAt);
  if (first === undefined) throw new Error('the league has no team');
  const { team, roster } = first;
  const isCompleted = ({ fixture }: MatchRecord) => fixture.status === 'completed';
  const all = first.matches.filter(isCompleted);
  const from = all.length - completedMatches;
  const completed = [
    ...all.slice(from - last, from).map(aYearBack),
    ...(present === 0 ? [] : all.slice(-present)),
  ];
  const others = first.matches.filter((record) => !isCompleted(record));
  const records = [...completed, ...(present === 0 ? [] : others)];
  const club = demoClub(demoSeed);
  await putClub(tools, club, { team, roster, matches: records });
  const answer = (path: string, method = 'GET', language: string | null = null) =>
    device.answer({ clubId: club.id, method, path, language });
  for (const { id } of completed.slice(completed.length - (written ?? completed.length))) {
    const path = pathOf('getInsights', { matchId: id });
    await answer(path, 'POST');
    while ((await answer(path)).text.includes('"generating"')) await tools.nextTurn();
  }
  const { text } = await answer(pathOf('listMatches', { teamId: team.id }));
  const { matches } = v.parse(endpoints.listMatches.data, JSON.parse(text).data);
  const replies = new Map<string, ReturnType<typeof answer>>();
  /** The service's `fetch`, for a coach's key or a recorder's. */
  const serve =
    (keyKind: 'coach' | 'recorder'): typeof globalThis.fetch =>
    async (input, { method, headers } = {}) => {
      const path = String(input);
      const language = new Headers(headers).get('Accept-Language');
      const reply = replies.get(path) ?? answer(path, method, language);
      replies.set(path, reply);
      const { status, text: body } = await reply;
      return new Response(body, {
        status,
        headers: { 'Content-Type': 'application/json', [keyKindHeader]: keyKind },
      });
    };
  return { team, roster, records, matches, serve };
}
