import papaparse from 'papaparse';

/** One row of a table: its number in the file, from 1, and its cells without blanks at their ends. */
export interface Row {
  number: number;
  cells: string[];
}

/** What parts the cells of a row. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** The most rows of a box score, which is a page or two, and of a season of them. */
export const mostRows = { ofMatch: 1_000, ofSeason: 5_000 } as const;

/** The first rows of a CSV text, one more than a season may have, and the fault of its quotation marks. */
export function rowsOf(
  text: string,
  delimiter: (typeof delimiters)[number],
): { rows: Row[]; fault: string | null } {
  const { data, errors } = papaparse.parse(text, { delimiter, preview: mostRows.ofSeason + 1 });
  const fault = errors.find(({ type }) => type === 'Quotes');
  return {
    rows: data.map((cells, index) => ({
      number: index + 1,
      cells: cells.map((cell) => cell.trim()),
    })),
    fault: fault === undefined ? null : `row ${(fault.row ?? 0) + 1}: ${fault.message}`,
  };
}

/** The cells of a row that hold something. */
export function filled({ cells }: Row): string[] {
  return cells.filter((cell) => cell !== '');
}
