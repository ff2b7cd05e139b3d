/*
 * What stands behind a rating: the box arithmetic and the events that it counts.
 */

import { isFieldGoal } from '../../basketball/shots.ts';
import { knownWord } from '../../contract/known-word.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { EvidenceInput, EvidenceStep } from './evidence-steps.ts';
import { playerSteps } from './player-evidence.ts';
import { teamSteps } from './team-evidence.ts';

/** What stands behind one rating. */
export interface RatingEvidence {
  steps: EvidenceStep[];
  /** In match order; empty where the service has no play-by-play. */
  events: MatchEvent[];
}

/**
 * The arithmetic and the events of a rating of the reference; `null` for one that the reference does not know, and where
 * the totals were not recorded.
 */
export function ratingEvidence(key: string, input: EvidenceInput): RatingEvidence | null {
  const steps = input.player ? playerSteps(key, input, input.player) : teamSteps(key, input);
  if (!steps) return null;
  const counts = knownWord(countedBy, key);
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
