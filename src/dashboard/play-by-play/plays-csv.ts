import type { Side } from '../../contract/play-by-play.ts';
import type { CsvCell } from '../export/csv.ts';
import type { Play } from './plays.ts';

const header = [
  'Row',
  'Period',
  'Clock',
  'Seconds left',
  'Side',
  'Number',
  'Player',
  'Play',
  'Detail',
  'Type',
  'Points',
  'Score',
  'Opponent score',
  'Margin',
  'Court x (m)',
  'Court y (m)',
];

/** The play-by-play as rows of cells, with a header; what was not recorded is an empty cell. */
export function playRows(plays: readonly Play[], names: Record<Side, string>): CsvCell[][] {
  const rows = plays.map((play, index): CsvCell[] => {
    const { event, person } = play;
    const { team, opponent } = event.score;
    return [
      index + 1,
      play.periodLabel,
      event.clockSeconds === null ? null : play.clock,
      event.clockSeconds,
      event.side === null ? null : names[event.side],
      person?.number ?? null,
      person?.name ?? play.who,
      play.what,
      play.detail,
      event.type,
      event.points ?? null,
      team,
      opponent,
      team === null || opponent === null ? null : team - opponent,
      event.courtPosition?.x ?? null,
      event.courtPosition?.y ?? null,
    ];
  });
  return [header, ...rows];
}
