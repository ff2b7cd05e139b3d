import { i18n } from '@lingui/core';
import { fieldGoals } from '../../basketball/line.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { formatScore } from '../ui/format.ts';
import { periodText } from './period-labels.ts';
import type { Why, WhyPart } from './why-parts.ts';

/** Something of a match in a title that is read from afar, and its numbers. It names and blames nobody. */
export interface MatchThing {
  title: string;
  text: string;
}

/** A part worth so many points is told. */
export const leastPoints = 1.5;

const titles: Partial<Record<WhyPart['key'], string>> = {
  rebounds: /* i18n */ 'The glass was ours',
  turnovers: /* i18n */ 'We kept the ball',
  line: /* i18n */ 'We got to the line',
  shots: /* i18n */ 'We had more good shots',
  shooting: /* i18n */ 'We made our shots',
};

/**
 * What went well, the most important first: the best part, the best period, the other parts, baskets from a pass.
 * @param told what is said of the match already: a period's score that stands there is not told twice
 */
export function goodThings(
  match: Match,
  boxScore: BoxScore,
  why: Why | null,
  told = '',
): MatchThing[] {
  const parts = (why?.parts ?? []).toSorted((a, b) => b.points - a.points);
  const [best, ...others] = parts.flatMap((part) => goodPart(part, boxScore) ?? []);
  return [best, bestPeriod(match, told), ...others, together(boxScore)].filter(
    (thing) => thing != null,
  );
}

function goodPart(part: WhyPart, boxScore: BoxScore): MatchThing | null {
  const title = titles[part.key];
  if (title === undefined || part.points < leastPoints) return null;
  const worth = i18n.t('Worth {points, plural, one {{points} point} other {{points} points}}.', {
    points: Math.round(part.points),
  });
  return { title: i18n.t(title), text: `${partNumbers(part, boxScore)} ${worth}`.trim() };
}

/** What both sides did of a part, in a sentence; '' where it was not recorded. */
export function partNumbers({ key, numbers }: WhyPart, { team, opponent }: BoxScore): string {
  const [mine, their] = [team.totals, opponent.totals];
  const both = (own: number | null | undefined, other: number | null | undefined) =>
    own == null || other == null ? null : { own, other };
  if (key === 'rebounds') {
    const values = both(mine?.offensiveRebounds, their?.offensiveRebounds);
    return values ? i18n.t('{own} offensive rebounds to their {other}.', values) : '';
  }
  if (key === 'turnovers') {
    const values = both(mine?.turnovers, their?.turnovers);
    return values ? i18n.t('{own} lost balls, they {other}.', values) : '';
  }
  if (key === 'line') {
    const values = both(mine?.freeThrows.attempted, their?.freeThrows.attempted);
    return values ? i18n.t('{own} free throws to their {other}.', values) : '';
  }
  return numbers && `${numbers}.`;
}

function bestPeriod(match: Match, told: string): MatchThing | null {
  const margins = match.periods.map(({ team, opponent }) =>
    team === null || opponent === null ? 0 : team - opponent,
  );
  const most = Math.max(...margins);
  const at = margins.indexOf(most);
  const score = formatScore(match.periods[at]);
  if (most < 2 || told.includes(score)) return null;
  return {
    title: i18n.t('{period} was ours', { period: periodText(at + 1, match) }),
    text: i18n.t('{score}: that is how we want to play.', { score }),
  };
}

function together({ team: { totals } }: BoxScore): MatchThing | null {
  const made = totals && fieldGoals(totals).made;
  if (!totals?.assists || !made) return null;
  const { assists } = totals;
  return {
    title: i18n.t('We played together'),
    text: i18n.t('{assists} of {made} baskets came from a pass.', { assists, made }),
  };
}
