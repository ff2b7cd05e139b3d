import { i18n } from '@lingui/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
import styles from './ConnectPage.module.css';
import { LanguageChoice } from './LanguageChoice.tsx';
import { isWithoutService, OnThisDevice } from './OnThisDevice.tsx';

const ExampleMatch = lazy(async () => ({
  default: (await import('./ExampleMatch.tsx')).ExampleMatch,
}));

interface ConnectPageProps {
  /** Why the club that was open is not open any more. */
  notice: ReactNode;
  /** Where an opened club leads. */
  leadsTo: string;
}

/** The first page that a coach sees: what this is, and three ways into a club. */
export function ConnectPage({ notice, leadsTo }: ConnectPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle parts={[i18n.t('Connect')]} />
      <div className={styles.ways}>
        <h1>
          {i18n.t(
            'Boxout tells a basketball coach why the match went as it did, and what to train next.',
          )}
        </h1>
        {notice}
        <KeyForm leadsTo={leadsTo} />
        <p className={styles.or}>{i18n.t('or without a key')}</p>
        <OnThisDevice />
        <LanguageChoice />
      </div>
      <PartBoundary>
        <Suspense fallback={<div className={styles.example} />}>
          <ExampleMatch />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

/** Takes a key, if there is a service to open with one. */
export function KeyForm({ leadsTo }: { leadsTo: string }) {
  return isWithoutService() ? (
    <p>
      {i18n.t(
        'This page comes without a service, so that no key opens anything here. If your club has a service, open its own address and paste the key there.',
      )}
    </p>
  ) : (
    <ConnectionForm leadsTo={leadsTo} />
  );
}
