import { i18n } from '@lingui/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useRovingFocus } from '../ui/use-roving-focus.ts';
import styles from './TrendChart.module.css';

/** One match of a trend. */
export interface TrendDatum {
  key: string;
  /** `null` if not written or not recorded: a gap. */
  value: number | null;
  /** This match and some before it together. */
  lately?: number | null;
  /** Hollow if the match was lost. */
  isLost?: boolean;
  /** For instance "v Owls, 14 Nov: 7.2". */
  text: string;
  href: string;
}

interface TrendChartProps {
  name: string;
  /** The full name and formula; '' if the name is enough. */
  meaning?: string;
  /** Oldest first. */
  data: readonly TrendDatum[];
  usual: number | null;
  /** The text below the chart while no point is selected. */
  summary: string;
  axis: Axis;
  /** Whether less is better: the lowest value is at the top then. */
  isTurned?: boolean;
  /** Beside the name. */
  mark?: string;
  /** Whether it is the opponents', drawn grey. */
  isTheirs?: boolean;
  /** Formats the last value, at the end of the line. */
  format: (value: number) => string;
  /** Printed: smaller and without links. */
  paper?: boolean;
}

/**
 * A small chart of one number over a season: a dot for each match, hollow if lost, a gap without a value; the heavy
 * line is several matches together, the dashed one the usual. Each dot is a link; arrow keys move between dots.
 */
export function TrendChart(props: TrendChartProps) {
  const { name, meaning, data, usual, summary, axis, isTurned, mark, isTheirs, format, paper } =
    props;
  const nameId = useId();
  const [shown, setShown] = useState<string | null>(null);
  const points = placed(data);
  const known = points.filter(({ value }) => value !== null);
  const last = known.at(-1);
  const at = (value: number | null | undefined) => `${yOf(value ?? 0, axis, isTurned)}%`;
  const line = (className: string | undefined, numberOf: (point: TrendDatum) => number | null) =>
    neighbours(points, numberOf).map(({ from, to }) => (
      <line
        key={to.key}
        className={className}
        x1={`${from.x}%`}
        x2={`${to.x}%`}
        y1={at(numberOf(from))}
        y2={at(numberOf(to))}
      />
    ));
  return (
    <figure
      className={`shrinks ${styles.chart} ${paper ? styles.paper : ''}`}
      data-tone={isTheirs ? 'them' : 'us'}
      aria-labelledby={nameId}
    >
      <p title={meaning || undefined}>
        <span id={nameId} className={mark ? 'strong' : undefined}>
          {name}
        </span>{' '}
        {mark ? <b className="narrow small unbroken">{mark}</b> : null}{' '}
        {isTurned ? <small className="narrow unbroken">{i18n.t('less is better')}</small> : null}
      </p>
      <div className={`relative ${styles.place}`}>
        <svg className={`block wide ${styles.drawing}`} role={paper ? 'img' : undefined}>
          <title>{i18n.t('{name}, match by match', { name })}</title>
          {usual === null ? null : (
            <line className={styles.usual} x1="0" x2="100%" y1={at(usual)} y2={at(usual)} />
          )}
          {line(styles.line, ({ value }) => value)}
          {line(styles.lately, ({ lately = null }) => lately)}
          {paper ? (
            known.map((point) => <Dot key={point.key} point={point} y={at(point.value)} r={2.1} />)
          ) : (
            <Dots points={known} at={at} shown={shown} onShow={setShown} />
          )}
        </svg>
        {last?.value == null ? null : (
          <b className={`narrow absolute ${styles.last}`} style={{ top: at(last.value) }}>
            {format(last.value)}
          </b>
        )}
      </div>
      <figcaption className="cut quiet">
        {known.find(({ key }) => key === shown)?.text ?? summary}
      </figcaption>
    </figure>
  );
}

interface DotProps {
  point: Placed<TrendDatum>;
  y: string;
  r: number;
}

function Dot({ point: { x, isLost }, y, r }: DotProps) {
  return <circle className={isLost ? styles.lost : styles.dot} cx={`${x}%`} cy={y} r={r} />;
}

interface DotsProps {
  points: readonly Placed<TrendDatum>[];
  at: (value: number | null) => string;
  shown: string | null;
  onShow: (key: string | null) => void;
}

/** The dots are one tab stop together, since a season has dozens. */
function Dots({ points, at, shown, onShow }: DotsProps) {
  const { handlers, tabIndexOf } = useRovingFocus(points.at(-1)?.key);
  const known = (key: string) => points.some((point) => point.key === key);
  return (
    <g {...handlers}>
      {points.map((point) => (
        <Link
          key={point.key}
          to={point.href}
          className={styles.mark}
          aria-label={point.text}
          tabIndex={tabIndexOf(point.key, known)}
          data-mark={point.key}
          onFocus={() => onShow(point.key)}
          onBlur={() => onShow(null)}
          onPointerEnter={() => onShow(point.key)}
          onPointerLeave={() => onShow(null)}
        >
          <rect
            fill="transparent"
            x={`${point.x - point.reach / 2}%`}
            width={`${point.reach}%`}
            height="100%"
          />
          <Dot point={point} y={at(point.value)} r={point.key === shown ? 5 : 3.2} />
        </Link>
      ))}
    </g>
  );
}

/** Positions of points in a small trend chart, in percent of its width and height. */

export interface Axis {
  min: number;
  max: number;
}

/** A value's distance from the top, in percent; a turned axis has its least value at the top. */
export function yOf(value: number, { min, max }: Axis, isTurned = false): number {
  const part = (value - min) / (max - min);
  return round(100 * (isTurned ? part : 1 - part));
}

/** A datum with its position and width. */
type Placed<Datum> = Datum & { x: number; reach: number };

/** Spaces data evenly. */
export function placed<Datum>(data: readonly Datum[]): Placed<Datum>[] {
  const reach = 100 / Math.max(1, data.length);
  return data.map((datum, index) => ({ ...datum, x: round(reach * (index + 0.5)), reach }));
}

/** Neighbours that both have a value: the line has a gap elsewhere. */
export function neighbours<Point>(
  points: readonly Point[],
  numberOf: (point: Point) => number | null,
): { from: Point; to: Point }[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    return from === undefined || numberOf(from) === null || numberOf(to) === null
      ? []
      : [{ from, to }];
  });
}

/**
 * An axis in whole steps, at least two of them so that a trend is visible; 0 to ten steps without values. @param step
 * for instance 0.1 for shares
 */
export function axisAround(values: readonly (number | null)[], step: number): Axis {
  const known = values.filter((value) => value !== null).map((value) => value / step);
  if (known.length === 0) return { min: 0, max: 10 * step };
  // Rounds first, since 0.6 / 0.1 is 5.999….
  const min = Math.floor(round(Math.min(...known)));
  const max = Math.max(Math.ceil(round(Math.max(...known))), min + 2);
  return { min: round(min * step), max: round(max * step) };
}

const round = (value: number) => Math.round(value * 100) / 100;
