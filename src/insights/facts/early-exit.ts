import { repeatsOf } from '../../basketball/numbers.ts';
import { playerStints } from '../../basketball/player-stints.ts';
import { matchSeconds } from '../../basketball/score.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { idsOf } from '../events.ts';
import { lengthOf, playerName } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import { type Finding, ofBothSides, signOf } from './fact.ts';

/** A leader usually plays at least this share of a match; known from five matches on. */
const leaderShare = 0.6;
const enoughMatches = 5;

/** A player who had played less until leaving is no loss; one with this many fouls fouled out and is not hurt. */
const leastShare = 0.55;
const leastSeconds = 6 * 60;
const mostFouls = 3;

/**
 * A player of the rotation who left before the last period and did not return, as with an injury, and the rest of the
 * match: a leader also after a win, others only after a loss.
 */
export const earlyExit = ofBothSides((season: Season, side): Finding[] => {
  const { match } = season;
  const { events, matchSheet, rules } = match;
  const stints = lineupStints({ events, matchSheet, rules, finished: true }, side) ?? [];
  const lastPeriod = matchSeconds(rules.regulationPeriods - 1, rules);
  const length = lengthOf(match);
  const found = match.boxScore[side].players.flatMap(({ playerId, fouls }): Finding | Finding[] => {
    const own = playerStints(stints, playerId, rules);
    const left = own.at(-1)?.toSeconds ?? 0;
    const played = own.reduce((sum, stint) => sum + stint.toSeconds - stint.fromSeconds, 0);
    const name = playerName(match, side, playerId);
    if (name === null || left >= lastPeriod || played < leastSeconds) return [];
    if (played < leastShare * left || (fouls ?? 0) > mostFouls) return [];
    const after = stints.filter(
      ({ period, startClock }) => matchSeconds(period, rules) - (startClock ?? 0) >= left,
    );
    const before = stints.filter((stint) => !after.includes(stint));
    const margin = marginOf(after);
    // Four others were on court too, so half of the decline is attributed to the absent player.
    const missed = (margin - (marginOf(before) / left) * (length - left)) / 2;
    const isLeader = side === 'team' && isLeading(season, playerId);
    if (!isLeader && (missed >= 0 || margin >= 0)) return [];
    return {
      topic: `early exit ${playerId}`,
      ...(isLeader ? { always: true } : {}),
      points: signOf(side) * missed,
      deviations: Math.abs(missed) / Math.sqrt((length - left) / 15),
      value: margin,
      usual: 0,
      repeats: repeatsOf('plusMinus', 'attack').oneMatch,
      eventIds: idsOf(
        events.filter(({ type, playerId: who }) => type === 'substitution' && who === playerId),
      ),
      says: [
        said(`early exit/${side}`, {
          name,
          when: { moment: left, word: 'with', rules },
          time: { clock: played },
          margin: { signed: signOf(side) * margin },
        }),
      ],
    };
  });
  return found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, 1);
});

/** Whether a player is usually on court for most of a match. */
function isLeading({ earlier }: Season, playerId: string): boolean {
  const shares = earlier.flatMap((before) => {
    const line = before.boxScore.team.players.find((player) => player.playerId === playerId);
    return line?.seconds ? line.seconds / lengthOf(before) : [];
  });
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.length >= enoughMatches && sum / shares.length >= leaderShare;
}

function marginOf(
  stints: readonly { pointsFor: number | null; pointsAgainst: number | null }[],
): number {
  return stints.reduce(
    (sum, { pointsFor, pointsAgainst }) => sum + (pointsFor ?? 0) - (pointsAgainst ?? 0),
    0,
  );
}
