/** A record of a reply, as JSON has it. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether a value is a record: no list, and not `null`. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
