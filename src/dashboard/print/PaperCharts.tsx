import { scoreFlow } from '../../basketball/score-flow.ts';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { PaperScoreFlow } from './PaperScoreFlow.tsx';
import { PaperShotChart } from './PaperShotChart.tsx';
import type { Part } from './part.ts';

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
        <h2>Score flow and shot chart</h2>
        <p>{events.missing}</p>
      </section>
    );
  }
  const flow = scoreFlow(events.value, match);
  return (
    <>
      <section className="paper-whole">
        <h2>
          Score flow{' '}
          <small>
            lead in points, grey: {names.team} ahead; bars: runs of 8 and more, ▬ {names.team}, ▭{' '}
            {names.opponent}
          </small>
        </h2>
        {flow && flow.length > 0 ? (
          <PaperScoreFlow flow={flow} match={match} names={names} />
        ) : (
          <p>The course of the score was not recorded.</p>
        )}
      </section>
      <section className="paper-whole">
        <h2>Shot chart</h2>
        {shotsByZone(events.value, 'team') ? (
          <PaperShotChart events={events.value} names={names} />
        ) : (
          <p>The places of the shots were not recorded.</p>
        )}
      </section>
    </>
  );
}
