import { parse, v5 } from 'uuid';
import type { MatchRecord } from '../basketball/match-record.ts';
import { byShirtNumber } from '../basketball/shirt-number.ts';
import type { MatchEvent, MatchSheet, SheetEntry } from '../contract/play-by-play.ts';
import type { PlannedMatch } from './fixtures.ts';
import type { DraftEvent, Dressed } from './match-state.ts';
import { type PlayedMatch, simulateMatch } from './simulate-match.ts';
import { makeSquad, type Squad } from './squad.ts';
import { ageGroupOf, ownStyleOf, type TeamPlan, withSuffix } from './teams.ts';

/** What playing at home is worth: added to the chance of every shot. */
const homeAdvantage = 0.008;

/** The squad of the club's own team. */
export function ownSquad(seed: number, plan: TeamPlan): Squad {
  return makeSquad(seed, `own/${plan.key}`, plan.women);
}

function opponentSquad(seed: number, plan: TeamPlan, { opponent }: PlannedMatch): Squad {
  return makeSquad(seed, withSuffix(opponent.name, plan), plan.women);
}

/** Plays the planned match with the numbers that `matchSeed` leads to. */
export function playMatch(
  seed: number,
  plan: TeamPlan,
  planned: PlannedMatch,
  matchSeed: number,
): PlayedMatch {
  const home = planned.fixture.homeAway === 'home';
  return simulateMatch(
    matchSeed,
    ageGroupOf(plan),
    {
      squad: ownSquad(seed, plan),
      style: ownStyleOf(plan),
      advantage: home ? homeAdvantage : 0,
    },
    {
      squad: opponentSquad(seed, plan, planned),
      style: planned.opponent.style,
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

/** Gives the events their ids: each follows from the match's and the event's place in it. */
function toEvents(matchId: string, drafts: readonly DraftEvent[]): MatchEvent[] {
  const namespace = parse(matchId);
  const ids = drafts.map(({ sequence }) => v5(String(sequence), namespace));
  return drafts.map(({ related, ...draft }, index) => {
    const event: MatchEvent = { id: ids[index] ?? '', ...draft };
    if (related !== undefined) event.relatedEventId = ids[related - 1];
    return event;
  });
}

/** The match as intake would hand it over; `drafts` are those of its events that have happened. */
export function toMatchRecord(
  seed: number,
  plan: TeamPlan,
  planned: PlannedMatch,
  played: PlayedMatch | null,
  drafts: readonly DraftEvent[] = played?.events ?? [],
): MatchRecord {
  const matchSheet: MatchSheet = {
    team: toSheet(played?.team ?? []),
    opponent: toSheet(played?.opponent ?? []),
  };
  return {
    id: planned.id,
    fixture: planned.fixture,
    teamCoach: ownSquad(seed, plan).coach,
    opponentCoach: opponentSquad(seed, plan, planned).coach,
    matchSheet,
    events: toEvents(planned.id, drafts),
  };
}
