import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';

/** Rows for tests: each continues sequence and score of the row before. */
export function eventsOf(
  rows: readonly (Partial<MatchEvent> & Pick<MatchEvent, 'type'>)[],
): MatchEvent[] {
  const score = { team: 0, opponent: 0 };
  return rows.map((row, index) => {
    if (row.made && row.side) score[row.side] += row.points ?? 0;
    return {
      id: `e${index + 1}`,
      sequence: index + 1,
      period: 1,
      clockSeconds: 600,
      side: null,
      score: { ...score },
      ...row,
    };
  });
}

/** A sheet of six players a side, five of them starters: t1–t6 and o1–o6. */
export const sixEach: MatchSheet = {
  team: [1, 2, 3, 4, 5, 6].map((n) => entry('t', n)),
  opponent: [1, 2, 3, 4, 5, 6].map((n) => entry('o', n)),
};

function entry(prefix: string, n: number) {
  return { playerId: `${prefix}${n}`, number: String(n), name: `Player ${n}`, starter: n <= 5 };
}
