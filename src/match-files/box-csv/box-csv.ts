import { unrecordedLine } from '../../basketball/line.ts';
import { fibaRules, matchSeconds, type PeriodRules } from '../../basketball/score.ts';
import type { FileAnswers, Headings } from '../../contract/adding.ts';
import { IntakeError, inShort, type MatchFormat } from '../format.ts';
import type { RecordedMatch, RecordedSide, RecordedSideName } from '../recorded-match.ts';
import { aboutMatch } from './about.ts';
import { type Layout, layoutOf } from './blocks.ts';
import { CellError } from './cells.ts';
import { saidOf } from './columns.ts';
import { attendanceOf, dayOf } from './heading.ts';
import { homeAndAway, type NamedSides, pointsOf } from './home-and-away.ts';
import { delimiters, filled, mostRows, rowsOf } from './rows.ts';
import { matchesIn, type Table } from './season.ts';
import { recordedSide, sidesOf } from './sides.ts';
import { plainHeading } from './words.ts';

/**
 * A box score as CSV, as a spreadsheet saves it. Its headings identify the columns, it has no plays, and missing facts become
 * questions.
 */
export const boxCsv: MatchFormat = {
  name: 'a box score as CSV or Excel',
  recognises: (content) => typeof content === 'string' && layoutIn(content, {}) !== null,
  split: (content) => {
    const table = typeof content === 'string' ? tableIn(content, {}, largest.ofSeason) : null;
    return (table && matchesIn(table)) ?? [content];
  },
  read: ([{ fileName, content } = { fileName: '', content: null }], answers = {}) => {
    const text = typeof content === 'string' ? content : '';
    const layout = layoutIn(text, saidIn(answers));
    if (layout === null)
      throw new IntakeError(`${fileName}: no table of players in it. ${nextStep}`);
    try {
      const recorded = recordedMatch(layout, answers);
      const { asked = [], unread = [] } = recorded;
      const isOpen = asked.length + unread.length + Object.keys(answers).length > 0;
      return {
        fileName,
        recorded: isOpen ? { ...recorded, again: { fileName, text, answers } } : recorded,
      };
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      throw new IntakeError(`${fileName}, ${inShort(error.message)}. ${nextStep}`, {
        cause: error,
      });
    }
  },
};

const nextStep = 'Correct the table and save it again.';

/** The most characters of a table, for a match and for a season, and the most cells of a row. */
const largest = { ofMatch: 200_000, ofSeason: 2_000_000, cells: 200 };

const saidIn = ({ headings = {} }: FileAnswers): Headings =>
  Object.fromEntries(Object.entries(headings).map(([word, field]) => [plainHeading(word), field]));

const layoutIn = (text: string, said: Headings): Layout | null =>
  tableIn(text, said, largest.ofMatch)?.layout ?? null;

/** The table, split by the delimiter that finds the most columns; `null` if none finds a header. */
function tableIn(text: string, said: Headings, characters: number): Table | null {
  const tables = delimiters.flatMap((delimiter) => {
    const { rows: all, fault: ofMarks } = rowsOf(text.slice(0, characters), delimiter);
    const rows = all.filter((row) => filled(row).length > 0);
    if (rows.some(({ cells }) => cells.length > largest.cells)) return [];
    const most = characters === largest.ofMatch ? mostRows.ofMatch : mostRows.ofSeason;
    const isWhole =
      all.length <= mostRows.ofSeason && rows.length <= most && text.length <= characters;
    const fault = isWhole ? ofMarks : `more than ${most} rows, which no box score has`;
    const layout = layoutOf({ rows: rows.slice(0, most), fault }, said);
    const columns = layout.blocks[0]?.columns.size ?? 0;
    return columns === 0 ? [] : [{ layout, rows, columns }];
  });
  const [best] = tables.sort((one, other) => other.columns - one.columns);
  return best ?? null;
}

function recordedMatch(layout: Layout, answers: FileAnswers): RecordedMatch {
  const { blocks, fault } = layout;
  if (fault !== null) throw new CellError(fault);
  const about = aboutMatch(layout);
  const named = homeAndAway(sidesOf(blocks), about, layout, answers);
  const sides = { home: sideOf(named.home), away: sideOf(named.away) };
  const { score, periods } = pointsOf(about, layout, sides, answers.score);
  const asked = [...named.asked];
  if (score.home === null || score.away === null) {
    const isNeeded = score.home === null && score.away === null;
    asked.push({ of: 'score', players: [], names: [], proposal: null, isNeeded });
  }
  const unread = [...new Set(blocks.flatMap((block) => block.unknown))].map((field) => ({
    of: 'column' as const,
    name: '',
    field,
    count: 1,
  }));
  const headings = Object.assign({}, ...blocks.map(({ columns }) => saidOf(columns)));
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
    ...(asked.length === 0 ? {} : { asked }),
    ...(Object.keys(headings).length === 0 ? {} : { headings }),
  };
}

function sideOf({ name, rows }: NamedSides['home']): RecordedSide {
  if (rows !== null) return recordedSide(rows, name);
  return { name, shortName: name, code: '', players: [], totals: unrecordedLine() };
}

/** A side without a table gets its points from the score. */
function withPoints(side: RecordedSide, points: number | null): RecordedSide {
  return { ...side, totals: { ...side.totals, points: side.totals.points ?? points } };
}

/** The periods that the players' minutes add up to: quarters of 10, 12 or 8 minutes and overtimes of 5; otherwise FIBA's. */
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
