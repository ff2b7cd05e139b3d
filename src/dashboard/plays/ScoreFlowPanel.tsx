import { i18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import { type FlowPoint, scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import { Absence } from '../figures/Absence.tsx';
import { ScoreFlow } from '../figures/ScoreFlow.tsx';
import { flowSteps, markedRuns, scoreIndexAt } from '../figures/score-flow-steps.ts';
import { Card } from '../ui/Card.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { FlowFacts } from './FlowFacts.tsx';
import { FlowReading, flowText } from './FlowReading.tsx';
import { FlowTable } from './FlowTable.tsx';
import type { MatchPlays } from './match-plays.ts';
import { RunList } from './RunList.tsx';
import styles from './ScoreFlowPanel.module.css';

const usual = { flow: '' };

/** How the score went: chart, facts, runs, and every score in a table. */
export function ScoreFlowPanel({ match }: { match: MatchPlays }) {
  const { events, rules } = match;
  const flow = useMemo(() => scoreFlow(events, rules), [events, rules]);
  return (
    <Card title={i18n.t('Score flow')}>
      {flow === null || flow.length === 0 ? (
        <Absence
          title={i18n.t('No score to follow')}
          message={i18n.t('The service’s events of this match carry no score.')}
        />
      ) : (
        <Flow match={match} flow={flow} />
      )}
    </Card>
  );
}

function Flow({ match, flow }: { match: MatchPlays; flow: readonly FlowPoint[] }) {
  const [{ flow: kind }, choose] = useSearchChoice(usual);
  // The moment that is read: 0 is the start, 1 the first score. The last one until another is chosen.
  const [chosen, setChosen] = useState<number | null>(null);
  const { names, timed, finished, periodEnds } = match;
  const moment = Math.min(chosen ?? flow.length, flow.length);
  const runs = useMemo(() => scoringRuns(flow), [flow]);
  const drawing = useMemo(() => {
    const seconds = periodEnds.at(-1)?.endSeconds ?? 0;
    const last = flow.at(-1)?.seconds ?? flow.length;
    const end = timed ? Math.max(seconds, last) : flow.length;
    return {
      end,
      steps: flowSteps(flow, timed && finished ? end : last),
      periods: timed ? periodEnds.map(({ label, endSeconds }) => ({ label, end: endSeconds })) : [],
    };
  }, [flow, timed, finished, periodEnds]);
  const marked = useMemo(() => markedRuns(flow), [flow]);
  const point = flow[moment - 1];
  return (
    <>
      <div className={styles.head}>
        <FlowReading match={match} point={point} />
        <Choice
          legend={i18n.t('What the chart shows')}
          options={[
            { value: '', label: i18n.t('Lead') },
            { value: 'scores', label: i18n.t('Both scores') },
          ]}
          value={kind === 'scores' ? 'scores' : ''}
          onChange={(kind) => choose({ flow: kind })}
        />
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={kind === 'scores' ? styles.ownLine : styles.ownArea}>{names.team}</span>
        <span className={kind === 'scores' ? styles.otherLine : styles.otherArea}>
          {names.opponent}
        </span>
        <span className={styles.runArea}>{i18n.t('Run of 8 points or more')}</span>
      </p>
      <ScoreFlow
        title={i18n.t('Score flow, score by score')}
        kind={kind === 'scores' ? 'scores' : 'margin'}
        {...drawing}
        runs={marked}
        moments={flow.length + 1}
        moment={moment}
        at={point ? (point.seconds ?? moment) : 0}
        reading={flowText(match, point)}
        onMoment={setChosen}
        onPoint={(at) => setChosen(scoreIndexAt(flow, at) + 1)}
      />
      {timed ? null : (
        <p className={styles.remark}>
          {i18n.t('The times of the events were not recorded: scores stand in their order.')}
        </p>
      )}
      <div className={styles.below}>
        <FlowFacts match={match} />
        <div>
          <h3>{i18n.t('Runs')}</h3>
          <RunList match={match} runs={runs} />
        </div>
      </div>
      <FlowTable match={match} flow={flow} />
    </>
  );
}
