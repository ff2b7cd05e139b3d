import { i18n } from '@lingui/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../api/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle parts={[i18n.t('Page not found')]} />
      <h1>{i18n.t('Page not found')}</h1>
      <EmptyState
        title={i18n.t('No page has the address {address}', { address: useLocation().pathname })}
        message={<Link to={paths.club()}>{i18n.t('Go to your teams')}</Link>}
      />
    </>
  );
}
