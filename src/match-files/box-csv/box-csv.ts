import { unrecordedLine } from '../../basketball/line.ts';
import { fibaRules, matchSeconds, type PeriodRules } from '../../basketball/score.ts';
import { IntakeError, inShort, type MatchFormat } from '../format.ts';
import type { RecordedMatch, RecordedSide, RecordedSideName } from '../recorded-match.ts';
import { aboutMatch } from './about.ts';
import { type Layout, layoutOf } from './blocks.ts';
import { CellError } from './cells.ts';
import { attendanceOf, dayOf } from './heading.ts';
import { homeAndAway, type NamedSides } from './home-and-away.ts';
import { pointsOf } from './points.ts';
import { delimiters, rowsOf } from './rows.ts';
import { recordedSide, sidesOf } from './sides.ts';

/** A box score as CSV, as a spreadsheet saves it: its columns are told by their words, in English or Spanish. It has no plays. */
export const boxCsv: MatchFormat = {
  name: 'a box score as CSV',
  recognises: (content) => typeof content === 'string' && layoutIn(content) !== null,
  read: ([{ place, content } = { place: '', content: null }]) => {
    const layout = typeof content === 'string' ? layoutIn(content) : null;
    if (layout === null) throw new IntakeError(`${place}: no table of players in it. ${nextStep}`);
    try {
      return { place, recorded: recordedMatch(layout) };
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      throw new IntakeError(`${place}, ${inShort(error.message)}. ${nextStep}`, { cause: error });
    }
  },
};

const nextStep = 'Correct the table and save it again as CSV.';

/** A box score is a page or two; what is larger is something else. */
const largest = { characters: 200_000, rows: 1_000, cells: 200 };

/** The table taken apart by the delimiter that finds the most columns; `null` where none finds a header. */
function layoutIn(text: string): Layout | null {
  if (text.length > largest.characters) return null;
  const layouts = delimiters.flatMap((delimiter) => {
    const table = rowsOf(text, delimiter);
    const isPage =
      table.rows.length <= largest.rows &&
      table.rows.every(({ cells }) => cells.length <= largest.cells);
    if (!isPage) return [];
    const layout = layoutOf(table);
    const columns = layout.blocks[0]?.columns.size ?? 0;
    return columns === 0 ? [] : { layout, columns };
  });
  const [best] = layouts.sort((one, other) => other.columns - one.columns);
  return best?.layout ?? null;
}

function recordedMatch({ blocks, scores, fault, ...rest }: Layout): RecordedMatch {
  if (fault !== null) throw new CellError(fault);
  const about = aboutMatch({ blocks, ...rest });
  const named = homeAndAway(sidesOf(blocks), about, scores);
  const sides = { home: sideOf(named.home), away: sideOf(named.away) };
  const { score, periods } = pointsOf(about, scores, sides);
  if (score.home === null && score.away === null) {
    throw new CellError('no points in it: add a column "points" or a line "score"');
  }
  const unknown = new Set(blocks.flatMap((block) => block.unknown));
  const unread = [...unknown].map((field) => ({
    of: 'column' as const,
    name: '',
    field,
    count: 1,
  }));
  const day = about.read('date', dayOf);
  const attendance = about.read('attendance', attendanceOf);
  const texts = Object.fromEntries(
    (['venue', 'competition', 'round'] as const).flatMap((key) => {
      const value = about.text(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  return {
    home: withPoints(sides.home, score.home),
    away: withPoints(sides.away, score.away),
    rules: rulesOf(sides, periods.length),
    finished: true,
    ...(attendance === null ? {} : { attendance }),
    ...texts,
    ...(named.neutral ? { neutral: true } : {}),
    ...(day === null ? {} : { day }),
    officials: [],
    events: [],
    boxOnly: { score, periods },
    ...(unread.length === 0 ? {} : { unread }),
  };
}

function sideOf({ name, rows }: NamedSides['home']): RecordedSide {
  if (rows !== null) return recordedSide(rows, name);
  return { name, shortName: name, code: '', players: [], totals: unrecordedLine() };
}

/** A side without a table has its points at least. */
function withPoints(side: RecordedSide, points: number | null): RecordedSide {
  return { ...side, totals: { ...side.totals, points: side.totals.points ?? points } };
}

/** The periods that the players' minutes come to: quarters of 10, 12 or 8 minutes, with overtimes of 5; else FIBA's. */
function rulesOf(
  { home, away }: Record<RecordedSideName, RecordedSide>,
  played: number,
): PeriodRules {
  const seconds = home.totals.seconds ?? away.totals.seconds;
  const overtimes = Math.max(0, played - fibaRules.regulationPeriods);
  const fitting = [fibaRules.periodMinutes, 12, 8].find((periodMinutes) =>
    [overtimes, 0, 1, 2, 3, 4].some((more) => {
      const length = matchSeconds(4 + more, { ...fibaRules, periodMinutes });
      return seconds !== null && Math.abs(seconds - 5 * length) <= minutesTolerance;
    }),
  );
  return { ...fibaRules, periodMinutes: fitting ?? fibaRules.periodMinutes };
}
const minutesTolerance = 300;
