import { describe, expect, test } from 'vitest';
import { disagreements } from '../../match-files/disagreements.ts';
import { disagreementsOf } from '../../match-files/file-record.ts';
import { IntakeError } from '../../match-files/format.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { derivedMatch } from '../../match-files/testing/derived-match.ts';
import { sampleEuroleague } from '../../match-files/testing/euroleague-sample.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';

type Kind = keyof ReturnType<typeof sampleEuroleague>;

function filesOf(
  kinds: readonly Kind[],
  stem = 'X_1',
  change: (kind: Kind) => object = () => ({}),
) {
  const sample = sampleEuroleague();
  return kinds.map((kind) => ({
    fileName: `${stem}_${kind}.json`,
    text: JSON.stringify({ ...sample[kind], ...change(kind) }),
  }));
}

const all = ['Header', 'Boxscore', 'PlaybyPlay', 'Points'] as const;

function read(kinds: readonly Kind[] = all) {
  const [match] = readMatchFiles(filesOf(kinds));
  if (!match) throw new Error('a match expected');
  return match.recorded;
}

const recordOf = (recorded = read()) => derivedMatch(recorded).record;

describe('an invented EuroLeague match', () => {
  const { matchSheet, events, fixture } = recordOf();
  const ofType = (type: string) => events.filter((event) => event.type === type);
  const idOf = (type: string) => ofType(type)[0]?.id;

  test('agrees with its own totals but for the coach’s foul, which they leave out', () => {
    const recorded = read();
    const { boxScore, notes } = derivedMatch(recorded);
    expect(notes).toEqual([]);
    const fouls = boxScore.opponent.totals?.fouls ?? 0;
    expect(disagreements(recorded, 'home', boxScore)).toEqual([
      {
        side: 'opponent',
        playerId: null,
        name: 'Valley Basketball',
        statistic: 'fouls',
        file: fouls - 1,
        events: fouls,
      },
    ]);
    expect(boxScore.opponent.bench?.fouls).toBe(1);
    expect(boxScore.opponent.players.at(-1)).toMatchObject({ played: false, seconds: 0 });
  });

  test('names minutes that differ from the official sheet by a whole minute', () => {
    const recorded = read();
    const { boxScore } = derivedMatch(recorded);
    const printed: Record<string, number> = { PHAR5: 60, PHAR6: 1 };
    const players = recorded.home.players.map((player) => {
      const { line, key } = player;
      return { ...player, line: { ...line, seconds: (line.seconds ?? 0) + (printed[key] ?? 0) } };
    });
    const changed = { ...recorded, home: { ...recorded.home, players } };
    const minutes = disagreementsOf(changed, 'home', boxScore).filter(
      ({ statistic }) => statistic === 'seconds',
    );
    expect(minutes).toEqual([
      {
        side: 'team',
        name: 'PLAYER 5 HARBOUR',
        statistic: 'seconds',
        file: 36 * 60,
        events: 35 * 60,
      },
    ]);
  });

  test('has the facts of its files', () => {
    expect(fixture).toMatchObject({
      status: 'completed',
      opponent: { name: 'Valley Basketball' },
      venue: 'Harbour Hall',
      competition: 'INVENTED CUP',
      round: '7',
      attendance: 812,
      officials: ['R ONE', 'R TWO'],
    });
    expect(matchSheet.team[0]).toEqual({
      playerId: 'team-PHAR1',
      number: '4',
      name: 'PLAYER 1 HARBOUR',
      starter: true,
    });
    expect(matchSheet.team.at(-1)?.number).toBe('00');
  });

  test('two overtimes in one list are two periods', () => {
    const scored = events.filter((event) => event.made);
    expect(scored.map((event) => event.period)).toEqual([1, 1, 3, 4, 5, 5, 6]);
    expect(scored.at(-1)).toMatchObject({ clockSeconds: 10, score: { team: 8, opponent: 6 } });
    expect(ofType('periodEnd').map((event) => event.clockSeconds)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('acts are linked to what they belong to', () => {
    expect(ofType('assist')[0]?.relatedEventId).toBe(idOf('twoPointer'));
    expect(ofType('block')[0]?.relatedEventId).toBe(idOf('threePointer'));
    expect(ofType('rebound')[0]?.relatedEventId).toBe(idOf('threePointer'));
    expect(ofType('steal')[0]?.relatedEventId).toBe(idOf('turnover'));
    expect(ofType('foulDrawn')[0]?.relatedEventId).toBe(idOf('foul'));
    const [, missed] = ofType('freeThrow');
    expect(ofType('rebound')[1]?.relatedEventId).toBe(missed?.id);
  });

  test('free throws are numbered, a technical’s by itself', () => {
    expect(ofType('freeThrow').map((event) => event.subtype)).toEqual([
      '1of2',
      '2of2',
      '1of1',
      '1of1',
    ]);
    const coach = ofType('foul').find((event) => event.subtype === 'coachTechnical');
    expect(coach).toMatchObject({ side: 'opponent' });
    expect(coach?.playerId).toBeUndefined();
  });

  test('shots have their position on the contract’s court, if known', () => {
    expect(ofType('twoPointer')[0]).toMatchObject({
      courtPosition: { x: 7.5, y: 2.58 },
      qualifiers: ['fastBreak'],
    });
    expect(ofType('threePointer')[0]?.courtPosition).toEqual({ x: 0.5, y: 1.78 });
    expect(ofType('twoPointer')[1]?.courtPosition).toBeUndefined();
  });

  test('a row of an unknown kind is stored', () => {
    expect(events.some((event) => event.type === 'CCH')).toBe(true);
  });

  test.each([
    ['06/10/2022', '2022-10-06'],
    ['2022-10-06', '2022-10-06'],
    ['31/02/2022', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('the day %j of the Header is read as %s', (written, day) => {
    const [match] = readMatchFiles(
      filesOf(all, 'X_1', (kind) => (kind === 'Header' ? { Date: written } : {})),
    );
    expect(match?.recorded.day).toBe(day);
  });

  test('Header and Points may be absent', () => {
    const recorded = read(['PlaybyPlay', 'Boxscore']);
    expect(recorded.officials).toEqual(['R ONE', 'R TWO']);
    const record = recordOf(recorded);
    expect(record.fixture.venue).toBeUndefined();
    expect(record.teamCoach).toBeUndefined();
    expect(record.events.some((event) => event.qualifiers || event.courtPosition)).toBe(false);
  });
});

describe('files of several matches', () => {
  test('belong together by their names, in the order given', () => {
    const files = [
      { fileName: 'data.json', text: JSON.stringify(sampleLiveStats()) },
      ...filesOf(['PlaybyPlay', 'Points'], 'b/E_2'),
      ...filesOf(all, 'b/E_1'),
      ...filesOf(['Boxscore'], 'b/E_2'),
    ];
    const read = readMatchFiles(files);
    expect(read.map((match) => match.fileName)).toEqual([
      'data.json',
      'b/E_2_PlaybyPlay.json',
      'b/E_1_PlaybyPlay.json',
    ]);
    expect(read.map((match) => match.recorded.finished)).toEqual([true, true, true]);
  });

  test('of the same names in two folders are separate matches, each with the parts of its folder', () => {
    const venue = (Stadium: string) => (kind: Kind) => (kind === 'Header' ? { Stadium } : {});
    const files = [
      ...filesOf(['PlaybyPlay', 'Boxscore'], 'away/X'),
      ...filesOf(['Header', 'Points', 'Boxscore', 'PlaybyPlay'], 'home/X', venue('Home Hall')),
    ];
    for (const given of [files, files.toReversed()]) {
      const matches = new Map(
        readMatchFiles(given).map(({ fileName, recorded }) => [fileName, recorded]),
      );
      const away = matches.get('away/X_PlaybyPlay.json');
      const home = matches.get('home/X_PlaybyPlay.json');
      expect([matches.size, away?.venue, home?.venue]).toEqual([2, undefined, 'Home Hall']);
      expect(away?.events.some(({ courtPosition }) => courtPosition !== undefined)).toBe(false);
      expect(home?.events.some(({ courtPosition }) => courtPosition !== undefined)).toBe(true);
    }
  });

  test('are found in a folder for each kind', () => {
    const files = all.flatMap((kind) => filesOf([kind], `${kind}/X_1`));
    expect(readMatchFiles(files).map(({ recorded }) => recorded)).toEqual([read()]);
  });

  test('are recognised by their content, under any name', () => {
    const called = (names: string[]) => (file: { text: string }, index: number) => ({
      fileName: names[index] ?? '',
      text: file.text,
    });
    const names = ['1.json', 'download (2).json', 'X_Boxscore.json', 'data.json'];
    const files = filesOf(['Points', 'Boxscore', 'PlaybyPlay', 'Header']).map(called(names));
    const liveStats = { fileName: 'E_1_PlaybyPlay.json', text: JSON.stringify(sampleLiveStats()) };
    const read = readMatchFiles([liveStats, ...files]);
    expect(read.map(({ fileName }) => fileName)).toEqual([
      'E_1_PlaybyPlay.json',
      'X_Boxscore.json',
    ]);
    expect(read[1]?.recorded).toEqual(readMatchFiles(filesOf(all))[0]?.recorded);
  });

  test('of the same sides have to be named alike, since their parts are ambiguous', () => {
    const two = [
      ...filesOf(['PlaybyPlay', 'Boxscore'], 'a'),
      ...filesOf(['PlaybyPlay', 'Boxscore'], 'b'),
    ];
    const [points] = filesOf(['Points']);
    const unnamed = { fileName: 'download.json', text: points?.text ?? '' };
    expect(() => readMatchFiles([...two, unnamed])).toThrow(
      'download.json: its match is one of several of the same sides',
    );
  });

  test.each(['{}', '[]', '7', '{"teams": []}'])('an invalid match file is refused: %s', (text) => {
    expect(() => readMatchFiles([{ fileName: 'notes.json', text }])).toThrow(
      'notes.json: no match file of FIBA LiveStats, EuroLeague, StatCrew, a digital score sheet or a box score as CSV or Excel',
    );
  });

  test.each([
    ['Boxscore', ['PlaybyPlay', 'Points']],
    ['PlaybyPlay', ['Boxscore']],
  ] as const)('a match without its %s file is refused, naming it', (missing, kinds) => {
    const read = () => readMatchFiles(filesOf(kinds));
    expect(read).toThrow(IntakeError);
    expect(read).toThrow(`its ${missing} file is missing`);
  });

  test('another kind of file is refused, naming file and position', () => {
    const damaged = (kind: Kind) => (kind === 'Boxscore' ? { Stats: [] } : {});
    expect(() => readMatchFiles(filesOf(all, 'X_1', damaged))).toThrow(
      'X_1_Boxscore.json: not a EuroLeague match, at Stats.0',
    );
    const [file] = filesOf(['PlaybyPlay']);
    const cut = { fileName: 'X_1_PlaybyPlay.json', text: file?.text.slice(0, 400) ?? '' };
    expect(() => readMatchFiles([cut, ...filesOf(['Boxscore'])])).toThrow('not complete JSON');
  });
});
