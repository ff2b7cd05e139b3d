import { matchSeconds, secondsPlayed } from '../../basketball/score.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { periodName } from '../wording/periods.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { idsOf } from './share-finding.ts';

/** The last five minutes of regulation count as close where they begin within five points (as the NBA counts clutch time). */
const close = { seconds: 5 * 60, margin: 5 };

/** What a point of margin in five minutes is usually off by, in points: one standard deviation. */
const spread = 4.5;

/** The end of a close match, and its overtimes. */
export function clutchFindings(season: Season): Finding[] {
  return [...closing(season), ...overtime(season)];
}

function closing(season: Season): Finding[] {
  const { events, rules } = season.match;
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
  if (last.length === 0 || Math.abs(before.team - before.opponent) > close.margin) return [];
  const made = after.team - before.team;
  const allowed = after.opponent - before.opponent;
  const shots = last.filter((event) => event.side === 'team' && isFieldGoal(event));
  const points = made - allowed;
  return [
    {
      kind: 'clutch',
      topic: 'clutch',
      partOf: [`period ${rules.regulationPeriods}`],
      span: [start, end],
      points,
      deviations: Math.abs(points) / spread,
      value: points,
      usual: 0,
      eventIds: idsOf(last.filter((event) => event.made !== undefined)),
      say: (voice) => {
        const from = `${before.team}–${before.opponent}`;
        const hits = shots.filter((shot) => shot.made === true).length;
        const detail = ` Your shooting in it: ${hits} of ${shots.length}.`;
        return (
          voice.pick(
            'clutch',
            points > 0
              ? [
                  () =>
                    `You closed it well: ${made}–${allowed} in the last five minutes, from ${from}.`,
                  () =>
                    `From ${from} with five minutes left you won the finish ${made}–${allowed}.`,
                  () => `The last five minutes were yours, ${made}–${allowed} after ${from}.`,
                ]
              : [
                  () =>
                    `The finish slipped: ${made}–${allowed} in the last five minutes, from ${from}.`,
                  () =>
                    `From ${from} with five minutes left you lost the finish ${made}–${allowed}.`,
                  () =>
                    `${voice.they('They')} took the last five minutes ${allowed}–${made}; it stood ${from} before.`,
                ],
          ) + (shots.length >= 3 ? detail : '')
        );
      },
      practise: (voice) => drill(voice, 'clutch', { n: Math.abs(points) }),
    },
  ];
}

/** All overtimes together. */
function overtime(season: Season): Finding[] {
  const { events, rules } = season.match;
  const inOvertime = events.filter(({ period }) => period > rules.regulationPeriods);
  const last = inOvertime.at(-1);
  const before = events.findLast(({ period }) => period <= rules.regulationPeriods);
  if (!last || !before) return [];
  const { team, opponent } = last.score;
  const { team: from, opponent: fromOpponent } = before.score;
  if (team === null || opponent === null || from === null || fromOpponent === null) return [];
  const score = { team: team - from, opponent: opponent - fromOpponent };
  const points = score.team - score.opponent;
  const name =
    last.period - rules.regulationPeriods === 1
      ? periodName(last.period, rules)
      : `the ${last.period - rules.regulationPeriods} overtimes`;
  return [
    {
      kind: 'clutch',
      topic: 'overtime',
      span: [matchSeconds(rules.regulationPeriods, rules), matchSeconds(last.period, rules)],
      points,
      deviations: Math.abs(points) / spread,
      value: points,
      usual: 0,
      eventIds: idsOf(inOvertime.filter((event) => event.made === true)),
      say: (voice) => sayOvertime(voice, name, score, `${from}–${fromOpponent}`),
      practise: (voice) => drill(voice, 'clutch', { n: Math.abs(points) }),
    },
  ];
}

function sayOvertime(
  voice: Voice,
  name: string,
  { team, opponent }: { team: number; opponent: number },
  level: string,
): string {
  const won = team > opponent;
  return voice.pick('overtime', [
    () => `You ${won ? 'won' : 'lost'} ${name} ${team}–${opponent}, after ${level} in regulation.`,
    () => `It took ${name}: ${team}–${opponent}, from ${level}.`,
  ]);
}
