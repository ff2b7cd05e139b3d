import type { FileAnswers } from '../../contract/adding.ts';
import {
  everyField,
  lucena,
  pointsOf,
  rivas,
  type SheetPlayer,
  type Shots,
  secondsOf,
  type WrittenField,
} from './spreadsheet-match.ts';

/* An invented match, CB Lucena 65–57 Rivas, in the variants of spreadsheets that clubs write. */

const twos = (of: SheetPlayer) => of.twos;
const threes = (of: SheetPlayer) => of.threes;
const freeThrows = (of: SheetPlayer) => of.freeThrows;
const pair = (of: (player: SheetPlayer) => Shots, mark: string): Cell => ({
  of: (one) => of(one).join(mark),
  sum: (all) => [0, 1].map((at) => total(all, (one) => of(one)[at] ?? 0)).join(mark),
});
const number = (of: (player: SheetPlayer) => number): Cell => ({
  of: (one) => String(of(one)),
  sum: (all) => String(total(all, of)),
});
const total = (all: readonly SheetPlayer[], of: (player: SheetPlayer) => number) =>
  all.reduce((sum, one) => sum + of(one), 0);
const percent = (of: (player: SheetPlayer) => Shots, digits: number): Cell => {
  const share = (made: number, tried: number) =>
    tried === 0 ? '' : `${((100 * made) / tried).toFixed(digits).replace('.', ',')}%`;
  return {
    of: (one) => share(of(one)[0], of(one)[1]),
    sum: (all) =>
      share(
        total(all, (one) => of(one)[0]),
        total(all, (one) => of(one)[1]),
      ),
  };
};

interface Cell {
  of: (player: SheetPlayer) => string;
  sum: (all: readonly SheetPlayer[]) => string;
}
const fieldGoals = (of: SheetPlayer): Shots => [
  of.twos[0] + of.threes[0],
  of.twos[1] + of.threes[1],
];
const count = (at: number) => number((of) => of.counts[at] ?? 0);

/** The content of a column, by a short name. */
const cells = {
  no: { of: (one) => one.number, sum: () => '' },
  name: { of: (one) => one.name, sum: () => 'Total' },
  start: { of: (one) => (one.starter ? 'x' : ''), sum: () => '' },
  min: { of: (one) => one.minutes, sum: () => '200:00' },
  long: { of: (one) => `${one.minutes}:00`, sum: () => '200:00:00' },
  tick: { of: (one) => `${Math.round(secondsOf(one) / 60)}'`, sum: () => "200'" },
  pts: number(pointsOf),
  t2: pair(twos, '/'),
  t3: pair(threes, '/'),
  tl: pair(freeThrows, '/'),
  fg: pair(fieldGoals, '/'),
  'fg-': pair(fieldGoals, '-'),
  't3-': pair(threes, '-'),
  'tl-': pair(freeThrows, '-'),
  't2 ': pair(twos, ' / '),
  't3 ': pair(threes, ' / '),
  'tl ': pair(freeThrows, ' / '),
  fgm: number((of) => fieldGoals(of)[0]),
  fga: number((of) => fieldGoals(of)[1]),
  m2: number((of) => of.twos[0]),
  a2: number((of) => of.twos[1]),
  m3: number((of) => of.threes[0]),
  a3: number((of) => of.threes[1]),
  ftm: number((of) => of.freeThrows[0]),
  fta: number((of) => of.freeThrows[1]),
  or: count(0),
  dr: count(1),
  reb: number(({ counts: [offensive, defensive] }) => offensive + defensive),
  as: count(2),
  to: count(3),
  st: count(4),
  bl: count(5),
  pf: count(6),
  p2: percent(twos, 0),
  p3: percent(threes, 1),
  pfg: percent(fieldGoals, 1),
} as const satisfies Record<string, Cell>;
type CellName = keyof typeof cells;

type Columns = readonly (readonly [word: string, cell: CellName])[];
/** Columns from a text "No=no Jugador=name …"; `_` is a blank in a heading. */
const columnsOf = (text: string): Columns =>
  text.split(' ').map((column) => {
    const at = column.lastIndexOf('=');
    const name = column.slice(at + 1);
    if (!isCellName(name)) throw new RangeError(`No column "${name}"`);
    return [column.slice(0, at).replaceAll('_', ' '), name] as const;
  });
const isCellName = (name: string): name is CellName => Object.hasOwn(cells, name);

const spanish = columnsOf(
  'Dorsal=no Jugador=name Titular=start Min=min Puntos=pts T2=t2 T3=t3 TL=tl RO=or RD=dr Asistencias=as Perdidas=to Robos=st Tapones=bl Faltas=pf',
);
const row = (list: readonly string[], mark = ';') => list.join(mark);
const head = (columns: Columns) => row(columns.map(([word]) => word));
const lines = (columns: Columns, players: readonly SheetPlayer[]) =>
  players.map((one) => row(columns.map(([, cell]) => cells[cell].of(one))));
const sum = (columns: Columns, players: readonly SheetPlayer[], word = 'Total') =>
  row(columns.map(([, cell]) => (cell === 'name' ? word : cells[cell].sum(players))));
const table = (columns: Columns, players: readonly SheetPlayer[]) => [
  head(columns),
  ...lines(columns, players),
  sum(columns, players),
];
const both = (columns: Columns) => [
  'CB Lucena',
  ...table(columns, lucena),
  '',
  'Rivas',
  ...table(columns, rivas),
];
const named = ['fecha;2025-10-16', 'team;CB Lucena', 'opponent;Rivas', 'resultado;65-57'];
const own = (columns: Columns) => [...named, ...table(columns, lucena)];
const halved = lucena.slice(0, 5);
const reserves = lucena.slice(5);

/** A sheet of that match. */
export interface Spreadsheet {
  name: string;
  file: string;
  text: string;
  /** The fields of its columns. */
  fields: readonly WrittenField[];
  /** Whether it has the opponent's players. */
  isOfBoth: boolean;
  /** The coach's answers, to at most three questions. */
  answers: FileAnswers;
  /** The reason it is refused for. */
  refused?: RegExp;
}

const sheet = (
  name: string,
  text: readonly string[],
  more: Partial<Omit<Spreadsheet, 'name' | 'text'>> = {},
): Spreadsheet => ({
  ...{ name, file: 'box.csv', fields: everyField, isOfBoth: false, answers: {} },
  text: text.join('\n'),
  ...more,
});
const ofBoth = { isOfBoth: true };
const withoutMinutes = everyField.filter((field) => field !== 'seconds');
const pointsAndFouls = columnsOf('No=no Player=name Points=pts Fouls=pf');

const inOrder = (words: string) =>
  spanish.map(([, cell], at) => [words.split(' ')[at]?.replaceAll('_', ' ') ?? '', cell] as const);
const german = inOrder('Nr. Spielerin Start Min. Pkt 2P 3P FW RO RD AS BV BG BL F');
const italian = inOrder('N° Giocatrice Quintetto Min Pt T2 T3 TL RO RD Assist PP PR SD FF');
const french = inOrder(
  'N° Joueuse 5_de_départ Min Pts 2_pts 3_pts LF Reb_Off Reb_Déf PD BP Int Ctr Fautes',
);
const portuguese = inOrder(
  'Nº Jogadora Cinco_inicial Min Pontos 2P 3P LL RO RD Assistências Perdas Roubos Desarmes Faltas',
);
const jugadora = inOrder('Nº Jugadora Titular Min Puntos T2 T3 TL RO RD As Per Rob Tap Fal');
const captain = (text: string) => text.replace('Laura Gómez-Ulla', 'Laura Gómez-Ulla (C)');

export const spreadsheets: readonly Spreadsheet[] = [
  sheet('Spanish with semicolons', both(spanish), ofBoth),
  sheet('its own side, without minutes', own(spanish.filter(([, cell]) => cell !== 'min')), {
    fields: withoutMinutes,
  }),
  sheet(
    'both sides with a team column',
    [
      `Equipo;${head(spanish)}`,
      ...lines(spanish, lucena).map((line) => `CB Lucena;${line}`),
      ...lines(spanish, rivas).map((line) => `Rivas;${line}`),
    ],
    ofBoth,
  ),
  sheet('who did not play', [
    ...named,
    head(spanish),
    ...lines(spanish, lucena),
    '9;Nora Cid;;Did not play',
    sum(spanish, lucena),
  ]),
  sheet(
    'minutes as a spreadsheet writes hours',
    own(spanish.map(([word, cell]) => [word, cell === 'min' ? 'long' : cell])),
  ),
  sheet('its total first', [
    ...named,
    head(spanish),
    sum(spanish, lucena),
    ...lines(spanish, lucena),
  ]),
  sheet('a row of the team', [
    ...named,
    head(spanish),
    ...lines(spanish, lucena),
    row(spanish.map(([, cell]) => (cell === 'name' ? 'Equipo' : cell === 'or' ? '2' : ''))),
  ]),
  sheet(
    'blanks in the pairs',
    both(
      spanish.map(([word, cell]) => {
        const isPair = cell === 't2' || cell === 't3' || cell === 'tl';
        return [word, isPair ? (`${cell} ` as const) : cell];
      }),
    ),
    ofBoth,
  ),
  sheet('whole percentages', both([...spanish, ['T2%', 'p2']]), ofBoth),
  sheet('percentages with a comma', both([...spanish, ['% T3', 'p3'], ['TC%', 'pfg']]), ofBoth),
  sheet(
    'two titled tables without totals',
    [
      'CB Lucena',
      head(spanish),
      ...lines(spanish, lucena),
      'Rivas',
      head(spanish),
      ...lines(spanish, rivas),
    ],
    ofBoth,
  ),
  sheet('a note above', ['Partido de liga', ...own(spanish)]),
  sheet('sep=; above', ['sep=;', ...both(spanish)], ofBoth),
  sheet('notes below the totals', [
    ...own(spanish),
    '',
    'Nota: el marcador se estropeó;;;',
    'MVP: Laura Gómez-Ulla',
  ]),
  sheet('the captain marked', own(spanish).map(captain)),
  sheet('sums of starters and bench', [
    ...named,
    head(spanish),
    ...lines(spanish, halved),
    sum(spanish, halved, 'Starters'),
    ...lines(spanish, reserves),
    sum(spanish, reserves, 'Bench'),
    sum(spanish, lucena, 'Totals'),
  ]),
  sheet('a total of the starters in the middle', [
    ...named,
    head(spanish),
    ...lines(spanish, halved),
    sum(spanish, halved, 'TOTAL'),
    ...lines(spanish, reserves),
    sum(spanish, lucena, 'TOTAL'),
  ]),
  sheet('German', both(german), ofBoth),
  sheet('Italian', both(italian), ofBoth),
  sheet('French', both(french), ofBoth),
  sheet('Portuguese', both(portuguese), ofBoth),
  sheet('Nº and Jugadora', both(jugadora), ofBoth),
  sheet(
    'Basketball Reference',
    own(
      columnsOf(
        'Starters=name MP=min FG=fgm FGA=fga FG%=pfg 3P=m3 3PA=a3 FT=ftm FTA=fta ORB=or DRB=dr TRB=reb AST=as STL=st BLK=bl TOV=to PF=pf PTS=pts',
      ),
    ),
  ),
  sheet(
    'FG (M-A)',
    own(
      columnsOf(
        'No=no Player=name Min=min FG_(M-A)=fg- 3PT_(M-A)=t3- FT_(M-A)=tl- Off=or Def=dr Ast=as TO=to Stl=st Blk=bl PF=pf Pts=pts',
      ),
    ),
  ),
  sheet(
    'T. campo',
    own(
      columnsOf(
        'Dorsal=no Nombre=name Minutos=min T._campo=fg T._3=t3 T._libres=tl Reb._Of.=or Reb._Def.=dr Asist.=as Pérd.=to Rec.=st Tap.=bl F._Com.=pf Ptos.=pts',
      ),
    ),
  ),
  sheet(
    'all rebounds together',
    own(columnsOf('No=no Name=name Min=min Pts=pts 2P=t2 3P=t3 FT=tl Total_Reb=reb Assists=as')),
    {
      fields: ['seconds', 'points', 'twos', 'threes', 'freeThrows', 'assists'],
    },
  ),
  sheet(
    'headings that no other club uses',
    own(columnsOf('Dorsal=no Nombre=name Ptos=pts Canasta=t2 Triple=t3 Personales=pf')),
    {
      fields: ['points', 'twos', 'threes', 'fouls'],
      answers: { headings: { Canasta: 'twos', Triple: 'threes', Personales: 'fouls' } },
    },
  ),
  sheet('points and fouls alone', own(pointsAndFouls), { fields: ['points', 'fouls'] }),
  sheet(
    'two header rows',
    [
      ...named,
      ';;;;Tiros de 2;;Tiros de 3;;Tiros libres;;Rebotes;;;;;;',
      head(
        columnsOf(
          'Nº=no Jugadora=name Min=min Pts=pts C=m2 I=a2 C=m3 I=a3 C=ftm I=fta Of=or Def=dr As=as Per=to Rec=st Tap=bl Fal=pf',
        ),
      ),
      ...lines(
        columnsOf(
          'a=no a=name a=min a=pts a=m2 a=a2 a=m3 a=a3 a=ftm a=fta a=or a=dr a=as a=to a=st a=bl a=pf',
        ),
        lucena,
      ),
    ],
    {},
  ),
  sheet(
    'pipes',
    both(spanish).map((line) => line.replaceAll(';', '|')),
    ofBoth,
  ),
  sheet(
    'minutes with a mark',
    own(spanish.map(([word, cell]) => [word, cell === 'min' ? 'tick' : cell])),
    {
      fields: withoutMinutes,
    },
  ),
  sheet('A vs B above', ['CB Lucena vs Rivas', 'resultado;65-57', ...table(spanish, lucena)]),
  sheet('A 65 - 57 B above', ['CB Lucena 65 - 57 Rivas', ...table(spanish, lucena)]),
  sheet(
    'shots that Excel made dates of',
    own(spanish).map((line) => line.replace('4/7', '4-Jul')),
    { refused: /spreadsheet turned it into a date/ },
  ),
  sheet('two matches', [...both(spanish), '', 'fecha;2025-10-16', 'fecha;2025-10-23'], {
    refused: /A file holds one match/,
  }),
  sheet(
    'more made than tried',
    own(spanish).map((line) => line.replace('4/7', '7/5')),
    { refused: /row 6, column "T2": Expected shots as made and attempted/ },
  ),
  sheet('nothing but a table', table(spanish, lucena), {
    file: 'Rivas_65-57_16-10-2025.csv',
    answers: { home: 'CB Lucena', away: 'Rivas', score: { home: 65, away: 57 } },
  }),
];
