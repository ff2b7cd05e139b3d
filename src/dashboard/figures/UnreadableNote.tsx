import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { paths } from '../api/paths.ts';
import styles from './UnreadableNote.module.css';

/** The number of left-out rows and unread fields of the service's reply, with a link to the mapping. */
export function UnreadableNote({ reading }: { reading: Reading<unknown> }) {
  const { unreadableRows, unreadableFields = 0, understood, report } = reading;
  const sent = report?.records.sent ?? 0;
  return (
    <p className={styles.note} role="status">
      {[rowsText(unreadableRows), fieldsText(unreadableFields)].filter(Boolean).join(' ')}{' '}
      {understood === false ? (
        <>
          {i18n.t(
            '{sent, plural, =0 {The service sent something in a form that this page does not understand yet.} one {The service sent 1 record in a form that this page does not understand yet.} other {The service sent {sent} records in a form that this page does not understand yet.}}',
            { sent },
          )}{' '}
          <Link to={paths.replies()}>{i18n.t('Say what is what')}</Link>
        </>
      ) : null}
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
