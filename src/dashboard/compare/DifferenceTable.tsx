import { i18n } from '@lingui/core';
import { Fragment, type ReactNode } from 'react';
import type { Side } from '../../contract/play-by-play.ts';
import { LegendDot, Strip } from '../figures/Strip.tsx';
import { notRecorded } from '../ui/format.ts';
import { Term } from '../ui/Term.tsx';
import type { Difference } from './compared.ts';
import styles from './DifferenceTable.module.css';

interface DifferenceTableProps {
  label: string;
  /** The names of the two, the hollow one first. */
  names: { a: string; b: string };
  /** Who the columns are about, both sides of a match or one alone. */
  sides: Partial<Record<Side, ReactNode>>;
  /** Those that may be chance come last, under a rule that says so. */
  rows: readonly (Partial<Record<Side, Difference>> & { key: string; isChance?: boolean })[];
}

const both = ['team', 'opponent'] as const;

/** Differences drawn, a row a number: both values, the dumbbell among all others, and by how much they differ. */
export function DifferenceTable({ label, names, sides, rows }: DifferenceTableProps) {
  const shown = both.filter((side) => sides[side] !== undefined);
  return (
    <table
      className={`wide ${styles.table} ${shown.length === 1 ? styles.single : ''}`}
      aria-label={label}
    >
      <thead>
        <tr>
          <th scope="col">{i18n.t('Statistic')}</th>
          {shown.map((side) => (
            <Fragment key={side}>
              {(['a', 'b'] as const).map((of) => (
                <th key={of} scope="col">
                  <span className="visually-hidden">{names[of]}</span>
                  <LegendDot tone="us" isHollow={of === 'a'} />
                </th>
              ))}
              <th scope="colgroup" colSpan={2} className={styles[side]}>
                {sides[side]}
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const any = row.team ?? row.opponent;
          return (
            <Fragment key={row.key}>
              {row.isChance && !rows[at - 1]?.isChance ? (
                <tr className={styles.border}>
                  <th scope="colgroup" colSpan={5}>
                    {i18n.t('What swings by chance')}
                  </th>
                </tr>
              ) : null}
              <tr data-chance={row.isChance}>
                <th scope="row" className="strong">
                  {any?.meaning ? <Term meaning={any.meaning}>{any.name}</Term> : any?.name}
                </th>
                {shown.map((side) => {
                  const each = row[side];
                  return each ? <Cells key={side} each={each} names={names} side={side} /> : null;
                })}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellsProps {
  each: Difference;
  names: DifferenceTableProps['names'];
  side: Side;
}

function Cells({ each, names, side }: CellsProps) {
  const { a, b, others, ends, usual, verdict, text, differenceText } = each;
  return (
    <>
      <td data-of={side}>
        <span className="visually-hidden">{names.a}</span> {text(a)}
      </td>
      <td>
        <span className="visually-hidden">{names.b}</span> {text(b)}
      </td>
      <td className={styles.strip}>
        <Strip
          ticks={others}
          usual={usual}
          dots={[{ value: b }, { value: a, isHollow: true }]}
          ends={ends}
          tone={side === 'opponent' ? 'them' : 'us'}
          isJoined
        />
      </td>
      <td
        className={`${styles.difference} ${verdict === 'better' ? 'good' : verdict === 'worse' ? 'bad' : ''}`}
      >
        {a === null || b === null ? notRecorded : differenceText(a, b)}{' '}
        {verdict === null ? null : (
          <span role="img" aria-label={i18n.t(verdict === 'better' ? better : worse)}>
            {verdict === 'better' ? '▲' : '▼'}
          </span>
        )}
      </td>
    </>
  );
}

/** The legend of the strips; `names` of the dots. */
export function Legend({ names }: Pick<DifferenceTableProps, 'names'>) {
  return (
    <>
      <LegendDot tone="us" isHollow /> {names.a}
      {' · '}
      <LegendDot tone="us" /> {names.b}
      {' · '}
      {i18n.t(
        'ticks: the others, the thick one usual; largest difference first · ▲ better for us, ▼ worse, if it is more than a usual swing',
      )}
    </>
  );
}

const better = /* i18n */ 'better for us';
const worse = /* i18n */ 'worse for us';
