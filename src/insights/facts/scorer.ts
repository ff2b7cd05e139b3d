import { fieldGoals } from '../../basketball/line.ts';
import { ratio } from '../../basketball/ratio.ts';
import { trueShootingAttempts } from '../../basketball/shooting.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import { counted, decimal, percent } from '../numbers.ts';
import { referenceOf } from '../reference.ts';
import type { Season } from '../season.ts';
import type { Finding } from './fact.ts';

/** Fewer shots (free throws at 0.44) hold no claim about a scorer. */
const leastShots = 8;

/** How far the best and the worst scorer of a match usually go, before a season says so. */
const assumed = { best: 6.5, worst: -4, deviation: 2.5 };

/** What anybody would make of a scorer's shots, of what the team-mates make: many shots above it are worth more than few. */
const anybody = 0.8;

/** The scorer who made most of the shots (`sign` 1), or least (−1), of one side. */
export function scorerOf(season: Season, side: Side, sign: 1 | -1) {
  const found = furthest(season.match, side, sign);
  if (found === null) return null;
  const usual = referenceOf(
    season.earlier.map((match) => furthest(match, side, sign)?.worth ?? null),
    2,
    {
      mean: sign > 0 ? assumed.best : assumed.worst,
      deviation: assumed.deviation,
      source: '',
      basis: 'match',
    },
  );
  const beyondUsual = found.worth - usual.mean;
  if (sign * beyondUsual <= 0 || sign * found.over <= 0) return null;
  const { playerId } = found.player;
  return {
    ...found,
    beyondUsual,
    deviations: Math.abs(beyondUsual) / usual.deviation,
    usual: usual.mean,
    eventIds: idsOf(
      season.match.events.filter(
        (event) => event.playerId === playerId && event.made !== undefined,
      ),
    ),
    line: shotLine(found.player),
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
  return scorersOf(match, side, sign).reduce<ReturnType<typeof scorersOf>[number] | null>(
    (best, next) => (best === null || sign * (next.worth - best.worth) > 0 ? next : best),
    null,
  );
}

/** "6 of 11 from the field, 3 of 4 at the line". */
function shotLine(player: PlayerLine): string {
  const { made, attempted } = fieldGoals(player);
  const thrown = player.freeThrows.attempted ?? 0;
  const line = thrown === 0 ? '' : `, ${player.freeThrows.made} of ${thrown} at the line`;
  return `${made} of ${attempted} from the field${line}`;
}

/** The team's scorers who made most and least of their shots. */
export function scorer(season: Season): Finding[] {
  return [...own(season, 1), ...own(season, -1)];
}

function own(season: Season, sign: 1 | -1): Finding[] {
  const found = scorerOf(season, 'team', sign);
  if (found === null) return [];
  const { player, scored, shots, others, over, beyondUsual, deviations, usual, eventIds } = found;
  const { playerId, name } = player;
  const team = fieldGoals(totalsOf(season.match).team).attempted ?? 0;
  const taken = fieldGoals(player).attempted ?? 0;
  return [
    {
      topic: `scorer ${playerId}`,
      playerId,
      points: beyondUsual,
      deviations,
      value: over,
      usual,
      eventIds,
      say: (voice) =>
        voice.say(over > 0 ? 'scorer' : 'cold scorer', over > 0 ? texts.good : texts.poor, {
          name,
          scored,
          points: counted(scored, 'point'),
          line: found.line,
          theirs: Math.round(others * shots),
          more: Math.round(over),
          each: decimal(scored / shots, 2),
          theirEach: decimal(others, 2),
          share: percent(team === 0 ? 0 : taken / team),
          shots: counted(taken, 'shot'),
        }),
      practise: (voice) => voice.practise('scorer', drills, { who: name }),
    },
  ];
}

const texts = {
  good: [
    '{name} scored {scored} ({line}); the others would have made {theirs} points of as many shots.',
    '{points} by {name}, {line}: {more} more than the team’s other shots bring.',
    '{name} scored best: {points} at {each} a shot, the rest at {theirEach}.',
  ],
  poor: [
    '{name} took {share} of your shots and was {line}; the others would have made {theirs} points of them, not {scored}.',
    'A hard night for {name}: {line}, {points} where the team’s other shots bring {theirs}.',
    '{name} scored {scored} on {shots}, while the others got {theirEach} points a shot.',
  ],
} as const;

const drills = [
  'Better looks for {who}: 5 minutes a day of the 2 shots that go in, off the same screens.',
  'Share the load: scrimmage in which nobody may take 2 shots in a row, {who} as the screener.',
  'Sit down with {who} over 10 of those shots on video and pick the 3 to trade for a pass.',
] as const;
