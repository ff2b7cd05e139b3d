import { i18n } from '@lingui/core';
import type { Side } from '../../contract/play-by-play.ts';
import { Section } from '../figures/Section.tsx';
import { surname } from '../figures/short-name.ts';
import { formatScore } from '../ui/format.ts';
import styles from './HalfTime.module.css';
import type { HalfTimeCard } from './half-time-card.ts';
import type { LastMinutes } from './last-minutes.ts';

/** So many of a side's scorers are named. */
const most = 3;

/** What the last five minutes of play brought: score, who scored, lost balls. */
export function LastMinutesPart({ last, card }: { last: LastMinutes; card: HalfTimeCard }) {
  const named = (side: Side) =>
    last.scorers[side]
      .slice(0, most)
      .map(({ playerId, points }) => {
        const scorer = card.scorers[side].find(({ player }) => player.playerId === playerId);
        const { name = '', number } = scorer?.player ?? {};
        // Nobody on the bench knows their names; ours are called by them.
        return `${side === 'opponent' && number ? `#${number}` : surname(name)}\u00a0${points}`;
      })
      .join(', ');
  return (
    <Section title={i18n.t('The last five minutes')} note={i18n.t('shaded above')}>
      <p className={styles.last}>
        <b>{formatScore(last.points)}</b>
        <span>
          {[
            named('team'),
            named('opponent') && i18n.t('theirs: {names}', { names: named('opponent') }),
            i18n.t('lost balls {score}', { score: formatScore(last.turnovers) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </Section>
  );
}
