import { fibaRules, periodSeconds } from '../../basketball/score.ts';
import { knownWord } from '../../contract/known-word.ts';
import type { EventQualifier } from '../../contract/play-by-play.ts';
import { secondsOf } from '../file-values.ts';
import { type Act, freeThrowTurns, relatedActs, uniqueKeys } from '../links.ts';
import type { RecordedEvent, RecordedSideName } from '../recorded-match.ts';
import type { EuroleaguePlays, EuroleagueRow, EuroleagueShots } from './file.ts';

type Meaning = Pick<RecordedEvent, 'type' | 'subtype' | 'made' | 'points'>;

/** The contract's word for each of the file's; an unlisted one is stored unchanged. */
const meaningOf: Partial<Record<string, Meaning>> = {
  '2FGM': { type: 'twoPointer', made: true, points: 2 },
  '2FGA': { type: 'twoPointer', made: false, points: 0 },
  '3FGM': { type: 'threePointer', made: true, points: 3 },
  '3FGA': { type: 'threePointer', made: false, points: 0 },
  FTM: { type: 'freeThrow', made: true, points: 1 },
  FTA: { type: 'freeThrow', made: false, points: 0 },
  O: { type: 'rebound', subtype: 'offensive' },
  D: { type: 'rebound', subtype: 'defensive' },
  AS: { type: 'assist' },
  ST: { type: 'steal' },
  TO: { type: 'turnover' },
  FV: { type: 'block' },
  RV: { type: 'foulDrawn' },
  CM: { type: 'foul', subtype: 'personal' },
  OF: { type: 'foul', subtype: 'offensive' },
  CMU: { type: 'foul', subtype: 'unsportsmanlike' },
  CMT: { type: 'foul', subtype: 'technical' },
  CMD: { type: 'foul', subtype: 'disqualifying' },
  C: { type: 'foul', subtype: 'coachTechnical' },
  B: { type: 'foul', subtype: 'benchTechnical' },
  IN: { type: 'substitution', subtype: 'in' },
  OUT: { type: 'substitution', subtype: 'out' },
  TOUT: { type: 'timeout' },
  TOUT_TV: { type: 'timeout', subtype: 'media' },
  JB: { type: 'jumpBall', subtype: 'won' },
  BP: { type: 'periodStart' },
  EP: { type: 'periodEnd' },
};

/** The file's rows in match order, in the contract's words; `shots` come from the Points file, if any. */
export function euroleagueEvents(
  file: EuroleaguePlays,
  shots: EuroleagueShots | undefined,
): RecordedEvent[] {
  const all = stepsOf(file);
  const acts = all.map((step, index) => actOf(all, step, index));
  const related = relatedActs(acts);
  const turns = freeThrowTurns(acts, 1);
  const keys = uniqueKeys(all.map(({ row }) => row.NUMBEROFPLAY));
  const shotOf = new Map(shots?.map((shot) => [shot.NUM_ANOT, shot]));
  const score = { home: 0, away: 0 };
  return all.flatMap((step, index) => {
    const { row, side, period, clockSeconds } = step;
    score.home = row.POINTS_A ?? score.home;
    score.away = row.POINTS_B ?? score.away;
    // A blocked shot has an extra row, which repeats the shot.
    if (row.PLAYTYPE === 'AG' || row.PLAYTYPE === 'EG') return [];
    const meaning = meaningIn(row);
    const relatedTo = related.get(index);
    const relatedKey = relatedTo === undefined ? undefined : keys[relatedTo];
    const subtype = turns.get(index) ?? meaning.subtype;
    const shot = meaning.made === undefined ? undefined : shotOf.get(row.NUMBEROFPLAY);
    return {
      key: keys[index] ?? String(index),
      period,
      clockSeconds,
      side,
      score: { ...score },
      ...meaning,
      ...(subtype === undefined ? {} : { subtype }),
      ...(step.playerKey === undefined ? {} : { playerKey: step.playerKey }),
      ...(shot === undefined ? {} : shotDetails(shot)),
      ...(relatedKey === undefined ? {} : { relatedKey }),
    };
  });
}

/** A row with its side, period and clock. */
interface Step {
  row: EuroleagueRow;
  period: number;
  clockSeconds: number;
  side: RecordedSideName | null;
  playerKey?: string;
}

function meaningIn(row: EuroleagueRow): Meaning {
  return knownWord(meaningOf, row.PLAYTYPE) ?? { type: row.PLAYTYPE };
}

function actOf(all: readonly Step[], step: Step, index: number): Act {
  const blocked = step.row.PLAYTYPE === 'FV' ? blockedPlayer(all, index) : undefined;
  return { ...step, ...meaningIn(step.row), ...(blocked === undefined ? {} : { blocked }) };
}

/** The blocked player, whom the nearest row before or after the block names. */
function blockedPlayer(steps: readonly Step[], block: number): string | undefined {
  const blocker = steps[block];
  for (const distance of [-1, 1, -2, 2, -3, 3]) {
    const step = steps[block + distance];
    if (step?.row.PLAYTYPE === 'AG' && step.side !== blocker?.side) return step.playerKey;
  }
  return undefined;
}

/** All rows with side, period and clock; a row without a clock gets the previous row's. */
function stepsOf(file: EuroleaguePlays): Step[] {
  const sides = new Map<string, RecordedSideName>([
    [file.CodeTeamA, 'home'],
    [file.CodeTeamB, 'away'],
  ]);
  const quarters = [file.FirstQuarter, file.SecondQuarter, file.ThirdQuarter, file.ForthQuarter];
  const overtimes = splitOvertimes(file.ExtraTime ?? []);
  return [...quarters, ...overtimes].flatMap((rows, index) => {
    const period = index + 1;
    let clock = periodSeconds(period, fibaRules);
    return rows.map((row) => {
      if (row.MARKERTIME !== '') clock = secondsOf(row.MARKERTIME);
      else if (row.PLAYTYPE === 'EP' || row.PLAYTYPE === 'EG') clock = 0;
      const side = sides.get(row.CODETEAM) ?? null;
      const ofPlayer = side !== null && row.PLAYER_ID !== '' && !benchFoulTypes.has(row.PLAYTYPE);
      return {
        row,
        period,
        clockSeconds: clock,
        side,
        ...(ofPlayer ? { playerKey: row.PLAYER_ID } : {}),
      };
    });
  });
}

/** Fouls of coach and bench name the coach, who is not on the match sheet. */
const benchFoulTypes: ReadonlySet<string> = new Set(['C', 'B']);

/** The overtimes, which share one list; each ends with its end-of-period row. */
function splitOvertimes(rows: readonly EuroleagueRow[]): EuroleagueRow[][] {
  const overtimes: EuroleagueRow[][] = [];
  let open = false;
  for (const row of rows) {
    if (!open && row.PLAYTYPE !== 'EG') overtimes.push([]);
    overtimes.at(-1)?.push(row);
    open = row.PLAYTYPE !== 'EP' && (open || row.PLAYTYPE !== 'EG');
  }
  return overtimes;
}

function shotDetails(shot: EuroleagueShots[number]) {
  const qualifiers: EventQualifier[] = [];
  if (shot.FASTBREAK === '1') qualifiers.push('fastBreak');
  if (shot.SECOND_CHANCE === '1') qualifiers.push('secondChance');
  if (shot.POINTS_OFF_TURNOVER === '1') qualifiers.push('fromTurnover');
  // The file writes (−1, −1) for free throws and for shots without a location.
  const placed = !(shot.COORD_X === -1 && shot.COORD_Y === -1);
  return placed ? { qualifiers, courtPosition: turned(shot) } : { qualifiers };
}

/**
 * Centimetres from the basket (x sideways, y from the baseline) as metres on the contract's half court.
 * assumed: x below 0 is left as the shooter faces the basket, since the file's zones go from left to right.
 */
function turned({ COORD_X, COORD_Y }: EuroleagueShots[number]) {
  return { x: (750 + COORD_X) / 100, y: Math.round(157.5 + COORD_Y) / 100 };
}
