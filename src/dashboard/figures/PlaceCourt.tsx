import { i18n } from '@lingui/core';
import type { ComponentProps } from 'react';
import type { ChartZone } from '../../basketball/shot-zones.ts';
import { courtLines } from './court-lines.ts';
import styles from './PlaceCourt.module.css';
import { zoneNames } from './play-words.ts';

/** How far a zone's worth lies from the usual: violet below, copper above. */
export type ZoneTone = 'm2' | 'm1' | 'zero' | 'p1' | 'p2' | 'us' | 'them' | 'few';

/** A zone's circle and its words. */
export interface PlaceShots {
  zone: ChartZone;
  /** Of the side's shots, 0..1: the circle's area; `null` or 0 has none. */
  share: number | null;
  tone: ZoneTone;
  /** Whether it is drawn pale, as the surroundings of a chosen zone, or as a ring, since it could be luck. */
  isPale?: boolean;
  isHollow?: boolean;
  /** The usual share, a dashed ring. */
  usualShare?: number | null;
  /** Beside it: the first line large, the others small. */
  lines: readonly string[];
}

interface PlaceCourtProps
  extends Pick<ComponentProps<'svg'>, 'onKeyDown' | 'onFocus' | 'children'> {
  title: string;
  places: readonly PlaceShots[];
  /** The zones that are looked at. */
  chosen?: readonly ChartZone[];
  /** How many times as large as beside a text; its words stay as they are. */
  size?: number;
  /** Every shot, in metres: a grey point. Marks of shots that can be opened are `children`, also in metres. */
  shots?: readonly { x: number; y: number }[];
}

/** A small court: pixels a metre, its height and left edge. */
const metre = 14.4;
const smallHeight = 166;
const left = 96;

/** All shots together would have this radius; the circle of the rim ends at the paint's. */
const wholeRadius = 39;

/** Where a zone's circle is, and on which side and height its words are. */
const places: Record<ChartZone, { x: number; y: number; side: 'left' | 'right'; at: number }> = {
  rim: { x: 7.5, y: 1.75, side: 'left', at: 81 },
  paint: { x: 7.5, y: 4.6, side: 'left', at: 138 },
  midRange: { x: 11.9, y: 4.7, side: 'right', at: 81 },
  leftCornerThree: { x: 0.75, y: 1.3, side: 'left', at: 25 },
  rightCornerThree: { x: 14.25, y: 1.3, side: 'right', at: 25 },
  aboveBreakThree: { x: 7.5, y: 9.6, side: 'right', at: 138 },
};

/** A zone's name where a court is drawn. */
const placeNames: Record<ChartZone, string> = {
  ...zoneNames,
  leftCornerThree: /* i18n */ 'Left corner',
  rightCornerThree: /* i18n */ 'Right corner',
};

/**
 * Shots by zone, on every page: a circle a zone, its area is how often; words outside on hairlines. A picture: its title says
 * the same, and so does the table that may be beside it.
 */
export function PlaceCourt(props: PlaceCourtProps) {
  const { title, chosen = [], size = 1, shots = [], places: zones, children, ...on } = props;
  const scale = metre * size;
  const [width, height] = [2 * left + 15 * scale, smallHeight * size];
  const radiusOf = (share: number) => Math.max(3, wholeRadius * size * Math.sqrt(share));
  return (
    <svg
      className={`block wide ${styles.court} ${size > 1 ? styles.large : ''}`}
      style={{ maxWidth: width }}
      viewBox={`0 0 ${width} ${height}`}
      role={children ? undefined : 'img'}
      {...on}
    >
      <title>{title}</title>
      <svg
        aria-hidden="true"
        x={left - 1}
        width={width - 2 * left + 2}
        height={height}
        viewBox={`${-1 / scale} ${-1 / scale} ${15 + 2 / scale} ${height / scale}`}
      >
        {courtLines.map(({ name, d }) => (
          <path key={name} d={d} className={styles.line} />
        ))}
        <path className={styles.shots} d={shots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      </svg>
      {zones.map(({ zone, share, tone, isPale, isHollow, usualShare, lines }) => {
        if (!share) return null;
        const { x, y, side, at: small } = places[zone];
        const at = small * size;
        const isLeft = side === 'left';
        const [cx, cy] = [left + x * scale, 1 + y * scale];
        const radius = radiusOf(share);
        const [endX, textX] = isLeft ? [left - 5, left - 8] : [width - left + 5, width - left + 8];
        const length = Math.hypot(endX - cx, at - cy);
        const [fromX, fromY] = [
          cx + (radius * (endX - cx)) / length,
          cy + (radius * (at - cy)) / length,
        ];
        const [first, ...rest] = lines;
        return (
          <g key={zone}>
            <circle
              className={`${styles.place} ${chosen.includes(zone) ? styles.chosen : ''} ${isPale ? styles.pale : ''} ${isHollow ? styles.hollow : ''}`}
              data-tone={tone}
              {...{ cx, cy }}
              r={radius}
            />
            {usualShare ? (
              <circle className={styles.ring} {...{ cx, cy }} r={radiusOf(usualShare)} />
            ) : null}
            {length > radius ? (
              <path className={styles.hair} d={`M${fromX} ${fromY}L${endX} ${at}`} />
            ) : null}
            <text className={`narrow ${styles.words}`} textAnchor={isLeft ? 'end' : 'start'}>
              <tspan x={textX} y={at - 14}>
                {`${i18n.t(placeNames[zone])} `}
              </tspan>
              <tspan className={styles.first} x={textX} y={at + 4}>
                {`${first} `}
              </tspan>
              <tspan x={textX} y={at + 18}>
                {rest.join(' · ')}
              </tspan>
            </text>
          </g>
        );
      })}
      {children ? (
        <g className={styles.marks} transform={`translate(${left} 1) scale(${scale})`}>
          {children}
        </g>
      ) : null}
    </svg>
  );
}
