import { i18n } from '@lingui/core';
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
              <span className="visually-hidden">{i18n.t('Meeting')}</span> {index + 1}
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
                <DotStrip number={number} />
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

/** Ends of the strip, in percent of its width: dots at the ends are not cut. */
const [left, right] = [6, 94];

/**
 * Meetings as dots, other matches as thin ticks, the usual as a thick tick. Hidden from screen readers: the table has
 * the numbers.
 */
function DotStrip({ number }: { number: SideNumber }) {
  const { seen, others, usual } = number;
  const known = seen.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const all = [...others, ...known.map(({ value }) => value)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const percent = (value: number) =>
    left + (high > low ? (right - left) * ((value - low) / (high - low)) : 44);
  const at = (value: number) => `${percent(value)}%`;
  const ticks = others.map((value) => `M${percent(value).toFixed(1)} 6v10`).join('');
  return (
    <svg className={`block ${styles.strip}`} width="100%" height="22" aria-hidden="true">
      <line className={styles.axis} x1={`${left}%`} x2={`${right}%`} y1="11" y2="11" />
      <svg height="22" viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.tick} d={ticks} />
      </svg>
      {usual === null ? null : (
        <line className={styles.usual} x1={at(usual)} x2={at(usual)} y1="2" y2="20" />
      )}
      {known.map(({ value, index }) => {
        const latest = index === seen.length - 1;
        return (
          <g key={index} className={latest ? styles.latest : styles.earlier}>
            <circle cx={at(value)} cy="11" r="7" />
            <text x={at(value)} y="14.5">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
