import { i18n } from '@lingui/core';
import { formatDecimal } from '../figures/statistic-format.ts';
import styles from './Practice.module.css';
import { cameBack, type PracticeReport, type Theme } from './practice-report.ts';
import { shareText } from './theme-words.ts';

interface CostBarsProps {
  theme: Theme;
  matches: PracticeReport['matches'];
  /** The greatest cost of all themes, in points: one scale for all. */
  most: number;
  /** What the counts beneath are. */
  counted: string;
}

/** A column's width, the tallest bar, a bar's width and the room of a number, in the picture's units. */
const [column, tallest, bar, text] = [64, 72, 34, 15];

/** What a theme cost match by match: filled where it came back, outlined where it did not. */
export function CostBars({ theme, matches, most, counted }: CostBarsProps) {
  const { costs } = theme;
  const heights = costs.map((cost) => ((cost ?? 0) * tallest) / most);
  const up = Math.max(0, ...heights) + text;
  const down = Math.max(0, ...heights.map((height) => -height));
  const below = down === 0 ? 1 : down + text;
  return (
    <figure className={styles.costs}>
      <svg
        viewBox={`0 ${-up} ${column * costs.length} ${up + below}`}
        aria-hidden="true"
        focusable="false"
      >
        {matches.map(({ id }, at) => {
          const cost = costs[at] ?? null;
          const height = heights[at] ?? 0;
          const middle = column * (at + 0.5);
          if (cost === null) return null;
          return (
            <g key={id} className={cameBack(cost) ? styles.came : styles.stayed}>
              <rect
                x={middle - bar / 2}
                y={-Math.max(0, height)}
                width={bar}
                height={Math.abs(height)}
              />
              <text x={middle} y={height >= 0 ? -height - 4 : -height + 11}>
                {formatDecimal(cost, 1)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={column * costs.length} y1="0" y2="0" />
      </svg>
      <ol>
        {matches.map(({ id, opponent }, at) => (
          <li key={id}>
            <span className={styles.opponent}>{opponent.name}</span>
            <span className="visually-hidden">
              {i18n.t('{points} points lost', { points: formatDecimal(costs[at] ?? null, 1) })}
            </span>
            <span>{shareText(theme, theme.shares[at] ?? null)}</span>
          </li>
        ))}
      </ol>
      <figcaption>{counted}</figcaption>
    </figure>
  );
}
