/** A row in match order: period, clock, side, shirt, action, type and flags. */
type Row = readonly [
  period: number,
  time: string,
  vh: 'V' | 'H',
  uni: string,
  action: string,
  type?: string,
  flags?: string,
];

/** The home side's number 5 returns at a period's start without a row: rows there are relative to the starters. */
const rows: readonly Row[] = [
  [1, '09:40', 'H', '01', 'GOOD', 'LAYUP', 'paint="Y" vscore="0" hscore="2"'],
  [1, '09:40', 'H', '02', 'ASSIST'],
  [1, '09:20', 'V', '01', 'MISS', '3PTR'],
  [1, '09:18', 'H', 'TM', 'REBOUND', 'DEF'],
  [1, '09:00', 'H', '03', 'TURNOVER'],
  [1, '08:59', 'V', '04', 'STEAL'],
  [1, '08:50', 'H', '01', 'FOUL'],
  [1, '08:50', 'V', '04', 'GOOD', 'FT', 'vscore="1" hscore="2"'],
  [1, '08:50', 'V', '04', 'MISS', 'FT'],
  [1, '08:49', 'H', '05', 'REBOUND', 'DEF'],
  [1, '05:00', 'H', '06', 'SUB', 'IN'],
  [1, '05:00', 'H', '05', 'SUB', 'OUT'],
  [1, '04:00', 'H', '06', 'MISS', 'JUMPER'],
  [1, '04:00', 'V', '03', 'BLOCK'],
  [1, '03:58', 'H', '06', 'REBOUND', 'OFF'],
  [1, '03:50', 'H', '06', 'GOOD', 'JUMPER', 'fastb="Y" vscore="1" hscore="4"'],
  [2, '10:00', 'H', '06', 'SUB', 'IN'],
  [2, '10:00', 'H', '04', 'SUB', 'OUT'],
  [2, '06:00', 'H', '02', 'FOUL'],
  [2, '06:00', 'H', '02', 'TURNOVER'],
  [2, '05:00', 'H', '05', 'MISS', '3PTR'],
  [2, '04:58', 'V', '02', 'REBOUND', 'DEF'],
  [2, '03:00', 'V', '02', 'GOOD', '3PTR', 'paint="Y" vscore="4" hscore="4"'],
  [3, '02:00', 'V', '05', 'FOUL'],
  [3, '02:00', 'H', '04', 'GOOD', 'FT', 'vscore="4" hscore="5"'],
  [3, '02:00', 'H', '04', 'GOOD', 'FT', 'vscore="4" hscore="6"'],
  [4, '01:00', 'V', '01', 'GOOD', 'DUNK', 'paint="Y" vscore="6" hscore="6"'],
  [4, '00:30', 'H', 'TM', 'TIMEOUT', '30SEC'],
  [5, '00:30', 'H', '01', 'GOOD', 'LAYUP', 'vscore="6" hscore="8"'],
];

/** The sums of the rows, by hand: the attributes that are not 0, by shirt. */
const players: Record<'V' | 'H', Record<string, string>> = {
  H: {
    '01': 'min="45" fgm="2" fga="2" tp="4" pf="1"',
    '02': 'min="45" ast="1" to="1" pf="1"',
    '03': 'min="45" to="1"',
    '04': 'min="35" ftm="2" fta="2" tp="2"',
    '05': 'min="40" fga="1" fga3="1" dreb="1"',
    '06': 'min="15" fgm="1" fga="2" tp="2" oreb="1"',
    TM: 'dreb="1"',
  },
  V: {
    '01': 'min="45" fgm="1" fga="2" fga3="1" tp="2"',
    '02': 'min="45" fgm="1" fga="1" fgm3="1" fga3="1" tp="3" dreb="1"',
    '03': 'min="45" blk="1"',
    '04': 'min="45" ftm="1" fta="2" tp="1" stl="1"',
    '05': 'min="45" pf="1"',
    '00': '',
  },
};
const totals = {
  H: 'min="225" fgm="3" fga="5" fga3="1" ftm="2" fta="2" tp="8" oreb="1" dreb="2" ast="1" to="2" pf="2"',
  V: 'min="225" fgm="2" fga="3" fgm3="1" fga3="2" ftm="1" fta="2" tp="6" dreb="1" blk="1" stl="1" pf="1"',
};
const lineScores = { H: [4, 0, 2, 0, 2], V: [1, 3, 0, 2, 0] };
const zeros = 'fgm fga fgm3 fga3 ftm fta tp blk stl ast min oreb dreb pf to'.split(' ');

interface Dialect {
  /** Substitutions continue between periods. */
  carryOn?: boolean;
  withoutPlays?: boolean;
  /** Attributes that replace the usual venue and rules. */
  venue?: string;
  rules?: string;
}

/**
 * The text of a whole StatCrew file of an invented match: Valley 6 at Harbour 8 after an overtime, six players a side, totals
 * counted by hand.
 */
export function sampleStatCrew({
  carryOn = false,
  withoutPlays = false,
  venue = 'date="11/4/2026" location="Quay Hall" attend="321"',
  rules = 'prds="4" minutes="10" minutesot="5"',
}: Dialect = {}): string {
  return `<?xml version="1.0"?>
<bbgame source="STAT CREW Basketball" version="4.17.06" generated="11/4/2026">
  <venue gameid="G1" visid="VAL" visname="Valley &amp; Hill" homeid="HAR" homename="Harbour" ${venue} time="6:15 p.m.">
    <officials text="R One, R Two"></officials>
    ${rules === '' ? '' : `<rules ${rules} fouls="5" qh="Q"></rules>`}
  </venue>
  <status complete="Y" period="5" clock="00:00"></status>
${team('V', 'VAL', 'Valley &amp; Hill')}
${team('H', 'HAR', 'Harbour')}
  ${withoutPlays ? '' : `<plays format="tokens">${periods(carryOn)}</plays>`}
</bbgame>
`;
}

function team(vh: 'V' | 'H', id: string, name: string): string {
  const lines = lineScores[vh].map((score, at) => `<lineprd prd="${at + 1}" score="${score}"/>`);
  const rows = Object.entries(players[vh]).map(([uni, line]) => {
    if (uni === 'TM') {
      return `<player uni="TM" code="TM" name="TEAM" checkname="TEAM" gp="1"><stats ${withZeros(line)}/></player>`;
    }
    const who = `uni="${uni}" code="${uni}" name="${vh === 'H' ? `Player${uni}, Harbour` : `Valley Player${uni}`}" checkname="PLAYER${uni},${vh}"`;
    if (line === '') return `<player ${who} gp="0"></player>`;
    const starts = uni === '06' ? '' : 'gs="1" pos="g"';
    return `<player ${who} gp="1" ${starts}><stats ${withZeros(line)}></stats></player>`;
  });
  return `<team vh="${vh}" id="${id}" name="${name}" record="1-1">
    <linescore score="0">${lines.join('')}</linescore>
    <totals><stats ${withZeros(totals[vh])}></stats></totals>
    ${rows.join('\n    ')}
  </team>`;
}

function withZeros(line: string): string {
  const absent = zeros.filter((name) => !new RegExp(`\\b${name}="`).test(line));
  return [line, ...absent.map((name) => `${name}="0"`)].join(' ');
}

/** The rows if substitutions continue: the players on court are those who ended the period before. */
const carriedOn: readonly Row[] = [
  [2, '10:00', 'H', '05', 'SUB', 'IN'],
  [2, '10:00', 'H', '04', 'SUB', 'OUT'],
  [3, '10:00', 'H', '04', 'SUB', 'IN'],
  [3, '10:00', 'H', '06', 'SUB', 'OUT'],
];

function periods(carryOn: boolean): string {
  const other = rows.filter((row) => !(row[4] === 'SUB' && row[1] === '10:00'));
  const all = carryOn ? [...carriedOn, ...other].sort((a, b) => a[0] - b[0]) : rows;
  return [1, 2, 3, 4, 5]
    .map((period) => {
      const plays = all
        .filter(([of]) => of === period)
        .map(
          ([, time, vh, uni, action, type = '', flags = '']) =>
            `<play vh="${vh}" time="${time}" uni="${uni}" checkname="${uni === 'TM' ? 'TEAM' : `PLAYER${uni},${vh}`}" action="${action}" ${type === '' ? '' : `type="${type}"`} ${flags}></play>`,
        );
      return `<period number="${period}" time="${period > 4 ? '05:00' : '10:00'}">${plays.join('\n')}</period>`;
    })
    .join('\n');
}
