import { minutesAndSeconds } from '../../basketball/clock.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { type Rating, type Ratings, ratingsOf } from '../../contract/insight.ts';
import { counted, decimal, madeOf, percent } from '../numbers.ts';
import {
  type PlayerMeasureName,
  type PlayerSeason,
  teamMatesFieldGoals,
} from '../player-season.ts';
import { against } from '../reference.ts';
import { shotMixOf } from '../shot-mix.ts';
import { ratePlayerDefence } from './player-defence.ts';
import { deviations, neutralRating, notRecorded, rating, shrunk } from './rate.ts';
import { describeMix } from './shot-mix.ts';

/** Six neutral ratings that all say the same, for instance "Did not play". */
export function sameRatings(comment: string): Ratings {
  const same = neutralRating(comment);
  return ratingsOf(() => same);
}

/** A player's six ratings; each is drawn towards 5 the smaller its sample is. */
export function playerRatings(player: PlayerSeason): Ratings {
  const { line, season } = player;
  const { assists, turnovers, freeThrows, seconds } = line;
  const shots = fieldGoals(line);
  const mix = shotMixOf(season.match, line, line.playerId);
  const plays = (shots.attempted ?? 0) + shotsOfFreeThrow * (freeThrows.attempted ?? 0);
  const endedNoPlay = shots.attempted === 0 && freeThrows.attempted === 0 && turnovers === 0;
  const onCourt = seconds === null ? '' : ` in ${minutesAndSeconds(seconds)}`;
  const withTime = (count: number | null, noun: string) => `${counted(count ?? 0, noun)}${onCourt}`;
  const noShot =
    shots.attempted === 0 ? neutralRating('Took no shot from the field.') : notRecorded;
  return {
    shotMix:
      shots.attempted === 0
        ? noShot
        : rate(player, 'shotMix', {
            format: perShot,
            size: mix?.shots ?? 0,
            half: 4,
            words: (value) =>
              `${mix ? describeMix(mix) : ''}; from there a shot brings ${value} points on average`,
          }),
    pointsPerShot: rate(player, 'pointsPerShot', {
      format: perShot,
      size: shots.attempted ?? 0,
      half: 4,
      words: (value) => `${value} points per shot (${madeOf(shots)})`,
      empty: noShot,
    }),
    assistRate: rate(player, 'assistRate', {
      size: teamMatesFieldGoals(player) ?? 0,
      half: 6,
      words: (value) =>
        `${withTime(assists, 'assist')}, on ${value} of the team-mates' field goals`,
      empty:
        assists === null
          ? notRecorded
          : neutralRating(`${withTime(assists, 'assist')}: too little to rate.`),
    }),
    turnovers: rate(player, 'turnovers', {
      better: 'lower',
      size: plays + (turnovers ?? 0),
      half: 5,
      words: (value) => `${counted(turnovers ?? 0, 'turnover')}, on ${value} of own plays`,
      empty: endedNoPlay ? neutralRating('Took no shot and lost no ball.') : notRecorded,
    }),
    rebounds: rate(player, 'rebounds', {
      size: (seconds ?? 0) / 60,
      half: 8,
      words: (value) =>
        `${withTime(rebounds(line), 'rebound')}, ${value} of those there were to take`,
    }),
    defensiveImpact: ratePlayerDefence(player),
  };
}

function perShot(value: number): string {
  return decimal(value, 2);
}

interface Sample {
  better?: 'higher' | 'lower';
  format?: (value: number) => string;
  /** How much the number stands on; at `half` a deviation counts by one half. */
  size: number;
  half: number;
  words: (value: string) => string;
  /** Where there is no number, or nothing to compare it with. */
  empty?: Rating;
}

function rate(
  player: PlayerSeason,
  name: PlayerMeasureName,
  { better, format = percent, size, half, words, empty = notRecorded }: Sample,
): Rating {
  const value = player.measures[name];
  const reference = player.reference(name);
  if (value === null || reference === null) return empty;
  return rating(
    shrunk(deviations(value, reference, better), size, half),
    `${words(format(value))}, ${against(reference, format)}.`,
  );
}
