import { type BadgeTone, StatusBadge } from './StatusBadge.tsx';

const badges: Record<'won' | 'lost' | 'drawn', { letter: string; label: string; tone: BadgeTone }> =
  {
    won: { letter: 'W', label: 'Won', tone: 'win' },
    lost: { letter: 'L', label: 'Lost', tone: 'loss' },
    drawn: { letter: 'D', label: 'Drawn', tone: 'soft' },
  };

/** How a match ended, as a letter. */
export function OutcomeBadge({ outcome }: { outcome: 'won' | 'lost' | 'drawn' }) {
  const { letter, label, tone } = badges[outcome];
  return (
    <StatusBadge tone={tone} label={label}>
      {letter}
    </StatusBadge>
  );
}
