import { i18n } from '@lingui/core';
import { useId } from 'react';
import { matchSeconds } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow } from '../../basketball/score-flow.ts';
import { share } from '../../basketball/shooting.ts';
import { type ChartZone, shotsByZone, type ZoneShooting } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { Court, CourtLines, ShotGlyph } from '../figures/Court.tsx';
import { courtSize, seenPlace } from '../figures/court-lines.ts';
import { type FlowFrame, flowGeometry, flowSteps, markedRuns } from '../figures/flow-geometry.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { zoneNames } from '../figures/play-words.ts';
import { formatPercent, formatShooting } from '../figures/statistic-format.ts';
import { formatScore, formatSigned } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import type { Part } from './match-paper.ts';

interface PaperChartsProps {
  match: Match;
  events: Part<readonly MatchEvent[]>;
  names: Record<Side, string>;
}

/** Score flow and shot chart, or why one can't be drawn. */
export function PaperCharts({ match, events, names }: PaperChartsProps) {
  if ('missing' in events) {
    return (
      <section className="paper-missing">
        <h2>{i18n.t('Score flow and shot chart')}</h2>
        <p>{events.missing}</p>
      </section>
    );
  }
  const flow = scoreFlow(events.value, match);
  return (
    <>
      <section className="paper-whole">
        <h2>
          {i18n.t('Score flow')}{' '}
          <small>
            {i18n.t(
              'lead in points, grey: {team} ahead; bars: runs of 8 and more, ▬ {team}, ▭ {opponent}',
              names,
            )}
          </small>
        </h2>
        {flow && flow.length > 0 ? (
          <PaperScoreFlow flow={flow} match={match} names={names} />
        ) : (
          <p>{i18n.t('The course of the score was not recorded.')}</p>
        )}
      </section>
      <section className="paper-whole">
        <h2>{i18n.t('Shot chart')}</h2>
        {shotsByZone(events.value, 'team') ? (
          <Shots events={events.value} names={names} />
        ) : (
          <p>{i18n.t('The places of the shots were not recorded.')}</p>
        )}
      </section>
    </>
  );
}

interface ShotsProps {
  events: readonly MatchEvent[];
  names: Record<Side, string>;
}

/** Few shots are further out, in metres; the court is extended for those that are. */
const usualDepth = 10.2;

/** Where both sides shot from, own side left, and how each zone went between them. */
function Shots({ events, names }: ShotsProps) {
  const shots = events.filter((event) => isFieldGoal(event) && event.courtPosition);
  const furthest = Math.max(0, ...shots.map(({ courtPosition }) => courtPosition?.y ?? 0));
  const depth = Math.min(courtSize.length, Math.max(usualDepth, furthest + 0.5));
  const court = (side: Side) => (
    <figure>
      <Court
        title={i18n.t('Field goals of {team} on the court', { team: names[side] })}
        depth={depth}
        scale={4}
        role="img"
      >
        <CourtLines />
        {shots.map(({ id, made, side: of, courtPosition }) =>
          of === side && courtPosition ? (
            <ShotGlyph key={id} made={made === true} {...seenPlace(courtPosition, depth)} />
          ) : null,
        )}
      </Court>
      <figcaption>{names[side]}</figcaption>
    </figure>
  );
  return (
    <div className="paper-shots">
      {court('team')}
      <Zones events={events} />
      {court('opponent')}
    </div>
  );
}

function Zones({ events }: Pick<ShotsProps, 'events'>) {
  const own = shotsByZone(events, 'team');
  const other = shotsByZone(events, 'opponent');
  if (!own || !other) return null;
  const unplaced = own.unplaced.attempted + other.unplaced.attempted;
  const cells = (of: (zone: ChartZone) => ZoneShooting | undefined, side: Side) => {
    const shots = (zone: ChartZone) => of(zone) ?? { made: null, attempted: null };
    return [
      {
        key: `${side} shots`,
        // Each side's columns are beside its court, which names it.
        heading: '',
        cell: (zone: ChartZone) => formatShooting(shots(zone)),
      },
      {
        key: `${side} share`,
        heading: '',
        cell: (zone: ChartZone) => formatPercent(share(shots(zone))),
      },
    ];
  };
  return (
    <div className="paper-zones">
      <Table
        paper
        rows={own.zones.map(({ zone }) => zone)}
        keyOf={(zone) => zone}
        columns={[
          ...cells((zone) => own.zones.find((one) => one.zone === zone), 'team'),
          { key: 'zone', heading: '', isName: true, cell: (zone) => i18n.t(zoneNames[zone]) },
          ...cells((zone) => other.zones.find((one) => one.zone === zone), 'opponent'),
        ]}
      />
      <p>{i18n.t('● made, × missed')}</p>
      {unplaced > 0 ? (
        <p>{i18n.t('Shots without a recorded place: {unplaced}', { unplaced })}</p>
      ) : null}
    </div>
  );
}

interface PaperScoreFlowProps {
  flow: readonly FlowPoint[];
  match: Match;
  names: Record<Side, string>;
}

/** In millimetres. */
const frame: FlowFrame = { width: 190, height: 38, left: 8, right: 0.2, top: 6, bottom: 9 };
const bottom = frame.height - frame.bottom;
/** About the widest label of a run, "19–0", at the size of the chart's type. */
const labelWidth = 6.5;

/** The lead over the match: above the level line the own side leads, below it the other; runs are bars over it. */
function PaperScoreFlow({ flow, match, names }: PaperScoreFlowProps) {
  const clip = useId();
  const played = Math.max(match.periods.length, match.regulationPeriods, flow.at(-1)?.period ?? 0);
  const ends = periodLabels(played, match.regulationPeriods).map((label, index) => ({
    label,
    end: matchSeconds(index + 1, match),
    points: match.periods[index],
  }));
  const total = ends.at(-1)?.end ?? 0;
  // Without a clock, scores are evenly spaced within the match.
  const timed = flow.some(({ seconds }) => seconds !== null);
  const unit = timed ? 1 : total / flow.length;
  const steps = flowSteps(flow, total).map((step) => ({
    ...step,
    at: Math.min(total, step.at * unit),
  }));
  const { ticks, x, y, lead } = flowGeometry(steps, ends, frame);
  let taken = 0;
  return (
    <svg
      className="paper-figure"
      width={`${frame.width}mm`}
      height={`${frame.height}mm`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={i18n.t(
        'The lead over the match: above the line {team}, below it {opponent}',
        names,
      )}
    >
      <clipPath id={clip}>
        <rect width={frame.width} height={y(0)} />
      </clipPath>
      <path d={`${lead}V${y(0)}Z`} className="paper-lead-area" clipPath={`url(#${clip})`} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${frame.left} ${y(tick)}H${x(total)}`}
            className={tick === 0 ? 'paper-axis' : 'paper-grid'}
          />
          <text x={frame.left - 1} y={y(tick) + 0.85} textAnchor="end">
            {formatSigned(tick)}
          </text>
        </g>
      ))}
      {[{ end: 0, label: '', points: undefined }, ...ends].map(({ end, label, points }, index) => (
        <g key={end}>
          <path d={`M${x(end)} ${frame.top}V${bottom + 1}`} className="paper-grid" />
          <text x={x(end)} y={bottom + 4} textAnchor={index === 0 ? 'start' : 'end'}>
            {`${end / 60}′`}
          </text>
          {index === 0 ? null : (
            <text
              x={(x(ends[index - 2]?.end ?? 0) + x(end)) / 2}
              y={bottom + 7.6}
              textAnchor="middle"
            >
              <tspan className="paper-strong">{label}</tspan>
              <tspan dx={1.2}>{formatScore(points)}</tspan>
            </text>
          )}
        </g>
      ))}
      <path d={lead} className="paper-lead" />
      {markedRuns(flow).map(({ key, side, label, from, to }) => {
        const [start, end] = [x(Math.min(total, from * unit)), x(Math.min(total, to * unit))];
        const hasRoom = start >= taken;
        if (hasRoom) taken = Math.max(end, start + labelWidth) + 1;
        return (
          <g key={key}>
            <rect
              x={start}
              y={3.6}
              width={Math.max(1, end - start)}
              height={1.1}
              className={`paper-run paper-run-${side}`}
            />
            {hasRoom ? (
              <text x={start} y={2.7}>
                {label}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
