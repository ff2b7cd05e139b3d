import { i18n } from '@lingui/core';
import type { CSSProperties } from 'react';
import { Section } from '../figures/Section.tsx';
import { formatCount, formatSigned } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import type { Balance } from './fair-so-far.ts';
import styles from './PlayingTime.module.css';
import { nameColumn, type PlayerNames } from './player-names.tsx';

interface FairSoFarProps {
  balances: readonly Balance[];
  names: PlayerNames;
}

/** The season's ledger: minutes against an equal share, on one zero. */
export function FairSoFar({ balances, names }: FairSoFarProps) {
  const rows = balances.filter(({ playerId }) => names.knows(playerId));
  if (rows.length === 0) return null;
  const widest = Math.max(1, ...rows.map(({ seconds }) => Math.abs(seconds)));
  const matches = Math.max(...rows.map((row) => row.matches));
  return (
    <Section
      title={i18n.t('Fair so far')}
      note={i18n.t(
        '{matches, plural, one {# match} other {# matches}}, minutes against an equal share',
        { matches },
      )}
    >
      <Table
        className={styles.ledger}
        label={i18n.t('Fair so far')}
        rows={rows}
        keyOf={({ playerId }) => playerId}
        columns={[
          nameColumn(names, (row: Balance) => row.playerId),
          {
            key: 'balance',
            heading: i18n.t('± min'),
            meaning: i18n.t(
              'Minutes more or fewer than an equal share of the matches a player was there for',
            ),
            cell: ({ seconds }) => formatSigned(Math.round(seconds / 60)),
          },
          {
            key: 'bar',
            heading: '',
            cell: ({ seconds }) => <Bar share={seconds / widest} />,
          },
          {
            key: 'matches',
            heading: i18n.t('GP'),
            meaning: i18n.t('Matches that the player was there for'),
            cell: (row) => formatCount(row.matches),
          },
        ]}
      />
    </Section>
  );
}

/** From the zero in the middle to −1 or 1 at an end. */
function Bar({ share }: { share: number }) {
  const style: CSSProperties = {
    insetInlineStart: `${50 + 50 * Math.min(0, share)}%`,
    width: `${50 * Math.abs(share)}%`,
  };
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={style} />
    </span>
  );
}
