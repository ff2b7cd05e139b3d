import { fieldGoals } from '../../basketball/line.ts';
import { ratio } from '../../basketball/ratio.ts';
import { trueShootingAttempts } from '../../basketball/shooting.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import { counted, decimal, greatest, percent } from '../numbers.ts';
import { referenceOf } from '../reference.ts';
import type { Season } from '../season.ts';
import { type Finding, signOf } from './fact.ts';

/** Fewer shots (free throws at 0.44) hold no claim about a scorer. */
const leastShots = 8;

/** How far the best and the worst scorer of a match usually go, before a season says so. */
const assumed = { best: 6.5, worst: -4, deviation: 2.5 };

/** What anybody would make of a scorer's shots, of what the team-mates make: many shots above it are worth more than few. */
const anybody = 0.8;

/** The team's scorers who made most and least of their shots, and the opponent's who made most. */
export function scorer(season: Season): Finding[] {
  return (['best', 'worst', 'opponent'] as const).flatMap((which) => finding(season, which) ?? []);
}

function finding({ match, earlier }: Season, which: keyof typeof texts): Finding | null {
  const side = which === 'opponent' ? 'opponent' : 'team';
  const sign = which === 'worst' ? -1 : 1;
  const found = furthest(match, side, sign);
  if (found === null) return null;
  const { deviation, best, worst } = assumed;
  const usual = referenceOf(
    earlier.map((before) => furthest(before, side, sign)?.worth ?? null),
    2,
    {
      mean: sign > 0 ? best : worst,
      deviation,
      source: '',
      basis: 'match',
    },
  );
  const { player, scored, shots, others, over, worth } = found;
  const beyondUsual = worth - usual.mean;
  if (sign * beyondUsual <= 0 || sign * over <= 0) return null;
  const { playerId, name } = player;
  const team = fieldGoals(totalsOf(match)[side]).attempted ?? 0;
  const taken = fieldGoals(player).attempted ?? 0;
  const { subject, sentences, fault, drills } = texts[which];
  return {
    topic: `scorer ${playerId}`,
    playerId,
    points: signOf(side) * beyondUsual,
    deviations: Math.abs(beyondUsual) / usual.deviation,
    value: over,
    usual: usual.mean,
    eventIds: idsOf(
      match.events.filter((event) => event.playerId === playerId && event.made !== undefined),
    ),
    say: (voice) =>
      voice.say(subject, sentences, {
        name,
        scored,
        points: counted(scored, 'point'),
        line: shotLine(player),
        theirs: Math.round(others * shots),
        more: Math.round(over),
        each: decimal(scored / shots, 2),
        theirEach: decimal(others, 2),
        share: percent(team === 0 ? 0 : taken / team),
        shots: counted(taken, 'shot'),
      }),
    practise: (voice) => voice.practise(fault, drills, { who: name }),
  };
}

/** The scorers of a side with points beside what the team-mates would have made of as many shots. */
function scorersOf(match: FinishedMatch, side: Side, sign: 1 | -1) {
  const totals = totalsOf(match)[side];
  const all = trueShootingAttempts(totals);
  const allPoints = totals.points;
  if (all === null || allPoints === null) return [];
  return match.boxScore[side].players.flatMap((player) => {
    const shots = player.played ? trueShootingAttempts(player) : null;
    const scored = player.points;
    if (shots === null || scored === null || shots < leastShots) return [];
    const others = ratio(allPoints - scored, all - shots);
    if (others === null) return [];
    const over = scored - others * shots;
    // A good scorer brings points with every shot above anybody's; a poor one costs what the team-mates would have made.
    const worth = sign > 0 ? scored - anybody * others * shots : over;
    return [{ player, shots, scored, others, over, worth }];
  });
}

function furthest(match: FinishedMatch, side: Side, sign: 1 | -1) {
  return greatest(scorersOf(match, side, sign), ({ worth }) => sign * worth);
}

/** "6 of 11 from the field, 3 of 4 at the line". */
function shotLine(player: PlayerLine): string {
  const { made, attempted } = fieldGoals(player);
  const thrown = player.freeThrows.attempted ?? 0;
  const line = thrown === 0 ? '' : `, ${player.freeThrows.made} of ${thrown} at the line`;
  return `${made} of ${attempted} from the field${line}`;
}

const scorerDrills = [
  'Better looks for {who}: 5 minutes a day of the 2 shots that go in, off the same screens.',
  'Share the load: scrimmage in which nobody may take 2 shots in a row, {who} as the screener.',
  'Sit down with {who} over 10 of those shots on video and pick the 3 to trade for a pass.',
] as const;

const texts = {
  best: {
    subject: 'scorer',
    sentences: [
      '{name} scored {scored} ({line}); the others would have made {theirs} points of as many shots.',
      '{points} by {name}, {line}: {more} more than the team’s other shots bring.',
      '{name} scored best: {points} at {each} a shot, the rest at {theirEach}.',
    ],
    fault: 'scorer',
    drills: scorerDrills,
  },
  worst: {
    subject: 'cold scorer',
    sentences: [
      '{name} took {share} of your shots and was {line}; the others would have made {theirs} points of them, not {scored}.',
      'A hard night for {name}: {line}, {points} where the team’s other shots bring {theirs}.',
      '{name} scored {scored} on {shots}, while the others got {theirEach} points a shot.',
    ],
    fault: 'scorer',
    drills: scorerDrills,
  },
  opponent: {
    subject: 'opponent scorer',
    sentences: [
      'You found no answer to {name}: {points}, {line}.',
      '{Their} {name} scored {scored} ({line}), {more} more than the rest made of as many shots.',
      '{name} beat you for {points} on {line}.',
    ],
    fault: 'opponentScorer',
    drills: [
      'Box-and-one for 6 minutes in practice, your best defender on one scorer, so that the answer exists next time.',
      'Deny the catch: 1 on 1 off the ball, 20 seconds, the scorer may touch it once.',
      'Send a second defender on the first dribble: 12 repetitions of trap and rotate behind it.',
    ],
  },
} as const;
