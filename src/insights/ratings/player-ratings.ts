import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { walkLineups } from '../../basketball/lineups.ts';
import { memoized } from '../../basketball/memoized.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { type FinishedMatch, lengthOf, totalsOf } from '../finished-match.ts';
import {
  type PlayerMeasureName,
  type PlayerSeason,
  teamMatesFieldGoals,
} from '../player-season.ts';
import { shotMixOf } from '../shot-mix.ts';
import { type Said, said, type Value } from '../words/said.ts';
import {
  type AllRated,
  deviations,
  neutral,
  notRecorded,
  numberOf,
  type Rated,
  rated,
  shrunk,
} from './rate.ts';
import { shotsInMix } from './shot-mix.ts';

const didNotPlay = neutral(said('rated/did not play', {}));

/** The neutral ratings of a player who did not play. */
export const ratingsOfAbsent: AllRated = {
  shotMix: didNotPlay,
  pointsPerShot: didNotPlay,
  assistRate: didNotPlay,
  turnovers: didNotPlay,
  rebounds: didNotPlay,
  defensiveImpact: didNotPlay,
};

/**
 * A player's six ratings, each shrunk towards 5 by its sample size. Each has its number, the usual, and whether the
 * gap is more than luck.
 */
export function playerRatings(player: PlayerSeason): AllRated {
  const { line, season } = player;
  const { freeThrows, seconds } = line;
  const { made, attempted: tried } = fieldGoals(line);
  const mix = shotMixOf(season.match, line, line.playerId);
  const plays = (tried ?? 0) + shotsOfFreeThrow * (freeThrows.attempted ?? 0);
  const endedNoPlay = tried === 0 && freeThrows.attempted === 0 && line.turnovers === 0;
  const time: Value = { within: seconds, word: 'in' };
  const assists: Value = { count: line.assists ?? 0, of: 'assist' };
  const turnovers: Value = { count: line.turnovers ?? 0, of: 'turnover' };
  const boards: Value = { count: rebounds(line) ?? 0, of: 'rebound' };
  const tooLittle = (recorded: number | null, count: Value) =>
    recorded === null ? notRecorded : neutral(said('rated/too little', { count, time }));
  const noShot = tried === 0 ? neutral(said('rated/no shot', {})) : notRecorded;
  return {
    shotMix:
      mix === null || tried === 0
        ? noShot
        : rate(player, 'shotMix', {
            digits: 2,
            size: mix.shots,
            half: 4,
            says: (of) => said('rate/shotMix', { ...of, ...shotsInMix(mix) }),
          }),
    pointsPerShot: rate(player, 'pointsPerShot', {
      digits: 2,
      size: tried ?? 0,
      half: 4,
      says: (of) => said('rate/perShot player', { ...of, made: made ?? 0, tried: tried ?? 0 }),
      empty: noShot,
    }),
    assistRate: rate(player, 'assistRate', {
      size: teamMatesFieldGoals(player) ?? 0,
      half: 6,
      says: (of) => said('rate/assists player', { ...of, assists, time }),
      empty: tooLittle(line.assists, assists),
    }),
    turnovers: rate(player, 'turnovers', {
      better: 'lower',
      size: plays + (line.turnovers ?? 0),
      half: 5,
      says: (of) => said('rate/turnovers player', { ...of, turnovers }),
      empty: endedNoPlay ? neutral(said('rated/no play', {})) : notRecorded,
    }),
    rebounds: isShort(seconds)
      ? tooLittle(rebounds(line), boards)
      : rate(player, 'rebounds', {
          size: (seconds ?? 0) / 60,
          half: 8,
          says: (of) => said('rate/rebounds player', { ...of, rebounds: boards, time }),
        }),
    defensiveImpact: rateDefence(player),
  };
}

/** Under five minutes nothing per time is rated, as in AST% (Basketball-Reference). */
function isShort(seconds: number | null): seconds is number {
  return seconds !== null && seconds < 5 * 60;
}

interface Sample {
  better?: 'higher' | 'lower';
  digits?: number;
  /** The sample size; at `half` a deviation counts by half. */
  size: number;
  half: number;
  says(of: { value: Value; against: Value }): Said;
  /** The rating without a number or a reference. */
  empty?: Rated;
}

function rate(player: PlayerSeason, name: PlayerMeasureName, sample: Sample): Rated {
  const { better, digits, size, half, says, empty = notRecorded } = sample;
  const value = player.value(name);
  const usual = player.reference(name);
  if (value === null || usual === null) return empty;
  const clause = says({ value: numberOf(value, digits), against: { against: usual, digits } });
  const deviation = shrunk(deviations(value, usual, better), size, half);
  return { ...rated(deviation, [clause]), number: { value, usual: usual.mean } };
}

/** One standard deviation of the opponent's points per 40 minutes with one player on court. */
const onCourtDeviation = 15;

/** Minutes at which a deviation counts by half: for own actions, and for the points allowed by all five. */
const half = { acts: 8, onCourt: 24 };

/** A player's defence: own actions, and the opponent's points while on court. */
function rateDefence(player: PlayerSeason): Rated {
  const { seconds } = player.line;
  if (seconds === null) return neutral(said('rated/no minutes', {}));
  const minutes = { clock: seconds };
  if (isShort(seconds)) return neutral(said('rated/too short', { minutes }));
  const own = acts(player, seconds);
  const parts = [own, onCourt(player, seconds)].filter((part) => part !== null);
  const [first, ...others] = parts;
  if (first === undefined) return notRecorded;
  const mean = parts.reduce((sum, part) => sum + part.deviations, 0) / parts.length;
  const written = rated(mean, [
    said('in time', { minutes, clause: { said: first.says } }),
    ...others.map(({ says }) => says),
  ]);
  return own ? { ...written, number: own.number } : written;
}

/** Steals, blocks, defensive rebounds and fouls, in points per 40 minutes by game score's weights (Hollinger). */
function acts({ line, value, reference }: PlayerSeason, seconds: number) {
  const points = value('defensiveActivity');
  const usual = reference('defensiveActivity');
  if (points === null || usual === null) return null;
  return {
    deviations: shrunk(deviations(points, usual), seconds / 60, half.acts),
    number: { value: points, usual: usual.mean },
    says: said('rate/acts', {
      counts: {
        counts: [
          { count: line.steals ?? 0, of: 'steal' },
          { count: line.blocks ?? 0, of: 'block' },
          { count: line.defensiveRebounds ?? 0, of: 'defensiveRebound' },
          { count: line.fouls ?? 0, of: 'foul' },
        ],
      },
      value: numberOf(points, 1),
      against: { against: usual, digits: 1 },
    }),
  };
}

function onCourt({ line, season: { match } }: PlayerSeason, seconds: number) {
  const allowed = pointsAllowed(match)?.get(line.playerId) ?? null;
  const all = totalsOf(match).opponent.points;
  if (allowed === null || all === null || seconds <= 0) return null;
  const per40 = (points: number, of: number) => (points * 40 * 60) / of;
  const value = per40(allowed, seconds);
  const usual = per40(all, lengthOf(match));
  return {
    deviations: shrunk((usual - value) / onCourtDeviation, seconds / 60, half.onCourt),
    says: said('rate/allowed', {
      points: allowed,
      rate: { whole: value },
      all: { whole: usual },
    }),
  };
}

/**
 * The opponent's points while each of the team's players was on court, by player id; `null` if the events have no
 * line-ups or no score.
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
