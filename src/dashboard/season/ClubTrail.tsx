import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { Trail } from '../../contract/care.ts';
import { trailQuery, useAddingClient } from '../api/adding.ts';
import { FailedAct } from '../figures/FailedAct.tsx';
import { Hint } from '../ui/Fields.tsx';
import { formatDateTime } from '../ui/format.ts';

/** Who added, edited, erased, exported and the like, latest first. */
export function ClubTrail() {
  const trail = useQuery(trailQuery(useAddingClient()));
  if (trail.error) return <FailedAct error={trail.error} />;
  if (trail.data === undefined) return <Hint role="status">{i18n.t('Loading…')}</Hint>;
  const { entries } = trail.data;
  if (entries.length === 0) return <Hint>{i18n.t('Nothing yet.')}</Hint>;
  return (
    <>
      <Hint>{i18n.t('The last two years; one line for each day, action and key.')}</Hint>
      <ul aria-label={i18n.t('History of the club')}>
        {entries.map(({ act, by, count, lastAt }) => (
          <li key={`${lastAt} ${act} ${by}`}>
            {[
              formatDateTime(lastAt),
              `${actText(act)}: ${count}`,
              by ?? i18n.t('by a command'),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function actText(act: Trail['entries'][number]['act']): string {
  switch (act) {
    case 'added':
      return i18n.t('Matches added');
    case 'undone':
      return i18n.t('Matches undone');
    case 'edited':
      return i18n.t('Edited');
    case 'deleted':
      return i18n.t('Deleted');
    case 'erased':
      return i18n.t('Names erased');
    case 'exported':
      return i18n.t('Saved as a file');
    case 'backed up':
      return i18n.t('Backed up');
    case 'restored':
      return i18n.t('Restored');
    case 'key made':
      return i18n.t('Key made');
    case 'key revoked':
      return i18n.t('Key revoked');
  }
}
