import { useQuery } from '@tanstack/react-query';
import type { DataOf, EndpointName, ParametersOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { ReadingContext } from '../../foreign/context.ts';
import type { Mapping } from '../../foreign/mapping.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { understand } from '../../foreign/understand.ts';
import type { Sample } from '../api/api-client.ts';
import { useApi } from '../api/session-context.ts';

/** One reply of the service, as sent and as a mapping reads it. */
export interface SampleReply<Name extends EndpointName> {
  /** The failure: an `ApiError`; `null` while loading or if there is no id to request. */
  error: unknown;
  /** `false` if no earlier reply had an id for it. */
  isAskedFor: boolean;
  /** Waiting for a network. */
  isPaused: boolean;
  sample: Sample | null;
  /** `null` if nothing could be read. */
  reading: Reading<DataOf<Name>> | null;
}

/** A reply of each kind: of the club, of its first team, and of that team's latest match. */
export type SampleReplies = ReturnType<typeof useSampleReplies>;

/**
 * Reads one reply of each kind, with facts from the replies before it. Replies are requested again only if the
 * mapping's routes change; any other change reads the same replies, so its effect is visible at once.
 */
export function useSampleReplies(mapping: Mapping | undefined) {
  const club = useSample('getClub', {}, {}, mapping);
  const clubId = club.reading?.value.id;
  const teams = useSample('listTeams', clubId === undefined ? null : { clubId }, {}, mapping);
  const known = teams.reading?.value.teams ?? [];
  const teamId = known[0]?.id;
  const ofTeam = teamId === undefined ? null : { teamId };
  const teamContext = { teams: known, teamId };
  const roster = useSample('listRoster', ofTeam, teamContext, mapping);
  const matches = useSample('listMatches', ofTeam, teamContext, mapping);
  const match = latestPlayed(matches.reading?.value.matches ?? []);
  const ofMatch = match === undefined ? null : { matchId: match.id };
  const matchContext = { ...teamContext, match: match && { ...match, teamId: teamId ?? '' } };
  const boxScore = useSample('getBoxScore', ofMatch, matchContext, mapping);
  const box = boxScore.reading?.value;
  return {
    club,
    teams,
    roster,
    matches,
    boxScore,
    playByPlay: useSample('getPlayByPlay', ofMatch, { ...matchContext, box }, mapping),
    insights: useSample('getInsights', ofMatch, matchContext, mapping),
  };
}

/** The latest completed match; if none, the latest with a score, then not scheduled, then any. */
function latestPlayed(matches: readonly Match[]): Match | undefined {
  const byDate = matches.toSorted((a, b) => (b.startsAt ?? '').localeCompare(a.startsAt ?? ''));
  return (
    byDate.find(({ status }) => status === 'completed') ??
    byDate.find(hasScore) ??
    byDate.find(({ status }) => status !== 'scheduled') ??
    byDate[0]
  );
}

const hasScore = ({ score }: Match) => score !== null;

function useSample<Name extends EndpointName>(
  name: Name,
  parameters: ParametersOf<Name> | null,
  context: Partial<ReadingContext>,
  mapping: Mapping | undefined,
): SampleReply<Name> {
  const api = useApi();
  const query = useQuery({
    queryKey: ['sample', name, parameters, mapping?.routes],
    queryFn: async ({ signal }) => {
      if (parameters === null) return null;
      return api.sample(name, parameters, { signal, mapping });
    },
    enabled: parameters !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Only this page uses samples.
    gcTime: 0,
  });
  const sent = query.data;
  const sample = sent ? { ...sent, context: { ...sent.context, ...context } } : null;
  const reading =
    sample && parameters
      ? understand(name, sample.data, parameters, sample.context, mapping)
      : null;
  const isPaused = query.fetchStatus === 'paused';
  return { error: query.error, isAskedFor: parameters !== null, isPaused, sample, reading };
}
