import { minutesAndSeconds } from '../../basketball/clock.ts';
import { walkLineups } from '../../basketball/lineups.ts';
import type { Rating } from '../../contract/insight.ts';
import { type FinishedMatch, lengthOf, memoized, totalsOf } from '../finished-match.ts';
import { counted, decimal, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { against } from '../reference.ts';
import { deviations, neutralRating, notRecorded, rating, shrunk } from './rate.ts';

/** One standard deviation of the opponent's points per 40 minutes with one player on court. */
const onCourtDeviation = 15;

/** Minutes at which a deviation counts by one half: the own acts, and what the five on court allowed together. */
const half = { acts: 8, onCourt: 24 };

/** A player's defence: the own acts by game score's weights, and the opponent's points while on court. */
export function ratePlayerDefence(player: PlayerSeason): Rating {
  const { seconds } = player.line;
  if (seconds === null) return neutralRating('Minutes were not recorded for this match.');
  const parts = [acts(player, seconds), onCourt(player, seconds)].filter((part) => part !== null);
  if (parts.length === 0) return notRecorded;
  const mean = parts.reduce((sum, part) => sum + part.deviations, 0) / parts.length;
  return rating(
    mean,
    `In ${minutesAndSeconds(seconds)}: ${parts.map(({ text }) => text).join('; ')}.`,
  );
}

function acts({ line, measures, reference }: PlayerSeason, seconds: number) {
  const value = measures.defensiveActivity;
  const usual = reference('defensiveActivity');
  if (value === null || usual === null) return null;
  const format = (points: number) => decimal(points, 1);
  return {
    deviations: shrunk(deviations(value, usual), seconds / 60, half.acts),
    text: `${counted(line.steals ?? 0, 'steal')}, ${counted(line.blocks ?? 0, 'block')}, ${counted(line.defensiveRebounds ?? 0, 'defensive rebound')} and ${counted(line.fouls ?? 0, 'foul')}, which is ${format(value)} per 40 minutes by game score's weights, ${against(usual, format)}`,
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
    text: `${match.opponentName} scored ${allowed} in that time, ${whole(value)} per 40 minutes, against ${whole(usual)} over the whole match`,
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
