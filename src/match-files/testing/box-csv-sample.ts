import type { Line } from '../../contract/box-score.ts';
import type { RecordedMatch, RecordedPlayer, RecordedSide } from '../recorded-match.ts';

/** An invented match's box score as a spreadsheet saves it: Harbour 12–9 Valley, two players a side, counted by hand. */
export const sampleBoxCsv = `date,2026-11-14
competition,Junior League
venue,Quay Hall
Harbour,8,4,12
Valley,2,7,9
team,no,player,starter,min,pts,2pm,2pa,3pm,3pa,ftm,fta,oreb,dreb,ast,to,stl,blk,pf,+/-
Harbour,4,Ana Ruiz,x,31:20,12,4,7,1,3,1,2,1,4,5,2,1,0,3,+7
Harbour,15,"Gil, Eva",,8:40,0,0,1,0,0,0,0,0,1,0,1,0,0,1,-3
Harbour,9,Eva Not,,,,,,,,,,,,,,,,,
Harbour,,Total,,40:00,12,4,8,1,3,1,2,2,5,5,3,1,0,4,
Valley,10,Bea Paz,x,40:00,9,3,7,1,3,0,0,1,4,5,2,1,0,3,-7
Valley,,Total,,40:00,9,3,7,1,3,0,0,1,4,5,2,1,0,3,
`;

const columns: readonly (readonly [string, (line: Line) => string | number | null])[] = [
  ['Min', ({ seconds }) => (seconds === null ? null : String(seconds / 60).replace('.', ','))],
  ['Puntos', ({ points }) => points],
  ['T2', ({ twos }) => pair(twos)],
  ['T3', ({ threes }) => pair(threes)],
  ['TL', ({ freeThrows }) => pair(freeThrows)],
  ['RO', ({ offensiveRebounds }) => offensiveRebounds],
  ['RD', ({ defensiveRebounds }) => defensiveRebounds],
  ['Asistencias', ({ assists }) => assists],
  ['Perdidas', ({ turnovers }) => turnovers],
  ['Robos', ({ steals }) => steals],
  ['Tapones', ({ blocks }) => blocks],
  ['Faltas', ({ fouls }) => fouls],
];

function pair({ made, attempted }: Line['twos']): string | null {
  return made === null || attempted === null ? null : `${made}/${attempted}`;
}

/** A match's box score as a Spanish spreadsheet saves it: `;`, a decimal comma, one block a side. */
export function asBoxCsv({ home, away, day }: RecordedMatch): string {
  const row = (cells: readonly (string | number | null | undefined)[]) =>
    cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(';');
  const block = (side: RecordedSide) => [
    row([side.name]),
    row(['Dorsal', 'Jugador', 'Titular', ...columns.map(([word]) => word)]),
    ...side.players.map(({ number, name, starter, line }: RecordedPlayer) =>
      row([number, name, starter ? 'sí' : '', ...columns.map(([, of]) => of(line))]),
    ),
    row(['', 'Total', '', ...columns.map(([, of]) => of(side.totals))]),
  ];
  return [row(['fecha', day]), ...block(home), '', ...block(away)].join('\r\n');
}
