import { fieldGoals } from '../../basketball/line.ts';
import { ratio } from '../../basketball/ratio.ts';
import { trueShootingAttempts } from '../../basketball/shooting.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { referenceOf } from '../reference.ts';
import { drill } from '../wording/drill.ts';
import { counted, decimal, percent } from '../wording/numbers.ts';
import type { Voice } from '../wording/voice.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { Finding } from './finding.ts';

/** Fewer shots (free throws at 0.44) hold no claim about a scorer. */
const leastShots = 8;

/** How far the best and the worst scorer of a match usually go, before a season says so. */
const assumed = { best: 6.5, worst: -4, deviation: 2.5 };

/** What anybody would make of a scorer's shots, of what the team-mates make: many shots above it are worth more than few. */
const anybody = 0.8;

interface Scorer {
  player: PlayerLine;
  shots: number;
  scored: number;
  /** Points beside what the side's other players would have made of as many shots. */
  over: number;
  /** The same beside what anybody would have made. */
  brought: number;
  others: number;
}

/** The scorer who made most of the shots, the one who made least, and the opponent's best. */
export function scorerFindings(season: Season): Finding[] {
  return [...own(season, 1), ...own(season, -1), ...opponents(season)];
}

function scorersOf(match: FinishedMatch, side: Side): Scorer[] {
  const totals = side === 'team' ? totalsOf(match).own : totalsOf(match).other;
  const all = trueShootingAttempts(totals);
  if (all === null || totals.points === null) return [];
  const allPoints = totals.points;
  return match.boxScore[side].players.flatMap((player) => {
    const shots = player.played ? trueShootingAttempts(player) : null;
    const scored = player.points;
    if (shots === null || scored === null || shots < leastShots) return [];
    const others = ratio(allPoints - scored, all - shots);
    if (others === null) return [];
    const over = scored - others * shots;
    return [{ player, shots, scored, others, over, brought: scored - anybody * others * shots }];
  });
}

function furthest(match: FinishedMatch, side: Side, sign: 1 | -1): Scorer | null {
  return scorersOf(match, side).reduce<Scorer | null>(
    (best, next) =>
      best === null || sign * (worthOf(next, sign) - worthOf(best, sign)) > 0 ? next : best,
    null,
  );
}

/** A good scorer brings points with every shot above anybody's; a poor one costs what the team-mates would have made. */
function worthOf({ brought, over }: Scorer, sign: 1 | -1): number {
  return sign > 0 ? brought : over;
}

function worthOrNull(scorer: Scorer | null, sign: 1 | -1): number | null {
  return scorer === null ? null : worthOf(scorer, sign);
}

function beyond(season: Season, side: Side, sign: 1 | -1) {
  const found = furthest(season.match, side, sign);
  if (found === null) return null;
  const usual = referenceOf(
    season.earlier.map((match) => worthOrNull(furthest(match, side, sign), sign)),
    2,
    {
      mean: sign > 0 ? assumed.best : assumed.worst,
      deviation: assumed.deviation,
      source: '',
      basis: 'match',
    },
  );
  const beyondUsual = worthOf(found, sign) - usual.mean;
  if (sign * beyondUsual <= 0 || sign * found.over <= 0) return null;
  return { found, usual, beyondUsual };
}

function eventIdsOf(match: FinishedMatch, playerId: string): string[] {
  return match.events
    .filter((event) => event.playerId === playerId && event.made !== undefined)
    .map(({ id }) => id);
}

function own(season: Season, sign: 1 | -1): Finding[] {
  const extreme = beyond(season, 'team', sign);
  if (extreme === null) return [];
  const { found, usual, beyondUsual } = extreme;
  const { player } = found;
  return [
    {
      kind: 'scorer',
      topic: `scorer ${player.playerId}`,
      playerId: player.playerId,
      points: beyondUsual,
      deviations: Math.abs(beyondUsual) / usual.deviation,
      value: found.over,
      usual: usual.mean,
      eventIds: eventIdsOf(season.match, player.playerId),
      say: (voice) => sayOwn(voice, season.match, found),
      practise: (voice) => drill(voice, 'scorer', { who: player.name }),
    },
  ];
}

/** "6 of 11 from the field, 3 of 4 at the line". */
function shotLine(player: PlayerLine): string {
  const { made, attempted } = fieldGoals(player);
  const thrown = player.freeThrows.attempted ?? 0;
  const line = thrown === 0 ? '' : `, ${player.freeThrows.made} of ${thrown} at the line`;
  return `${made} of ${attempted} from the field${line}`;
}

function sayOwn(
  voice: Voice,
  match: FinishedMatch,
  { player, scored, shots, others, over }: Scorer,
) {
  const goals = fieldGoals(player);
  const team = fieldGoals(totalsOf(match).own).attempted ?? 0;
  const taken = goals.attempted ?? 0;
  const share = percent(team === 0 ? 0 : taken / team);
  const line = shotLine(player);
  const theirs = Math.round(others * shots);
  if (over > 0) {
    return voice.pick('scorer', [
      () =>
        `${player.name} scored ${scored} (${line}); the others would have made ${theirs} points of as many shots.`,
      () =>
        `${counted(scored, 'point')} by ${player.name}, ${line}: ${Math.round(over)} more than the team’s other shots bring.`,
      () =>
        `${player.name} scored best: ${counted(scored, 'point')} at ${decimal(scored / shots, 2)} a shot, the rest at ${decimal(others, 2)}.`,
    ]);
  }
  return voice.pick('cold scorer', [
    () =>
      `${player.name} took ${share} of your shots and was ${line}; the others would have made ${theirs} points of them, not ${scored}.`,
    () =>
      `A hard night for ${player.name}: ${line}, ${counted(scored, 'point')} where the team’s other shots bring ${theirs}.`,
    () =>
      `${player.name} scored ${scored} on ${counted(taken, 'shot')}, while the others got ${decimal(others, 2)} points a shot.`,
  ]);
}

function opponents(season: Season): Finding[] {
  const extreme = beyond(season, 'opponent', 1);
  if (extreme === null) return [];
  const { found, usual, beyondUsual } = extreme;
  const { player, scored } = found;
  const line = shotLine(player);
  return [
    {
      kind: 'opponentScorer',
      topic: `scorer ${player.playerId}`,
      playerId: player.playerId,
      points: -beyondUsual,
      deviations: beyondUsual / usual.deviation,
      value: found.over,
      usual: usual.mean,
      eventIds: eventIdsOf(season.match, player.playerId),
      say: (voice) =>
        voice.pick('opponent scorer', [
          () => `You found no answer to ${player.name}: ${counted(scored, 'point')}, ${line}.`,
          () =>
            `${voice.their('Their')} ${player.name} scored ${scored} (${line}), ${Math.round(found.over)} more than the rest made of as many shots.`,
          () => `${player.name} beat you for ${counted(scored, 'point')} on ${line}.`,
        ]),
      practise: (voice) => drill(voice, 'opponentScorer', { n: scored }),
    },
  ];
}
