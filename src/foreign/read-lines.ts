import type { Converter, Table } from './columns.ts';
import * as convert from './convert.ts';
import { playingTime, type TimeForm } from './minutes.ts';
import type { Notes } from './notes.ts';
import { less, pointsOf, readShots, type Shots } from './shots.ts';

/** Lines as columns of the contract's fields. */
export type LineColumns = Readonly<Record<string, readonly unknown[] | undefined>>;

const counts = 'assists turnovers steals blocks blocksReceived fouls foulsDrawn'.split(' ');

const shotFields = ['twos', 'threes', 'freeThrows'] as const;

interface LineOptions {
  notes: Notes;
  /** How many players a line may sum up: 1, or 5 for a side. */
  people: number;
  /** How the players' times are written, where this is their total. */
  timeForm?: TimeForm | undefined;
}

/** The statistics of players, benches or sides. Points that are not what the shots score are not taken. */
export function readLines(table: Table, { notes, people, timeForm }: LineOptions): LineColumns {
  const shots = checkedShots(table, notes);
  const points = table.read('points', convert.count);
  const rebounds = readRebounds(table, notes);
  const columns: Record<string, readonly unknown[] | undefined> = {
    seconds: table.read('seconds', timesOf(people, timeForm)),
    points: shots.pointsHold ? points : undefined,
    ...rebounds,
    plusMinus: table.read('plusMinus', convert.signedCount),
  };
  for (const field of counts) columns[field] = table.read(field, convert.count);
  for (const field of shotFields) columns[field] = asPairs(shots[field]);
  return columns;
}

function timesOf(people: number, form: TimeForm | undefined): Converter {
  const alike = playingTime(people, form);
  const alone = playingTime(people);
  return (values, hint) => {
    const column = alike(values, hint);
    return form !== undefined && typeof column === 'string' ? alone(values, hint) : column;
  };
}

function asPairs(shots: Shots | undefined) {
  return shots?.made.map((made, row) => {
    const attempted = shots.attempted[row];
    if (made === undefined && attempted === undefined) return undefined;
    return { made: made ?? null, attempted: attempted ?? null };
  });
}

/** Offensive and defensive rebounds; one of them also as the total less the other. */
function readRebounds(table: Table, notes: Notes) {
  const offensive = table.read('offensiveRebounds', convert.count);
  const defensive = table.read('defensiveRebounds', convert.count);
  const sent = { offensiveRebounds: offensive, defensiveRebounds: defensive };
  if (!offensive === !defensive) return sent;
  const [place] = table.placesFor('rebounds');
  const column = place && convert.count(table.valuesAt(place), { name: place.name });
  if (!place || typeof column !== 'object') return sent;
  const known = offensive ?? defensive;
  const rest = column.values.map((total, row) => {
    const one = known?.[row];
    return typeof total === 'number' && typeof one === 'number' && one <= total
      ? total - one
      : undefined;
  });
  const field = offensive ? 'defensiveRebounds' : 'offensiveRebounds';
  notes.read(table.nameOf(field), [table.pathOf(place)], 'derived', 'totalLessTheOther');
  return { offensiveRebounds: offensive ?? rest, defensiveRebounds: defensive ?? rest };
}

/** Shots of every kind, of which those of one may have to be derived, held against the points. */
function checkedShots(table: Table, notes: Notes) {
  const sent = {
    twos: readShots(table, 'twos', notes),
    threes: readShots(table, 'threes', notes),
    freeThrows: readShots(table, 'freeThrows', notes),
  };
  const needsGoals = !(sent.twos && sent.threes) && (sent.twos || sent.threes);
  const goals = needsGoals ? readGoals(table, notes) : undefined;
  const candidates: { shots: typeof sent; derived?: 'twos' | 'threes'; asTwos?: boolean }[] = [];
  if (!goals) candidates.push({ shots: sent });
  else if (sent.threes) {
    candidates.push({ shots: { ...sent, twos: less(goals.shots, sent.threes) }, derived: 'twos' });
    candidates.push({ shots: { ...sent, twos: goals.shots }, derived: 'twos', asTwos: true });
  } else if (sent.twos) {
    const threes = less(goals.shots, sent.twos);
    candidates.push({ shots: { ...sent, threes }, derived: 'threes' });
  }
  const judged = candidates.map((one) => ({ ...one, ...judge(table, one.shots) }));
  // Field goals are all goals but in the words of a few, whom only the points can prove.
  const best =
    judged.find(
      ({ breaks, holds, asTwos }) => breaks <= holds && (!asTwos || (holds > 0 && breaks === 0)),
    ) ?? judged[0];
  if (!best) return { ...sent, pointsHold: true };
  const isBroken = best.breaks > best.holds;
  const fields = [...shotFields, 'points'] as const;
  const allOwn = fields.every((field) => table.isOwn(field) || table.isOwn(`${field}.made`));
  if (best.derived && goals && !isBroken) {
    const rule = best.asTwos
      ? 'pair'
      : best.derived === 'twos'
        ? 'fieldGoalsLessThrees'
        : 'fieldGoalsLessTwos';
    notes.read(table.nameOf(best.derived), goals.paths, 'derived', rule);
  }
  if (!isBroken || allOwn) return { ...best.shots, pointsHold: true };
  for (const field of fields) notes.takeBack(table.nameOf(field), 'pointsAndShots');
  return { twos: undefined, threes: undefined, freeThrows: undefined, pointsHold: false };
}

/** Field goals: no field of the contract, but twos or threes may be derived from them. */
function readGoals(table: Table, notes: Notes) {
  const shots = readShots(table, 'fieldGoals', notes, { silent: true });
  const paths = ['fieldGoals.made', 'fieldGoals.attempted', 'fieldGoals'].flatMap((field) =>
    table.placesFor(field).map(table.pathOf),
  );
  return shots && { shots, paths };
}

/** Rows whose points are what their shots score, and those whose points are not; only rows that have all of it count. */
function judge(
  table: Table,
  { twos, threes, freeThrows }: Record<'twos' | 'threes' | 'freeThrows', Shots | undefined>,
) {
  const points = table.read('points', convert.count);
  let [holds, breaks] = [0, 0];
  for (const row of table.rows.keys()) {
    const scored = pointsOf(row, twos, threes, freeThrows);
    const sent = points?.[row];
    if (scored === undefined || typeof sent !== 'number') continue;
    if (scored === sent) holds += 1;
    else breaks += 1;
  }
  return { holds, breaks };
}
