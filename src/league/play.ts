import type { MatchRecord } from '../basketball/match-record.ts';
import { byShirtNumber } from '../basketball/shirt-number.ts';
import type { MatchEvent, MatchSheet, SheetEntry } from '../contract/play-by-play.ts';
import { ageGroups } from './age-group.ts';
import type { PlannedMatch } from './fixtures.ts';
import type { DraftEvent, Dressed } from './match-state.ts';
import { type PlayedMatch, simulateMatch } from './simulate-match.ts';
import { ownStyles } from './style.ts';
import type { TeamPlan } from './teams.ts';

/** Home advantage, added to each shot's chance. */
const homeAdvantage = 0.008;

/** Simulates the planned match with random numbers from `matchSeed`. */
export function playMatch(
  plan: TeamPlan,
  { fixture, squads, opponent }: PlannedMatch,
  matchSeed: number,
): PlayedMatch {
  const home = fixture.homeAway === 'home';
  return simulateMatch(
    matchSeed,
    ageGroups[plan.key],
    {
      squad: squads.team,
      style: ownStyles[plan.key],
      advantage: home ? homeAdvantage : 0,
    },
    {
      squad: squads.opponent,
      style: opponent.style,
      advantage: home ? 0 : homeAdvantage,
    },
  );
}

function toSheet(dressed: readonly Dressed[]): SheetEntry[] {
  return [...dressed]
    .sort((a, b) => byShirtNumber(a.player, b.player))
    .map(({ player, starter }) => ({
      playerId: player.id,
      number: player.number,
      name: player.name,
      starter,
      ...(player.captain ? { captain: true } : {}),
    }));
}

/** Turns drafts into events; an id is made from the match's id and the sequence. */
function toEvents(matchId: string, drafts: readonly DraftEvent[]): MatchEvent[] {
  const idOf = (sequence: number) =>
    `${matchId.slice(0, -6)}${sequence.toString(16).padStart(6, '0')}`;
  return drafts.map(({ related, ...draft }) => ({
    id: idOf(draft.sequence),
    ...draft,
    ...(related === undefined ? {} : { relatedEventId: idOf(related) }),
  }));
}

/** The match as an import would return it; `drafts` are its events so far. */
export function toMatchRecord(
  { id, fixture, squads }: PlannedMatch,
  played: PlayedMatch | null,
  drafts: readonly DraftEvent[] = played?.events ?? [],
): MatchRecord {
  const matchSheet: MatchSheet = {
    team: toSheet(played?.team ?? []),
    opponent: toSheet(played?.opponent ?? []),
  };
  return {
    id,
    fixture,
    teamCoach: squads.team.coach,
    opponentCoach: squads.opponent.coach,
    matchSheet,
    events: toEvents(id, drafts),
  };
}
