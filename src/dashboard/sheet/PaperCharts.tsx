import { i18n } from '@lingui/core';
import { scoreFlow } from '../../basketball/score-flow.ts';
import { share } from '../../basketball/shooting.ts';
import { type ChartZone, type ShotsByZone, shotsByZone } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { Bridge } from '../figures/Bridge.tsx';
import { Court, CourtLines, ShotGlyph } from '../figures/Court.tsx';
import { courtSize, seenPlace } from '../figures/court-lines.ts';
import { LeadChart } from '../figures/LeadChart.tsx';
import { zoneNames } from '../figures/play-words.ts';
import { formatPercent, formatShooting } from '../figures/statistic-format.ts';
import type { Why } from '../figures/why-parts.ts';
import { formatSigned } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import type { Part, PlayByPlay } from './match-paper.ts';

interface PaperChartsProps {
  match: Match;
  plays: Part<PlayByPlay>;
  names: Record<Side, string>;
}

/** Score flow and shot chart, or why one can't be drawn. */
export function PaperCharts({ match, plays, names }: PaperChartsProps) {
  if ('missing' in plays) {
    return (
      <section className="paper-missing">
        <h2>{i18n.t('Score flow and shot chart')}</h2>
        <p>{plays.missing}</p>
      </section>
    );
  }
  const { events } = plays.value;
  return (
    <>
      <section className="paper-whole paper-lead">
        <h2>
          {i18n.t('Score flow')}{' '}
          <small>{i18n.t('bars: runs of 8 and more, ▬ {team}, ▭ {opponent}', names)}</small>
        </h2>
        {scoreFlow(events, match)?.length ? (
          <LeadChart meeting={{ match, plays: plays.value }} marksRuns />
        ) : (
          <p>{i18n.t('The course of the score was not recorded.')}</p>
        )}
      </section>
      <section className="paper-whole">
        <h2>{i18n.t('Shot chart')}</h2>
        {shotsByZone(events, 'team') ? (
          <Shots events={events} names={names} />
        ) : (
          <p>{i18n.t('The locations of the shots were not recorded.')}</p>
        )}
      </section>
    </>
  );
}

interface ShotsProps {
  events: readonly MatchEvent[];
  names: Record<Side, string>;
}

/** Court depth in metres; extended if a shot was further out. */
const usualDepth = 10.2;

/** The shots of both sides, ours on the left, and the results by zone between them. */
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
  // Without headings: the court beside the columns names the side.
  const columnsOf = (side: Side, { zones }: ShotsByZone) => {
    const shotsIn = (zone: ChartZone) =>
      zones.find((one) => one.zone === zone) ?? { made: null, attempted: null };
    const column = (name: string, cell: (zone: ChartZone) => string) => ({
      key: `${side} ${name}`,
      heading: '',
      cell,
    });
    return [
      column('shots', (zone) => formatShooting(shotsIn(zone))),
      column('share', (zone) => formatPercent(share(shotsIn(zone)))),
    ];
  };
  return (
    <div className="paper-zones">
      <Table
        paper
        rows={own.zones.map(({ zone }) => zone)}
        keyOf={(zone) => zone}
        columns={[
          ...columnsOf('team', own),
          { key: 'zone', heading: '', isName: true, cell: (zone) => i18n.t(zoneNames[zone]) },
          ...columnsOf('opponent', other),
        ]}
      />
      <p>{i18n.t('● made, × missed')}</p>
      {unplaced > 0 ? (
        <p>{i18n.t('Shots without a recorded location: {unplaced}', { unplaced })}</p>
      ) : null}
    </div>
  );
}

/** The parts of the margin to scale, each starting where the last one ended. */
export function PaperWhy({ why, opponent }: { why: Why | null; opponent: string }) {
  return (
    <section>
      <h2>
        {why
          ? i18n.t('Why {margin} against {opponent}', {
              margin: formatSigned(why.margin),
              opponent,
            })
          : i18n.t('Why')}{' '}
        {why ? (
          <small>{i18n.t('in points; each step starts where the last one ended')}</small>
        ) : null}
      </h2>
      {why ? (
        <Bridge
          label={i18n.t('Why')}
          parts={why.parts}
          end={{ name: i18n.t('Result'), points: why.margin }}
          paper
        />
      ) : (
        <p>{i18n.t('Totals of both sides are needed to say why; they were not all recorded.')}</p>
      )}
    </section>
  );
}
