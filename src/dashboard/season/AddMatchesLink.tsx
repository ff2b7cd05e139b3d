import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { useMayAdd } from '../api/may-add.ts';
import { paths } from '../api/paths.ts';

/** Leads to where match files are dropped; nothing where none may be added. */
export function AddMatchesLink() {
  return useMayAdd() ? <Link to={paths.add()}>{i18n.t('Add matches')}</Link> : null;
}
