import { fieldGoals } from '../../basketball/line.ts';
import type { Rating, Ratings } from '../../contract/insight.ts';
import type { ByLanguage, Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import { type Measure, measures, teamAssists } from '../measures.ts';
import { capital, counted, decimal, nouns, percent, whole } from '../numbers.ts';
import { sourceName } from '../reference.ts';
import type { Season } from '../season.ts';
import { besideLuck, deviations, notRecordedIn, rating } from './rate.ts';
import { rateShotMix } from './shot-mix.ts';

/** The team's six ratings in a match: each with its number, the usual, and whether the gap is more than chance. */
export function teamRatings(season: Season, language: Language): Ratings {
  const { match } = season;
  const { team } = totalsOf(match);
  return {
    shotMix: rateShotMix(season, team, language) ?? notRecordedIn[language],
    pointsPerShot: rate(season, language, [
      {
        measure: measures.pointsPerShot,
        words: { en: '{value} points per shot', es: '{value} puntos por tiro' },
        format: perShot,
      },
    ]),
    assistRate: rate(season, language, [
      { measure: measures.assistRate, words: assistWords(match) },
    ]),
    turnovers: rate(season, language, [
      {
        measure: measures.turnovers,
        better: 'lower',
        words: {
          en: `${counted(team.turnovers ?? 0, nouns.turnover, 'en')}, on {value} of plays`,
          es: `${counted(team.turnovers ?? 0, nouns.turnover, 'es')}, en el {value} de las jugadas`,
        },
      },
    ]),
    rebounds: rate(season, language, [
      {
        measure: measures.offensiveRebounds,
        words: {
          en: '{value} of offensive rebounds taken',
          es: 'el {value} de los rebotes ofensivos',
        },
      },
      {
        measure: measures.defensiveRebounds,
        words: {
          en: '{value} of defensive rebounds taken',
          es: 'el {value} de los rebotes defensivos',
        },
      },
    ]),
    defensiveImpact: rate(season, language, [
      {
        measure: measures.offensiveRating,
        side: 'opponent',
        better: 'lower',
        words: {
          en: '{value} points allowed per 100 possessions',
          es: '{value} puntos permitidos por 100 posesiones',
        },
        format: whole,
      },
      {
        measure: measures.pointsPerShot,
        side: 'opponent',
        better: 'lower',
        words: {
          en: '{value} points allowed per shot',
          es: '{value} puntos permitidos por tiro',
        },
        format: perShot,
      },
      {
        measure: measures.turnovers,
        side: 'opponent',
        words: {
          en: 'turnovers forced on {value} of their plays',
          es: 'pérdidas forzadas en el {value} de sus jugadas',
        },
      },
    ]),
  };
}

function perShot(value: number, language: Language): string {
  return decimal(value, 2, language);
}

/** All assists, as the box score counts them, and those on field goals, where a scorer gave some on free throws. */
function assistWords(match: FinishedMatch): ByLanguage<string> {
  const { team } = totalsOf(match);
  const all = team.assists ?? 0;
  const made = fieldGoals(team).made ?? 0;
  const count = teamAssists(match) ?? 0;
  const onBaskets = {
    en: count === all ? '' : `, ${count} of them on field goals`,
    es: count === all ? '' : `, ${count} de ellas en canastas en juego`,
  };
  return {
    en: `${counted(all, nouns.assist, 'en')}${onBaskets.en}: {value} of ${made} field goals came from a pass`,
    es: `${counted(all, nouns.assist, 'es')}${onBaskets.es}: el {value} de las ${made} canastas llegó tras un pase`,
  };
}

/** One of the numbers that a rating is the mean of. */
interface Part {
  measure: Measure;
  side?: Side;
  better?: 'higher' | 'lower';
  /** With `{value}` for the number. */
  words: ByLanguage<string>;
  format?: (value: number, language: Language) => string;
}

/** Rates the mean deviation of several measures; one without a number or a reference is left out. */
function rate(season: Season, language: Language, parts: readonly Part[]): Rating {
  const compared = parts.flatMap(({ measure, side, better, words, format = percent }) => {
    const found = season.compare(measure, side);
    if (found === null) return [];
    const { value, usual } = found;
    const shown = words[language].replace('{value}', () => format(value, language));
    return {
      deviations: deviations(value, usual, better),
      text: `${shown}, ${against(format(usual.mean, language), language)}`,
      source: sourceName(usual, language),
    };
  });
  if (compared.length === 0) return notRecordedIn[language];
  const sum = compared.reduce((total, part) => total + part.deviations, 0);
  const mean = sum / compared.length;
  // What several numbers are compared with is said once, behind the last of them.
  const sentences = compared.map(({ text, source }, index) =>
    compared[index + 1]?.source === source ? text : `${text} ${source}`,
  );
  return rating(mean, `${capital(sentences.join('; '))}: ${besideLuck(mean)[language]}.`);
}

/** "against 46%", "frente al 46 %", "frente a 0,95". */
function against(value: string, language: Language): string {
  if (language === 'en') return `against ${value}`;
  return `frente ${value.endsWith('%') ? 'al' : 'a'} ${value}`;
}
