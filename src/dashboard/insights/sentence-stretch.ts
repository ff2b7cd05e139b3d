import type { PeriodRules } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow } from '../../basketball/score-flow.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';

/** A stretch of a match in a sentence, from one score to another. */
export interface ToldStretch {
  /** The scores on the way, including the first; 0–0 at the start of the match. */
  points: readonly (Pick<FlowPoint, 'team' | 'opponent' | 'seconds'> & Partial<FlowPoint>)[];
  /** The event that changed the score first. */
  firstEventId: string;
}

const scores = /(?<![\d–])(\d{1,3})–(\d{1,3})(?![\d–])/g;

/** Whether a sentence may describe a stretch: its picture's height is reserved until the plays load. */
export function mayTellStretch(sentence: string): boolean {
  return toldScores(sentence) !== null;
}

/** The last two scores that a sentence names; of a lone one that one side has all of, 11–0, from the start of the match. */
function toldScores(sentence: string) {
  const [to, from] = [...sentence.matchAll(scores)]
    .map(([, team, opponent]) => ({ team: Number(team), opponent: Number(opponent) }))
    .toReversed();
  if (to && from) return { from, to };
  const isRun = to && to.team * to.opponent === 0;
  return isRun ? { from: { team: 0, opponent: 0 }, to } : null;
}

/**
 * The stretch of a sentence by its scores, if the match had both, in order, with a clock; `null`
 * if its plays do not confirm it.
 */
export function toldStretch(
  sentence: string,
  events: readonly MatchEvent[],
  rules: PeriodRules,
): ToldStretch | null {
  const flow = scoreFlow(events, rules) ?? [];
  const named = toldScores(sentence);
  if (!named) return null;
  const { from, to } = named;
  const at = (score: typeof from) =>
    flow.findIndex(({ team, opponent }) => team === score.team && opponent === score.opponent);
  const isStart = from.team + from.opponent === 0;
  const first = isStart ? -1 : at(from);
  const last = at(to);
  const firstEventId = flow[first + 1]?.eventId;
  if ((first < 0 && !isStart) || last <= first || firstEventId === undefined) return null;
  const inside = flow.slice(Math.max(0, first), last + 1);
  if (inside.some(({ seconds }) => seconds === null)) return null;
  return { points: isStart ? [{ ...from, seconds: 0 }, ...inside] : inside, firstEventId };
}
