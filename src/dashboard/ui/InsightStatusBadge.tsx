import { type BadgeTone, StatusBadge } from './StatusBadge.tsx';

const words: Record<string, { word: string; tone: BadgeTone }> = {
  ready: { word: 'Ready', tone: 'win' },
  not_generated: { word: 'Not written', tone: 'soft' },
  generating: { word: 'Writing…', tone: 'work' },
  failed: { word: 'Failed', tone: 'loss' },
  unavailable: { word: 'Not yet', tone: 'soft' },
};

/** Where a match's insights stand, in a word; a word that is not known is shown as it came. */
export function InsightStatusBadge({ status }: { status: string }) {
  const { word, tone } = words[status] ?? { word: status, tone: 'soft' };
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
