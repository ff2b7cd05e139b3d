import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { useOnline } from '../api/use-online.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** What stands where players will be: a skeleton, or, without a network, why none come. */
export function AwaitingRoster({ skeleton }: { skeleton: ReactNode }) {
  if (useOnline()) return skeleton;
  return (
    <EmptyState
      title={i18n.t('You are offline, and these players are not saved here')}
      message={i18n.t('They load by themselves as soon as the connection is back.')}
    />
  );
}
