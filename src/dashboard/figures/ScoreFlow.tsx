import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './ScoreFlow.module.css';
import { ScoreFlowChart, type ScoreFlowChartProps } from './ScoreFlowChart.tsx';

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

/** The score-flow chart with a moment to read: by pointer, by finger, and by keyboard with the keys of a slider. */
export function ScoreFlow(props: ScoreFlowProps) {
  const { title, moments, moment, at, reading, onMoment, onPoint, end, ...chart } = props;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!box.current) return;
    const measure = ({ clientWidth: width, clientHeight: height }: HTMLElement) =>
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    const element = box.current;
    measure(element);
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint((end * (clientX - left)) / width);
  };
  return (
    <div ref={box} className={styles.flow}>
      {size.width > 0 ? <ScoreFlowChart {...chart} {...size} /> : null}
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
