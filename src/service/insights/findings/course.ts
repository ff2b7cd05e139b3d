import { gameNotes } from '../../../basketball/game-notes.ts';
import { addCounts } from '../../../basketball/line.ts';
import { type PeriodRules, scoreByPeriod } from '../../../basketball/score.ts';
import type { Season } from '../ratings/season.ts';
import { signed } from '../wording/numbers.ts';
import type { Finding } from './finding.ts';

/** The period that went best and the one that went worst, each against the mean of the other periods. */
export function periodFindings({ match }: Season): Finding[] {
  const { periods } = scoreByPeriod(match.events);
  const margins = periods.flatMap(({ team, opponent }, index) =>
    team === null || opponent === null ? [] : [{ index, team, opponent, margin: team - opponent }],
  );
  if (margins.length < 2) return [];
  const total = margins.reduce((sum, { margin }) => sum + margin, 0);
  const ranked = [...margins].sort((a, b) => b.margin - a.margin || a.index - b.index);
  const [best, worst] = [ranked[0], ranked[ranked.length - 1]];
  return [best, worst].flatMap((period, place) => {
    if (period === undefined) return [];
    const isBest = place === 0;
    if (isBest ? period.margin <= 0 : period.margin >= 0) return [];
    const others = (total - period.margin) / (margins.length - 1);
    const name = periodName(period.index, match.rules);
    return [
      {
        topic: `period ${period.index + 1}`,
        points: period.margin,
        fact: `${name} was your ${isBest ? 'best' : 'worst'}, ${period.team}–${period.opponent}, against ${signed(others, 1)} points in the others on average`,
        practise: `Practise what went wrong in ${lowerFirst(name)}: play ${match.rules.periodMinutes}-minute scrimmages that start ${Math.abs(period.margin)} points down, and watch that stretch together first.`,
      },
    ];
  });
}

function periodName(index: number, rules: PeriodRules): string {
  const overtime = index + 1 - rules.regulationPeriods;
  if (overtime > 0) return overtime === 1 ? 'Overtime' : `Overtime ${overtime}`;
  const noun = rules.regulationPeriods === 2 ? 'half' : 'quarter';
  return `The ${['first', 'second', 'third', 'fourth'][index] ?? `${index + 1}th`} ${noun}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The longest unanswered run of the match, whose ever it was, against the other side's; none where they are equal. */
export function runFinding({ match }: Season): Finding[] {
  const notes = gameNotes(match.events, match.matchSheet, match.rules);
  const own = notes.team.biggestRun;
  const other = notes.opponent.biggestRun;
  const difference = addCounts(own, other === null ? null : -other);
  if (own === null || other === null || difference === null || difference === 0) return [];
  return [
    {
      topic: 'run',
      points: difference,
      fact:
        difference > 0
          ? `Your longest run was ${own}–0, against ${other}–0 by ${match.opponentName}`
          : `${match.opponentName} had a ${other}–0 run, against ${own}–0 as your longest`,
      practise: `Practise stopping a run: in scrimmage call a set play after every second basket against you, and a timeout by the third; this one went to ${other}–0.`,
    },
  ];
}
