import type { Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import { tell } from './choose.ts';
import { playerSeasonOf } from './player-season.ts';
import { seasonOf } from './season.ts';
import { chosenPlayerFacts, chosenTeamFacts, type InsightInput } from './write-insights.ts';

/** The evidence of a written sentence. */
export interface Grounds {
  list: keyof Summary;
  sentence: string;
  /** The number's name. */
  topic: string;
  /** Worth in points compared with the usual; below 0 for a cost. */
  worth: number;
  /** Standard deviations from the usual. */
  surprise: number;
  /** The share of the number that repeats in the next match, 0..1. */
  repeats: number;
  /** The part that is luck: 1 − `repeats`. */
  luck: number;
  /** Change of the chance to win, −1..1; `null` if it is no stretch of the match. */
  gained: number | null;
  eventIds: readonly string[];
}

/**
 * The evidence of each sentence that `writeInsights` writes about the same match, in one language: the team's, and the
 * players' by id. Pure.
 */
export function groundsOf(
  { match, earlier, roster, category, seasonBefore }: InsightInput,
  language: Language,
): { team: Grounds[]; players: Map<string, Grounds[]> } {
  const season = seasonOf(match, earlier, category, seasonBefore);
  const players = new Map<string, Grounds[]>();
  for (const { playerId } of roster) {
    const line = match.boxScore.team.players.find((player) => player.playerId === playerId);
    if (!line?.played) continue;
    const chosen = chosenPlayerFacts(playerSeasonOf(season, line));
    players.set(playerId, tell(chosen, match, language, line).map(groundsOfOne));
  }
  return { team: tell(chosenTeamFacts(season), match, language).map(groundsOfOne), players };
}

function groundsOfOne({ list, sentence, finding }: ReturnType<typeof tell>[number]): Grounds {
  const { topic, points, deviations, repeats, gained, eventIds } = finding;
  return {
    list,
    sentence,
    topic,
    worth: points,
    surprise: deviations,
    repeats,
    luck: 1 - repeats,
    gained: gained ?? null,
    eventIds,
  };
}
