import type { MatchEvent } from '../../contract/play-by-play.ts';
import { byPlayer } from '../findings/share-finding.ts';
import type { Season } from '../ratings/season.ts';
import type { Reference } from '../reference.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { playerName } from './names.ts';
import { counted, times, whole } from './numbers.ts';
import { capital, periodName } from './periods.ts';
import type { Voice } from './voice.ts';

interface CountFact {
  season: Season;
  count: number;
  /** At the usual share of as many plays. */
  expected: number;
  usual: Reference;
  points: number;
  events: readonly MatchEvent[];
}

/** How often the team lost the ball. */
export function sayLost(voice: Voice, fact: CountFact): string {
  const { season, count, expected, usual, points, events } = fact;
  const beside = () => voice.usual({ ...usual, mean: expected }, whole, 'own');
  const wordings =
    points > 0
      ? [
          () =>
            `You took care of the ball: ${counted(count, 'turnover')}${beside()}${voice.worth(points)}.`,
          () => `Only ${counted(count, 'ball')} lost${beside()}${voice.worth(points)}.`,
          () => `You gave the ball away just ${times(count)}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () => `You lost the ball ${times(count)}${beside()}${voice.worth(points)}.`,
          () => `${counted(count, 'turnover')} were too many${beside()}${voice.worth(points)}.`,
          () => `You gave the ball away ${times(count)}${beside()}${voice.worth(points)}.`,
        ];
  return voice.pick('turnovers', wordings) + (points < 0 ? whoLost(season.match, events) : '');
}

function whoLost(match: FinishedMatch, events: readonly MatchEvent[]): string {
  const [first, second] = byPlayer(events);
  if (first === undefined || first.events.length < 4) return '';
  if (second?.events.length === first.events.length) return '';
  const name = playerName(match, 'team', first.playerId);
  return name === null ? '' : ` ${name} had ${first.events.length} of them.`;
}

/** How often the opponent lost the ball. */
export function sayWon(
  voice: Voice,
  { count, expected, usual, points, events }: CountFact,
): string {
  const beside = () => voice.usual({ ...usual, mean: expected }, whole, 'neutral');
  const wordings =
    points > 0
      ? [
          () =>
            `You forced ${voice.they('them')} into ${counted(count, 'turnover')}${beside()}${voice.worth(points)}.`,
          () =>
            `${voice.they('They')} lost the ball ${times(count)}${beside()}${voice.worth(points)}.`,
          () =>
            `Pressure paid: ${counted(count, 'ball')} won from ${voice.they('them')}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () =>
            `${voice.they('They')} lost the ball only ${times(count)}${beside()}${voice.worth(points)}.`,
          () =>
            `You hardly disturbed ${voice.they('them')}: ${counted(count, 'turnover')} forced${beside()}${voice.worth(points)}.`,
          () =>
            `Only ${counted(count, 'turnover')} by ${voice.they('them')}${beside()}${voice.worth(points)}.`,
        ];
  const unforced = new Set(['travel', '24sec', '3sec', 'doubledribble', 'offensive']);
  const live = events.filter(({ subtype }) => subtype !== undefined && !unforced.has(subtype));
  const detail =
    points > 0 && live.length >= 0.6 * count && live.length >= 5 && live.length < count
      ? ` ${live.length} were bad passes, lost dribbles or balls out of bounds.`
      : '';
  return voice.pick('won', wordings) + detail;
}

interface PeriodFact {
  season: Season;
  period: number;
  count: number;
  all: number;
  expected: number;
  points: number;
}

/** The period in which most balls were lost. */
export function sayLostInPeriod(voice: Voice, fact: PeriodFact): string {
  const { season, period, count, all, expected, points } = fact;
  const name = periodName(period, season.match.rules);
  const usual = Math.max(1, Math.round(expected));
  return voice.pick('lost in a period', [
    () =>
      `You lost the ball ${times(count)} in ${name} alone (${all} in all), where ${usual} would be normal${voice.worth(points)}.`,
    () =>
      `${capital(name)} went on turnovers: ${count} of the ${all} fell there, and ${usual} is a normal quarter’s share${voice.worth(points)}.`.replace(
        'quarter’s',
        season.match.rules.regulationPeriods === 2 ? 'half’s' : 'quarter’s',
      ),
    () =>
      `${count} of your ${all} turnovers came in ${name}; ${usual} would have been ordinary${voice.worth(points)}.`,
  ]);
}

interface KindFact {
  match: FinishedMatch;
  noun: string;
  events: readonly MatchEvent[];
  usual: Reference;
  points: number;
  all: number;
}

/** One kind of lost ball that happened more often than usual. */
export function sayLostKind(voice: Voice, fact: KindFact): string {
  const { match, noun, events, usual, points, all } = fact;
  const count = events.length;
  const beside = () => voice.usual(usual, whole, 'own');
  return (
    voice.pick(noun, [
      () => `${count} of your ${all} turnovers were ${noun}${beside()}${voice.worth(points)}.`,
      () => `You had ${count} ${noun}${beside()}${voice.worth(points)}.`,
      () =>
        `${capital(noun)} were the leak, ${count} of ${all} turnovers${beside()}${voice.worth(points)}.`,
    ]) + whoLost(match, events)
  );
}
