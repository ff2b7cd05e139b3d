import { i18n } from '@lingui/core';
import { matchSeconds } from '../../basketball/score.ts';
import type { Match, Score } from '../../contract/match.ts';
import { scoreMargin } from '../figures/match-outcome.ts';
import { periodText } from '../figures/period-labels.ts';
import { formatScore } from '../ui/format.ts';

/** A turn of so many points is worth telling. */
const leastTurn = 5;

const sumOf = (periods: readonly Score[]): Score =>
  periods.reduce((sum, { team, opponent }) => ({
    team: team === null || sum.team === null ? null : sum.team + team,
    opponent: opponent === null || sum.opponent === null ? null : sum.opponent + opponent,
  }));

/**
 * What happened, in one line that names and blames nobody: overtime, the turn after which the match went the other way, the
 * quarter that made it. '' where the match has no score.
 */
export function posterLine(match: Match): string {
  const margin = match.score && scoreMargin(match.score);
  if (margin === null) return '';
  const { periods, regulationPeriods } = match;
  const margins = periods.map(scoreMargin);
  const known = margins.flatMap((each) => (each === null ? [] : [each]));
  const minutes = Math.round(matchSeconds(regulationPeriods, match) / 60);
  if (known.length < 2 || known.length < periods.length) return apart(margin, minutes);
  if (periods.length > regulationPeriods) {
    return i18n.t('Level after {minutes} minutes. {score} in overtime.', {
      minutes,
      score: formatScore(sumOf(periods.slice(regulationPeriods))),
    });
  }
  const turns = known.slice(1).map((_, index) => {
    const lead = known.slice(0, index + 1).reduce((sum, each) => sum + each, 0);
    const rest = margin - lead;
    const size =
      Math.sign(lead) === -Math.sign(rest) ? Math.min(Math.abs(lead), Math.abs(rest)) : 0;
    return { at: index + 1, lead, size };
  });
  const turn = turns.reduce((best, each) => (each.size > best.size ? each : best));
  if (turn.size >= leastTurn) return turnLine(match, turn);
  const best = known.reduce((at, each, index) => {
    const isMore = each * Math.sign(margin) > (known[at] ?? 0) * Math.sign(margin);
    return isMore ? index : at;
  }, 0);
  const made = known[best] ?? 0;
  if (Math.abs(made) >= leastTurn && Math.abs(made) * 2 >= Math.abs(margin) && margin !== 0) {
    return i18n.t('{period} made the difference: {score}.', {
      period: periodText(best + 1, match),
      score: formatScore(periods[best]),
    });
  }
  return known.every((each) => each > 0) ? i18n.t('Every period won.') : apart(margin, minutes);
}

function turnLine(match: Match, { at, lead }: { at: number; lead: number }): string {
  const { periods, regulationPeriods } = match;
  const values = {
    points: Math.abs(lead),
    period: periodText(at, match),
    score: formatScore(sumOf(periods.slice(at))),
  };
  const half = at * 2 === regulationPeriods;
  if (lead < 0) {
    return half
      ? i18n.t('{points} behind at half-time. After that, {score}.', values)
      : i18n.t('{points} behind after {period}. After that, {score}.', values);
  }
  return half
    ? i18n.t('{points} ahead at half-time. After that, {score}.', values)
    : i18n.t('{points} ahead after {period}. After that, {score}.', values);
}

function apart(margin: number, minutes: number): string {
  if (margin === 0) return i18n.t('Level to the end.');
  return i18n.t(
    '{points, plural, one {{points} point apart} other {{points} points apart}} after {minutes} minutes.',
    { points: Math.abs(margin), minutes },
  );
}
