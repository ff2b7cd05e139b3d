import { minutesAndSeconds } from '../../basketball/clock.ts';
import type { ScoringRun } from '../../basketball/score-flow.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { longestDrought, longestRun } from '../evidence/course.ts';
import { lengthOf, totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { capital, momentName, periodName } from '../wording/periods.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { referenceDeviations } from './share-finding.ts';

/** A side's longest run before a season says so, in points; and what a coach calls a run. */
const assumed = { mean: 9, deviation: 2.5 };
const leastRun = 9;

/** So long without a point is a drought, and what the longest of a match is before a season says so, in seconds. */
const leastDrought = 210;
const assumedDrought = { mean: 210, deviation: 60 };

/** The longest run of both sides beyond what a longest run usually is, and the team's longest time without a point. */
export function runFindings(season: Season): Finding[] {
  return [...run(season, 'team'), ...run(season, 'opponent'), ...drought(season)];
}

function run(season: Season, side: Side): Finding[] {
  const longest = longestRun(season.match, side);
  if (longest === null || longest.points < leastRun) return [];
  const usual =
    season.reference(side === 'team' ? 'longestRun' : 'opponentLongestRun') ??
    ({ ...assumed, matches: 0, source: '', basis: 'match' } as const);
  const over = longest.points - usual.mean;
  if (over <= 0) return [];
  const known = usual.matches > 0 ? Math.round(usual.mean) : null;
  return [
    {
      kind: side === 'team' ? 'run' : 'runAgainst',
      topic: `run ${side}`,
      ...(longest.fromPeriod === longest.toPeriod
        ? { partOf: [`period ${longest.fromPeriod}`] }
        : {}),
      ...(longest.fromSeconds === null || longest.toSeconds === null
        ? {}
        : { span: [longest.fromSeconds, longest.toSeconds] as const }),
      points: side === 'team' ? over : -over,
      deviations: referenceDeviations(longest.points, usual),
      value: longest.points,
      usual: usual.mean,
      eventIds: longest.eventIds,
      say: (voice) => sayRun(voice, season, longest, known),
      practise: (voice) => drill(voice, 'runAgainst', { n: longest.points }),
    },
  ];
}

function sayRun(voice: Voice, { match }: Season, run: ScoringRun, usual: number | null): string {
  const { side, points, score, fromSeconds, toSeconds, fromPeriod } = run;
  const from = side === 'team' ? score.team - points : score.opponent - points;
  const before = side === 'team' ? `${from}–${score.opponent}` : `${score.team}–${from}`;
  const after = `${score.team}–${score.opponent}`;
  const when =
    fromSeconds === null || toSeconds === null
      ? `in ${periodName(fromPeriod, match.rules)}`
      : momentName('with', fromSeconds, match.rules);
  const length =
    fromSeconds === null || toSeconds === null || toSeconds - fromSeconds < 30
      ? ''
      : ` in ${minutesAndSeconds(toSeconds - fromSeconds)}`;
  const norm = usual === null ? '' : `; the longest is usually ${usual}`;
  const run0 = `${points}–0`;
  if (side === 'team') {
    return voice.pick('run', [
      () => `Your ${run0} run, begun ${when}, took it from ${before} to ${after}${norm}.`,
      () => `From ${before} to ${after}${length}: a ${run0} run that began ${when}${norm}.`,
      () =>
        `You scored ${points} in a row${length}, ${before} to ${after}, starting ${when}${norm}.`,
    ]);
  }
  return voice.pick('run against', [
    () =>
      `${voice.they('They')} scored ${points} unanswered from ${before} to ${after}, begun ${when}${norm}.`,
    () =>
      `A ${run0} run by ${voice.they('them')}${length} took it from ${before} to ${after}; it began ${when}${usual === null ? '' : ` (usual longest: ${usual})`}.`,
    () =>
      `You had no answer from ${before} to ${after}, a ${run0} run by ${voice.they('them')} that began ${when}${norm}.`,
  ]);
}

/** What the team would have scored in the time beyond a usual longest drought, at its own pace of this match. */
function drought(season: Season): Finding[] {
  const { match } = season;
  const longest = longestDrought(match);
  const scored = totalsOf(match).own.points;
  const usual =
    season.reference('longestDrought') ??
    ({ ...assumedDrought, matches: 0, source: '', basis: 'match' } as const);
  if (longest === null || scored === null || longest.seconds < leastDrought) return [];
  const { fromSeconds, toSeconds, seconds, pointsAgainst } = longest;
  const perSecond = scored / Math.max(1, lengthOf(match) - seconds);
  const points = -perSecond * (seconds - usual.mean);
  if (points >= 0) return [];
  const from = momentName('from', fromSeconds, match.rules);
  const length = minutesAndSeconds(seconds);
  const isKnown = match.boxScore.opponent.totals !== null;
  const against = (voice: Voice) =>
    isKnown ? `, while ${voice.they()} scored ${pointsAgainst}` : '';
  return [
    {
      kind: 'drought',
      topic: 'drought',
      partOf: ['run opponent'],
      span: [fromSeconds, toSeconds],
      points,
      deviations: referenceDeviations(seconds, usual),
      value: seconds,
      usual: usual.mean,
      eventIds: [],
      say: (voice) =>
        voice.pick('drought', [
          () => `You went ${length} without a point ${from}${against(voice)}.`,
          () => `${capital(from)} the scoring dried up for ${length}${against(voice)}.`,
          () => `No point for ${length}, ${from}${against(voice)}.`,
        ]),
      practise: (voice) => drill(voice, 'drought', { n: Math.round(seconds / 60) }),
    },
  ];
}
