import { i18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import { type FlowPoint, scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import { Absence } from '../figures/Absence.tsx';
import { scoreIndexAt } from '../figures/score-flow-steps.ts';
import { Card } from '../ui/Card.tsx';
import { FlowFacts } from './FlowFacts.tsx';
import { FlowReading, flowText } from './FlowReading.tsx';
import { FlowTable } from './FlowTable.tsx';
import type { MatchPlays } from './match-plays.ts';
import { RunList } from './RunList.tsx';
import styles from './ScoreFlowPanel.module.css';
import { SideOnCourt, useSideOnCourt } from './SideOnCourt.tsx';
import { StintLanes } from './StintLanes.tsx';
import { TimeCanvas } from './TimeCanvas.tsx';
import { chanceAt, courseOf, lastMinutes, pointsWithin } from './time-window.ts';

/** How the match went on one axis of time: the lead, the chance to win, shots and stints; facts, runs, and every score in a table. */
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
  const [side, choose] = useSideOnCourt();
  // The moment that is read: 0 is the start, 1 the first score. The last one until another is chosen.
  const [chosen, setChosen] = useState<number | null>(null);
  const moment = Math.min(chosen ?? flow.length, flow.length);
  const runs = useMemo(() => scoringRuns(flow), [flow]);
  const course = useMemo(() => courseOf(match, flow), [match, flow]);
  const whole = useMemo(() => ({ from: 0, to: course.end }), [course]);
  const last = useMemo(() => lastMinutes(match, course), [match, course]);
  const point = flow[moment - 1];
  const at = point ? (point.seconds ?? moment) : 0;
  const chance = chanceAt(course, at);
  const onPoint = (place: number) => setChosen(scoreIndexAt(flow, place) + 1);
  const won = last && pointsWithin(course, last);
  return (
    <>
      <div className={styles.head}>
        <FlowReading match={match} point={point} chance={chance} />
        {match.timed ? <SideOnCourt names={match.names} side={side} onChange={choose} /> : null}
      </div>
      <div className={styles.flow}>
        <input
          type="range"
          className={styles.keys}
          aria-label={i18n.t('Score flow, score by score')}
          min={0}
          max={flow.length}
          value={moment}
          aria-valuetext={flowText(match, point, chance)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <TimeCanvas course={course} window={whole} at={at} onPoint={onPoint}>
          <StintLanes match={match} side={side} end={course.end} at={at} />
        </TimeCanvas>
      </div>
      <p className="quiet">
        {match.timed
          ? i18n.t(
              'Shots: three heights for one, two and three points, a dot for a miss. Bands: runs of eight points or more. Solid: on court at this moment.',
            )
          : i18n.t('The times of the events were not recorded: scores stand in their order.')}
      </p>
      {last && won ? (
        <>
          <h3>{i18n.t('The last five minutes, {team}–{opponent}', { ...won })}</h3>
          <TimeCanvas course={course} window={last} at={at} onPoint={onPoint} large />
        </>
      ) : null}
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
