import { i18n } from '@lingui/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { describeError } from '../api/describe-error.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Stands in place of a page that could not be loaded or drawn. */
export function RouteErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <PageTitle parts={[i18n.t('Something went wrong')]} />
      <ErrorPanel {...describeError(error)} onRetry={() => window.location.reload()} />
    </>
  );
}
