/** A row in match order: period, clock, team, player (0 = the team), action, subtype and success. */
type Row = readonly [
  period: number,
  clock: string,
  tno: number,
  pno: number,
  action: string,
  subType: string,
  success?: number,
  previous?: number,
];

const rows: readonly Row[] = [
  [1, '10:00:00', 0, 0, 'game', 'start'],
  [1, '10:00:00', 0, 0, 'period', 'start'],
  [1, '09:40:00', 1, 1, '2pt', 'layup', 1],
  [1, '09:40:00', 1, 2, 'assist', '', 1, 3],
  [1, '09:20:50', 2, 1, '3pt', 'jumpshot', 0],
  [1, '09:18:00', 1, 0, 'rebound', 'defensive', 1, 5],
  [1, '09:00:00', 1, 3, 'turnover', 'badpass'],
  [1, '09:00:00', 2, 4, 'steal', '', 1, 7],
  [1, '08:50:00', 1, 1, 'foul', 'personal'],
  [1, '08:50:00', 2, 4, 'foulon', '', 1, 9],
  [1, '08:50:00', 2, 4, 'freethrow', '1of2', 1],
  [1, '08:50:00', 2, 4, 'freethrow', '2of2', 0],
  [1, '08:49:00', 1, 0, 'rebound', 'offensivedeadball', 1, 12],
  [1, '00:00:00', 0, 0, 'period', 'end'],
  [4, '05:00:00', 1, 5, 'substitution', 'out'],
  [4, '05:00:00', 1, 6, 'substitution', 'in'],
  [4, '01:00:00', 2, 2, '3pt', 'jumpshot', 1],
  [4, '00:30:00', 1, 6, '2pt', 'dunk', 0],
  [4, '00:30:00', 2, 3, 'block', '', 1, 18],
  [4, '00:29:00', 2, 3, 'rebound', 'defensive', 1, 18],
  [4, '00:10:00', 2, 0, 'foul', 'coachTechnical'],
  [4, '00:10:00', 1, 1, 'freethrow', '1of1', 1],
  [4, '00:05:00', 1, 1, '3pt', 'jumpshot', 1],
  [4, '00:00:00', 0, 0, 'period', 'end'],
  [4, '00:00:00', 0, 0, 'game', 'end'],
];

const points: Record<string, number> = { '2pt': 2, '3pt': 3, freethrow: 1 };

/** +/- by hand: the sixth man of team 1 came on at 2–1 and went off at 6–4. */
const plusMinus: Record<string, readonly number[]> = {
  '1': [2, 2, 2, 2, 1, 1],
  '2': [-2, -2, -2, -2, -2, 0],
};
const minutes: Record<string, readonly string[]> = {
  '1': ['40:00', '40:00', '40:00', '40:00', '35:00', '5:00'],
  '2': ['40:00', '40:00', '40:00', '40:00', '40:00', '0:00'],
};

/**
 * The text of a whole LiveStats `data.json` of an invented match: Harbour 6–4 Valley, six players a side, totals counted by
 * hand.
 */
export function sampleLiveStats() {
  const score = [0, 0, 0];
  const pbp = rows.map(
    ([period, clock, tno, pno, actionType, subType, success, previous], index) => {
      if (success === 1) score[tno] = (score[tno] ?? 0) + (points[actionType] ?? 0);
      return {
        actionNumber: index + 1,
        actionType,
        subType,
        qualifier: actionType === '2pt' ? ['pointsinthepaint'] : [],
        period,
        periodType: 'REGULAR',
        clock,
        s1: score[1] ?? 0,
        s2: score[2] ?? 0,
        tno,
        pno,
        success: success ?? 1,
        previousAction: previous ?? '',
      };
    },
  );
  const shots = (tno: number) =>
    pbp
      .filter((row) => row.tno === tno && ['2pt', '3pt'].includes(row.actionType))
      .map(({ actionNumber, period }) => {
        const right = (tno === 1) === period <= 2;
        return { actionNumber, x: right ? 90 : 10, y: 40 };
      });
  return {
    tm: { '1': team(1, 'Harbour', 'HAR', shots(1)), '2': team(2, 'Valley', 'VAL', shots(2)) },
    pbp: pbp.toReversed(),
    periodsMax: 4,
    periodLengthREGULAR: 10,
    periodLengthOVERTIME: 5,
    attendance: 321,
    officials: {
      commissioner: { name: 'C' },
      referee1: { name: 'R One' },
      referee2: { name: 'R Two' },
    },
  };
}

/** A version of the sample with only some of its plays. */
export function sampleWith(
  isKept: (play: ReturnType<typeof sampleLiveStats>['pbp'][number]) => boolean,
): string {
  const { pbp, ...rest } = sampleLiveStats();
  return JSON.stringify({ ...rest, pbp: pbp.filter(isKept) });
}

function team(
  tno: number,
  name: string,
  code: string,
  shot: { actionNumber: number; x: number; y: number }[],
) {
  const own = (pno: number) => (row: Row) => row[2] === tno && row[3] === pno;
  const pl = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((pno) => [
      String(pno),
      {
        firstName: `${name}`,
        familyName: `Player ${pno}`,
        shirtNumber: pno === 6 ? '00' : String(pno + 3),
        playingPosition: 'G',
        starter: pno <= 5 ? 1 : 0,
        ...(pno === 1 ? { captain: 1 } : {}),
        sMinutes: minutes[tno]?.[pno - 1] ?? '0:00',
        sPlusMinusPoints: plusMinus[tno]?.[pno - 1] ?? 0,
        sFoulsPersonal: rows.filter(own(pno)).filter((row) => row[4] === 'foul').length,
        ...counts('s', rows.filter(own(pno)), blocked(tno, pno)),
      },
    ]),
  );
  const ofTeam = rows.filter((row) => row[2] === tno);
  const received = [1, 2, 3, 4, 5, 6].reduce((sum, pno) => sum + blocked(tno, pno), 0);
  return {
    name: `${name} Basketball`,
    shortName: name,
    code,
    coach: `COACH ${code}`,
    tot_sMinutes: '200:00',
    tot_sFoulsTotal: ofTeam.filter((row) => row[4] === 'foul').length,
    ...counts('tot_s', ofTeam, received),
    pl,
    shot,
  };
}

function blocked(tno: number, pno: number): number {
  const shotOf = (block: Row) => rows[(block[7] ?? 0) - 1];
  return rows.filter(
    (row) => row[4] === 'block' && shotOf(row)?.[2] === tno && shotOf(row)?.[3] === pno,
  ).length;
}

function counts(prefix: string, own: readonly Row[], blocksReceived: number) {
  const of = (action: string, subType?: string) =>
    own.filter((row) => row[4] === action && (subType === undefined || row[5] === subType));
  const made = (action: string) => of(action).filter((row) => row[6] === 1).length;
  const named = {
    Points: 2 * made('2pt') + 3 * made('3pt') + made('freethrow'),
    TwoPointersMade: made('2pt'),
    TwoPointersAttempted: of('2pt').length,
    ThreePointersMade: made('3pt'),
    ThreePointersAttempted: of('3pt').length,
    FreeThrowsMade: made('freethrow'),
    FreeThrowsAttempted: of('freethrow').length,
    ReboundsOffensive: of('rebound', 'offensive').length,
    ReboundsDefensive: of('rebound', 'defensive').length,
    Assists: of('assist').length,
    Turnovers: of('turnover').length,
    Steals: of('steal').length,
    Blocks: of('block').length,
    BlocksReceived: blocksReceived,
    FoulsOn: of('foulon').length,
  };
  return Object.fromEntries(
    Object.entries(named).map(([name, count]) => [`${prefix}${name}`, count]),
  );
}
