import { i18n } from '@lingui/core';
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
          <PaperShotChart events={events.value} names={names} />
        ) : (
          <p>{i18n.t('The places of the shots were not recorded.')}</p>
        )}
      </section>
    </>
  );
}
