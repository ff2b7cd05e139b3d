import { i18n } from '@lingui/core';
import type { FoundMatch } from '../../contract/adding.ts';

type Outcome = FoundMatch['outcome'];

/** How many matches have come to each end; `done` = to any. */
export function outcomeCounts(matches: readonly FoundMatch[]) {
  const count = (kind: NonNullable<Outcome>['kind']) =>
    matches.filter(({ outcome }) => outcome?.kind === kind).length;
  return {
    done: matches.filter(({ outcome }) => outcome !== undefined).length,
    added: count('added'),
    replaced: count('replaced'),
    moved: count('moved'),
    failed: count('failed'),
  };
}

/** The matches that failed in front, else in their order. */
export function withFailedFirst(matches: readonly FoundMatch[]): FoundMatch[] {
  const rank = ({ outcome }: FoundMatch) => (outcome?.kind === 'failed' ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b));
}

/** What came of a match; before anything did, that it waits. */
export function outcomeWords(outcome: Outcome): string {
  switch (outcome?.kind) {
    case undefined:
      return i18n.t('waiting');
    case 'added':
      return i18n.t('added');
    case 'replaced':
      return i18n.t('replaced');
    case 'moved':
      return i18n.t('moved');
    case 'unchanged':
      return i18n.t('already there');
    case 'skipped':
      return i18n.t('left out');
    case 'failed':
      return i18n.t('failed');
  }
}
