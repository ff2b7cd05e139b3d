import { fieldGoals } from '../../basketball/line.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { totalsOf } from '../finished-match.ts';
import { type Measure, measures, teamAssists } from '../measures.ts';
import { sourceName } from '../reference.ts';
import type { Season } from '../season.ts';
import { type Said, said, type Value } from '../words/said.ts';
import { type AllRated, deviations, notRecorded, numberOf, type Rated, rated } from './rate.ts';
import { rateShotMix } from './shot-mix.ts';

/** The team's six ratings in a match: each with its number, the usual, and whether the gap is more than chance. */
export function teamRatings(season: Season): AllRated {
  const { team } = totalsOf(season.match);
  const assists: Value = { count: team.assists ?? 0, of: 'assist' };
  const made = fieldGoals(team).made ?? 0;
  // Scorers may also credit assists on free throws.
  const onBaskets = teamAssists(season.match) ?? 0;
  return {
    shotMix: rateShotMix(season, team) ?? notRecorded,
    pointsPerShot: rate(season, [
      { measure: measures.pointsPerShot, digits: 2, says: (of) => said('rate/perShot', of) },
    ]),
    assistRate: rate(season, [
      {
        measure: measures.assistRate,
        says: (of) =>
          onBaskets === team.assists
            ? said('rate/assists', { ...of, assists, made })
            : said('rate/assists some', { ...of, assists, onBaskets, made }),
      },
    ]),
    turnovers: rate(season, [
      {
        measure: measures.turnovers,
        better: 'lower',
        says: (of) =>
          said('rate/turnovers', {
            ...of,
            turnovers: { count: team.turnovers ?? 0, of: 'turnover' },
          }),
      },
    ]),
    rebounds: rate(season, [
      { measure: measures.offensiveRebounds, says: (of) => said('rate/offensiveRebounds', of) },
      { measure: measures.defensiveRebounds, says: (of) => said('rate/defensiveRebounds', of) },
    ]),
    defensiveImpact: rate(season, [
      {
        measure: measures.offensiveRating,
        side: 'opponent',
        better: 'lower',
        digits: 0,
        says: (of) => said('rate/per100Allowed', of),
      },
      {
        measure: measures.pointsPerShot,
        side: 'opponent',
        better: 'lower',
        digits: 2,
        says: (of) => said('rate/perShotAllowed', of),
      },
      {
        measure: measures.turnovers,
        side: 'opponent',
        says: (of) => said('rate/turnoversForced', of),
      },
    ]),
  };
}

/** One of the numbers that a rating is the mean of. */
interface Part {
  measure: Measure;
  side?: Side;
  better?: 'higher' | 'lower';
  digits?: number;
  says(of: { value: Value; against: Value }): Said;
}

/** Rates the mean deviation of several measures; a measure without a number or a reference is left out. */
function rate(season: Season, parts: readonly Part[]): Rated {
  const compared = parts.flatMap((part) => {
    const found = season.compare(part.measure, part.side);
    return found === null ? [] : [{ ...part, ...found }];
  });
  if (compared.length === 0) return notRecorded;
  const sum = compared.reduce(
    (total, { value, usual, better }) => total + deviations(value, usual, better),
    0,
  );
  const sources = compared.map(({ usual }) => sourceName(usual, 'en'));
  // The source of several references is stated once, after the last one.
  const clauses = compared.map(({ value, usual, digits, says }, at) =>
    says({
      value: numberOf(value, digits),
      against: { against: usual, digits, unnamed: sources[at + 1] === sources[at] },
    }),
  );
  // Another measure would be in another unit.
  const main = compared.find(({ measure }) => measure === parts[0]?.measure);
  const number = main && { value: main.value, usual: main.usual.mean };
  return { ...rated(sum / compared.length, clauses), ...(number ? { number } : {}) };
}
