import { i18n } from '@lingui/core';
import { type BadgeTone, StatusBadge } from './StatusBadge.tsx';

const words: Record<string, { word: string; tone: BadgeTone }> = {
  ready: { word: /* i18n */ 'Ready', tone: 'win' },
  not_generated: { word: /* i18n */ 'Not written', tone: 'soft' },
  generating: { word: /* i18n */ 'Writing…', tone: 'work' },
  failed: { word: /* i18n */ 'Failed', tone: 'loss' },
  unavailable: { word: /* i18n */ 'Not yet', tone: 'soft' },
};

/** Where a match's insights stand, in a word; a word that is not known is shown as it came. */
export function InsightStatusBadge({ status }: { status: string }) {
  const known = Object.hasOwn(words, status) ? words[status] : undefined;
  return (
    <StatusBadge tone={known?.tone ?? 'soft'}>{known ? i18n.t(known.word) : status}</StatusBadge>
  );
}
