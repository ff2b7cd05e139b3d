import { matchSeconds, secondsPlayed } from '../../basketball/score.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import type { Season } from '../season.ts';
import type { Finding } from './fact.ts';

/** The last five minutes of regulation count as close where they begin within five points (as the NBA counts clutch time). */
const close = { seconds: 5 * 60, margin: 5 };

/** What a margin in five minutes is usually off by, in points: one standard deviation. */
export const spreadOfFinish = 4.5;

/** The last five minutes of regulation of a close match. */
export function finish({ match: { events, rules } }: Season): Finding | null {
  const end = matchSeconds(rules.regulationPeriods, rules);
  const start = end - close.seconds;
  const last: MatchEvent[] = [];
  let before = { team: 0, opponent: 0 };
  let after = { team: 0, opponent: 0 };
  for (const event of events) {
    const now = secondsPlayed(event, rules);
    const { team, opponent } = event.score;
    if (now === null || team === null || opponent === null) continue;
    if (event.period > rules.regulationPeriods) break;
    if (now <= start) before = { team, opponent };
    else last.push(event);
    after = { team, opponent };
  }
  if (last.length === 0 || Math.abs(before.team - before.opponent) > close.margin) return null;
  const made = after.team - before.team;
  const allowed = after.opponent - before.opponent;
  const points = made - allowed;
  const shots = last.filter((event) => event.side === 'team' && isFieldGoal(event));
  const hits = shots.filter((shot) => shot.made === true).length;
  const detail = ` Your shooting in it: ${hits} of ${shots.length}.`;
  return {
    topic: 'clutch',
    partOf: [`period ${rules.regulationPeriods}`],
    span: [start, end],
    points,
    deviations: Math.abs(points) / spreadOfFinish,
    value: points,
    usual: 0,
    eventIds: idsOf(last.filter((event) => event.made !== undefined)),
    say: (voice) =>
      voice.say('clutch', points > 0 ? texts.good : texts.poor, {
        made,
        allowed,
        before: `${before.team}–${before.opponent}`,
      }) + (shots.length >= 3 ? detail : ''),
    practise: (voice) => voice.practise('clutch', finishDrills, {}),
  };
}

const texts = {
  good: [
    'You closed it well: {made}–{allowed} in the last five minutes, from {before}.',
    'From {before} with five minutes left you won the finish {made}–{allowed}.',
    'The last five minutes were yours, {made}–{allowed} after {before}.',
  ],
  poor: [
    'The finish slipped: {made}–{allowed} in the last five minutes, from {before}.',
    'From {before} with five minutes left you lost the finish {made}–{allowed}.',
    '{They} took the last five minutes {allowed}–{made}; it stood {before} before.',
  ],
} as const;

export const finishDrills = [
  'Last 3 minutes, score level, 2 team fouls to give: play that game 4 times, and decide beforehand who has the ball.',
  'Two end-of-game sets, one for a two and one for a three: 10 repetitions each, with the clock running from 12 seconds.',
  'Finish every practice this week with a 2-minute match; the losing five shoots 10 free throws.',
] as const;
