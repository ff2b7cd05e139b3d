import { i18n } from '@lingui/core';
import { type BadgeTone, StatusBadge } from './StatusBadge.tsx';

const badges: Record<'won' | 'lost' | 'drawn', { letter: string; label: string; tone: BadgeTone }> =
  {
    won: { letter: /* i18n */ 'W', label: /* i18n */ 'Won', tone: 'win' },
    lost: { letter: /* i18n */ 'L', label: /* i18n */ 'Lost', tone: 'loss' },
    drawn: { letter: /* i18n */ 'D', label: /* i18n */ 'Drawn', tone: 'soft' },
  };

/** How a match ended, as a letter; nothing where it has not, or nobody knows. */
export function OutcomeBadge({ outcome }: { outcome: 'won' | 'lost' | 'drawn' | null }) {
  if (outcome === null) return null;
  const { letter, label, tone } = badges[outcome];
  return (
    <StatusBadge tone={tone} label={i18n.t(label)}>
      {i18n.t(letter)}
    </StatusBadge>
  );
}
