import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { matchSeconds, periodSeconds } from '../../basketball/score.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { useApi } from '../api/session-context.ts';
import { periodText } from './period-labels.ts';
import { formatClock } from './plays.ts';

interface LiveMomentProps {
  match: Match;
  /** Whether to load the plays; by default only cached plays are used. */
  ask?: boolean;
}

/** The quarter and clock of a live match; only the quarter without plays. */
export function LiveMoment({ match, ask = false }: LiveMomentProps) {
  const plays = useQuery({ ...playByPlayQuery(useApi(), match.id, ask), enabled: ask });
  const moment = momentOf(plays.data?.value.events ?? [], match);
  if (moment) return momentText(moment, match);
  return match.periods.length > 0 ? periodText(match.periods.length, match) : null;
}

/** A moment of a live match. */
export interface Moment {
  /** 1-based. */
  period: number;
  /** Seconds left in the period; `null` without a clock. */
  clockSeconds: number | null;
  /** `break` is between two periods. */
  kind: 'playing' | 'break' | 'halfTime' | 'ended';
}

/** The moment of the last play. A period has ended if a play ends it, or its clock is at 0. */
export function momentOf(events: readonly MatchEvent[], match: Match): Moment | null {
  const last = events.at(-1);
  if (last === undefined) return null;
  const { period, type } = last;
  const clock = events.findLast((each) => each.period === period && each.clockSeconds !== null);
  const clockSeconds = type === 'periodEnd' ? 0 : (clock?.clockSeconds ?? null);
  const { team, opponent } = last.score;
  if (clockSeconds !== 0) return { period, clockSeconds, kind: 'playing' };
  if (period >= match.regulationPeriods && team !== opponent) {
    return { period, clockSeconds, kind: 'ended' };
  }
  const kind = period === match.regulationPeriods / 2 ? 'halfTime' : 'break';
  return { period, clockSeconds, kind };
}

/** Whether the last period has ended: by a play, or by a clock at 0 in a feed without such plays. */
export function isPeriodOver(events: readonly MatchEvent[]): boolean {
  const last = events.at(-1);
  if (last?.type === 'periodEnd') return true;
  return last?.clockSeconds === 0 && !events.some(({ type }) => type === 'periodEnd');
}

/** A moment in words: "Q2 4:31", "Half-time", "End of Q1". */
export function momentText(moment: Moment | null, match: Match): string {
  if (moment === null) return i18n.t('Live');
  const period = periodText(moment.period, match);
  if (moment.kind === 'halfTime') return i18n.t('Half-time');
  if (moment.kind === 'ended') return i18n.t('The last buzzer');
  if (moment.kind === 'break') return i18n.t('End of {period}', { period });
  return moment.clockSeconds === null ? period : `${period} ${formatClock(moment.clockSeconds)}`;
}

/** Seconds of play so far; `null` without a clock. */
export function secondsSoFar(moment: Moment | null, match: Match): number | null {
  if (moment?.clockSeconds == null) return null;
  return Math.min(
    matchSeconds(moment.period, match),
    matchSeconds(moment.period - 1, match) +
      periodSeconds(moment.period, match) -
      moment.clockSeconds,
  );
}
