import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { clubQuery } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useApi, useMayAdd } from '../api/session-context.ts';
import { QueryState } from '../figures/QueryState.tsx';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Adding } from './Adding.tsx';
import styles from './AddMatches.module.css';

/** Reads match files, shows the matches in them, and stores those. */
export function AddMatchesPage() {
  const club = useQuery(clubQuery(useApi()));
  const mayAdd = useMayAdd();
  return (
    <div className={`grid ${styles.page}`}>
      <PageTitle parts={[i18n.t('Add matches'), club.data?.value.name]} />
      <h1>{i18n.t('Add matches')}</h1>
      <QueryState
        query={club}
        skeleton={<SkeletonRows count={4} height="3rem" label={i18n.t('Loading the page')} />}
      >
        {({ id }) => (mayAdd ? <Adding clubId={id} /> : <NeedsRecorder />)}
      </QueryState>
    </div>
  );
}

function NeedsRecorder() {
  return (
    <EmptyState
      title={i18n.t('Adding matches needs a recorder’s key')}
      message={i18n.t(
        'Your key is read-only: it can’t add, change or delete anything. The person who runs Boxout for your club can make a recorder’s key, with “admin key add” and the option “--recorder”; paste it in the settings. A service of another maker takes no match files here.',
      )}
    >
      <Link className="touch" to={paths.settings()}>
        {i18n.t('Use another key')}
      </Link>
      <Link className="touch" to={paths.club()}>
        {i18n.t('Go to your teams')}
      </Link>
    </EmptyState>
  );
}
