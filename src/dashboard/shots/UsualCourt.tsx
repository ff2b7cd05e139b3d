import { i18n } from '@lingui/core';
import type { ShotRow } from '../../basketball/season-shots.ts';
import type { ChartZone } from '../../basketball/shot-zones.ts';
import { Court, CourtLines } from '../figures/Court.tsx';
import { zoneShapes } from '../figures/court-zones.ts';
import { zoneNames } from '../figures/play-words.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import { formatSigned } from '../ui/format.ts';
import styles from './Shots.module.css';
import { stepOf, type ZoneStep } from './tints.ts';

/** Metres from the baseline that the picture shows. */
const depth = 10.8;
/** Between two lines of a zone's figures, in metres. */
const lineHeight = 0.66;

/** Room beside the court, in metres: a corner is narrower than its figures, which stand there. */
const beside = 1.9;

/** Where the first line of a zone's three stands. */
const places: Record<ChartZone, { x: number; y: number }> = {
  rim: { x: 7.5, y: 1.2 },
  paint: { x: 7.5, y: 3.75 },
  midRange: { x: 3.35, y: 3.75 },
  leftCornerThree: { x: -1.15, y: 1.2 },
  rightCornerThree: { x: 16.15, y: 1.2 },
  aboveBreakThree: { x: 7.5, y: 9 },
};

interface UsualCourtProps {
  title: string;
  rows: readonly ShotRow<ChartZone>[];
}

/** Points per shot of each zone, tinted by how far that is from the usual. A picture: the same figures stand in the table. */
export function UsualCourt({ title, rows }: UsualCourtProps) {
  return (
    <div className={styles.court}>
      <Court
        title={`${title}: ${rows.map(zoneText).join('; ')}`}
        role="img"
        depth={depth}
        beside={beside}
      >
        {rows.map((row) => (
          <path
            key={row.key}
            d={zoneShapes[row.key].d}
            className={`${styles.zone} ${tintOf(row)}`}
          />
        ))}
        <CourtLines />
        {rows.map((row) => (
          <Figures key={row.key} row={row} />
        ))}
      </Court>
    </div>
  );
}

/** The tint of a zone; '' where it has none. */
const tintOf = (row: ShotRow<ChartZone>) => styles[stepOf(row) ?? ''] ?? '';

function Figures({ row }: { row: ShotRow<ChartZone> }) {
  if (row.attempted === 0) return null;
  const { x, y } = places[row.key];
  const isCorner = x < 0 || x > 15;
  const lines = [
    formatDecimal(row.pointsPerShot, 2),
    formatSigned(row.difference, 2),
    `${row.made}/${row.attempted}`,
  ];
  return (
    <text className={`${styles.figures} ${isCorner ? '' : tintOf(row)}`}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={y + at * lineHeight}>
          {/* Each a word of its own, where the text is read or copied. */}
          {`${line} `}
        </tspan>
      ))}
    </text>
  );
}

function zoneText({ key, pointsPerShot, difference, made, attempted }: ShotRow<ChartZone>): string {
  const worth = `${formatDecimal(pointsPerShot, 2)} (${formatSigned(difference, 2)})`;
  return `${i18n.t(zoneNames[key])} ${worth}, ${made}/${attempted}`;
}

const steps: readonly ZoneStep[] = ['m2', 'm1', 'zero', 'p1', 'p2'];

/** What tints and figures mean. */
export function UsualLegend() {
  const ends: Record<ZoneStep, string> = {
    m2: i18n.t('{points} or less', { points: formatSigned(-0.3, 2) }),
    m1: formatSigned(-0.1, 2),
    zero: i18n.t('as usual'),
    p1: formatSigned(0.1, 2),
    p2: i18n.t('{points} or more', { points: formatSigned(0.3, 2) }),
  };
  return (
    <div className={styles.legend}>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <i className={styles[step]} aria-hidden="true" /> {ends[step]}
          </li>
        ))}
      </ul>
      <p>
        {i18n.t(
          'In each zone: points per shot, against the usual, made of tried. The usual is both sides’ points per shot from there over all these matches; tinted from ten shots on. Bold in the table: more than chance usually does.',
        )}
      </p>
    </div>
  );
}
