import type { MatchEvent } from '../../contract/play-by-play.ts';
import { listPossessions } from '../possessions.ts';

/** How many possessions each side had, a row a period that has any. */
export function countedPossessions(events: readonly MatchEvent[]) {
  const all = listPossessions(events);
  return [...new Set(all.map(({ period }) => period))].map((period) => {
    const of = (side: string) =>
      all.filter((each) => each.period === period && each.side === side).length;
    return { period, team: of('team'), opponent: of('opponent') };
  });
}
