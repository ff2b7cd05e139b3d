import { lazy, type PointerEvent, type ReactNode, Suspense } from 'react';
import { usePainted } from '../api/use-painted.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import styles from './ScoreFlow.module.css';
import type { ScoreFlowChartProps } from './ScoreFlowChart.tsx';

const ScoreFlowChart = lazy(async () => ({
  default: (await import('./ScoreFlowChart.tsx')).ScoreFlowChart,
}));

interface ScoreFlowProps extends ScoreFlowChartProps {
  title: string;
  /** How many moments there are to read; the first is 0. */
  moments: number;
  /** The moment that is read, and where it is, on the scale of the steps' `at`. */
  moment: number;
  at: number;
  /** The moment in words. */
  reading: string;
  onMoment: (moment: number) => void;
  /** The pointer is at this place, on the same scale. */
  onPoint: (at: number) => void;
  end: number;
}

/**
 * The score-flow chart in a box of its size, with a moment to read: by pointer, by finger, and by keyboard with the keys
 * of a slider. The chart's code comes after first paint.
 */
export function ScoreFlow(props: ScoreFlowProps) {
  const { title, moments, moment, at, reading, onMoment, onPoint, end, ...chart } = props;
  const painted = usePainted();
  const empty: ReactNode = null;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint((end * (clientX - left)) / width);
  };
  return (
    <div className={styles.flow}>
      <div className={styles.chart} aria-hidden="true">
        {painted ? (
          <PartBoundary>
            <Suspense fallback={empty}>
              <ScoreFlowChart {...chart} />
            </Suspense>
          </PartBoundary>
        ) : null}
      </div>
      <div className={styles.plot} onPointerMove={point} onPointerDown={point}>
        <i className={styles.cursor} style={{ insetInlineStart: `${(100 * at) / end}%` }} />
        <input
          type="range"
          className={styles.keys}
          aria-label={title}
          min={0}
          max={moments - 1}
          value={moment}
          aria-valuetext={reading}
          onChange={(event) => onMoment(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
