import { matchSeconds, scoreByPeriod } from '../../basketball/score.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, memoized } from '../finished-match.ts';
import { measure } from '../measures.ts';
import { capital, greatest, signed } from '../numbers.ts';
import { periodName } from '../stretch.ts';
import { referenceDeviations } from '../surprise.ts';
import { ofBothSides, signOf } from './fact.ts';

/** The periods of regulation (1-based) with the team's margin; an overtime is a match of its own. */
const periodMargins = memoized(({ events, rules }: FinishedMatch) =>
  scoreByPeriod(events).periods.flatMap(({ team, opponent }, index) =>
    team === null || opponent === null || index >= rules.regulationPeriods
      ? []
      : [{ period: index + 1, team, opponent, margin: team - opponent }],
  ),
);

/** The period with the greatest margin for the side of `sign`, the earlier of two equal ones. */
function bestPeriod(match: FinishedMatch, sign: 1 | -1) {
  return greatest(periodMargins(match), ({ margin }) => sign * margin);
}

/** Points ahead in the best period; what it usually is, before a season says so. */
const bestMargin = measure((match) => bestPeriod(match, 1)?.margin ?? null, 3, {
  mean: 8,
  deviation: 4,
});

/**
 * The best period of each side. Every match has both, so that only what goes beyond a usual best period counts as its
 * worth.
 */
export const period = ofBothSides((season, side) => {
  const { match } = season;
  const sign = signOf(side);
  const best = bestPeriod(match, sign);
  const usual = season.reference(bestMargin, side);
  if (best === null || usual === null || periodMargins(match).length < 2) return null;
  const ahead = sign * best.margin;
  const over = ahead - usual.mean;
  if (ahead <= 0 || over <= 0) return null;
  const isHalf = match.rules.regulationPeriods === 2;
  const name = periodName(best.period, match.rules);
  const rest = periodMargins(match).reduce((sum, { margin }) => sum + margin, 0) - best.margin;
  const { good, poor } = texts;
  const norm = ` A usual ${side === 'team' ? 'best' : 'worst'} ${isHalf ? 'half' : 'quarter'} is ${signed(sign * usual.mean)}, this was ${signed(best.margin)}.`;
  return {
    topic: `period ${best.period}`,
    span: [
      matchSeconds(best.period - 1, match.rules),
      matchSeconds(best.period, match.rules),
    ] as const,
    points: sign * over,
    deviations: referenceDeviations(ahead, usual),
    value: best.margin,
    usual: sign * usual.mean,
    eventIds: idsOf(
      match.events.filter((event) => event.period === best.period && event.made === true),
    ),
    say: (voice) =>
      voice.say('period', side === 'team' ? good : poor, {
        period: name,
        Period: capital(name),
        score: `${best.team}–${best.opponent}`,
        others: isHalf ? 'other half' : 'other three quarters',
        rest: signed(rest),
      }) + (usual.matches > 0 ? norm : ''),
    practise: (voice) =>
      voice.practise('period', drills, { n: ahead, minutes: match.rules.periodMinutes }),
  };
});

const texts = {
  good: [
    'You took {period} {score}; the {others} together came to {rest}.',
    '{Period} belonged to you, {score}.',
    'The match turned your way in {period}, won {score}, against {rest} in the rest.',
  ],
  poor: [
    'You lost {period} {score}; the {others} together came to {rest}.',
    '{Period} got away from you, {score}.',
    'The damage was done in {period}, lost {score}, against {rest} in the rest.',
  ],
} as const;

const drills = [
  'Play {minutes}-minute games that start {n} points down, and look at the first 3 possessions of that period on video beforehand.',
  'Warm up for the restart: 90 seconds of full-speed 5 on 0 before each scrimmage quarter, first 2 sets called in advance.',
  'Split practice as the match was: the same {minutes} minutes at the same time of the session, substitutions and all.',
] as const;
