import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { scoringWithout, share, trueShootingAttempts } from '../../basketball/shooting.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import { greatest } from '../numbers.ts';
import { referenceOf, unnamed } from '../reference.ts';
import type { Season } from '../season.ts';
import { type Said, said } from '../words/said.ts';
import { type Finding, signOf } from './fact.ts';

/** Too few shots (free throws at 0.44) to judge a scorer. */
const leastShots = 8;

/** The usual worth of a match's best and worst scorer, until a season gives one. */
const assumed = { best: 6.5, worst: -4, deviation: 2.5 };

/** A replacement makes this share of what team-mates make, so many good shots are worth more than few. */
const anybody = 0.8;

/**
 * Who gets the ball repeats, whether shots go in does not (our judgement): a tenth of an own scorer's match, nothing
 * of an opponent's.
 */
const scorerRepeats = 0.1;

/** The team's best and worst scorers for their shots, and the opponent's best. */
export function scorer(season: Season): Finding[] {
  return (['best', 'worst', 'opponent'] as const).flatMap((which) => finding(season, which) ?? []);
}

function finding({ match, earlier }: Season, which: keyof typeof subjects): Finding | null {
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
      source: unnamed,
      basis: 'match',
    },
  );
  const { player, scored, shots, others, over, worth } = found;
  const beyondUsual = worth - usual.mean;
  if (sign * beyondUsual <= 0 || sign * over <= 0) return null;
  const { playerId, name } = player;
  const totals = totalsOf(match)[side];
  const all = totals.points ?? 0;
  return {
    topic: `scorer ${playerId}`,
    playerId,
    points: signOf(side) * beyondUsual,
    deviations: Math.abs(beyondUsual) / usual.deviation,
    value: over,
    usual: usual.mean,
    repeats: which === 'best' ? scorerRepeats : 0,
    eventIds: idsOf(
      match.events.filter((event) => event.playerId === playerId && event.made !== undefined),
    ),
    says: [
      said(subjects[which], {
        name,
        scored,
        all,
        points: { count: scored, of: 'point' },
        line: { said: shotLine(player, 'shot line') },
        share: { share: share({ made: scored, attempted: all }) ?? 0 },
        taken: fieldGoals(player).attempted ?? 0,
        made: fieldGoals(player).made ?? 0,
        shots: fieldGoals(totals).attempted ?? 0,
      }),
      ...(which === 'best' && over >= leastLuck
        ? [said('luck of a scorer', { norm: { whole: others * shots } })]
        : []),
      ...besides(player),
    ],
  };
}

/** A side's scorers, with their points above what the team-mates would have made of as many shots. */
function scorersOf(match: FinishedMatch, side: Side, sign: 1 | -1) {
  const totals = totalsOf(match)[side];
  return match.boxScore[side].players.flatMap((player) => {
    const shots = player.played ? trueShootingAttempts(player) : null;
    const scored = player.points;
    if (shots === null || scored === null || shots < leastShots) return [];
    const others = scoringWithout(totals, player);
    if (others === null) return [];
    const over = scored - others * shots;
    // A good scorer is worth the points above a replacement's; a poor one costs what the team-mates would have made.
    const worth = sign > 0 ? scored - anybody * others * shots : over;
    return [{ player, shots, scored, others, over, worth }];
  });
}

function furthest(match: FinishedMatch, side: Side, sign: 1 | -1) {
  return greatest(scorersOf(match, side, sign), ({ worth }) => sign * worth);
}

/** "6 of 11 from the field, 3 of 4 at the line"; the first part alone without free throws. */
export function shotLine(player: PlayerLine, key: 'shot line' | 'shots from'): Said {
  const { made, attempted } = fieldGoals(player);
  const { made: hit, attempted: thrown } = player.freeThrows;
  const field = { made: made ?? 0, attempted: attempted ?? 0 };
  return thrown
    ? said(`${key}/both`, { ...field, hit: hit ?? 0, thrown })
    : said(`${key}/field`, field);
}

/** From this many points above the team-mates' rate the difference is called luck. */
const leastLuck = 4;

/** Least counts of a scorer's other statistics for a mention. */
const leastRebounds = 6;
const leastAssists = 4;

/** "Eva also had 9 rebounds and 6 assists."; empty below the least counts. */
function besides(player: PlayerLine): Said[] {
  const boards = rebounds(player) ?? 0;
  const assists = player.assists ?? 0;
  const acts = [
    ...(boards >= leastRebounds ? [{ count: boards, of: 'rebound' as const }] : []),
    ...(assists >= leastAssists ? [{ count: assists, of: 'assist' as const }] : []),
  ];
  return acts.length === 0 ? [] : [said('besides', { name: player.name, acts: { counts: acts } })];
}

const subjects = { best: 'scorer', worst: 'cold scorer', opponent: 'opponent scorer' } as const;
