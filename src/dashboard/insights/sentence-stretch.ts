import type { PeriodRules } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow } from '../../basketball/score-flow.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';

/** The part of a match that a sentence tells, from one score to another. */
export interface ToldStretch {
  /** The scores on the way, from the one that it began at; of the start of the match 0–0. */
  points: readonly (Pick<FlowPoint, 'team' | 'opponent' | 'seconds'> & Partial<FlowPoint>)[];
  /** The event that changed the score first. */
  firstEventId: string;
}

const scores = /(?<![\d–])(\d{1,3})–(\d{1,3})(?![\d–])/g;

/** Whether a sentence may tell a stretch: room is kept for its picture until the plays are there. */
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
 * The stretch that a sentence names by its scores, where the match stood at both, one after the other, with a clock; `null`
 * where its plays do not bear the sentence out.
 */
export function toldStretch(
  sentence: string,
  events: readonly MatchEvent[],
  rules: PeriodRules,
): ToldStretch | null {
  const flow = scoreFlow(events, rules) ?? [];
  const told = toldScores(sentence);
  if (!told) return null;
  const { from, to } = told;
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
