import { minutesAndSeconds } from '../../basketball/clock.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import type { Rating, Ratings } from '../../contract/insight.ts';
import { ratingsOf } from '../../contract/insight.ts';
import { counted, decimal, madeOf, percent } from '../wording/numbers.ts';
import { against } from '../wording/reference.ts';
import { ratePlayerDefence } from './player-defence.ts';
import { type PlayerMeasureName, type PlayerSeason, teamMatesFieldGoals } from './player-season.ts';
import { deviations, neutralRating, rating, shrunk } from './rate.ts';
import { describeMix, shotMixOf } from './shot-mix.ts';

const notRecorded = neutralRating('Not recorded for this match.');
const noShot = 'Took no shot from the field.';

/** Six neutral ratings that all say the same, for instance "Did not play". */
export function sameRatings(comment: string): Ratings {
  const same = neutralRating(comment);
  return ratingsOf(() => same);
}

/** A player's six ratings; each is drawn towards 5 the smaller its sample is. */
export function playerRatings(player: PlayerSeason): Ratings {
  const { line, season } = player;
  const shots = fieldGoals(line);
  const mix = shotMixOf(season.match, line, line.playerId);
  const plays = (shots.attempted ?? 0) + 0.44 * (line.freeThrows.attempted ?? 0);
  const endedNoPlay =
    shots.attempted === 0 && line.freeThrows.attempted === 0 && line.turnovers === 0;
  const minutes = (line.seconds ?? 0) / 60;
  const onCourt = line.seconds === null ? '' : ` in ${minutesAndSeconds(line.seconds)}`;
  return {
    shotMix:
      shots.attempted === 0
        ? neutralRating(noShot)
        : rate(player, 'shotMix', points, {
            size: mix?.shots ?? 0,
            half: 4,
            words: (value) =>
              `${mix ? describeMix(mix) : ''}; from there a shot brings ${value} points on average`,
          }),
    pointsPerShot: rate(player, 'pointsPerShot', points, {
      size: shots.attempted ?? 0,
      half: 4,
      words: (value) => `${value} points per shot (${madeOf(shots)})`,
      empty: shots.attempted === 0 ? noShot : undefined,
    }),
    assistRate: rate(player, 'assistRate', percent, {
      size: teamMatesFieldGoals(player) ?? 0,
      half: 6,
      words: (value) =>
        `${counted(line.assists ?? 0, 'assist')}${onCourt}, on ${value} of the team-mates' field goals`,
      empty:
        line.assists === null
          ? undefined
          : `${counted(line.assists, 'assist')}${onCourt}: too little to rate.`,
    }),
    turnovers: rate(
      player,
      'turnovers',
      percent,
      {
        size: plays + (line.turnovers ?? 0),
        half: 5,
        words: (value) => `${counted(line.turnovers ?? 0, 'turnover')}, on ${value} of own plays`,
        empty: endedNoPlay ? 'Took no shot and lost no ball.' : undefined,
      },
      'lower',
    ),
    rebounds: rate(player, 'rebounds', percent, {
      size: minutes,
      half: 8,
      words: (value) =>
        `${counted(rebounds(line) ?? 0, 'rebound')}${onCourt}, ${value} of those there were to take`,
    }),
    defensiveImpact: ratePlayerDefence(player),
  };
}

function points(value: number): string {
  return decimal(value, 2);
}

interface Sample {
  /** How much the number stands on; at `half` a deviation counts by one half. */
  size: number;
  half: number;
  words: (value: string) => string;
  /** What to say where there is no number although the statistic was recorded. */
  empty?: string | undefined;
}

function rate(
  player: PlayerSeason,
  name: PlayerMeasureName,
  format: (value: number) => string,
  { size, half, words, empty }: Sample,
  better: 'higher' | 'lower' = 'higher',
): Rating {
  const value = player.measures[name];
  const reference = player.reference(name);
  if (value === null || reference === null) {
    return empty === undefined ? notRecorded : neutralRating(empty);
  }
  return rating(
    shrunk(deviations(value, reference, better), size, half),
    `${words(format(value))}, ${against(reference, format)}.`,
  );
}
