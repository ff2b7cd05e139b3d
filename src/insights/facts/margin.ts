import { isMoreThanLuck, matchMargin } from '../../basketball/match-margin.ts';
import { publishedRepeatShares } from '../../basketball/repeat-shares.ts';
import { type RepeatableMargin, repeatableMargin } from '../../basketball/repeatable.ts';
import { isScoreSheet } from '../../basketball/shots.ts';
import { idsOf } from '../events.ts';
import { hasPlays } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { type Verdict, verdictOf } from '../verdict.ts';
import { drill, type Said, said } from '../words/said.ts';
import type { Finding } from './fact.ts';

/** With fewer possessions of both sides a match is not judged. */
const leastPossessions = 40;

/** The standard deviation of margins, in points. */
const spreadOfMargins = 12;

/** The match as a whole: its verdict, the worth of luck, and the expected margin of a rematch. */
export function margin({ match }: Season): Finding | null {
  const verdict = verdictOf(match);
  if (verdict === null) return null;
  const { margin: points, stretch } = verdict;
  const read = hasPlays(match) ? matchMargin(match.events) : null;
  const possessions = read?.net.possessions.length ?? 0;
  if (hasPlays(match) && !isScoreSheet(match.events) && possessions < leastPossessions) return null;
  return {
    topic: 'margin',
    always: true,
    clashesWith: luckyTwos(verdict) ? ['team twos', 'opponent twos'] : [],
    points,
    deviations: Math.abs(points) / spreadOfMargins,
    value: points,
    usual: 0,
    repeats: publishedRepeatShares.margin,
    ...(stretch ? { stretch: { from: stretch.from.score, to: stretch.to.score } } : {}),
    eventIds: idsOf(match.events.filter(({ made }) => made === true)),
    says: [
      { verdict, rules: match.rules },
      ...(read === null ? [] : [...sayLuck(read.luck), sayAgain(repeatableMargin(read.net))]),
    ],
    ...drillFor(verdict),
  };
}

/** Whether the verdict calls twos luck: without shot locations `making` would call the same twos partly luck. */
function luckyTwos({ causes }: Verdict): boolean {
  return causes.some(({ part, ...of }) => part === 'fell' && 'kind' in of && of.kind === 'twos');
}

/** A defeat from this many points on gets a drill, or a sentence that says why there is none. */
const leastDefeat = 10;

/** The drill for each cause that repeats. */
const drills = {
  line: 'attack',
  rebounds: 'boxOut',
  shots: 'betterShots',
  turnovers: 'turnover',
} as const;

/** The drill after a clear defeat: used only if no other finding has one. */
function drillFor({ margin, causes: [cause], readFrom }: Verdict): Pick<Finding, 'drill'> {
  if (margin > -leastDefeat || readFrom === 'score' || readFrom === 'sheet') return {};
  if (cause === undefined || cause.part === 'fell')
    return { drill: drill('none', { margin: -margin }) };
  return { drill: drill(drills[cause.part], {}) };
}

/** Below this estimate, in points, two sides are about level. */
const level = 1.5;

/** The range of four of five rematches, and who is better by how much. */
function sayAgain({ estimate, rematch }: RepeatableMargin): Said {
  const who = Math.abs(estimate) < level ? 'level' : estimate > 0 ? 'you' : 'they';
  return said(`again/${who}`, {
    low: { signed: rematch.low },
    high: { signed: rematch.high },
    about: { about: Math.abs(estimate) },
  });
}

/** Less luck, in points, is not worth a sentence. */
const leastLuck = 2;

/** The luck of shots and free throws, in points; none if small. */
function sayLuck(luck: number): Said[] {
  const points = Math.round(Math.abs(luck));
  if (points < leastLuck) return [];
  const key =
    `${isMoreThanLuck(luck) ? 'beyond' : 'luck'}/${luck > 0 ? 'brought' : 'cost'}` as const;
  return [said(key, { points })];
}
