import type { Match } from '../../contract/match.ts';

/**
 * The match that is being played, else the first that is scheduled from `now` on.
 * @param now milliseconds since 1970
 */
export function nextMatch(matches: readonly Match[], now: number): Match | null {
  const live = matches.find((match) => match.status === 'live');
  if (live) return live;
  const coming = matches
    .filter((match) => match.status === 'scheduled')
    .flatMap((match) =>
      match.startsAt === null ? [] : [{ match, time: Date.parse(match.startsAt) }],
    )
    .filter(({ time }) => time >= now)
    .toSorted((a, b) => a.time - b.time);
  return coming[0]?.match ?? null;
}
