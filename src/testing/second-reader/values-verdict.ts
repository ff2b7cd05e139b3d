import type { Verdict } from '../../insights/verdict.ts';
import { countOf, shotsOf } from './counts.ts';
import { basketsOf, finalScore } from './course.ts';
import { lastPeriodOf, type PlayedMatch } from './match.ts';
import { type Claim, is, so } from './reading.ts';
import { between, isScore, type Stretch } from './stretches.ts';

const counts = { turnovers: 'turnovers', rebounds: 'offensiveRebounds' } as const;

/** Checks a verdict against the record; the worth of shots comes from a model and is only checked for order. */
export function checkVerdict(verdict: Verdict, match: PlayedMatch): Claim[] {
  const { team, opponent } = finalScore(match);
  const result = Math.sign(team - opponent);
  const over = lastPeriodOf(match) - match.rules.regulationPeriods;
  return [
    is('margin', verdict.margin, [team - opponent]),
    is('overtimes', verdict.overtimes, [over], 'context'),
    ...verdict.causes.flatMap((cause) => checkCause(cause, match, result)),
    ...(verdict.stretch === null ? [] : checkStretch(verdict.stretch, match, result)),
  ];
}

function checkCause(cause: Verdict['causes'][number], match: PlayedMatch, result: number): Claim[] {
  const { part } = cause;
  if (part === 'shots')
    return [so('better shots', 'direction', result * (cause.own - cause.other) > 0, '')];
  const of = (side: 'team' | 'opponent') => {
    if (part === 'fell') return shotsOf(match, cause.kind, { side });
    if (part === 'line') return shotsOf(match, 'freeThrows', { side });
    return { made: 0, attempted: countOf(match, counts[part], { side }) };
  };
  const [own, other] = [of('team'), of('opponent')];
  const numbers =
    part === 'fell'
      ? [
          is('own made', cause.own.made, [own?.made ?? null]),
          is('their made', cause.other.made, [other?.made ?? null]),
          is('own tried', cause.own.attempted, [own?.attempted ?? null]),
          is('their tried', cause.other.attempted, [other?.attempted ?? null]),
        ]
      : [
          is(`own ${part}`, cause.own, [own?.attempted ?? null]),
          is(`their ${part}`, cause.other, [other?.attempted ?? null]),
        ];
  const number = (shots: typeof own) =>
    (part === 'fell' ? (shots?.made ?? 0) / (shots?.attempted ?? 1) : shots?.attempted) ?? 0;
  const better = (part === 'turnovers' ? -1 : 1) * (number(own) - number(other));
  return [...numbers, so(`decided by ${part}`, 'direction', result * better > 0, `${better}`)];
}

/** Checks both scores, the length, and that the loser was never level again. */
function checkStretch(
  { from, to, kind }: NonNullable<Verdict['stretch']>,
  match: PlayedMatch,
  result: number,
): Claim[] {
  const found: Stretch | null = between(
    match,
    [from.score.team, from.score.opponent],
    [to.score.team, to.score.opponent],
  );
  if (found === null) return [so('stretch', 'number', false, 'never in this order')];
  const isRun = !/period|half|overtime|finish/.test(kind);
  const lasted = (to.seconds ?? 0) - (from.seconds ?? 0);
  const lengths = found.begins.flatMap((begin) => found.ends.map((end) => end - begin));
  const baskets = basketsOf(match);
  const inside = baskets.slice(found.first, found.last + 1);
  const after = baskets.slice(found.last);
  return [
    so(
      'lasted',
      'number',
      !isRun || lengths.some((each) => Math.abs(each - lasted) <= 1),
      `${lengths}`,
    ),
    so(
      'in its period',
      'context',
      !isRun || from.period !== to.period || inside.every(({ period }) => period === from.period),
      `${from.period}`,
    ),
    so('its end', 'number', isScore([to.score.team, to.score.opponent], found.to), ''),
    so(
      'never level again',
      'context',
      after.every((at) => result * (at.team - at.opponent) > 0),
      `${after.length} baskets`,
    ),
  ];
}
