import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';

/** A link to the setting for a club's line of playing time; translations position the link in the sentence. */
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
