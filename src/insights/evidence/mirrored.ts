import { otherSide } from '../../basketball/sides.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { remember } from './remember.ts';

/** The same match from the opponent's side. */
export const mirrored = remember(
  (match: FinishedMatch): FinishedMatch => ({
    ...match,
    teamName: match.opponentName,
    opponentName: match.teamName,
    boxScore: {
      ...match.boxScore,
      team: match.boxScore.opponent,
      opponent: match.boxScore.team,
    },
    matchSheet: { team: match.matchSheet.opponent, opponent: match.matchSheet.team },
    events: match.events.map((event) => ({
      ...event,
      side: event.side && otherSide(event.side),
      score: { team: event.score.opponent, opponent: event.score.team },
    })),
  }),
);
