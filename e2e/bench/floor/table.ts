import { createElement, type ReactNode, useState } from 'react';
import type { BoxScore, BoxScoreSide } from '../../../src/contract/box-score.ts';
import { columns, inOrder } from './bare-box-score.ts';

/** Both sides of a box score as bare tables, each sorted by a pressed heading. */
export function BoxScoreTables({ boxScore }: { boxScore: BoxScore }): ReactNode {
  return [boxScore.team, boxScore.opponent].map((side) =>
    createElement(SideTable, { key: side.name, side }),
  );
}

function SideTable({ side }: { side: BoxScoreSide }): ReactNode {
  const [column, setColumn] = useState<number | null>(null);
  const head = columns.map(([heading], at) =>
    createElement('th', { key: heading, onClick: () => setColumn(at) }, heading),
  );
  const rows = inOrder(side.players, column).map((player) =>
    createElement(
      'tr',
      { key: player.playerId },
      createElement('td', null, player.name),
      columns.map(([heading, value]) => createElement('td', { key: heading }, value(player))),
    ),
  );
  return createElement(
    'section',
    null,
    createElement('h2', null, side.name),
    createElement(
      'table',
      null,
      createElement('thead', null, createElement('tr', null, createElement('th', null), head)),
      createElement('tbody', null, rows),
    ),
  );
}
