import { minutesAndSeconds } from '../../basketball/clock.ts';
import { subtractCounts } from '../../basketball/line.ts';
import { matchSeconds, secondsPlayed } from '../../basketball/score.ts';
import type { Stint } from '../../basketball/stints.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { teamStints } from '../evidence/court-time.ts';
import { lengthOf, totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { playerName } from '../wording/names.ts';
import { signed } from '../wording/numbers.ts';
import { momentName } from '../wording/periods.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { Finding } from './finding.ts';
import { idsOf } from './share-finding.ts';

/** Who played less than this share of the match is not missed while in foul trouble. */
const leastShare = 0.35;
/** A seat on the bench shorter than this, in seconds, is a rest. */
const leastSeat = 4 * 60;
const ordinal = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * A player of the rotation who had to sit with three fouls in the first half, four before the last period or five, where
 * the team did worse meanwhile than in the rest of the match.
 */
export function foulTroubleFindings(season: Season): Finding[] {
  const { match } = season;
  const stints = teamStints(match);
  const length = lengthOf(match);
  const { own, other } = totalsOf(match);
  const all = subtractCounts(own.points, other.points);
  if (all === null || stints.length === 0) return [];
  const found = match.boxScore.team.players.flatMap((player): Finding[] => {
    if (!player.played || (player.seconds ?? 0) < leastShare * length) return [];
    const fouls = match.events.filter(
      (event) =>
        event.type === 'foul' && event.side === 'team' && event.playerId === player.playerId,
    );
    const foul = fouls.find((event, index) => isTrouble(event, index + 1, match));
    const seat = foul && seatAfter(foul, player.playerId, stints, match);
    const name = playerName(match, 'team', player.playerId);
    if (!foul || !seat || name === null || seat.seconds < leastSeat) return [];
    const rest = (all - seat.margin) / Math.max(1, length - seat.seconds);
    // The other four were on court: half of it is put down to who was missing.
    const points = (seat.margin - rest * seat.seconds) / 2;
    if (points >= 0 || seat.margin >= 0) return [];
    const number = fouls.indexOf(foul) + 1;
    const time = minutesAndSeconds(seat.seconds);
    return [
      {
        kind: 'foulTrouble',
        topic: `foul trouble ${player.playerId}`,
        span: [seat.from, seat.to],
        points,
        deviations: Math.abs(points) / Math.sqrt(seat.seconds / 15),
        value: seat.margin,
        usual: rest * seat.seconds,
        eventIds: idsOf(fouls.slice(0, number)),
        say: (voice) => {
          const when = momentName('with', seat.foulAt, match.rules);
          return voice.pick('foul trouble', [
            () =>
              `${name} got foul number ${number} ${when} and sat ${time}: ${signed(seat.margin)} in that time.`,
            () =>
              `Foul trouble for ${name}, the ${ordinal[number] ?? number} ${when}, cost you: ${signed(seat.margin)} in ${time} on the bench.`,
            () =>
              `Without ${name}, who sat ${time} after foul ${number} ${when}, you were ${signed(seat.margin)}.`,
          ]);
        },
        practise: (voice) => drill(voice, 'foulTrouble', { who: name, n: number }),
      },
    ];
  });
  return found.sort((a, b) => a.points - b.points).slice(0, 1);
}

/** Three in the first half, four before the last period, the fifth at any time. */
function isTrouble(foul: MatchEvent, number: number, { rules }: FinishedMatch): boolean {
  const firstHalf = foul.period <= rules.regulationPeriods / 2;
  return (
    number === 5 ||
    (number === 4 && foul.period < rules.regulationPeriods) ||
    (number === 3 && firstHalf)
  );
}

/** The time on the bench that begins within a minute and a half after the foul, to the return or the end. */
function seatAfter(
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
    if (stint.playerIds.includes(playerId)) {
      if (from !== null) break;
      if (start - foulAt > 90) return null;
      continue;
    }
    if (from === null && start - foulAt > 90) return null;
    from ??= start;
    seconds += stint.seconds;
    to = start + stint.seconds;
    margin += (stint.pointsFor ?? 0) - (stint.pointsAgainst ?? 0);
  }
  return from === null ? null : { foulAt, from, to, seconds, margin };
}
