import { repeatsOf } from '../../basketball/numbers.ts';
import { matchSeconds, secondsPlayed } from '../../basketball/score.ts';
import type { Stint } from '../../basketball/stints.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, lengthOf, marginOf, playerName } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import type { Finding } from './fact.ts';
import { stintsOf } from './line-ups.ts';

/** A player with less of the playing time than this is not missed. */
const leastShare = 0.35;
/** A shorter time on the bench, in seconds, is a rest; a time that starts later after the foul has another reason. */
const leastBench = 4 * 60;
const soonAfter = 90;

/**
 * A player of the rotation who had to sit with three fouls in the first half, four before the last period or five, if
 * the team did worse in that time than in the rest of the match. It hardly repeats: no drill.
 */
export function foulTrouble({ match }: Season): Finding[] {
  const { events, rules } = match;
  const stints = stintsOf(match);
  const length = lengthOf(match);
  const all = marginOf(match);
  if (all === null || stints.length === 0) return [];
  const found = match.boxScore.team.players.flatMap(
    ({ playerId, played, seconds }): Finding | Finding[] => {
      if (!played || (seconds ?? 0) < leastShare * length) return [];
      const fouls = events.filter(
        (event) => event.type === 'foul' && event.side === 'team' && event.playerId === playerId,
      );
      const foul = fouls.find((event, index) => isTrouble(event, index + 1, match));
      const bench = foul && benchAfter(foul, playerId, stints, match);
      const name = playerName(match, 'team', playerId);
      if (!foul || !bench || name === null || bench.seconds < leastBench) return [];
      const usual = ((all - bench.margin) / Math.max(1, length - bench.seconds)) * bench.seconds;
      // Four others were on court too, so half of it is attributed to the absent player.
      const points = (bench.margin - usual) / 2;
      if (points >= 0 || bench.margin >= 0) return [];
      const number = fouls.indexOf(foul) + 1;
      return {
        topic: `foul trouble ${playerId}`,
        points,
        deviations: Math.abs(points) / Math.sqrt(bench.seconds / 15),
        value: bench.margin,
        usual,
        repeats: repeatsOf('plusMinus', 'attack').oneMatch,
        eventIds: idsOf(fouls.slice(0, number)),
        says: [
          said('foul trouble', {
            name,
            number,
            when: { moment: bench.foulAt, word: 'with', rules },
            time: { clock: bench.seconds },
            margin: { signed: bench.margin },
          }),
        ],
      };
    },
  );
  return found.sort((a, b) => a.points - b.points).slice(0, 1);
}

/** The third foul in the first half, the fourth before the last period, the fifth at any time. */
function isTrouble(foul: MatchEvent, number: number, { rules }: FinishedMatch): boolean {
  const firstHalf = foul.period <= rules.regulationPeriods / 2;
  return (
    number === 5 ||
    (number === 4 && foul.period < rules.regulationPeriods) ||
    (number === 3 && firstHalf)
  );
}

/** The time on the bench that begins soon after the foul, to the return or the end; `null` if none. */
function benchAfter(
  foul: MatchEvent,
  playerId: string,
  stints: readonly Stint[],
  { rules }: FinishedMatch,
) {
  const foulAt = secondsPlayed(foul, rules);
  if (foulAt === null) return null;
  let seconds = 0;
  let margin = 0;
  let from: number | null = null;
  let to = foulAt;
  for (const stint of stints) {
    if (stint.startClock === null || stint.seconds === null) return null;
    const start = matchSeconds(stint.period, rules) - stint.startClock;
    if (start < foulAt) continue;
    const onCourt = stint.playerIds.includes(playerId);
    if (onCourt && from !== null) break;
    if (from === null && start - foulAt > soonAfter) return null;
    if (onCourt) continue;
    from ??= start;
    seconds += stint.seconds;
    to = start + stint.seconds;
    margin += (stint.pointsFor ?? 0) - (stint.pointsAgainst ?? 0);
  }
  return from === null ? null : { foulAt, from, to, seconds, margin };
}
