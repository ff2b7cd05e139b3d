import { i18n } from '@lingui/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useRovingFocus } from '../ui/use-roving-focus.ts';
import styles from './TrendChart.module.css';
import { lineOf, type Placed, pointsOf, type TrendFrame, yOf } from './trend-geometry.ts';

/** One match of a trend. */
export interface TrendDatum {
  key: string;
  /** `null` where nothing is written or recorded: a gap. */
  value: number | null;
  /** For instance "v Owls, 14 Nov: 7.2". */
  text: string;
  /** The match's day: "14 Nov". */
  day: string;
  /** The page of its match. */
  href: string;
}

interface TrendChartProps {
  name: string;
  /** The full name and formula; '' where the name says it. */
  meaning?: string;
  /** Oldest first. */
  data: readonly TrendDatum[];
  mean: number | null;
  /** The mean in words, shown while no point is read out. */
  summary: string;
  axis: { min: number; max: number };
  /** What stands at an end of the axis. */
  tick: (value: number) => string;
  /** Printed: smaller, without the days and without links. */
  paper?: boolean;
}

const screen: TrendFrame = { width: 320, height: 114, left: 34, right: 8, top: 8, bottom: 22 };
/** In the same units, of which 4.25 are a millimetre on paper. */
const printed: TrendFrame = { width: 255, height: 72, left: 34, right: 4, top: 6, bottom: 6 };

/**
 * A small chart of one number over a season: a dot a match, a gap where there is none, a dashed line at the mean. Each dot
 * leads to its match; arrow keys go from dot to dot.
 */
export function TrendChart(props: TrendChartProps) {
  const { name, meaning, data, mean, summary, axis, tick, paper = false } = props;
  const frame = paper ? printed : screen;
  const nameId = useId();
  const [shown, setShown] = useState<string | null>(null);
  const points = pointsOf(data, axis, frame);
  const known = points.filter((point) => point.y !== null);
  const shownPoint = known.find(({ key }) => key === shown);
  const atEnds = [axis.min, axis.max];
  return (
    <figure className={styles.chart} aria-labelledby={nameId}>
      <figcaption>
        <span className={styles.name} id={nameId} title={meaning || undefined}>
          {name}
        </span>
        <span className={styles.reading}>{shownPoint?.text ?? summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className={paper ? styles.printed : styles.drawing}
        role={paper ? 'img' : undefined}
      >
        <title>{i18n.t('{name}, match by match', { name })}</title>
        {atEnds.map((value) => (
          <g key={value}>
            <line
              className={styles.grid}
              x1={frame.left}
              x2={frame.width - frame.right}
              y1={yOf(value, axis, frame)}
              y2={yOf(value, axis, frame)}
            />
            <text
              className={styles.tick}
              x={frame.left - 5}
              y={yOf(value, axis, frame)}
              dy="0.32em"
              textAnchor="end"
            >
              {tick(value)}
            </text>
          </g>
        ))}
        {mean === null ? null : (
          <line
            className={styles.mean}
            x1={frame.left}
            x2={frame.width - frame.right}
            y1={yOf(mean, axis, frame)}
            y2={yOf(mean, axis, frame)}
          />
        )}
        <path className={styles.line} d={lineOf(points)} />
        {paper ? (
          known.map(({ key, x, y }) => <circle key={key} cx={x} cy={y ?? 0} r={2.1} />)
        ) : (
          <>
            <Days data={data} />
            <Dots points={known} shown={shown} onShow={setShown} />
          </>
        )}
      </svg>
    </figure>
  );
}

/** The first day and the last, at the ends of the season. */
function Days({ data }: { data: readonly TrendDatum[] }) {
  const first = data[0];
  const last = data.length > 1 ? data.at(-1) : undefined;
  const y = screen.height - 5;
  return (
    <>
      <text className={styles.tick} x={screen.left} y={y}>
        {first?.day}
      </text>
      <text className={styles.tick} x={screen.width - screen.right} y={y} textAnchor="end">
        {last?.day}
      </text>
    </>
  );
}

interface DotsProps {
  points: readonly Placed<TrendDatum>[];
  shown: string | null;
  onShow: (key: string | null) => void;
}

/** The dots: one stop of the Tab key together, since a season has dozens. */
function Dots({ points, shown, onShow }: DotsProps) {
  const { handlers, tabIndexOf } = useRovingFocus(points.at(-1)?.key);
  const known = (key: string) => points.some((point) => point.key === key);
  return (
    <g {...handlers}>
      {points.map((point) => (
        <Link
          key={point.key}
          to={point.href}
          className={styles.dot}
          aria-label={point.text}
          tabIndex={tabIndexOf(point.key, known)}
          data-mark={point.key}
          onFocus={() => onShow(point.key)}
          onBlur={() => onShow(null)}
          onPointerEnter={() => onShow(point.key)}
          onPointerLeave={() => onShow(null)}
        >
          <rect
            className={styles.reach}
            x={point.x - point.reach / 2}
            width={point.reach}
            y={0}
            height={screen.height}
          />
          <circle cx={point.x} cy={point.y ?? 0} r={point.key === shown ? 4.5 : 2.6} />
        </Link>
      ))}
    </g>
  );
}
