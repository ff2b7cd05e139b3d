import { matchSeconds } from '../../basketball/score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { bestPeriod, type PeriodMargin, periodMargins } from '../evidence/course.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { signed } from '../wording/numbers.ts';
import { capital, periodName } from '../wording/periods.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { referenceDeviations } from './share-finding.ts';

/** What the best period of a side is usually won by, in points, before a season says so. */
const assumed = { mean: 8, deviation: 4 };

/**
 * The best and the worst period. Every match has both, so that only what goes beyond a usual best or worst period
 * counts as its worth.
 */
export function periodFindings(season: Season): Finding[] {
  return [...extreme(season, 'team'), ...extreme(season, 'opponent')];
}

function extreme(season: Season, side: Side): Finding[] {
  const { match } = season;
  const period = bestPeriod(match, side);
  const sign = side === 'team' ? 1 : -1;
  if (period === null || sign * period.margin <= 0) return [];
  if (periodMargins(match).length < 2) return [];
  const usual =
    season.reference(side === 'team' ? 'bestPeriod' : 'worstPeriod') ??
    ({ ...assumed, mean: sign * assumed.mean, matches: 0, source: '', basis: 'match' } as const);
  const start = matchSeconds(period.period - 1, match.rules);
  const points = period.margin - usual.mean;
  if (sign * points <= 0) return [];
  const known = usual.matches > 0;
  return [
    {
      kind: 'period',
      topic: `period ${period.period}`,
      span: [start, matchSeconds(period.period, match.rules)],
      points,
      deviations: referenceDeviations(period.margin, usual),
      value: period.margin,
      usual: usual.mean,
      eventIds: match.events
        .filter((event) => event.period === period.period && event.made === true)
        .map(({ id }) => id),
      say: (voice) => say(voice, season, period, known ? usual.mean : null),
      practise: (voice) =>
        drill(voice, 'period', {
          n: Math.abs(period.margin),
          minutes: match.rules.periodMinutes,
        }),
    },
  ];
}

function say(
  voice: Voice,
  { match }: Season,
  { period, team, opponent, margin }: PeriodMargin,
  usual: number | null,
): string {
  const name = periodName(period, match.rules);
  const rest = periodMargins(match).reduce((sum, other) => sum + other.margin, 0) - margin;
  const noun = match.rules.regulationPeriods === 2 ? 'half' : 'quarter';
  const others = match.rules.regulationPeriods === 2 ? 'other half' : 'other three quarters';
  const won = margin > 0;
  const kind = won ? 'best' : 'worst';
  const score = `${team}–${opponent}`;
  const norm =
    usual === null
      ? ''
      : ` A usual ${kind} ${noun} is ${signed(usual)}, this was ${signed(margin)}.`;
  return (
    voice.pick(
      'period',
      won
        ? [
            () => `You took ${name} ${score}; the ${others} together came to ${signed(rest)}.`,
            () => `${capital(name)} belonged to you, ${score}.`,
            () =>
              `The match turned your way in ${name}, won ${score}, against ${signed(rest)} in the rest.`,
          ]
        : [
            () => `You lost ${name} ${score}; the ${others} together came to ${signed(rest)}.`,
            () => `${capital(name)} got away from you, ${score}.`,
            () =>
              `The damage was done in ${name}, lost ${score}, against ${signed(rest)} in the rest.`,
          ],
    ) + norm
  );
}
