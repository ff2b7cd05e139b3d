import type { MatchRecord } from '../../basketball/match-record.ts';
import type { MatchEvent, SheetEntry, Side } from '../../contract/play-by-play.ts';

const actionOf: Record<string, readonly [type: string, subType?: string]> = {
  twoPointer: ['2pt'],
  threePointer: ['3pt'],
  freeThrow: ['freethrow'],
  foulDrawn: ['foulon'],
  jumpBall: ['jumpball'],
  periodStart: ['period', 'start'],
  periodEnd: ['period', 'end'],
};

const counts = [
  'Points',
  'TwoPointersMade',
  'TwoPointersAttempted',
  'ThreePointersMade',
  'ThreePointersAttempted',
  'FreeThrowsMade',
  'FreeThrowsAttempted',
  'ReboundsOffensive',
  'ReboundsDefensive',
  'Assists',
  'Turnovers',
  'Steals',
  'Blocks',
  'BlocksReceived',
  'FoulsOn',
];
const zeros = (prefix: string) =>
  Object.fromEntries(counts.map((count) => [`${prefix}${count}`, 0] as const));

/**
 * A match as the text of a LiveStats `data.json`, our side at home. Its totals are 0, since comparing matches does not use
 * them.
 */
export function liveStatsOf(
  { matchSheet, events, fixture }: Pick<MatchRecord, 'matchSheet' | 'events' | 'fixture'>,
  names: Record<Side, string>,
): string {
  const last =
    fixture.status === 'completed' ? [{ ...gameEnd, actionNumber: events.length + 1 }] : [];
  const pbp = [...events.map((event, index) => rowOf(event, index, matchSheet)), ...last];
  return JSON.stringify({
    tm: {
      1: teamOf(names.team, matchSheet.team),
      2: teamOf(names.opponent, matchSheet.opponent),
    },
    pbp: pbp.reverse(),
  });
}

const gameEnd = {
  actionType: 'game',
  subType: 'end',
  period: 4,
  periodType: 'REGULAR',
  clock: '00:00:00',
  s1: 0,
  s2: 0,
  tno: 0,
  pno: 0,
};

function teamOf(name: string, sheet: readonly SheetEntry[]) {
  const players = sheet.map((entry, index) => {
    const [firstName, ...family] = entry.name.split(' ');
    const player = {
      ...zeros('s'),
      sMinutes: '0:00',
      sFoulsPersonal: 0,
      sPlusMinusPoints: 0,
      firstName,
      familyName: family.join(' '),
      shirtNumber: entry.number ?? '',
      starter: entry.starter ? 1 : 0,
    };
    return [String(index + 1), player] as const;
  });
  return {
    ...zeros('tot_s'),
    tot_sMinutes: '200:00',
    tot_sFoulsTotal: 0,
    name,
    pl: Object.fromEntries(players),
  };
}

function rowOf(event: MatchEvent, index: number, sheet: MatchRecord['matchSheet']) {
  const { side, playerId, period, clockSeconds, type, made } = event;
  const [actionType, subType] = actionOf[type] ?? [type];
  const number = side === null ? -1 : sheet[side].findIndex((entry) => entry.playerId === playerId);
  const hundredths = Math.round((clockSeconds ?? 0) * 100);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return {
    actionNumber: index + 1,
    actionType,
    subType: subType ?? event.subtype ?? '',
    period: period > 4 ? period - 4 : period,
    periodType: period > 4 ? 'OVERTIME' : 'REGULAR',
    clock: `${two(hundredths / 6_000)}:${two((hundredths / 100) % 60)}:${two(hundredths % 100)}`,
    s1: event.score.team ?? 0,
    s2: event.score.opponent ?? 0,
    tno: side === null ? 0 : side === 'team' ? 1 : 2,
    pno: number + 1,
    success: made === false ? 0 : 1,
  };
}
