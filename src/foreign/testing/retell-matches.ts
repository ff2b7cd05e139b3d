import type { Match } from '../../contract/match.ts';
import type { Tools, Values } from './retell-tools.ts';

/** Rewords a match of a list in other words, dates and shapes. */
export function retellMatches({ choose, style, word, side, number, id, renamed }: Tools) {
  const dateForm = choose(['own', 'offset', 'epoch', 'milliseconds', 'apart'] as const);
  const scoreForm = choose(['own', 'flat', 'homeAway'] as const);
  const statuses: Record<string, readonly [string, ...string[]]> = {
    scheduled: ['scheduled', 'NOT_STARTED', 'upcoming', 'programado'],
    live: ['live', 'in_progress', 'LIVE', 'en juego'],
    completed: ['completed', 'FINAL', 'finished', 'finalizado'],
  };
  const statusOf = (status: string) => choose(statuses[status] ?? [status]);

  const start = (startsAt: string | null): Values => {
    if (startsAt === null) return {};
    const [day = '', hour = ''] = startsAt.split('T');
    const ms = Date.parse(startsAt);
    switch (dateForm) {
      case 'offset':
        return {
          [word('match', 'startsAt')]:
            `${new Date(ms + 7200_000).toISOString().slice(0, 19)}+02:00`,
        };
      case 'epoch':
        return { [word('match', 'startsAt')]: number(ms / 1000) };
      case 'milliseconds':
        return { [word('match', 'startsAt')]: number(ms) };
      case 'apart':
        return { [word('match', 'date')]: day, [word('match', 'time')]: hour.slice(0, 5) };
      default:
        return { [word('match', 'startsAt')]: startsAt };
    }
  };

  const scores = ({ score, homeAway }: Match): Values => {
    const ours = number(score?.team ?? null);
    const theirs = number(score?.opponent ?? null);
    if (scoreForm === 'own')
      return { [style('score')]: score && { [side('team')]: ours, [side('opponent')]: theirs } };
    const [a, b] =
      scoreForm === 'flat' ? (['team', 'opponent'] as const) : (['home', 'away'] as const);
    const isHome = homeAway === 'home' || scoreForm === 'flat';
    return {
      [style(`${side(a)}_score`)]: isHome ? ours : theirs,
      [style(`${side(b)}_score`)]: isHome ? theirs : ours,
    };
  };

  const opponentForm = choose(['record', 'flat'] as const);
  const match = (one: Match): Values => ({
    [word('match', 'id')]: id(one.id),
    ...start(one.startsAt),
    [word('match', 'status')]: statusOf(one.status),
    ...renamed('match', {
      competition: one.competition,
      round: one.round,
      venue: one.venue,
      attendance: one.attendance,
      insightsStatus: one.insightsStatus,
    }),
    [word('match', 'homeAway')]: one.homeAway,
    ...(opponentForm === 'record'
      ? {
          [side('opponent')]: {
            [style('id')]: id(one.opponent.id),
            [style('name')]: one.opponent.name,
          },
        }
      : {
          [style(`${side('opponent')}_name`)]: one.opponent.name,
          [style(`${side('opponent')}_id`)]: id(one.opponent.id),
        }),
    ...scores(one),
    [word('match', 'periods')]: one.periods.map((points) => ({
      [side('team')]: points.team,
      [side('opponent')]: points.opponent,
    })),
    ...renamed('match', {
      regulationPeriods: one.regulationPeriods,
      periodMinutes: one.periodMinutes,
      overtimeMinutes: one.overtimeMinutes,
    }),
    [word('match', 'officials')]: one.officials,
  });

  return { match, statusOf };
}
