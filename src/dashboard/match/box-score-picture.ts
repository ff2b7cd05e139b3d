import { i18n } from '@lingui/core';
import type { BoxScore, BoxScoreSide, Line } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { box, type Measure, type Picture, type Shape, shorten, text } from '../figures/picture.ts';
import { headingHeight, margin, pictureHeading, pictureWidth } from '../figures/picture-heading.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { shortName } from '../figures/short-name.ts';
import { sheetOrder } from '../figures/use-sort.ts';
import { screenColumns } from '../tables/columns.ts';
import { shortOf } from '../tables/number-words.ts';

const rowHeight = 36;
const size = 22;

/** Of the box score what can be read on a phone, with the width of each column. */
const widths: Record<string, number> = {
  minutes: 82,
  points: 58,
  fieldGoals: 84,
  threes: 76,
  freeThrows: 84,
  rebounds: 60,
  assists: 58,
  turnovers: 52,
  steals: 56,
  fouls: 52,
  plusMinus: 68,
  efficiency: 62,
};
const columns = screenColumns.flatMap((column) => {
  const width = widths[column.key];
  return width === undefined ? [] : [{ ...column, width }];
});

/** Both sides' box scores as one picture for a chat: players in the sheet's order and the totals. */
export function boxScorePicture(
  boxScore: BoxScore,
  match: Match,
  naming: PlayerNaming,
  measure: Measure,
): Picture {
  const shapes = pictureHeading(match, boxScore.team.name, measure);
  let y = headingHeight;
  for (const side of [boxScore.team, boxScore.opponent]) {
    const part = sideShapes(side, naming, y, measure);
    shapes.push(...part.shapes);
    y = part.end;
  }
  return { width: pictureWidth, height: y + margin / 2, shapes };
}

function sideShapes(side: BoxScoreSide, naming: PlayerNaming, top: number, measure: Measure) {
  const nameStart = margin + 50;
  const firstColumn = pictureWidth - margin - columns.reduce((sum, { width }) => sum + width, 0);
  const nameWidth = firstColumn - nameStart;
  const shapes: Shape[] = [];
  let y = top + rowHeight + 4;
  const rule = (tone: 'ink' | 'line') =>
    shapes.push(box(margin, y + 10, pictureWidth - 2 * margin, tone === 'ink' ? 2 : 1, tone));
  const cells = (read: (column: (typeof columns)[number]) => string, options: object) => {
    let right = firstColumn;
    for (const column of columns) {
      right += column.width;
      shapes.push(text(right, y, read(column), size, { align: 'right', ...options }));
    }
  };
  shapes.push(
    text(margin, y, shorten(side.name, nameWidth + 50, 24, measure, 700), 24, { weight: 700 }),
  );
  cells(({ key }) => shortOf(key), { tone: 'soft' });
  rule('ink');
  const row = (number: string, name: string, line: Line | null, weight: 400 | 700) => {
    y += rowHeight;
    shapes.push(text(margin + 32, y, number, size, { align: 'right', tone: 'soft' }));
    shapes.push(
      text(nameStart, y, shorten(name, nameWidth, size, measure, weight), size, { weight }),
    );
    if (line) cells((column) => column.text(line), { weight });
    else
      shapes.push(
        text(pictureWidth - margin, y, i18n.t('DNP'), size, { align: 'right', tone: 'soft' }),
      );
    rule('line');
  };
  for (const player of sheetOrder(side.players)) {
    row(
      player.number ?? '',
      naming.of({ ...player, name: shortName(player.name) }),
      player.played ? player : null,
      400,
    );
  }
  if (side.totals) row('', i18n.t('Totals'), side.totals, 700);
  return { shapes, end: y + rowHeight };
}
