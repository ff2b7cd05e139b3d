import { formatSigned } from '../ui/format.ts';
import styles from './Bridge.module.css';
import { stepsOf, type WhyPart } from './why-parts.ts';

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
  /** Columns at any width, for print; otherwise rows if narrow. */
  paper?: boolean;
}

/** Steps from one margin to another, to scale: ours up, theirs down, luck hatched. */
export function Bridge({ label, start, parts, end, paper = false }: BridgeProps) {
  const whole = (key: 'start' | 'end', { name, points }: End) => {
    return { key, name, numbers: '', points, from: 0, to: points, fill: styles.whole, decimals: 0 };
  };
  const columns = [
    ...(start ? [whole('start', start)] : []),
    ...stepsOf(parts, start?.points).map((step) => ({ ...step, decimals: 1 })),
    whole('end', end),
  ];
  const ends = columns.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const percent = (points: number) => (100 * (points - low)) / Math.max(1, high - low);
  return (
    <ol aria-label={label} className={`centre ${styles.bridge} ${paper ? '' : styles.screen}`}>
      {columns.map(({ key, name, numbers, points, from, to, fill, decimals }) => (
        <li key={key}>
          <span
            className={`relative block ${styles.track}`}
            style={{
              '--low': `${percent(Math.min(from, to))}%`,
              '--high': `${percent(Math.max(from, to))}%`,
              '--to': `${percent(to)}%`,
              '--zero': `${percent(0)}%`,
            }}
          >
            <i className={`absolute ${styles.level}`} />
            <i className={`absolute ${styles.bar} ${fill}`} />
            {key === 'end' ? null : <i className={`absolute ${styles.join}`} />}
            <b className={`absolute ${to < from ? styles.below : styles.above}`}>
              {formatSigned(points, decimals)}
            </b>
          </span>{' '}
          <strong className="block named tight">{name}</strong>{' '}
          <span className={`block soft narrow ${styles.numbers}`}>{numbers}</span>
        </li>
      ))}
    </ol>
  );
}
