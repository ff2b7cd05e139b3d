import type { BoxScore, Line } from '../contract/box-score.ts';

type Event = Readonly<Record<string, unknown>>;

/** A play's addition to its player's line, by its type. */
const counted: Readonly<Record<string, (line: Line) => number | null>> = {
  twoPointer: ({ twos }) => twos.made,
  threePointer: ({ threes }) => threes.made,
  freeThrow: ({ freeThrows }) => freeThrows.made,
  assist: ({ assists }) => assists,
  turnover: ({ turnovers }) => turnovers,
  steal: ({ steals }) => steals,
  block: ({ blocks }) => blocks,
  foul: ({ fouls }) => fouls,
};

const shots: ReadonlySet<unknown> = new Set(['twoPointer', 'threePointer', 'freeThrow']);

/**
 * Players who have more plays than their lines count, by id: some of the plays are another player's with the same
 * name or number.
 */
export function overcounted(events: readonly Event[], box: BoxScore | undefined): Set<string> {
  const counts = new Map<string, number>();
  for (const { playerId, type, made } of events) {
    if (typeof playerId !== 'string' || (shots.has(type) && made !== true)) continue;
    const key = JSON.stringify([playerId, type]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lines = [...(box?.team.players ?? []), ...(box?.opponent.players ?? [])];
  const found = lines.filter((line) =>
    Object.entries(counted).some(([type, of]) => {
      const count = counts.get(JSON.stringify([line.playerId, type])) ?? 0;
      const sent = of(line);
      return sent !== null && count > sent;
    }),
  );
  return new Set(found.map(({ playerId }) => playerId));
}
