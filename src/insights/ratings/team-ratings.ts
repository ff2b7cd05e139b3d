import type { Rating, Ratings } from '../../contract/insight.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { totalsOf } from '../finished-match.ts';
import { type Measure, measures, teamAssists } from '../measures.ts';
import { capital, decimal, percent, whole } from '../numbers.ts';
import type { Season } from '../season.ts';
import { deviations, notRecorded, rating } from './rate.ts';
import { rateShotMix } from './shot-mix.ts';

/** The team's six ratings in a match, each with its number and what that is compared with. */
export function teamRatings(season: Season): Ratings {
  const { match } = season;
  const { team } = totalsOf(match);
  return {
    shotMix: rateShotMix(season, team) ?? notRecorded,
    pointsPerShot: rate(season, [
      {
        measure: measures.pointsPerShot,
        words: (value) => `${value} points per shot`,
        format: perShot,
      },
    ]),
    assistRate: rate(season, [
      {
        measure: measures.assistRate,
        words: (value) => `${teamAssists(match)} assists: ${value} of field goals came from a pass`,
      },
    ]),
    turnovers: rate(season, [
      {
        measure: measures.turnovers,
        better: 'lower',
        words: (value) => `${team.turnovers} turnovers, on ${value} of plays`,
      },
    ]),
    rebounds: rate(season, [
      {
        measure: measures.offensiveRebounds,
        words: (value) => `${value} of offensive rebounds taken`,
      },
      {
        measure: measures.defensiveRebounds,
        words: (value) => `${value} of defensive rebounds taken`,
      },
    ]),
    defensiveImpact: rate(season, [
      {
        measure: measures.offensiveRating,
        side: 'opponent',
        better: 'lower',
        words: (value) => `${value} points allowed per 100 possessions`,
        format: whole,
      },
      {
        measure: measures.pointsPerShot,
        side: 'opponent',
        better: 'lower',
        words: (value) => `${value} points allowed per shot`,
        format: perShot,
      },
      {
        measure: measures.turnovers,
        side: 'opponent',
        words: (value) => `turnovers forced on ${value} of their plays`,
      },
    ]),
  };
}

function perShot(value: number): string {
  return decimal(value, 2);
}

/** One of the numbers that a rating is the mean of. */
interface Part {
  measure: Measure;
  side?: Side;
  better?: 'higher' | 'lower';
  words: (value: string) => string;
  format?: (value: number) => string;
}

/** Rates the mean deviation of several measures; one without a number or a reference is left out. */
function rate(season: Season, parts: readonly Part[]): Rating {
  const compared = parts.flatMap(({ measure, side, better, words, format = percent }) => {
    const found = season.compare(measure, side);
    if (found === null) return [];
    const { value, usual } = found;
    return {
      deviations: deviations(value, usual, better),
      text: `${words(format(value))}, against ${format(usual.mean)}`,
      source: usual.source,
    };
  });
  if (compared.length === 0) return notRecorded;
  const sum = compared.reduce((total, part) => total + part.deviations, 0);
  // What several numbers are compared with is said once, behind the last of them.
  const sentences = compared.map(({ text, source }, index) =>
    compared[index + 1]?.source === source ? text : `${text} ${source}`,
  );
  return rating(sum / compared.length, `${capital(sentences.join('; '))}.`);
}
