import { type BadgeTone, StatusBadge } from './StatusBadge.tsx';
import { serviceWord } from './service-words.ts';

const words: Record<string, string> = {
  ready: /* i18n */ 'Ready',
  not_generated: /* i18n */ 'Not written',
  generating: /* i18n */ 'Writing…',
  failed: /* i18n */ 'Failed',
  unavailable: /* i18n */ 'Not yet',
};
const tones: ReadonlyMap<string, BadgeTone> = new Map([
  ['generating', 'work'],
  ['failed', 'loss'],
]);

/** Where a match's insights stand, in a word; a word that is not known is shown as it came. */
export function InsightStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={tones.get(status) ?? 'soft'}>{serviceWord(words, status)}</StatusBadge>;
}
