import { walkLineups } from '../../basketball/lineups.ts';
import { minutesAndSeconds } from '../../basketball/score.ts';
import type { Rating } from '../../contract/insight.ts';
import type { ByLanguage, Language } from '../../contract/language.ts';
import { type FinishedMatch, lengthOf, memoized, totalsOf } from '../finished-match.ts';
import { counted, decimal, listed, type Noun, nouns, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { against } from '../reference.ts';
import { besideLuck, deviations, neutralRating, notRecordedIn, rating, shrunk } from './rate.ts';

/** One standard deviation of the opponent's points per 40 minutes with one player on court. */
const onCourtDeviation = 15;

/** Minutes at which a deviation counts by one half: the own acts, and what the five on court allowed together. */
const half = { acts: 8, onCourt: 24 };

/** A player's defence: the own acts, and the opponent's points while on court. */
export function ratePlayerDefence(player: PlayerSeason, language: Language): Rating {
  const { seconds } = player.line;
  if (seconds === null) return neutralRating(noMinutes[language]);
  const parts = [acts(player, seconds, language), onCourt(player, seconds, language)].filter(
    (part) => part !== null,
  );
  if (parts.length === 0) return notRecordedIn[language];
  const mean = parts.reduce((sum, part) => sum + part.deviations, 0) / parts.length;
  const time = `${language === 'es' ? 'En' : 'In'} ${minutesAndSeconds(seconds)}`;
  const text = parts.map((part) => part.text).join('; ');
  return rating(mean, `${time}: ${text}: ${besideLuck(mean)[language]}.`);
}

const noMinutes: ByLanguage<string> = {
  en: 'Minutes were not recorded for this match.',
  es: 'No se registraron los minutos de este partido.',
};

/** Steals, blocks, defensive rebounds and fouls, in points per 40 minutes by game score's weights (Hollinger). */
function acts({ line, value, reference }: PlayerSeason, seconds: number, language: Language) {
  const points = value('defensiveActivity');
  const usual = reference('defensiveActivity');
  if (points === null || usual === null) return null;
  const format = (number: number) => decimal(number, 1, language);
  const counts = [
    counted(line.steals ?? 0, nouns.steal, language),
    counted(line.blocks ?? 0, nouns.block, language),
    counted(line.defensiveRebounds ?? 0, defensiveRebound, language),
    counted(line.fouls ?? 0, nouns.foul, language),
  ];
  const worth = {
    en: `together worth ${format(points)} points per 40 minutes`,
    es: `en conjunto valen ${format(points)} puntos por 40 minutos`,
  };
  return {
    deviations: shrunk(deviations(points, usual), seconds / 60, half.acts),
    text: `${listed(counts, language)}, ${worth[language]}, ${against(usual, format, language)}`,
  };
}

const defensiveRebound: ByLanguage<Noun> = {
  en: ['defensive rebound', 'defensive rebounds'],
  es: ['rebote defensivo', 'rebotes defensivos'],
};

function onCourt({ line, season: { match } }: PlayerSeason, seconds: number, language: Language) {
  const allowed = pointsAllowed(match)?.get(line.playerId) ?? null;
  const all = totalsOf(match).opponent.points;
  if (allowed === null || all === null || seconds <= 0) return null;
  const per40 = (points: number, of: number) => (points * 40 * 60) / of;
  const value = per40(allowed, seconds);
  const usual = per40(all, lengthOf(match));
  const scored = {
    en: `${match.opponentName} scored ${allowed} in that time, ${whole(value)} per 40 minutes, against ${whole(usual)} over the whole match`,
    es: `${match.opponentName} anotó ${allowed} en ese tiempo, ${whole(value)} por 40 minutos, frente a ${whole(usual)} en todo el partido`,
  };
  return {
    deviations: shrunk((usual - value) / onCourtDeviation, seconds / 60, half.onCourt),
    text: scored[language],
  };
}

/**
 * Points that the opponent scored while each of the team's players was on court, by player id; `null` where the
 * events have no line-ups or no score.
 */
const pointsAllowed = memoized((match: FinishedMatch): ReadonlyMap<string, number> | null => {
  const { rows } = walkLineups(match.events, match.matchSheet, match.rules, true);
  const allowed = new Map<string, number>();
  let scored = 0;
  for (const row of rows) {
    if (row.onCourt.team === null) return null;
    scored += row.scored.opponent;
    for (const playerId of row.onCourt.team) {
      allowed.set(playerId, (allowed.get(playerId) ?? 0) + row.scored.opponent);
    }
  }
  return scored === 0 ? null : allowed;
});
