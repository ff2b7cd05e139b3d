import type { PeriodRules } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow } from '../../basketball/score-flow.ts';
import type { Evidence, SentenceNumber } from '../../contract/insight.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';

/** Start and end of the number in its sentence, in UTF-16 units; `null` if it is a word ("twice") or missing. */
export function numberIn(
  sentence: string,
  { value, unit }: Pick<SentenceNumber, 'value' | 'unit'>,
): readonly [from: number, to: number] | null {
  const isShare = unit === 'share';
  const digits = Math.round(isShare ? 100 * value : value);
  // Not within a name ("U16"), a score ("14–11"), a clock or another number.
  const end = isShare ? String.raw`\s?%` : String.raw`(?![\d–:]|[.,]\d|\s?%)`;
  const found = new RegExp(String.raw`(?<![\p{L}\d–:.,])${digits}${end}`, 'u').exec(sentence);
  return found && [found.index, found.index + found[0].length];
}

/** A stretch of a match, from one score to another. */
export interface ToldStretch {
  /** The scores in it, with the one that it began with: 0–0 at the start of the match. */
  points: readonly (Pick<FlowPoint, 'team' | 'opponent' | 'seconds'> & Partial<FlowPoint>)[];
  /** The first event that changed the score. */
  firstEventId: string;
}

/** The stretch between two scores; `null` if the plays do not have both, or no clock. */
export function toldStretch(
  { from, to }: NonNullable<Evidence['stretch']>,
  events: readonly MatchEvent[],
  rules: PeriodRules,
): ToldStretch | null {
  const flow = scoreFlow(events, rules) ?? [];
  const start = { team: 0, opponent: 0, seconds: 0 };
  const at = (score: typeof from) =>
    [start, ...flow].findIndex((p) => p.team === score.team && p.opponent === score.opponent);
  const [first, last] = [at(from), at(to)];
  const firstEventId = flow[first]?.eventId;
  if (first < 0 || last <= first || firstEventId === undefined) return null;
  const points = [start, ...flow].slice(first, last + 1);
  return points.some(({ seconds }) => seconds === null) ? null : { points, firstEventId };
}
