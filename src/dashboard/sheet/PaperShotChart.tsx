import { i18n } from '@lingui/core';
import { share } from '../../basketball/shooting.ts';
import { type ChartZone, shotsByZone, type ZoneShooting } from '../../basketball/shot-zones.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { courtLines, courtSize } from '../figures/court-lines.ts';
import { formatPercent, formatShooting } from '../figures/statistic-format.ts';
import { type ShotMark, shotMarks } from './shot-marks.ts';

interface PaperShotChartProps {
  events: readonly MatchEvent[];
  names: Record<Side, string>;
}

/** Millimetres of paper for a metre of court. */
const scale = 4;
/** Hardly a shot comes from further out; where one does, the court is drawn as far as that. */
const usualDepth = 10.2;

const zoneNames: Record<ChartZone, string> = {
  rim: /* i18n */ 'At the rim',
  paint: /* i18n */ 'Other paint',
  midRange: /* i18n */ 'Mid-range',
  leftCornerThree: /* i18n */ 'Left corner',
  rightCornerThree: /* i18n */ 'Right corner',
  aboveBreakThree: /* i18n */ 'Other threes',
};

/** Where both sides shot from, own side left, and how each zone went between them. */
export function PaperShotChart({ events, names }: PaperShotChartProps) {
  const marks = { team: shotMarks(events, 'team'), opponent: shotMarks(events, 'opponent') };
  const furthest = Math.max(0, ...[...marks.team, ...marks.opponent].map(({ y }) => y));
  const depth = Math.min(courtSize.length, Math.max(usualDepth, furthest + 0.5));
  return (
    <div className="paper-shots">
      <Court marks={marks.team} depth={depth} name={names.team} />
      <Zones events={events} names={names} />
      <Court marks={marks.opponent} depth={depth} name={names.opponent} />
    </div>
  );
}

function Court({ marks, depth, name }: { marks: ShotMark[]; depth: number; name: string }) {
  const edge = 0.05;
  const [width, height] = [courtSize.width + 2 * edge, depth + 2 * edge];
  return (
    <figure>
      <svg
        className="paper-court"
        width={`${width * scale}mm`}
        height={`${height * scale}mm`}
        viewBox={`${-edge} ${-edge} ${width} ${height}`}
        role="img"
        aria-label={i18n.t('Field goals of {team} on the court', { team: name })}
      >
        {courtLines.map((line) => (
          <path key={line.name} d={line.d} className="paper-court-line" />
        ))}
        {marks.map(({ id, made, x, y }) =>
          made ? (
            <circle key={id} cx={x} cy={y} r={0.2} className="paper-made" />
          ) : (
            <path
              key={id}
              d={`M${x - 0.18} ${y - 0.18}l.36 .36m0 -.36l-.36 .36`}
              className="paper-missed"
            />
          ),
        )}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function Zones({ events, names }: PaperShotChartProps) {
  const own = shotsByZone(events, 'team');
  const other = shotsByZone(events, 'opponent');
  if (!own || !other) return null;
  const unplaced = own.unplaced.attempted + other.unplaced.attempted;
  return (
    <div className="paper-zones">
      <table>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {names.team}
            </th>
            <td />
            <th scope="colgroup" colSpan={2}>
              {names.opponent}
            </th>
          </tr>
        </thead>
        <tbody>
          {own.zones.map((zone, index) => (
            <tr key={zone.zone}>
              <ZoneCells zone={zone} />
              <th scope="row">{i18n.t(zoneNames[zone.zone])}</th>
              <ZoneCells zone={other.zones[index]} />
            </tr>
          ))}
        </tbody>
      </table>
      <p>{i18n.t('● made, × missed')}</p>
      {unplaced > 0 ? (
        <p>{i18n.t('Shots without a recorded place: {unplaced}', { unplaced })}</p>
      ) : null}
    </div>
  );
}

function ZoneCells({ zone }: { zone: ZoneShooting | undefined }) {
  const shooting = { made: zone?.made ?? null, attempted: zone?.attempted ?? null };
  return (
    <>
      <td>{formatShooting(shooting)}</td>
      <td>{formatPercent(share(shooting))}</td>
    </>
  );
}
