import papaparse from 'papaparse';

/** A row of a table: its number in the file, from 1, and its trimmed cells. */
export interface Row {
  number: number;
  cells: string[];
}

/** The characters that may separate cells. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** The most rows of one match, which is a page or two, and of a season. */
export const mostRows = { ofMatch: 1_000, ofSeason: 5_000 } as const;

/** The first rows of a CSV text, one more than a season may have, and its fault in quotation marks, if any. */
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

/** The cells of a row that are not empty. */
export function filled({ cells }: Row): string[] {
  return cells.filter((cell) => cell !== '');
}
