import { i18n } from '@lingui/core';
import styles from './Strip.module.css';

/** A value of a strip, drawn as a dot. */
interface StripDot {
  /** `null` has no dot. */
  value: number | null;
  isHollow?: boolean;
  /** Written in the dot. */
  number?: number;
}

interface StripProps {
  /** Other values, each a thin tick. */
  ticks: readonly number[];
  /** The opponents' values, ticks below the line; the others are above it then. */
  theirTicks?: readonly number[];
  /** The usual value, a thick tick; `null` if none. */
  usual?: number | null;
  dots: readonly StripDot[];
  /** The values at the left and the right end; by default the least and the most. */
  ends?: readonly [left: number, right: number] | undefined;
  /** Whether less is farther right. */
  isReversed?: boolean;
  /** The side that the dots are of; ink without one. */
  tone?: 'us' | 'them';
  /** Whether a line joins the first dot and the last. */
  isJoined?: boolean;
}

/** The height of a strip, and where its line is. */
const [height, middle] = [22, 11];

/** Values as dots on a line, among others as ticks. Hidden from screen readers: the text beside it has the numbers. */
export function Strip(props: StripProps) {
  const { ticks, theirTicks, usual = null, tone, isReversed = false, isJoined = false } = props;
  const dots = props.dots.flatMap(({ value, ...dot }) => (value === null ? [] : { ...dot, value }));
  const all = [...ticks, ...(theirTicks ?? []), ...dots.map(({ value }) => value)];
  if (usual !== null) all.push(usual);
  const ends = props.ends ?? [Math.min(...all), Math.max(...all)];
  const percent = (value: number) => (isReversed ? 100 - along(value, ends) : along(value, ends));
  const at = (value: number) => `${percent(value)}%`;
  const path = (values: readonly number[], top: number) =>
    [...new Set(values)].map((value) => `M${percent(value).toFixed(1)} ${top}v8`).join('');
  const [first, last] = [dots.at(0), dots.at(-1)];
  return (
    <svg className={`block ${styles.strip}`} data-tone={tone} aria-hidden="true">
      <line className="rule" x2="100%" y1={middle} y2={middle} />
      <svg
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={theirTicks ? styles.ours : styles.tick}
          d={path(ticks, theirTicks ? 2 : 7)}
        />
        {theirTicks ? <path className={styles.theirs} d={path(theirTicks, 12)} /> : null}
      </svg>
      {usual === null ? null : (
        <line className={styles.usual} x1={at(usual)} x2={at(usual)} y1="1" y2="21" />
      )}
      {isJoined && first && last ? (
        <line
          className={styles.between}
          x1={at(first.value)}
          x2={at(last.value)}
          y1={middle}
          y2={middle}
        />
      ) : null}
      {dots.map(({ value, isHollow, number }, index) => (
        <g key={number ?? index} className={isHollow ? styles.hollow : styles.dot}>
          <circle
            cx={at(value)}
            cy={middle}
            r={isJoined && index > 0 && value === first?.value ? 3 : 6}
          />
          {number === undefined ? null : (
            <text x={at(value)} y={middle + 3.5}>
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface LegendDotProps extends Pick<StripDot, 'isHollow' | 'number'> {
  /** Ink by default, as for the strip. */
  tone?: StripProps['tone'];
}

/** A strip's dot, for its legend. */
export function LegendDot({ isHollow = false, number, tone }: LegendDotProps) {
  return (
    <svg
      className={`rigid ${number === undefined ? styles.legend : styles.numbered} ${isHollow ? styles.hollow : styles.dot}`}
      data-tone={tone}
      viewBox="-7 -7 14 14"
      aria-hidden="true"
    >
      <circle r="5.8" />
      {number === undefined ? null : <text y="3">{number}</text>}
    </svg>
  );
}

/** How far a value is from one end to the other, in percent. */
const along = (value: number, [left, right]: readonly [left: number, right: number]) =>
  left === right ? 50 : (100 * (value - left)) / (right - left);

interface SeasonStripProps {
  /** The other values: of earlier matches, or of team-mates. */
  ticks: readonly number[];
  value: number;
  usual: number;
  /** Both values as the sentence writes them. */
  text: string;
  usualText: string;
  /** Of a match's rank: "highest" of shares, "most" of counts; without it no rank. */
  isShare?: boolean;
  theirs?: boolean;
  /** Whether it could be luck: the dot is hollow then. */
  luck?: boolean;
}

/** A sentence's number among the season's: value and rank above its dot, the usual below its tick. */
export function SeasonStrip(props: SeasonStripProps) {
  const { text, usualText, isShare, ticks, value, usual, theirs = false, luck = false } = props;
  const all = [...ticks, value, usual];
  // Two numbers alone start at 0, so that their difference is in proportion.
  const least = ticks.length > 0 ? Math.min(...all) : 0;
  const most = Math.max(...all);
  const ends = [least, most > least ? most : least + 1] as const;
  const rank = isShare === undefined ? '' : rankText(ticks, value, isShare);
  // A count's usual may be of so many minutes or shots, where a tick is a whole match.
  const mean = ticks.reduce((sum, tick) => sum + tick, 0) / ticks.length;
  const isOfSoMany = isShare === false && Math.abs(usual - mean) > Math.max(0.5, mean / 5);
  const usualWords = isOfSoMany
    ? i18n.t('usual {value} for so many', { value: usualText })
    : i18n.t('usual {value}', { value: usualText });
  const place = along(value, ends);
  const side = place > 50 ? { right: `${100 - place}%` } : { left: `${place}%` };
  return (
    <div
      className={`relative ${styles.labelled}`}
      role="img"
      aria-label={[text, usualWords, rank].filter(Boolean).join(', ')}
    >
      <p
        className={`absolute small named unbroken ${styles.value}`}
        data-right={place > 50}
        style={side}
      >
        <b className={`sentence ${theirs ? 'them' : 'us'}`}>{text}</b> {rank}
      </p>
      <Strip
        ticks={ticks}
        usual={usual}
        dots={[{ value, isHollow: luck }]}
        ends={ends}
        tone={theirs ? 'them' : 'us'}
      />
      <p
        className={`absolute quiet named unbroken ${styles.usualText}`}
        style={{ left: `clamp(1.6rem, ${along(usual, ends)}%, 100% - 1.6rem)` }}
      >
        {usualWords}
      </p>
    </div>
  );
}

/** "most of 13 matches", "joint 2nd fewest of 13"; '' with fewer than five matches, and for a number in the middle. */
function rankText(ticks: readonly number[], value: number, isShare: boolean): string {
  const before = ticks.length;
  const above = ticks.filter((tick) => tick > value).length;
  const below = ticks.filter((tick) => tick < value).length;
  const others = Math.min(above, below);
  if (before < 4 || others > Math.max(2, before / 5)) return '';
  const values = { count: before + 1, rank: others + 1 };
  const words = above < below ? (isShare ? highest : most) : isShare ? lowest : fewest;
  const rank = i18n.t(words, values);
  return ticks.includes(value) ? i18n.t('joint {rank}', { rank }) : rank;
}

const highest =
  /* i18n */ '{rank, plural, =1 {highest of {count} matches} =2 {2nd highest of {count}} =3 {3rd highest of {count}} other {#th highest of {count}}}';
const most =
  /* i18n */ '{rank, plural, =1 {most of {count} matches} =2 {2nd most of {count}} =3 {3rd most of {count}} other {#th most of {count}}}';
const lowest =
  /* i18n */ '{rank, plural, =1 {lowest of {count} matches} =2 {2nd lowest of {count}} =3 {3rd lowest of {count}} other {#th lowest of {count}}}';
const fewest =
  /* i18n */ '{rank, plural, =1 {fewest of {count} matches} =2 {2nd fewest of {count}} =3 {3rd fewest of {count}} other {#th fewest of {count}}}';
