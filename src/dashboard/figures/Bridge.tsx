import { i18n } from '@lingui/core';
import { formatSigned } from '../ui/format.ts';
import styles from './Bridge.module.css';
import { stepsOf, type Why, type WhyPart } from './why-parts.ts';

interface End {
  name: string;
  points: number;
}

interface BridgeProps {
  label: string;
  /** The margin that the steps start from; level where absent. */
  start?: End;
  parts: readonly WhyPart[];
  /** The margin that they end at: the parts add up to it. */
  end: End;
  /** The margin of a rematch: each step’s share of it is solid, the rest pale, and its range is the last column. */
  again?: Why['again'];
  /** Columns at any width, for print; otherwise rows if narrow. */
  paper?: boolean;
}

/** Steps from one margin to another, to scale: ours up, theirs down, luck hatched. */
export function Bridge({ label, start, parts, end, again, paper = false }: BridgeProps) {
  const whole = (key: 'start' | 'end', { name, points }: End) => ({
    key,
    name,
    numbers: '',
    points,
    from: 0,
    to: points,
    fill: styles.whole,
    decimals: 0,
    again: null,
  });
  const columns = [
    ...(start ? [whole('start', start)] : []),
    ...stepsOf(parts, start?.points).map((step) => ({ ...step, decimals: 1 })),
    whole('end', end),
  ];
  const rematch = again ? [again.rematch.low, again.rematch.high] : [];
  const ends = [...columns.flatMap(({ from, to }) => [from, to]), ...rematch];
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const percent = (points: number) => `${(100 * (points - low)) / Math.max(1, high - low)}%`;
  const between = (from: number, to: number) => ({
    '--low': percent(Math.min(from, to)),
    '--high': percent(Math.max(from, to)),
    '--to': percent(to),
    '--zero': percent(0),
  });
  return (
    <ol aria-label={label} className={`${styles.bridge} ${paper ? '' : styles.screen}`}>
      {columns.map(({ key, name, numbers, points, from, to, fill, decimals, again: part }) => {
        const repeats = again ? part : null;
        const solid = key === 'luck' ? null : repeats;
        return (
          <li key={key}>
            <span className={`relative block ${styles.track}`} style={between(from, to)}>
              <i className={`absolute ${styles.level}`} />
              <i
                className={`absolute ${styles.bar} ${fill} ${solid === null ? '' : styles.pale}`}
              />
              {solid === null ? null : (
                <i
                  className={`absolute ${styles.bar} ${styles.solid} ${fill}`}
                  style={between(from, from + within(solid, points))}
                />
              )}
              {key === 'end' ? null : <i className={`absolute ${styles.join}`} />}
              <span className={`absolute unbroken ${from + to < 0 ? styles.below : styles.above}`}>
                <b>{formatSigned(points, decimals)}</b>{' '}
                {repeats === null ? null : (
                  <small className="soft narrow">
                    {i18n.t('again {points}', { points: formatSigned(repeats, 1) })}
                  </small>
                )}
              </span>
            </span>{' '}
            <strong className="block named tight">{name}</strong>{' '}
            <span className={`block soft narrow ${styles.numbers}`}>{numbers}</span>
          </li>
        );
      })}
      {again ? (
        <Rematch
          again={again}
          style={between(again.rematch.low, again.rematch.high)}
          at={percent(again.estimate)}
        />
      ) : null}
    </ol>
  );
}

/** The part of a step that repeats: none if it points the other way, and never more than the step. */
function within(repeats: number, points: number): number {
  return points < 0
    ? Math.min(0, Math.max(repeats, points))
    : Math.max(0, Math.min(repeats, points));
}

interface RematchProps {
  again: NonNullable<Why['again']>;
  /** Its range on the scale of the steps. */
  style: Record<string, string>;
  /** Where its estimate is on that scale. */
  at: string;
}

/** The range of four of five rematches as a line, with the estimate as a point. */
function Rematch({ again, style, at }: RematchProps) {
  const { estimate, rematch } = again;
  return (
    <li className={styles.rematch}>
      <span className={`relative block ${styles.track}`} style={style}>
        <i className={`absolute ${styles.level}`} />
        <i className={`absolute ${styles.range}`} />
        <i className={`absolute ${styles.estimate}`} style={{ '--to': at }} />
        <b className="absolute unbroken" style={{ '--to': at }}>
          {formatSigned(estimate, 1)}
        </b>
      </span>{' '}
      <strong className="block named tight">{i18n.t('Likely to repeat')}</strong>{' '}
      <span className={`block soft narrow ${styles.numbers}`}>
        {i18n.t('four times in five: {low} to {high}', {
          low: formatSigned(Math.round(rematch.low)),
          high: formatSigned(Math.round(rematch.high)),
        })}
      </span>
    </li>
  );
}
