import { leadDeviation } from '../../basketball/certainty.ts';
import { lineupTotals } from '../../basketball/lineup-totals.ts';
import { repeatsOf } from '../../basketball/numbers.ts';
import { idsOf } from '../events.ts';
import { marginOf } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import type { Finding } from './fact.ts';
import { basketsDuring, stintsOf } from './line-ups.ts';

/** With less time together, in seconds, or a smaller margin nothing is said of the first five. */
const leastTogether = 4 * 60;
const leastMargin = 6;

/**
 * The first five, if they won or lost their minutes by six or more and the other minutes went the other way, or by more than
 * the whole match: reported as a fact with its minutes. One match's +/- hardly repeats: no drill.
 */
export function firstFive({ match }: Season): Finding | null {
  const all = marginOf(match);
  const starters = match.matchSheet.team.flatMap(({ starter, playerId }) =>
    starter ? playerId : [],
  );
  const five = lineupTotals(stintsOf(match)).find(
    ({ playerIds }) => starters.length === 5 && starters.every((id) => playerIds.includes(id)),
  );
  if (all === null || !five || five.margin === null || five.seconds === null) return null;
  const { margin, seconds, pointsFor, pointsAgainst } = five;
  const rest = all - margin;
  if (seconds < leastTogether || Math.abs(margin) < leastMargin || margin * rest > 0) return null;
  return {
    topic: 'first five',
    clashesWith: [`line-up ${Math.sign(margin)}`],
    isOnCourt: true,
    points: margin / 2,
    deviations: Math.abs(margin) / (leadDeviation * Math.sqrt(seconds / (48 * 60))),
    value: margin,
    usual: 0,
    repeats: repeatsOf('plusMinus', 'attack').oneMatch,
    eventIds: idsOf(basketsDuring(match, five.playerIds)),
    says: [
      said(margin > 0 ? 'first five/won' : 'first five/lost', {
        score: { score: { team: pointsFor, opponent: pointsAgainst } },
        time: { clock: seconds },
        rest: { signed: rest },
      }),
    ],
  };
}
