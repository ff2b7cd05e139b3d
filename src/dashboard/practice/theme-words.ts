/* Titles of a practice's themes, their findings, and the drill with a mark from the team's own usual. */
import { i18n } from '@lingui/core';
import { findings, numberIn } from '../figures/latest-moves.ts';
import { written } from '../tables/number-words.ts';
import type { Theme } from './practice-report.ts';
import { type ThemeKey, themes } from './themes.ts';

interface Words {
  /** An instruction, for instance "Keep the ball". */
  title: string;
  good: string;
  /** The number and the usual: {seen}, {usual}. */
  finding: string;
  /** What the count of each match counts. */
  counted: string;
  drill: string;
  how: string;
  /** {mark} of `base`, rounded from the usual. */
  mark: string;
  base: number;
  /** Whether the mark counts the complement: 7 of 10 if the number's usual is 3 of 10. */
  others?: true;
  /** For a rate instead of a share: its {count} and its base {of}. */
  rate?: string;
}

const freeThrowRate = /* i18n */ '{count} for {of}';

const words: Record<ThemeKey, Words> = {
  turnovers: {
    title: /* i18n */ 'Keep the ball',
    good: /* i18n */ 'Keeping the ball',
    finding: findings.team.turnoverShare,
    counted: /* i18n */ 'our turnovers, of our plays',
    drill: /* i18n */ 'No dribble.',
    how: /* i18n */ 'Full court, 4 on 4 without a dribble. Each turnover is a point for the others.',
    mark: /* i18n */ 'Mark: at most {mark} turnovers in 20 plays.',
    base: 20,
  },
  ballsWon: {
    title: /* i18n */ 'Win the ball',
    good: /* i18n */ 'Winning the ball',
    finding: findings.opponent.turnoverShare,
    counted: /* i18n */ 'balls they lost, of their plays',
    drill: /* i18n */ 'First pass.',
    how: /* i18n */ '5 on 5, full court, pressure on the first pass. A deflection counts 1, a steal 2.',
    mark: /* i18n */ 'Mark: at least {mark} balls won in 20 plays.',
    base: 20,
  },
  afterLostBall: {
    title: /* i18n */ 'Get back after a turnover',
    good: /* i18n */ 'Getting back after a turnover',
    finding: /* i18n */ 'Each turnover cost {seen} points, where {usual} was usual.',
    counted: /* i18n */ 'their points from our turnovers',
    drill: /* i18n */ 'Lose it, race it.',
    how: /* i18n */ '5 on 5, full court. On the whistle the ball goes to the defence. Who lost it has 4 seconds to be behind the ball.',
    mark: /* i18n */ 'Mark: at most {mark} points in 10 turnovers.',
    base: 10,
    rate: /* i18n */ '{count, plural, one {# point} other {# points}} from {of}',
  },
  defensiveRebounds: {
    title: /* i18n */ 'Finish the stop',
    good: /* i18n */ 'Finishing the stop',
    finding: findings.opponent.offensiveReboundShare,
    counted: /* i18n */ 'offensive rebounds given',
    drill: /* i18n */ 'Hit, find, fetch.',
    how: /* i18n */ '3 on 3, shot from the wing. No point counts before the rebound is out to the guard.',
    mark: /* i18n */ 'Mark: {mark} of 10 rebounds.',
    base: 10,
    others: true,
  },
  offensiveRebounds: {
    title: /* i18n */ 'Go to the offensive glass',
    good: /* i18n */ 'Going to the offensive glass',
    finding: findings.team.offensiveReboundShare,
    counted: /* i18n */ 'our offensive rebounds',
    drill: /* i18n */ 'Three to the glass.',
    how: /* i18n */ '5 on 5. Three go for every rebound, two go back. An offensive rebound counts 2.',
    mark: /* i18n */ 'Mark: {mark} of 10 misses taken back.',
    base: 10,
  },
  fouling: {
    title: /* i18n */ 'Defend without fouling',
    good: /* i18n */ 'Not fouling',
    finding: findings.opponent.freeThrowRate,
    counted: /* i18n */ 'their free throws, for their shots',
    drill: /* i18n */ 'Wall up.',
    how: /* i18n */ 'Contested layups straight up, both arms high. Every reach is a point for the attack.',
    mark: /* i18n */ 'Mark: at most {mark} free throws in 20 shots.',
    base: 20,
    rate: freeThrowRate,
  },
  lineTrips: {
    title: /* i18n */ 'Get to the line',
    good: /* i18n */ 'Getting to the line',
    finding: findings.team.freeThrowRate,
    counted: /* i18n */ 'our free throws, for our shots',
    drill: /* i18n */ 'At the chest.',
    how: /* i18n */ '1 on 1 from the wing, at the defender’s chest. A drawn foul counts 2, a jump shot nothing.',
    mark: /* i18n */ 'Mark: at least {mark} free throws in 20 shots.',
    base: 20,
    rate: freeThrowRate,
  },
  rimAgainst: {
    title: /* i18n */ 'Keep them from the rim',
    good: /* i18n */ 'Keeping them from the rim',
    finding: /* i18n */ '{seen} of their shots came at the rim, where {usual} was usual.',
    counted: /* i18n */ 'their shots at the rim',
    drill: /* i18n */ 'Shell, no layup.',
    how: /* i18n */ '4 on 4, every catch closed out, help from the far side. A layup counts 3, any other basket 1.',
    mark: /* i18n */ 'Mark: at most {mark} layups in 10 shots.',
    base: 10,
  },
  rim: {
    title: /* i18n */ 'Get to the rim',
    good: /* i18n */ 'Getting to the rim',
    finding: /* i18n */ '{seen} of our shots came at the rim, where {usual} was usual.',
    counted: /* i18n */ 'our shots at the rim',
    drill: /* i18n */ 'Paint first.',
    how: /* i18n */ '5 on 5. Nobody shoots before the ball has touched the paint. A layup counts 3, any other basket 1.',
    mark: /* i18n */ 'Mark: at least {mark} layups in 10 shots.',
    base: 10,
  },
};

/** The texts of a theme, in the coach's language. */
export function themeWords({ key, seen, usual }: Theme) {
  const { title, good, finding, counted, drill, how, mark, base, others } = words[key];
  const { number } = themes[key];
  const value = (of: Theme['seen']) => written(number, numberIn(of));
  const share = numberIn(usual) ?? 0;
  return {
    title: i18n.t(title),
    good: i18n.t(good),
    finding: i18n.t(finding, { seen: value(seen), usual: value(usual) }),
    counted: i18n.t(counted),
    drill: i18n.t(drill),
    how: i18n.t(how),
    mark: i18n.t(mark, { mark: Math.max(1, Math.round(base * (others ? 1 - share : share))) }),
  };
}

/** The count of one match: "14 of 38", but "17 points from 13". */
export function shareText({ key }: Pick<Theme, 'key'>, share: Theme['shares'][number]): string {
  if (share === null) return '–';
  const [count, of] = [share.count, Math.round(share.of)];
  const { rate } = words[key];
  return rate
    ? i18n.t(rate, { count, of })
    : i18n.t('{made} of {attempted}', { made: count, attempted: of });
}

/** A prediction for as many more matches, for instance "18% to 27% in the next 5"; '' if unsure. */
export function nextText({ key, certainty, next, known }: Theme): string {
  if (certainty === null || next === null) return '';
  const { number } = themes[key];
  const text = (value: number) => written(number, Math.max(0, value));
  return i18n.t('{low} to {high} in the next {matches}', {
    low: text(next.interval.low),
    high: text(next.interval.high),
    matches: known,
  });
}
