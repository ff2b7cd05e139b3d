import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';

/** Leads to where a club draws its own line of playing time; each language puts the link where it belongs. */
export function OwnLine() {
  // A character that no text has marks the link's position.
  const [before, after] = i18n
    .t('The club can draw its own line in the {link}.', { link: '\u0000' })
    .split('\u0000');
  return (
    <>
      {before}
      <Link to={paths.settings()}>{i18n.t('settings')}</Link>
      {after}
    </>
  );
}
