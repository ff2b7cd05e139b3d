import { i18n } from '@lingui/core';
import styles from './SeasonStrip.module.css';

/** A number of this match among the season's matches. */
interface SeasonLineProps {
  /** The earlier matches' values, each a tick. */
  ticks: readonly number[];
  /** The usual value, a taller tick; `null` if none. */
  usual: number | null;
  /** This match's value, a dot; `null` if not recorded. */
  value: number | null;
  min: number;
  max: number;
  theirs?: boolean;
  /** Whether it could be luck: the dot is hollow then. */
  luck?: boolean;
}

/**
 * The season as ticks, the usual value as a longer one, this match as a dot. Hidden from screen readers: the text has
 * the numbers.
 */
export function SeasonLine(props: SeasonLineProps) {
  const { ticks, usual, value, min, max, theirs = false, luck = false } = props;
  const at = (of: number) => ({ insetInlineStart: `${along(of, min, max)}%` });
  return (
    <span
      className={`relative block ${styles.line} ${theirs ? styles.theirs : ''}`}
      aria-hidden="true"
    >
      {[...new Set(ticks)].map((tick) => (
        <i key={tick} className={`absolute ${styles.tick}`} style={at(tick)} />
      ))}
      {usual === null ? null : <i className={`absolute ${styles.usual}`} style={at(usual)} />}
      {value === null ? null : (
        <i className={`absolute ${styles.dot} ${luck ? styles.luck : ''}`} style={at(value)} />
      )}
    </span>
  );
}

interface SeasonStripProps extends Omit<SeasonLineProps, 'min' | 'max' | 'value' | 'usual'> {
  value: number;
  usual: number;
  /** Both values as the sentence writes them. */
  text: string;
  usualText: string;
  isShare: boolean;
}

/** A sentence's number among the season's: value and rank above its dot, the usual below its tick. */
export function SeasonStrip({ text, usualText, isShare, ...line }: SeasonStripProps) {
  const { ticks, value, usual } = line;
  const all = [...ticks, value, usual];
  // Two numbers alone start at 0, so that their difference is in proportion.
  const least = ticks.length > 0 ? Math.min(...all) : 0;
  const most = Math.max(...all);
  const [min, max] = [least, most > least ? most : least + 1];
  const rank = rankText(ticks, value, isShare);
  const place = along(value, min, max);
  const side = place > 50 ? { right: `${100 - place}%` } : { left: `${place}%` };
  return (
    <div
      className={`relative ${styles.strip} ${line.theirs ? styles.theirs : ''}`}
      role="img"
      aria-label={[i18n.t('{value}, usual {usual}', { value: text, usual: usualText }), rank]
        .filter(Boolean)
        .join(', ')}
    >
      <p
        className={`absolute small named unbroken ${styles.value}`}
        data-right={place > 50}
        style={side}
      >
        <b>{text}</b> {rank}
      </p>
      <SeasonLine {...line} min={min} max={max} />
      <p
        className={`absolute quiet named unbroken ${styles.usualText}`}
        style={{ left: `clamp(1.6rem, ${along(usual, min, max)}%, 100% - 1.6rem)` }}
      >
        {i18n.t('usual {value}', { value: usualText })}
      </p>
    </div>
  );
}

const along = (value: number, min: number, max: number) => (100 * (value - min)) / (max - min);

/** "most of 13 matches", "2nd fewest of 13"; '' with fewer than five matches, and for a number in the middle. */
function rankText(ticks: readonly number[], value: number, isShare: boolean): string {
  const before = ticks.length;
  const above = ticks.filter((tick) => tick > value).length;
  const below = ticks.filter((tick) => tick < value).length;
  const others = Math.min(above, below);
  if (before < 4 || others > Math.max(2, before / 5)) return '';
  const values = { count: before + 1, rank: others + 1 };
  if (above < below) {
    return isShare ? i18n.t(highest, values) : i18n.t(most, values);
  }
  return isShare ? i18n.t(lowest, values) : i18n.t(fewest, values);
}

const highest =
  /* i18n */ '{rank, plural, =1 {highest of {count} matches} =2 {2nd highest of {count}} =3 {3rd highest of {count}} other {#th highest of {count}}}';
const most =
  /* i18n */ '{rank, plural, =1 {most of {count} matches} =2 {2nd most of {count}} =3 {3rd most of {count}} other {#th most of {count}}}';
const lowest =
  /* i18n */ '{rank, plural, =1 {lowest of {count} matches} =2 {2nd lowest of {count}} =3 {3rd lowest of {count}} other {#th lowest of {count}}}';
const fewest =
  /* i18n */ '{rank, plural, =1 {fewest of {count} matches} =2 {2nd fewest of {count}} =3 {3rd fewest of {count}} other {#th fewest of {count}}}';
