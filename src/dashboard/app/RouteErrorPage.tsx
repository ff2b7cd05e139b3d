import { i18n } from '@lingui/core';
import { useContext } from 'react';
import { describeError } from '../api/describe-error.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { LostPart } from './LostPart.tsx';
import { LostPartsContext } from './lost-parts.ts';

/** Stands in place of a page that could not be loaded or drawn. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const parts = useContext(LostPartsContext);
  return (
    <>
      <PageTitle parts={[i18n.t('Something went wrong')]} />
      {parts?.has(error) ? (
        <LostPart parts={parts} error={error} />
      ) : (
        <ErrorPanel {...describeError(error)} onRetry={() => window.location.reload()} />
      )}
    </>
  );
}
