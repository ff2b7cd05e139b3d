import { i18n } from '@lingui/core';
import { Section } from '../figures/Section.tsx';
import { nameOf } from '../tables/number-words.ts';
import { formatCount } from '../ui/format.ts';
import styles from './Lists.module.css';
import type { ScoringRow } from './opponent-plays.ts';

const columns = 3;

interface HowTheirPointsCameProps {
  rows: readonly ScoringRow[];
  meetings: number;
}

/** Their points by how they came, meeting by meeting. */
export function HowTheirPointsCame({ rows, meetings }: HowTheirPointsCameProps) {
  const first = Math.max(0, meetings - columns);
  const shown = Array.from({ length: meetings - first }, (_, index) => first + index);
  return (
    <Section title={i18n.t('How their points came')} note={i18n.t('by meeting')}>
      {rows.length === 0 ? (
        <p className={styles.note}>
          {i18n.t(
            'The plays do not tell: fast breaks, second chances and points from turnovers need them.',
          )}
        </p>
      ) : (
        <table className={styles.list} aria-label={i18n.t('How their points came')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{i18n.t('Points')}</span>
              </th>
              {shown.map((index) => (
                <th key={index} scope="col">
                  <span className="visually-hidden">{i18n.t('Meeting')}</span> {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, points }) => (
              <tr key={kind}>
                <th scope="row">{nameOf(kind)}</th>
                {shown.map((index) => (
                  <td key={index}>{formatCount(points[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
