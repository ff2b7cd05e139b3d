import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { walkLineups } from '../../basketball/lineups.ts';
import { minutesAndSeconds } from '../../basketball/score.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { type Rating, type Ratings, ratingsOf } from '../../contract/insight.ts';
import type { ByLanguage, Language } from '../../contract/language.ts';
import { type FinishedMatch, lengthOf, memoized, totalsOf } from '../finished-match.ts';
import { counted, decimal, listed, madeOf, type Noun, nouns, percent, whole } from '../numbers.ts';
import {
  type PlayerMeasureName,
  type PlayerSeason,
  teamMatesFieldGoals,
} from '../player-season.ts';
import { against } from '../reference.ts';
import { shotMixOf } from '../shot-mix.ts';
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
 * A player's six ratings, each shrunk towards 5 by its sample size. Each has its number, the usual, and whether the
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
  /** The sample size; at `half` a deviation counts by one half. */
  size: number;
  half: number;
  /** The number in words, at `{value}`. */
  words: ByLanguage<string>;
  /** Without a number, or without a comparison. */
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

/** One standard deviation of the opponent's points per 40 minutes with one player on court. */
const onCourtDeviation = 15;

/** Minutes at which a deviation counts by one half: the own acts, and what the five on court allowed together. */
const half = { acts: 8, onCourt: 24 };

/** A player's defence: the own acts, and the opponent's points while on court. */
function ratePlayerDefence(player: PlayerSeason, language: Language): Rating {
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
