import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';
import { serviceWord } from './service-words.ts';

type BadgeTone = 'good' | 'bad' | 'ink' | 'soft';

interface StatusBadgeProps {
  tone: BadgeTone;
  /** The full word of a badge with a letter, for instance "Won" for "W". */
  label?: string;
  children: ReactNode;
}

/** A short word in a frame, with a colour that repeats its meaning. */
function StatusBadge({ tone, label, children }: StatusBadgeProps) {
  const className = `${styles.badge} ${tone}`;
  if (!label) return <span className={className}>{children}</span>;
  return (
    <span className={className} title={label}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

const words: Record<string, string> = {
  ready: /* i18n */ 'Ready',
  not_generated: /* i18n */ 'Not written',
  generating: /* i18n */ 'Writing…',
  failed: /* i18n */ 'Failed',
  unavailable: /* i18n */ 'Not yet',
};
const tones: ReadonlyMap<string, BadgeTone> = new Map([
  ['generating', 'ink'],
  ['failed', 'bad'],
]);

/** The status of a match's insights; an unknown status is shown as sent. */
export function InsightStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={tones.get(status) ?? 'soft'}>{serviceWord(words, status)}</StatusBadge>;
}

type Outcome = 'won' | 'lost' | 'drawn';

const badges: Record<Outcome, { letter: string; label: string; tone: BadgeTone }> = {
  won: { letter: /* i18n */ 'W', label: /* i18n */ 'Won', tone: 'good' },
  lost: { letter: /* i18n */ 'L', label: /* i18n */ 'Lost', tone: 'bad' },
  drawn: { letter: /* i18n */ 'D', label: /* i18n */ 'Drawn', tone: 'soft' },
};

/** The result of a match as a word; '' without a result. */
export const outcomeText = (outcome: Outcome | null) =>
  outcome === null ? '' : i18n.t(badges[outcome].label);

/** The result of a match as a letter; nothing without a result. */
export function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) return null;
  const { letter, label, tone } = badges[outcome];
  return (
    <StatusBadge tone={tone} label={i18n.t(label)}>
      {i18n.t(letter)}
    </StatusBadge>
  );
}

const matchWords: Record<string, string> = {
  scheduled: /* i18n */ 'Scheduled',
  live: /* i18n */ 'Live',
  completed: /* i18n */ 'Final',
  postponed: /* i18n */ 'Postponed',
  cancelled: /* i18n */ 'Cancelled',
};

/** A match's status; an unknown status is shown as sent. */
export function matchStatusText(status: string): string {
  return serviceWord(matchWords, status);
}

/** A match's status. Only a live match is marked. */
export function MatchStatusBadge({ status }: { status: string }) {
  return (
    <span className={status === 'live' ? 'small live' : 'quiet'}>{matchStatusText(status)}</span>
  );
}
