import { countOf, playsOf, type ShotGroup, shotsFrom } from '../counts.ts';
import type { PlayedMatch } from '../match.ts';
import { secondsOf, stintsOf, together } from '../on-court.ts';
import { isShot } from '../shots.ts';
import type { Met } from './page-text.ts';

/* Players and line-ups over the meetings, recounted from the events. */

/** The meetings that a player of theirs played in. */
export function playedIn({ meetings }: Met, playerId: string): PlayedMatch[] {
  return meetings.filter((match) => secondsWith(match, playerId) > 0);
}

export function secondsWith(match: PlayedMatch, playerId: string): number {
  return together(match, 'opponent', [playerId]).seconds;
}

const sum = (matches: readonly PlayedMatch[], of: (match: PlayedMatch) => number | null) =>
  matches.reduce((all, match) => all + (of(match) ?? 0), 0);

/** The share of plays that a player ended while on court. */
export function usageOf(met: Met, playerId: string): number | null {
  const played = playedIn(met, playerId);
  const side = 'opponent' as const;
  const own = sum(played, (match) => playsOf(match, { side, playerId }));
  const all = sum(played, (match) => playsOf(match, { side }));
  const seconds = sum(played, (match) => secondsWith(match, playerId));
  return all * seconds === 0 ? null : (own * sum(played, secondsOf)) / (seconds * all);
}

/** Shots made and attempted by a player of theirs: from a zone, all field goals, or free throws. */
export function madeBy({ meetings }: Met, playerId: string, group: ShotGroup): [number, number] {
  const shots = meetings.map((match) => shotsFrom(match, group, { side: 'opponent', playerId }));
  return [
    shots.reduce((sum, { made }) => sum + made, 0),
    shots.reduce((sum, { attempted }) => sum + attempted, 0),
  ];
}

export const countBy = (
  { meetings }: Met,
  playerId: string,
  word: 'points' | 'turnovers' | 'foulsDrawn',
) => sum(meetings, (match) => countOf(match, word, { side: 'opponent', playerId }));

/** How many line-ups of theirs were on court while the clock ran, or when somebody shot or lost the ball. */
export function fivesSeen({ meetings }: Met): number {
  const seen = new Set<string>();
  for (const match of meetings) {
    for (const { players } of stintsOf.opponent(match)) seen.add([...players].sort().join(' '));
    const on = new Set(
      match.matchSheet.opponent.filter(({ starter }) => starter).map(({ playerId }) => playerId),
    );
    for (const event of match.events) {
      const { type, side, subtype, playerId = '' } = event;
      if (isShot(event) || type === 'freeThrow' || type === 'turnover')
        seen.add([...on].sort().join(' '));
      if (type !== 'substitution' || side !== 'opponent') continue;
      if (subtype === 'in') on.add(playerId);
      else on.delete(playerId);
    }
  }
  return seen.size;
}

/** The meetings that one of the team's players played in, on court or off it. */
export function withAndWithout({ meetings }: Met, playerId: string, off: boolean) {
  const parts = meetings
    .filter((match) => together(match, 'team', [playerId]).seconds > 0)
    .map((match) => together(match, 'team', [playerId], off));
  return {
    seconds: parts.reduce((all, { seconds }) => all + seconds, 0),
    own: parts.reduce((all, { own }) => all + own, 0),
    against: parts.reduce((all, { against }) => all + against, 0),
  };
}
