import { i18n } from '@lingui/core';
import { turnoverWord } from '../figures/play-words.ts';
import { Section } from '../figures/Section.tsx';
import { shortName } from '../figures/short-name.ts';
import { formatList } from '../ui/format.ts';
import styles from './Lists.module.css';
import type { OpponentPlayer } from './opponent-players.ts';
import type { LostBalls } from './opponent-plays.ts';

const mostKinds = 5;
const mostPlayers = 4;

interface WhereTheyLostItProps {
  /** Empty where the plays do not tell. */
  lost: readonly LostBalls[];
  players: readonly OpponentPlayer[];
  /** Shirt numbers are enough beside the list of names. */
  paper: boolean;
}

/** How and by whom they lost the ball. */
export function WhereTheyLostIt({ lost, players, paper }: WhereTheyLostItProps) {
  const all = lost.reduce((sum, { count }) => sum + count, 0);
  const largest = Math.max(1, ...lost.map(({ count }) => count));
  const by = players
    .flatMap(({ number, name, line }) =>
      line.turnovers ? [{ number, name, count: line.turnovers }] : [],
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostPlayers)
    .map(({ number, name, count }) => {
      const shirt = number === undefined ? '' : `#${number}`;
      return [shirt, paper && shirt ? '' : shortName(name), count].filter(Boolean).join(' ');
    });
  return (
    <Section
      title={i18n.t('Where they lost it')}
      note={lost.length > 0 ? i18n.t('{all} in all', { all }) : undefined}
    >
      {lost.length === 0 ? (
        <p className={styles.note}>{i18n.t('How they lost the ball was not recorded.')}</p>
      ) : (
        <table className={styles.list} aria-label={i18n.t('Where they lost it')}>
          <tbody>
            {lost.slice(0, mostKinds).map(({ kind, count }) => (
              <tr key={kind ?? ''}>
                <th scope="row">{turnoverWord(kind) || i18n.t('kind not recorded')}</th>
                <td className={styles.bars}>
                  <svg width="100%" height="10" aria-hidden="true">
                    <rect
                      className={styles.bar}
                      width={`${(100 * count) / largest}%`}
                      height="10"
                    />
                  </svg>
                </td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {by.length > 0 ? (
        <p className={styles.note}>{i18n.t('By: {names}.', { names: formatList(by) })}</p>
      ) : null}
    </Section>
  );
}
