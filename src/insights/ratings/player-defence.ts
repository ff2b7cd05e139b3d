import { minutesAndSeconds } from '../../basketball/clock.ts';
import type { Rating } from '../../contract/insight.ts';
import { counted, decimal } from '../wording/numbers.ts';
import { against } from '../wording/reference.ts';
import { lengthOf, totalsOf } from './measures.ts';
import type { PlayerSeason } from './player-season.ts';
import { deviations, neutralRating, rating, shrunk } from './rate.ts';

/** One standard deviation of the opponent's points per 40 minutes with one player on court. */
const onCourtDeviation = 15;

/** Minutes at which a deviation counts by one half: the own acts, and what the five on court allowed together. */
const half = { acts: 8, onCourt: 24 };

/** A player's defence: the own acts by game score's weights, and the opponent's points while on court. */
export function ratePlayerDefence(player: PlayerSeason): Rating {
  const { line } = player;
  if (line.seconds === null) return neutralRating('Minutes were not recorded for this match.');
  const parts = [acts(player), onCourt(player, line.seconds)].filter((part) => part !== null);
  if (parts.length === 0) return neutralRating('Not recorded for this match.');
  const mean = parts.reduce((sum, part) => sum + part.deviations, 0) / parts.length;
  return rating(
    mean,
    `In ${minutesAndSeconds(line.seconds)}: ${parts.map(({ text }) => text).join('; ')}.`,
  );
}

function acts({ line, measures, reference }: PlayerSeason) {
  const value = measures.defensiveActivity;
  const usual = reference('defensiveActivity');
  if (value === null || usual === null || line.seconds === null) return null;
  const format = (points: number) => decimal(points, 1);
  return {
    deviations: shrunk(deviations(value, usual), line.seconds / 60, half.acts),
    text: `${counted(line.steals ?? 0, 'steal')}, ${counted(line.blocks ?? 0, 'block')}, ${counted(line.defensiveRebounds ?? 0, 'defensive rebound')} and ${counted(line.fouls ?? 0, 'foul')}, which is ${format(value)} per 40 minutes by game score's weights, ${against(usual, format)}`,
  };
}

function onCourt({ line, season }: PlayerSeason, seconds: number) {
  const allowed = season.allowedOnCourt?.get(line.playerId) ?? null;
  const all = totalsOf(season.match).other.points;
  if (allowed === null || all === null || seconds <= 0) return null;
  const per40 = (points: number, of: number) => (points * 40 * 60) / of;
  const value = per40(allowed, seconds);
  const usual = per40(all, lengthOf(season.match));
  return {
    deviations: shrunk((usual - value) / onCourtDeviation, seconds / 60, half.onCourt),
    text: `${season.match.opponentName} scored ${allowed} in that time, ${decimal(value, 0)} per 40 minutes, against ${decimal(usual, 0)} over the whole match`,
  };
}
