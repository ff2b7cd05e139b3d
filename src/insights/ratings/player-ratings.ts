import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { minutesAndSeconds } from '../../basketball/score.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { type Rating, type Ratings, ratingsOf } from '../../contract/insight.ts';
import type { ByLanguage, Language } from '../../contract/language.ts';
import { counted, decimal, madeOf, type Noun, nouns, percent } from '../numbers.ts';
import {
  type PlayerMeasureName,
  type PlayerSeason,
  teamMatesFieldGoals,
} from '../player-season.ts';
import { against } from '../reference.ts';
import { shotMixOf } from '../shot-mix.ts';
import { ratePlayerDefence } from './player-defence.ts';
import { besideLuck, deviations, neutralRating, notRecordedIn, rating, shrunk } from './rate.ts';
import { describeMix } from './shot-mix.ts';

/** What the six ratings of a player who did not play say. */
export const didNotPlay: ByLanguage<string> = { en: 'Did not play.', es: 'No jugó.' };

/** Six neutral ratings that all say the same, for instance "Did not play." */
export function sameRatings(comment: ByLanguage<string>, language: Language): Ratings {
  const same = neutralRating(comment[language]);
  return ratingsOf(() => same);
}

/**
 * A player's six ratings, each drawn towards 5 the smaller its sample is. Each says its number, what is usual, and whether the
 * gap is more than luck.
 */
export function playerRatings(player: PlayerSeason, language: Language): Ratings {
  const { line, season } = player;
  const { assists, turnovers, freeThrows, seconds } = line;
  const shots = fieldGoals(line);
  const mix = shotMixOf(season.match, line, line.playerId);
  const plays = (shots.attempted ?? 0) + shotsOfFreeThrow * (freeThrows.attempted ?? 0);
  const endedNoPlay = shots.attempted === 0 && freeThrows.attempted === 0 && turnovers === 0;
  const onCourt =
    seconds === null ? '' : `${language === 'es' ? ' en ' : ' in '}${minutesAndSeconds(seconds)}`;
  const withTime = (count: number | null, noun: ByLanguage<Noun>) =>
    `${counted(count ?? 0, noun, language)}${onCourt}`;
  const notRecorded = notRecordedIn[language];
  const neutral = (comment: ByLanguage<string>) => neutralRating(comment[language]);
  const noShot = shots.attempted === 0 ? neutral(empty.noShot) : notRecorded;
  const rate = rater(player, language);
  const perShot = (value: number) => decimal(value, 2, language);
  return {
    shotMix:
      shots.attempted === 0
        ? noShot
        : rate('shotMix', {
            format: perShot,
            size: mix?.shots ?? 0,
            half: 4,
            words: {
              en: `${mix ? describeMix(mix, 'en') : ''}; a shot from there is worth {value} points`,
              es: `${mix ? describeMix(mix, 'es') : ''}; un tiro desde ahí vale {value} puntos`,
            },
          }),
    pointsPerShot: rate('pointsPerShot', {
      format: perShot,
      size: shots.attempted ?? 0,
      half: 4,
      words: {
        en: `{value} points per shot (${madeOf(shots)})`,
        es: `{value} puntos por tiro (${madeOf(shots)})`,
      },
      empty: noShot,
    }),
    assistRate: rate('assistRate', {
      size: teamMatesFieldGoals(player) ?? 0,
      half: 6,
      words: {
        en: `${withTime(assists, nouns.assist)}, on {value} of the team-mates’ field goals`,
        es: `${withTime(assists, nouns.assist)}, en el {value} de las canastas de sus compañeros`,
      },
      empty: assists === null ? notRecorded : tooLittle(withTime(assists, nouns.assist), language),
    }),
    turnovers: rate('turnovers', {
      better: 'lower',
      size: plays + (turnovers ?? 0),
      half: 5,
      words: {
        en: `${counted(turnovers ?? 0, nouns.turnover, 'en')}, on {value} of own plays`,
        es: `${counted(turnovers ?? 0, nouns.turnover, 'es')}, en el {value} de sus jugadas`,
      },
      empty: endedNoPlay ? neutral(empty.noPlay) : notRecorded,
    }),
    rebounds: isShort(seconds)
      ? tooLittle(withTime(rebounds(line), nouns.rebound), language)
      : rate('rebounds', {
          size: (seconds ?? 0) / 60,
          half: 8,
          words: {
            en: `${withTime(rebounds(line), nouns.rebound)}, {value} of those that there were`,
            es: `${withTime(rebounds(line), nouns.rebound)}, el {value} de los que hubo`,
          },
        }),
    defensiveImpact: isShort(seconds)
      ? tooLittle(`${language === 'es' ? 'En' : 'In'} ${minutesAndSeconds(seconds)}`, language)
      : ratePlayerDefence(player, language),
  };
}

/** Under five minutes nothing that goes with time is rated, as in AST% (Basketball-Reference). */
function isShort(seconds: number | null): seconds is number {
  return seconds !== null && seconds < 5 * 60;
}

function tooLittle(what: string, language: Language): Rating {
  const words = language === 'es' ? 'muy poco para valorar' : 'too little to rate';
  return neutralRating(`${what}: ${words}.`);
}

const empty = {
  noShot: { en: 'Took no shot from the field.', es: 'No hizo ningún tiro de campo.' },
  noPlay: { en: 'Took no shot and lost no ball.', es: 'No tiró ni perdió ningún balón.' },
} as const;

interface Sample {
  better?: 'higher' | 'lower';
  format?: (value: number, language: Language) => string;
  /** How much the number stands on; at `half` a deviation counts by one half. */
  size: number;
  half: number;
  /** The number in words; `{value}` stands for it. */
  words: ByLanguage<string>;
  /** Where there is no number, or nothing to compare it with. */
  empty?: Rating;
}

function rater(player: PlayerSeason, language: Language) {
  return (name: PlayerMeasureName, sample: Sample): Rating => {
    const { better, format = percent, size, half, words, empty: none } = sample;
    const value = player.value(name);
    const reference = player.reference(name);
    if (value === null || reference === null) return none ?? notRecordedIn[language];
    const gap = shrunk(deviations(value, reference, better), size, half);
    const number = words[language].replace('{value}', () => format(value, language));
    const comment = `${number}, ${against(reference, format, language)}: ${besideLuck(gap)[language]}.`;
    return rating(gap, comment);
  };
}
