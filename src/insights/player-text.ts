import type { Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import { type Chosen, chooseFindings, listsOf } from './choose.ts';
import { playerFacts } from './facts/facts.ts';
import type { PlayerSeason } from './player-season.ts';

/** Under this much on court, in seconds, nothing is said; under twice this, only the greatest finding of each sign. */
const tooShort = 5 * 60;

/** The findings that a player's text tells: at most three of each sign, one after a short stay on court. */
export function chosenPlayerFacts(player: PlayerSeason): Chosen {
  const { seconds } = player.line;
  if (seconds !== null && seconds < tooShort) return { gains: [], losses: [] };
  return chooseFindings(
    Object.values(playerFacts).flatMap((fact) => fact(player) ?? []),
    {
      most: seconds !== null && seconds < 2 * tooShort ? 1 : 3,
      leastPoints: 0.9,
      leastDeviations: 0.8,
    },
  );
}

/** A player's three lists; one without anything to say is empty. */
export function playerSummary(
  { line, season }: PlayerSeason,
  chosen: Chosen,
  language: Language,
): Summary {
  return listsOf(chosen, season.match, language, line);
}
