import type { Block } from './blocks.ts';
import type { Row } from './rows.ts';

/**
 * A block with 0 for the blanks of each column whose numbers add up to its total without them: many people leave a 0 out. Where
 * no total proves it a blank stays "not recorded".
 */
export function withZeros(block: Block): Pick<Block, 'players' | 'totals' | 'bench'> {
  const { players, totals, bench } = block;
  const [total] = totals;
  if (total === undefined) return { players, totals, bench };
  const columns = [...block.columns.values()].flat().map(({ index }) => index);
  const proven = columns.filter((index) => {
    const cells = [...players, ...bench].map((row) => row.cells[index] ?? '').filter(Boolean);
    const numbers = [...cells, total.cells[index] ?? ''];
    if (cells.length === 0 || !numbers.every((cell) => /^\d{1,5}$/.test(cell))) return false;
    return cells.reduce((sum, cell) => sum + Number(cell), 0) === Number(total.cells[index]);
  });
  const filledIn = (row: Row): Row => ({
    ...row,
    cells: row.cells.map((cell, index) => (cell === '' && proven.includes(index) ? '0' : cell)),
  });
  // Who has nothing at all in these columns did not play.
  const acted = (row: Row) => proven.some((index) => (row.cells[index] ?? '') !== '');
  return { players: players.map((row) => (acted(row) ? filledIn(row) : row)), totals, bench };
}
