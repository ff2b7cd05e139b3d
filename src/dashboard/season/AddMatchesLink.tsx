import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';
import { useMayRecord } from '../api/session-context.ts';

/** Leads to where match files are dropped; nothing for a key that may not. */
export function AddMatchesLink() {
  return useMayRecord() ? <Link to={paths.add()}>{i18n.t('Add matches')}</Link> : null;
}
