import { i18n } from '@lingui/core';
import type { PeriodRules } from '../../basketball/score.ts';
import { scoreFlow } from '../../basketball/score-flow.ts';
import type { Score } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { chanceText, stretchTimes } from '../figures/stretch-words.ts';
import { turningStretches } from '../figures/turning-stretches.ts';
import { formatScore } from '../ui/format.ts';

interface DecidedInInput {
  events: readonly MatchEvent[];
  rules: PeriodRules;
  finished: boolean;
  /** The match's score, where its list has one. */
  result: Score | null;
}

/**
 * What decided a finished match, by its plays alone: the stretch that brought the winner's chance most. `null` where the
 * plays do not tell: without a clock or a score, of a match that is on or that nobody won, where no stretch alone did it,
 * and where the last play's score is not the match's.
 */
export function decidedIn({ events, rules, finished, result }: DecidedInInput) {
  const last = scoreFlow(events, rules)?.at(-1);
  if (!finished || !last || last.team === last.opponent) return null;
  const known = result ?? last;
  if (known.team !== last.team || known.opponent !== last.opponent) return null;
  const winner = last.team > last.opponent ? 1 : -1;
  const [stretch] = turningStretches(events, rules).sort(
    (a, b) => winner * ((b.gained ?? 0) - (a.gained ?? 0)),
  );
  const gained = winner * (stretch?.gained ?? 0);
  if (!stretch || gained <= 0) return null;
  const { from, to, points } = stretch;
  const chances = [from, to].map(({ winProbability }) => chanceText(winProbability ?? 0));
  const values = { times: stretchTimes(stretch, rules), points: formatScore(points) };
  return {
    title: durationText((to.seconds ?? 0) - (from.seconds ?? 0)),
    text: [
      from.score.team + from.score.opponent === 0
        ? i18n.t('{times}: {points}.', values)
        : i18n.t('{times}: {points}, from {before} to {after}.', {
            ...values,
            before: formatScore(from.score),
            after: formatScore(to.score),
          }),
      i18n.t('The chance to win went from {before} to {after}.', {
        before: chances[0] ?? '',
        after: chances[1] ?? '',
      }),
    ].join(' '),
  };
}

function durationText(seconds: number): string {
  if (seconds < 120) return i18n.t('Decided in {seconds} seconds', { seconds });
  return i18n.t('Decided in {minutes} minutes', { minutes: Math.round(seconds / 60) });
}
