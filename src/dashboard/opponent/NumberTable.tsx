import { i18n } from '@lingui/core';
import { Strip } from '../figures/Strip.tsx';
import { nameOf, written } from '../tables/number-words.ts';
import styles from './NumberTable.module.css';
import report from './Report.module.css';
import type { SideNumber } from './season-numbers.ts';
import { certaintyWords, rankWords, seenWords } from './seen-words.ts';

/** The number of meetings with a column, the latest ones. */
const columns = 3;

interface NumberTableProps {
  label: string;
  numbers: readonly SideNumber[];
  /** False for children under 13, whose matches are never ranked. */
  ranks: boolean;
}

/** A side's numbers in the meetings, compared with all other matches, each with its finding. */
export function NumberTable({ label, numbers, ranks }: NumberTableProps) {
  const count = numbers[0]?.seen.length ?? 0;
  const first = Math.max(0, count - columns);
  const meetings = Array.from({ length: count - first }, (_, index) => first + index);
  return (
    <table className={`tight ${report.folds} ${styles.numbers}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{i18n.t('Statistic')}</span>
          </th>
          {meetings.map((index) => (
            <th key={index} scope="col">
              <span className="visually-hidden">{i18n.t('Meeting')}</span>{' '}
              <span className={count > 1 ? undefined : 'visually-hidden'}>{index + 1}</span>
            </th>
          ))}
          <th scope="col" className={styles.place}>
            {i18n.t('among all matches')}
          </th>
          <th scope="col">{i18n.t('usual')}</th>
          <th scope="col" className={styles.words}>
            {i18n.t('seen')}
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => {
          const certainty = certaintyWords(number);
          return (
            <tr key={number.key} className={number.repeats ? undefined : styles.luck}>
              <th scope="row">{nameOf(number.key)}</th>
              {meetings.map((index) => (
                <td key={index} className="strong">
                  {written(number.key, number.seen[index] ?? null)}
                </td>
              ))}
              <td className={styles.place}>
                <Strip
                  ticks={number.others}
                  usual={number.usual}
                  dots={number.seen.map((value, index) => ({
                    value,
                    ...(count > 1 ? { number: index + 1 } : {}),
                    isHollow: index < count - 1,
                  }))}
                />
              </td>
              <td className={styles.soft} data-of={i18n.t('usual')}>
                {written(number.key, number.usual)}
              </td>
              <td className={styles.words}>
                {certainty ? <b>{seenWords(number)}</b> : seenWords(number)}
                {certainty ? `, ${certainty}` : null}{' '}
                {ranks ? <small>{rankWords(number)}</small> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
