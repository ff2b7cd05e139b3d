import { expect, test } from 'vitest';
import { IntakeError } from '../format.ts';
import { readMatchFiles } from '../match-files.ts';
import { sampleBoxCsv } from '../testing/box-csv-sample.ts';

/** A table of one side: a header and players. */
const table = (header: string, ...rows: string[]) =>
  ['team,Harbour', 'opponent,Valley', header, ...rows].join('\n');

test.each([
  [
    'letters for a number',
    sampleBoxCsv.replace('12,4,7', 'twelve,4,7'),
    /box\.csv, row 7, column "pts": Expected a whole number/,
  ],
  [
    'more made than tried',
    table('no,player,fg,3p,ft', '4,Ana,9/5,2/4,1/2'),
    /row 4, column "fg": Expected shots as made and attempted/,
  ],
  [
    'a third team',
    sampleBoxCsv.replace('Valley,10', 'Other,10').replace('\nHarbour,9,', '\nValley,9,'),
    /3 teams \(Harbour, Valley, Other\)/,
  ],
  [
    'two days',
    sampleBoxCsv.replace('competition', 'date,2026-11-15\ncompetition'),
    /row 2: date is "2026-11-15", but "2026-11-14" in row 1/,
  ],
  [
    'a day that is none',
    sampleBoxCsv.replace('2026-11-14', '2026-02-30'),
    /row 1, date: Expected a day/,
  ],
  [
    'one thing given twice',
    table('no,player,pts,ast,to,assists', '4,Ana,7,1,3,2'),
    /the columns "assists" and "ast" mean the same/,
  ],
  [
    'numbers of nobody',
    table('no,player,pts,ast,to', ',,7,1,2'),
    /row 4: numbers without a player/,
  ],
  [
    'a mark that is never closed',
    table('no,player,pts,ast,to', '4,"Ana,7,1,2'),
    /row 4: Quoted field unterminated/,
  ],
  [
    'two matches below each other',
    `${sampleBoxCsv}${sampleBoxCsv.replace('date,2026-11-14\n', '')}`,
    /Ana Ruiz appears twice. A file holds one match/,
  ],
  [
    'columns that contradict each other',
    table('no,player,pts,2p,3p,ft', '4,Ana,7,1/1,0/1,0/0', '5,Bea,9,2/2,0/1,0/0'),
    /the points of most players do not fit their shots/,
  ],
  [
    'more rows than a box score has',
    `${sampleBoxCsv}${',,,\n'.repeat(10_000)}`,
    /more than 1000 rows, which no box score has/,
  ],
  [
    'shots that a spreadsheet made dates of',
    table('no,player,fg,3p,ft', '4,Ana,5-Sep,2/4,1/2'),
    /row 4, column "fg": Expected shots such as 3\/7; the spreadsheet turned it into a date/,
  ],
  ['another kind of table', 'a,b,c\n1,2,3', /no match file of .* or a box score as CSV or Excel/],
])('refuses %s with file and position', (_, text, message) => {
  expect(() => readMatchFiles([{ fileName: 'box.csv', text }])).toThrow(IntakeError);
  expect(() => readMatchFiles([{ fileName: 'box.csv', text }])).toThrow(message);
});
