import { matchSeconds } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { notRecorded } from '../ui/format.ts';
import { mostPeriods } from './period-labels.ts';

/** A match with its replies. */
export interface Meeting {
  match: Match;
  /** `null` if it failed to load, or nothing was recorded. */
  boxScore: BoxScore | null;
  /** `null` likewise. */
  plays: DataOf<'getPlayByPlay'> | null;
}

/** The matches of one list, once their box scores and plays are read; an entry of both for each. */
export function meetingsOf(
  boxScores: readonly SeasonEntry<BoxScore>[],
  plays: readonly SeasonEntry<DataOf<'getPlayByPlay'>>[],
): Meeting[] {
  return boxScores.map(({ match, value }, at) => ({
    match,
    boxScore: value,
    plays: usablePlays(plays[at]?.value),
  }));
}

/** A match's plays, if any and if the number of periods is possible. */
export function usablePlays(
  plays: DataOf<'getPlayByPlay'> | null | undefined,
): DataOf<'getPlayByPlay'> | null {
  const events = plays?.events ?? [];
  const last = Math.max(0, ...events.map(({ period }) => period));
  return plays && events.length > 0 && last <= mostPeriods ? plays : null;
}

/** The match with "#7" for a name on both sides' sheets. */
export function withoutNames({ match, boxScore, plays }: Meeting): Meeting {
  return {
    match,
    boxScore: boxScore && {
      ...boxScore,
      team: { ...boxScore.team, players: boxScore.team.players.map(unnamed) },
      opponent: { ...boxScore.opponent, players: boxScore.opponent.players.map(unnamed) },
    },
    plays: plays && {
      ...plays,
      matchSheet: {
        team: plays.matchSheet.team.map(unnamed),
        opponent: plays.matchSheet.opponent.map(unnamed),
      },
    },
  };
}

const unnamed = <Player extends { number?: string | undefined }>(player: Player) => ({
  ...player,
  name: player.number === undefined ? notRecorded : `#${player.number}`,
});

/** How long a match was, in seconds, from its list's periods. */
export function lengthOf({ periods, ...rules }: Match): number {
  const last = Math.min(mostPeriods, Math.max(periods.length, rules.regulationPeriods));
  return matchSeconds(last, rules);
}
