import type { Rating, Ratings } from '../../contract/insight.ts';
import { decimal, percent } from '../wording/numbers.ts';
import { capital } from '../wording/periods.ts';
import { type MeasureName, teamAssists, totalsOf } from './measures.ts';
import { deviations, neutralRating, rating } from './rate.ts';
import type { Season } from './season.ts';
import { rateShotMix } from './shot-mix-rating.ts';

const notRecorded = neutralRating('Not recorded for this match.');

/** The team's six ratings in a match, each with its number and what that is compared with. */
export function teamRatings(season: Season): Ratings {
  const { match } = season;
  const { own } = totalsOf(match);
  return {
    shotMix: rateShotMix(season, own) ?? notRecorded,
    pointsPerShot: rate(
      season,
      [['pointsPerShot', 'higher']],
      (_, value) => `${decimal(value, 2)} points per shot`,
      2,
    ),
    assistRate: rate(
      season,
      [['assistRate', 'higher']],
      (_, value) =>
        `${teamAssists(match)} assists: ${percent(value)} of field goals came from a pass`,
    ),
    turnovers: rate(
      season,
      [['turnovers', 'lower']],
      (_, value) => `${own.turnovers} turnovers, on ${percent(value)} of plays`,
    ),
    rebounds: rate(
      season,
      [
        ['offensiveRebounds', 'higher'],
        ['defensiveRebounds', 'higher'],
      ],
      (name, value) =>
        `${percent(value)} of ${name === 'offensiveRebounds' ? 'offensive' : 'defensive'} rebounds taken`,
    ),
    defensiveImpact: rateDefence(season),
  };
}

function rateDefence(season: Season): Rating {
  const words: Partial<Record<MeasureName, (value: number) => string>> = {
    opponentRating: (value) => `${decimal(value, 0)} points allowed per 100 possessions`,
    forcedTurnovers: (value) => `turnovers forced on ${percent(value)} of their plays`,
    opponentPointsPerShot: (value) => `${decimal(value, 2)} points allowed per shot`,
  };
  return rate(
    season,
    [
      ['opponentRating', 'lower'],
      ['opponentPointsPerShot', 'lower'],
      ['forcedTurnovers', 'higher'],
    ],
    (name, value) => words[name]?.(value) ?? '',
  );
}

/** Rates the mean deviation of several measures; one without a number or a reference is left out. */
function rate(
  season: Season,
  parts: readonly (readonly [MeasureName, 'higher' | 'lower'])[],
  words: (name: MeasureName, value: number) => string,
  digits?: number,
): Rating {
  const compared: { text: string; source: string }[] = [];
  let sum = 0;
  for (const [name, better] of parts) {
    const value = season.measures[name];
    const reference = season.reference(name);
    if (value === null || reference === null) continue;
    sum += deviations(value, reference, better);
    const usual = formatOf(name, digits)(reference.mean);
    compared.push({
      text: `${words(name, value)}, against ${usual}`,
      source: reference.source,
    });
  }
  if (compared.length === 0) return notRecorded;
  // What several numbers are compared with is said once, behind the last of them.
  const sentences = compared.map(({ text, source }, index) =>
    compared[index + 1]?.source === source ? text : `${text} ${source}`,
  );
  return rating(sum / compared.length, `${capital(sentences.join('; '))}.`);
}

function formatOf(name: MeasureName, digits: number | undefined): (value: number) => string {
  if (name === 'opponentRating') return (value) => decimal(value, 0);
  if (name === 'opponentPointsPerShot') return (value) => decimal(value, 2);
  return digits === undefined ? percent : (value) => decimal(value, digits);
}
