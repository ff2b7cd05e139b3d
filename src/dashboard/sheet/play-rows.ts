/* The printed play-by-play: one row a play, with its assist, block or steal beside it. */
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { Play } from '../figures/plays.ts';

/** One play. */
export interface PlayRow {
  main: Play;
  /** Who had a part in it: the assist, the block, the steal, the foul drawn, who came for whom. */
  others: Play[];
  /** The score after it; `null` if unchanged. */
  score: { team: number; opponent: number } | null;
}

/** The plays of one period. */
export interface PeriodPlays {
  name: string;
  rows: PlayRow[];
}

/** What belongs to another event where the service says to which. */
const beside: ReadonlySet<string> = new Set(['assist', 'steal', 'block', 'foulDrawn']);

/** Not plays: the period's own bounds, and rebounds that nobody had. */
const isPlay = ({ type, subtype }: MatchEvent) =>
  type !== 'periodStart' && type !== 'periodEnd' && subtype !== 'deadBall';

/** The plays of a match by period, in match order; substitutions of one moment and side are one row. */
export function playRows(plays: readonly Play[]): PeriodPlays[] {
  const periods: PeriodPlays[] = [];
  const rowOf = new Map<string, PlayRow>();
  let before = '0–0';
  for (const play of plays.filter(({ event }) => isPlay(event))) {
    const { event, period: name } = play;
    let period = periods.at(-1);
    if (period?.name !== name) {
      period = { name, rows: [] };
      periods.push(period);
    }
    const host = beside.has(event.type) ? rowOf.get(event.relatedEventId ?? '') : undefined;
    const joined = host ?? sameChange(period.rows.at(-1), event);
    if (joined) {
      joined.others.push(play);
      rowOf.set(event.id, joined);
      continue;
    }
    const { team, opponent } = event.score;
    const known = team !== null && opponent !== null ? { team, opponent } : null;
    const now = known ? `${team}–${opponent}` : before;
    const row: PlayRow = { main: play, others: [], score: now === before ? null : known };
    before = now;
    period.rows.push(row);
    rowOf.set(event.id, row);
  }
  return periods;
}

/** The row of the substitutions that `event` is one of. */
function sameChange(last: PlayRow | undefined, event: MatchEvent): PlayRow | undefined {
  const previous = last?.main.event;
  const goesOn =
    event.type === 'substitution' &&
    previous?.type === 'substitution' &&
    previous.side === event.side &&
    previous.clockSeconds === event.clockSeconds;
  return goesOn ? last : undefined;
}
