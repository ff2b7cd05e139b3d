import { minutesAndSeconds } from '../../basketball/clock.ts';
import { type ScoringRun, scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { type FinishedMatch, memoized } from '../finished-match.ts';
import { measure } from '../measures.ts';
import { greatest } from '../numbers.ts';
import { momentName, periodName } from '../stretch.ts';
import { fromReference } from '../surprise.ts';
import { type Finding, ofBothSides, signOf } from './fact.ts';

/** What a coach calls a run, in points. */
const leastRun = 9;

/** Every run of the match, however short. */
const allRuns = memoized(({ events, rules }: FinishedMatch): ScoringRun[] =>
  scoringRuns(scoreFlow(events, rules) ?? [], 1),
);

/** The longest run of a side; the earlier of two equal ones. */
function longestRun(match: FinishedMatch, side: Side): ScoringRun | null {
  return greatest(
    allRuns(match).filter((run) => run.side === side),
    ({ points }) => points,
  );
}

/** Unanswered points at most; what it usually is, before a season says so. */
const longestRunPoints = measure((match) => longestRun(match, 'team')?.points ?? null, 2, {
  mean: 9,
  deviation: 2.5,
});

/** The longest run of each side beyond what a longest run usually is. */
export const run = ofBothSides((season, side): Finding | null => {
  const { rules } = season.match;
  const longest = longestRun(season.match, side);
  const usual = season.reference(longestRunPoints, side);
  if (longest === null || usual === null || longest.points < leastRun) return null;
  const { points, score, fromSeconds, toSeconds, fromPeriod, toPeriod, eventIds } = longest;
  const over = points - usual.mean;
  if (over <= 0) return null;
  const isTimed = fromSeconds !== null && toSeconds !== null;
  const from = score[side] - points;
  const length = isTimed && toSeconds - fromSeconds >= 30 ? toSeconds - fromSeconds : null;
  const known = usual.matches > 0 ? Math.round(usual.mean) : null;
  const { subject, sentences } = texts[side];
  return {
    topic: `run ${side}`,
    ...(fromPeriod === toPeriod ? { partOf: [`period ${fromPeriod}`] } : {}),
    ...(isTimed ? { span: [fromSeconds, toSeconds] as const } : {}),
    points: signOf(side) * over,
    ...fromReference(points, usual),
    eventIds,
    say: (voice) =>
      voice.say(subject, sentences, {
        points,
        before: side === 'team' ? `${from}–${score.opponent}` : `${score.team}–${from}`,
        after: `${score.team}–${score.opponent}`,
        when: isTimed
          ? momentName('with', fromSeconds, rules)
          : `in ${periodName(fromPeriod, rules)}`,
        length: length === null ? '' : ` in ${minutesAndSeconds(length)}`,
        norm: known === null ? '' : `; the longest is usually ${known}`,
        normInBrackets: known === null ? '' : ` (usual longest: ${known})`,
      }),
    practise: (voice) => voice.practise('runAgainst', drills, {}),
  };
});

const texts = {
  team: {
    subject: 'run',
    sentences: [
      'Your {points}–0 run, begun {when}, took it from {before} to {after}{norm}.',
      'From {before} to {after}{length}: a {points}–0 run that began {when}{norm}.',
      'You scored {points} in a row{length}, {before} to {after}, starting {when}{norm}.',
    ],
  },
  opponent: {
    subject: 'run against',
    sentences: [
      '{They} scored {points} unanswered from {before} to {after}, begun {when}{norm}.',
      'A {points}–0 run by {them}{length} took it from {before} to {after}; it began {when}{normInBrackets}.',
      'You had no answer from {before} to {after}, a {points}–0 run by {them} that began {when}{norm}.',
    ],
  },
} as const;

const drills = [
  'Rehearse the answer: scrimmage where after 4 points in a row against you the next ball is a set play to the rim.',
  'Agree on the alarm: 6 points without an answer means time-out or the safest set; play 5 such moments at the next practice.',
  'Start 3-minute games at 0–8 and make the five talk through the first possession: shot inside, then a stop.',
] as const;
