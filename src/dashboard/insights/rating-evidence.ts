/*
 * What stands behind a rating: the box arithmetic and the events that it counts.
 */
import { isFieldGoal } from '../../basketball/shots.ts';
import type { Line } from '../../contract/box-score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { playerSteps } from './player-evidence.ts';
import { teamSteps } from './team-evidence.ts';

/** One line of arithmetic. */
export interface EvidenceStep {
  /** What is worked out. */
  name: string;
  /** The numbers it is worked out from, for instance "20 / (63 + 0.44 × 27 + 20)". */
  working: string;
  /** What comes out; "–" where an input was not recorded. */
  result: string;
}

/** What stands behind one rating. */
export interface RatingEvidence {
  steps: EvidenceStep[];
  /** In match order; empty where the service has no play-by-play. */
  events: MatchEvent[];
}

/** Both sides' totals and the events of a match, and of a player's ratings the player's own line. */
export interface EvidenceInput {
  team: Line | null;
  opponent: Line | null;
  events: readonly MatchEvent[];
  /** How long was played, in seconds; `null` where it is not known. */
  seconds: number | null;
  player?: { playerId: string; line: Line } | undefined;
}

/**
 * The arithmetic and the events of a rating of the reference; `null` for one that the reference does not know, and where
 * the totals were not recorded.
 */
export function ratingEvidence(key: string, input: EvidenceInput): RatingEvidence | null {
  const steps = input.player ? playerSteps(key, input, input.player) : teamSteps(key, input);
  if (!steps) return null;
  const counts = countedBy[key];
  const events = counts
    ? input.events.filter(
        (event) => counts(event) && isOfSubject(event, key, input.player?.playerId),
      )
    : [];
  return { steps, events };
}

const countedBy: Record<string, (event: MatchEvent) => boolean> = {
  shotMix: (event) => isFieldGoal(event) || event.type === 'freeThrow',
  pointsPerShot: isFieldGoal,
  assistRate: ({ type }) => type === 'assist',
  turnovers: ({ type }) => type === 'turnover',
  rebounds: ({ type, subtype }) => type === 'rebound' && subtype !== 'deadBall',
  defensiveImpact: ({ type, side }) =>
    side === 'opponent' ? type === 'turnover' : type === 'steal' || type === 'block',
};

/** A team's defence also counts what the opponent lost; everything else is the own side's. */
function isOfSubject(event: MatchEvent, key: string, playerId: string | undefined): boolean {
  if (playerId !== undefined) return event.side === 'team' && event.playerId === playerId;
  return event.side === 'team' || (key === 'defensiveImpact' && event.side === 'opponent');
}
