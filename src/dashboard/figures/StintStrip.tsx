import { i18n } from '@lingui/core';
import { useState } from 'react';
import { formatSigned } from '../ui/format.ts';
import { useRovingFocus } from '../ui/use-roving-focus.ts';
import styles from './StintStrip.module.css';

/** One time on court. */
export interface StintMark {
  key: string;
  /** Seconds of play since the start of the match. */
  fromSeconds: number;
  toSeconds: number;
  /** Own minus opponent's points meanwhile; `null` where not recorded. */
  margin: number | null;
  /** When it was: "Quarter 2, 10:00 to 4:31". */
  when: string;
  /** All of it in words: "Quarter 2, 10:00 to 4:31, 5:29 on court, 8–12, −4". */
  text: string;
}

/** One player's times on court. */
export interface StintRow {
  key: string;
  label: string;
  /** Minutes and +/- of the whole match, as they are written. */
  minutes: string;
  plusMinus: string;
  stints: readonly StintMark[];
}

interface StintStripProps {
  title: string;
  rows: readonly StintRow[];
  /** The periods' names and ends, in seconds of play since the start of the match. */
  periods: readonly { label: string; endSeconds: number }[];
  /** What is shown while no stint is read out. */
  hint: string;
}

/**
 * Who was on court when: a row a player, a bar a stint. Filled bars were won, hatched ones lost, and each says so in
 * figures. Arrow keys go from stint to stint and from player to player.
 */
export function StintStrip({ title, rows, periods, hint }: StintStripProps) {
  const marks = rows.flatMap(({ stints }) => stints);
  const [read, setRead] = useState<string | null>(null);
  const { handlers, tabIndexOf } = useRovingFocus(marks[0]?.key);
  const keys = new Set(marks.map(({ key }) => key));
  const known = (key: string) => keys.has(key);
  const total = periods.at(-1)?.endSeconds ?? 0;
  const at = (seconds: number) => `${(100 * seconds) / total}%`;
  const reading = rows.flatMap(({ label, stints }) =>
    stints.filter(({ key }) => key === read).map(({ text }) => `${label}: ${text}`),
  )[0];
  if (total === 0) return null;
  return (
    <div className={styles.strip}>
      <p className={styles.reading}>{reading ?? hint}</p>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{i18n.t('MIN')}</span>
        <span>{i18n.t('+/-')}</span>
        <span className={styles.periods}>
          {periods.map(({ label, endSeconds }, index) => (
            <span
              key={label}
              style={{ width: at(endSeconds - (periods[index - 1]?.endSeconds ?? 0)) }}
            >
              {label}
            </span>
          ))}
        </span>
      </div>
      <ul aria-label={title} className={styles.rows} {...handlers}>
        {rows.map(({ key, label, minutes, plusMinus, stints }) => (
          <li key={key} className={styles.row}>
            <span className={styles.name}>{label}</span>
            <span className={styles.figure}>{minutes}</span>
            <span className={styles.figure}>{plusMinus}</span>
            <div className={styles.track}>
              {periods.slice(0, -1).map((period) => (
                <i
                  key={period.label}
                  className={styles.rule}
                  style={{ insetInlineStart: at(period.endSeconds) }}
                />
              ))}
              <ul aria-label={i18n.t('{player}, on court', { player: label })}>
                {stints.map((stint) => (
                  <li
                    key={stint.key}
                    className={styles.place}
                    style={{
                      insetInlineStart: at(stint.fromSeconds),
                      width: at(stint.toSeconds - stint.fromSeconds),
                    }}
                  >
                    <button
                      type="button"
                      className={[styles.stint, styles[toneOf(stint.margin)]].join(' ')}
                      aria-label={stint.text}
                      tabIndex={tabIndexOf(stint.key, known)}
                      data-mark={stint.key}
                      data-row={key}
                      onPointerEnter={() => setRead(stint.key)}
                      onPointerLeave={() => setRead(null)}
                      onClick={() => setRead(stint.key)}
                      onFocus={() => setRead(stint.key)}
                      onBlur={() => setRead(null)}
                    >
                      <span>{formatSigned(stint.margin)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toneOf(margin: number | null): 'won' | 'lost' | 'level' {
  if (margin === null || margin === 0) return 'level';
  return margin > 0 ? 'won' : 'lost';
}
