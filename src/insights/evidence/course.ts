import { type Drought, scoringDroughts } from '../../basketball/droughts.ts';
import { scoreByPeriod } from '../../basketball/score.ts';
import { type ScoringRun, scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { remember } from './remember.ts';

/** One period's points and margin. */
export interface PeriodMargin {
  /** 1-based. */
  period: number;
  team: number;
  opponent: number;
  margin: number;
}

/** The periods of regulation with both sides' points; an overtime is a match of its own. */
export const periodMargins = remember(({ events, rules }: FinishedMatch): PeriodMargin[] =>
  scoreByPeriod(events).periods.flatMap(({ team, opponent }, index) =>
    team === null || opponent === null || index >= rules.regulationPeriods
      ? []
      : [{ period: index + 1, team, opponent, margin: team - opponent }],
  ),
);

/** The period with the greatest margin for `side`; the earlier of two equal ones. */
export function bestPeriod(match: FinishedMatch, side: Side): PeriodMargin | null {
  const sign = side === 'team' ? 1 : -1;
  return periodMargins(match).reduce<PeriodMargin | null>(
    (best, period) => (best === null || sign * (period.margin - best.margin) > 0 ? period : best),
    null,
  );
}

/** Every run of the match, however short. */
const allRuns = remember(({ events, rules }: FinishedMatch): ScoringRun[] =>
  scoringRuns(scoreFlow(events, rules) ?? [], 1),
);

/** The longest run of a side; the earlier of two equal ones. */
export function longestRun(match: FinishedMatch, side: Side): ScoringRun | null {
  return allRuns(match)
    .filter((run) => run.side === side)
    .reduce<ScoringRun | null>(
      (best, run) => (best === null || run.points > best.points ? run : best),
      null,
    );
}

/** The team's longest time without a point; `null` where no event has a clock, or none lasted two minutes. */
export const longestDrought = remember(({ events, rules }: FinishedMatch): Drought | null => {
  const input = { events, rules, finished: true };
  return scoringDroughts(input, 'team', 'points', 120)[0] ?? null;
});
