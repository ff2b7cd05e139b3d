import { Link, type To } from 'react-router';
import { useRovingFocus } from '../ui/use-roving-focus.ts';
import { Court, CourtLines, ShotGlyph } from './Court.tsx';
import styles from './court.module.css';

/** One field goal on the court. */
export interface ShotMark {
  key: string;
  /** Metres on the contract's half court, within what is seen of it. */
  x: number;
  y: number;
  made: boolean;
  /** For instance "Q2 4:31, 7 Ana Berg, missed two (lay-up)". */
  text: string;
  /** Where the play is told. */
  to: To;
  /** Whether another zone than this shot's is looked at. */
  faded: boolean;
}

interface ShotCourtProps {
  title: string;
  shots: readonly ShotMark[];
  /** The mark that is read out: it gets a ring above all others. */
  read: string | null;
  /** The mark under the pointer or the focus; `null` where there is none. */
  onRead: (key: string | null) => void;
}

/**
 * Every field goal where it was taken: a dot was made, a cross was missed. Arrow keys go from shot to shot in match order,
 * Enter opens the play.
 */
export function ShotCourt({ title, shots, read, onRead }: ShotCourtProps) {
  const { handlers, tabIndexOf } = useRovingFocus(shots[0]?.key);
  const ringed = shots.find(({ key }) => key === read);
  const keys = new Set(shots.map(({ key }) => key));
  const known = (key: string) => keys.has(key);
  return (
    <Court title={title} {...handlers}>
      <CourtLines />
      {shots.map(({ key, x, y, made, text, to, faded }) => (
        <Link
          key={key}
          to={to}
          className={[styles.mark, faded ? styles.faded : ''].join(' ')}
          aria-label={text}
          tabIndex={tabIndexOf(key, known)}
          data-mark={key}
          onPointerEnter={() => onRead(key)}
          onPointerLeave={() => onRead(null)}
          onFocus={() => onRead(key)}
          onBlur={() => onRead(null)}
        >
          <circle className={styles.reach} cx={x} cy={y} r={0.42} />
          <ShotGlyph made={made} x={x} y={y} />
        </Link>
      ))}
      {ringed ? <circle className={styles.ring} cx={ringed.x} cy={ringed.y} r={0.5} /> : null}
    </Court>
  );
}
