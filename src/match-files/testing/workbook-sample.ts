import { strToU8, zipSync } from 'fflate';

/** A cell: a text, a number, a number with a style of `styles` below, or a formula with its stored value. */
export type SampleCell =
  | string
  | number
  | { value: number; style: 'day' | 'clock' | 'percent' | 'day and month' }
  | { formula: string; value?: number };

const styles = ['plain', 'day', 'clock', 'percent', 'day and month'] as const;

const stylesXml = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[h]:mm:ss;@"/><numFmt numFmtId="165" formatCode="d\\-mmm"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 14, 164, 9, 165].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

/** A day as Excel's serial number. */
export const serialOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

const columnOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnOf(Math.floor(index / 26) - 1) + columnOf(index % 26);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface SampleSheet {
  rows: readonly (readonly SampleCell[])[];
  merged?: readonly string[];
  isHidden?: boolean;
}

/** A workbook as Excel writes it: shared strings, no blank cells, and a part with macros. */
export function sampleWorkbook(sheets: Readonly<Record<string, SampleSheet>>): Uint8Array {
  const texts: string[] = [];
  const cellOf = (cell: SampleCell, ref: string): string => {
    if (cell === '') return '';
    if (typeof cell === 'string') {
      texts.push(cell);
      return `<c r="${ref}" t="s"><v>${texts.length - 1}</v></c>`;
    }
    if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
    if ('style' in cell) {
      return `<c r="${ref}" s="${styles.indexOf(cell.style)}"><v>${cell.value}</v></c>`;
    }
    const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
    return `<c r="${ref}"><f>${cell.formula}</f>${value}</c>`;
  };
  const list = Object.entries(sheets);
  const parts = list.map(([, { rows, merged = [] }], at) => {
    const data = rows.map((cells, row) => {
      const written = cells.map((cell, column) => cellOf(cell, `${columnOf(column)}${row + 1}`));
      return `<row r="${row + 1}">${written.join('')}</row>`;
    });
    const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const xml = `<worksheet><sheetData>${data.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
    return [`xl/worksheets/sheet${at + 1}.xml`, xml];
  });
  const names = list.map(
    ([name, { isHidden }], at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" ${isHidden ? 'state="hidden" ' : ''}r:id="rId${at + 1}"/>`,
  );
  const links = list.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const shared = () =>
    texts.map((text) => `<si><r><t>${escaped(text)}</t></r><rPh><t>x</t></rPh></si>`);
  const files = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr/><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml': stylesXml,
    'xl/vbaProject.bin': 'macros',
    ...Object.fromEntries(parts),
    'xl/sharedStrings.xml': `<sst>${shared().join('')}</sst>`,
  };
  return zipped(files);
}

/** A ZIP archive of the files. */
export function zipped(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(bytes));
}
