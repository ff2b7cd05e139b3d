import { numbersOf } from '../../basketball/line.ts';
import type { Unread } from '../../contract/adding.ts';
import type { RecordedSide, RecordedSideName } from '../recorded-match.ts';
import type { LiveStatsFile, LiveStatsTeam } from './file.ts';

/** What the file does not have or nobody can read, by player and side, and the plays that lack something. */
export function unreadIn(
  { tm, pbp = [] }: LiveStatsFile,
  sides: Record<RecordedSideName, RecordedSide>,
): Unread[] {
  const plays = (name: string, field: string, count: number): Unread[] =>
    count === 0 ? [] : [{ of: 'plays', name, field, count }];
  const ofSide = (tno: 1 | 2, side: RecordedSide) => [
    ...linesOf(tm[tno], side),
    ...plays(side.name, 'player', pbp.filter((row) => row.tno === tno && row.pno === null).length),
    ...plays(side.name, 'position', tm[tno].shot.filter((shot) => shot === null).length),
  ];
  return [
    ...ofSide(1, sides.home),
    ...ofSide(2, sides.away),
    ...plays('', 'clock', pbp.filter(({ clock }) => clock === null).length),
    ...plays('', 'score', pbp.filter(({ s1, s2 }) => s1 === null || s2 === null).length),
  ];
}

/** Statistics of a side's lines; one that no player has is named once, by the side. */
function linesOf(
  { pl }: LiveStatsTeam,
  { name: sideName, players, totals }: RecordedSide,
): Unread[] {
  const lacking = new Map<string, string[]>();
  for (const { key, name, line } of players) {
    for (const [field, value] of numbersOf(line)) {
      const isUnread = field === 'seconds' ? pl[key]?.sMinutes === null : value === null;
      if (isUnread) lacking.set(field, [...(lacking.get(field) ?? []), name]);
    }
  }
  const ofPlayers = [...lacking].flatMap(([field, names]) =>
    names.length === players.length
      ? [{ field, name: sideName }]
      : names.map((name) => ({ field, name })),
  );
  const ofTotals = numbersOf(totals)
    .filter(([field, value]) => value === null && field !== 'plusMinus' && !isNamed(field))
    .map(([field]) => ({ field, name: sideName }));
  function isNamed(field: string): boolean {
    return lacking.get(field)?.length === players.length;
  }
  return [...ofPlayers, ...ofTotals].map((found) => ({ of: 'line', count: 1, ...found }));
}
