import type { BoxScoreSide } from '../../../src/contract/box-score.ts';
import { columns, inOrder, place, readBoxScore } from './bare-box-score.ts';

/* The floor of a sort: the same tables by the browser's own means. */

const { team, opponent } = await readBoxScore();
place().append(...[team, opponent].map(drawSide));

function drawSide(side: BoxScoreSide): HTMLTableElement {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  const body = table.createTBody();
  const draw = (column: number | null) => {
    body.innerHTML = inOrder(side.players, column)
      .map((player) => [player.name, ...columns.map(([, value]) => value(player) ?? '')])
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('');
  };
  head.append(document.createElement('th'));
  for (const [at, [heading]] of columns.entries()) {
    const cell = document.createElement('th');
    cell.textContent = heading;
    cell.addEventListener('click', () => draw(at));
    head.append(cell);
  }
  draw(null);
  return table;
}
