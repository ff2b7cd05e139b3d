import { knownWord } from '../../contract/known-word.ts';
import type { CourtPosition, EventQualifier, EventType } from '../../contract/play-by-play.ts';
import { secondsOf } from '../file-values.ts';
import { uniqueKeys } from '../links.ts';
import type { RecordedEvent, RecordedSideName } from '../recorded-match.ts';
import type { LiveStatsFile, LiveStatsRow, LiveStatsShot } from './file.ts';

const typeOf: Partial<Record<string, EventType>> = {
  '2pt': 'twoPointer',
  '3pt': 'threePointer',
  freethrow: 'freeThrow',
  rebound: 'rebound',
  assist: 'assist',
  turnover: 'turnover',
  steal: 'steal',
  block: 'block',
  foul: 'foul',
  foulon: 'foulDrawn',
  substitution: 'substitution',
  timeout: 'timeout',
  jumpball: 'jumpBall',
};

const pointsOf: Partial<Record<string, number>> = { '2pt': 2, '3pt': 3, freethrow: 1 };

const qualifierOf: Partial<Record<string, EventQualifier>> = {
  pointsinthepaint: 'paint',
  '2ndchance': 'secondChance',
  fastbreak: 'fastBreak',
  fromturnover: 'fromTurnover',
};

/** The file's plays in match order (the file has the newest first), in the contract's words. */
export function recordedEvents(file: LiveStatsFile): RecordedEvent[] {
  const rows = (file.pbp ?? []).toReversed().filter((row) => row.actionType !== 'game');
  const keys = uniqueKeys(rows.map((row) => row.actionNumber));
  const keyOf = new Map(rows.map((row, index) => [String(row.actionNumber), keys[index]]));
  const places = shotPlaces(file, rows);
  let score = { home: 0, away: 0 };
  return rows.map((row, index) => {
    const side = sideOfTeam(row.tno);
    const points = knownWord(pointsOf, row.actionType);
    const made = row.success === 1;
    const subtype = subtypeOf(row);
    const relatedKey = keyOf.get(row.previousAction);
    const courtPosition = places.get(row.actionNumber);
    score = { home: row.s1 ?? score.home, away: row.s2 ?? score.away };
    return {
      key: keys[index] ?? String(row.actionNumber),
      period: periodOf(row, file.periodsMax),
      clockSeconds: row.clock === null ? null : secondsOf(row.clock),
      side,
      type:
        row.actionType === 'period'
          ? periodType(row)
          : (knownWord(typeOf, row.actionType) ?? row.actionType),
      score,
      ...(side !== null && row.pno !== null && row.pno > 0 ? { playerKey: String(row.pno) } : {}),
      ...(subtype === '' ? {} : { subtype }),
      ...(points === undefined
        ? {}
        : { made, points: made ? points : 0, qualifiers: qualifiers(row) }),
      ...(courtPosition === undefined ? {} : { courtPosition }),
      ...(relatedKey === undefined ? {} : { relatedKey }),
    };
  });
}

function sideOfTeam(tno: number): RecordedSideName | null {
  return tno === 0 ? null : tno === 1 ? 'home' : 'away';
}

/** The period counted through: LiveStats numbers overtimes from 1 again. */
function periodOf(row: LiveStatsRow, regulationPeriods: number): number {
  return row.periodType === 'OVERTIME' ? regulationPeriods + row.period : row.period;
}

function periodType(row: LiveStatsRow): EventType {
  return row.subType === 'end' ? 'periodEnd' : 'periodStart';
}

function subtypeOf(row: LiveStatsRow): string {
  if (row.actionType === 'period') return '';
  if (row.subType === 'offensivedeadball' || row.subType === 'defensivedeadball') return 'deadBall';
  const shooting = row.actionType === 'foul' && row.subType === 'personal';
  return shooting && row.qualifier.includes('shooting') ? 'shooting' : row.subType;
}

function qualifiers(row: LiveStatsRow): EventQualifier[] {
  return row.qualifier.flatMap((word) => knownWord(qualifierOf, word) ?? []);
}

function shotPlaces(file: LiveStatsFile, rows: readonly LiveStatsRow[]) {
  const rowOf = new Map(rows.map((row) => [row.actionNumber, row]));
  const halves = new Map<string, LiveStatsShot[]>();
  for (const team of ['1', '2'] as const) {
    for (const shot of file.tm[team].shot) {
      const row = shot && rowOf.get(shot.actionNumber);
      if (!row) continue;
      const second = periodOf(row, file.periodsMax) > file.periodsMax / 2;
      const half = `${team} ${second}`;
      halves.set(half, [...(halves.get(half) ?? []), shot]);
    }
  }
  const places = new Map<number, ReturnType<typeof turnToBasket>>();
  for (const shots of halves.values()) {
    const end: End = endAttacked(shots);
    for (const shot of shots) places.set(shot.actionNumber, turnToBasket(shot, end));
  }
  return places;
}

const courtLength = 28;
const courtWidth = 15;

/** A shot's position on the scorer's screen, in percent of the full court: x from the left, y from the top. */
type ScreenPosition = Pick<LiveStatsShot, 'x' | 'y'>;

/** An end of the court on the scorer's screen. */
type End = 'left' | 'right';

/**
 * The end that a side attacked in one half of the match, by most of its shots: a side shoots at one basket in a half, and few
 * shots come from beyond half court. The end differs between matches.
 */
export function endAttacked(shots: readonly ScreenPosition[]): End {
  const left = shots.filter((shot) => shot.x < 50).length;
  return 2 * left >= shots.length ? 'left' : 'right';
}

/** A shot's position in metres on the contract's half court, turned to the basket at `end`. */
export function turnToBasket(shot: ScreenPosition, end: End): CourtPosition {
  const along = (shot.x / 100) * courtLength;
  const across = (shot.y / 100) * courtWidth;
  return end === 'right'
    ? { x: toCentimetre(across), y: toCentimetre(courtLength - along) }
    : { x: toCentimetre(courtWidth - across), y: toCentimetre(along) };
}

function toCentimetre(metres: number): number {
  return Math.round(metres * 100) / 100;
}
