import type { Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import { tell } from './choose.ts';
import { playerSeasonOf } from './player-season.ts';
import { seasonOf } from './season.ts';
import { chosenPlayerFacts, chosenTeamFacts, type InsightInput } from './write-insights.ts';

/** What a written sentence rests on. */
export interface Grounds {
  list: keyof Summary;
  sentence: string;
  /** Which number it is about. */
  topic: string;
  /** Its worth in points against the usual; below 0 = a cost. */
  worth: number;
  /** Standard deviations from the usual. */
  surprise: number;
  /** The share of the number that repeats in the next match, 0..1. */
  repeats: number;
  /** The rest, 0..1. */
  luck: number;
  /** The rise of the chance to win, −1..1; `null` if it is no stretch of the match. */
  gained: number | null;
  eventIds: readonly string[];
}

/**
 * What each sentence rests on that `writeInsights` writes of the same match, in one language: of the team, and of the
 * players who have any by their id. Pure.
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
