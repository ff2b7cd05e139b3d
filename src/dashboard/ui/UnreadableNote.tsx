import { i18n } from '@lingui/core';
import styles from './UnreadableNote.module.css';

/** Says how much of the service's reply was left out or reads as not recorded. */
export function UnreadableNote({
  rows,
  fields = 0,
}: {
  rows: number;
  fields?: number | undefined;
}) {
  return (
    <p className={styles.note} role="status">
      {[rowsText(rows), fieldsText(fields)].filter(Boolean).join(' ')}
    </p>
  );
}

function rowsText(rows: number): string {
  if (rows === 0) return '';
  return i18n.t(
    '{rows, plural, one {1 row of the service’s reply could not be read and is left out.} other {{rows} rows of the service’s reply could not be read and are left out.}}',
    { rows },
  );
}

function fieldsText(fields: number): string {
  if (fields === 0) return '';
  return i18n.t(
    '{fields, plural, one {1 value could not be read and counts as not recorded.} other {{fields} values could not be read and count as not recorded.}}',
    { fields },
  );
}
