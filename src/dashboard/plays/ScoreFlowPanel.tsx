import { i18n } from '@lingui/core';
import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { type Drought, scoringDroughts } from '../../basketball/droughts.ts';
import { onOff } from '../../basketball/lineup-totals.ts';
import { playerStints } from '../../basketball/player-stints.ts';
import { type FlowPoint, scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { scoreIndexAt } from '../figures/flow-geometry.ts';
import { chanceText } from '../figures/LeadChart.tsx';
import { shortName } from '../figures/match-text.ts';
import { described, formatClock, type Play } from '../figures/plays.ts';
import { Absence } from '../figures/QueryState.tsx';
import { Card } from '../ui/Card.tsx';
import { formatSigned, notRecorded } from '../ui/format.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import type { MatchPlays } from './match-plays.ts';
import { usePlayAddress } from './play-address.ts';
import styles from './ScoreFlowPanel.module.css';
import { SideChoice, useSideOnCourt } from './SideChoice.tsx';
import timeCanvasStyles from './TimeCanvas.module.css';
import { TimeCanvas } from './TimeCanvas.tsx';
import { chanceAt, courseOf, pointsWithin } from './time-window.ts';

interface ScoreFlowPanelProps {
  match: MatchPlays;
  /** The score that the deciding stretch ended with, where the cursor begins; otherwise it begins at the last score. */
  decided: Stretch['to']['score'] | undefined;
}

/** The match on one time axis: lead, chance to win, shots and stints; with runs and the longest times without a point. */
export function ScoreFlowPanel({ match, decided }: ScoreFlowPanelProps) {
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
        <Flow match={match} flow={flow} decided={decided} />
      )}
    </Card>
  );
}

function Flow({ match, flow, decided }: FlowProps & ScoreFlowPanelProps) {
  const [side, choose] = useSideOnCourt();
  // The index of the selected score: 0 is the start, 1 the first score.
  const [chosen, setChosen] = useState<number | null>(null);
  const end = flow.findIndex((p) => p.team === decided?.team && p.opponent === decided.opponent);
  const moment = Math.min(chosen ?? (end === -1 ? flow.length : end + 1), flow.length);
  const course = useMemo(() => courseOf(match, flow), [match, flow]);
  const { whole, last } = course;
  const point = flow[moment - 1];
  const at = point ? (point.seconds ?? moment) : 0;
  const chance = chanceAt(course, at);
  const onPoint = (place: number) => setChosen(scoreIndexAt(flow, place) + 1);
  const won = last && pointsWithin(course, last);
  return (
    <>
      <div className={`ends top ${styles.head}`}>
        <FlowReading match={match} point={point} chance={chance} />
        {match.timed ? <SideChoice names={match.names} side={side} onChange={choose} /> : null}
      </div>
      <div className={`relative ${styles.flow}`}>
        <input
          type="range"
          className={`wide absolute ${styles.keys}`}
          aria-label={i18n.t('Score flow, score by score')}
          min={0}
          max={flow.length}
          value={moment}
          aria-valuetext={flowText(match, point, chance)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <TimeCanvas course={course} window={whole} at={at} onPoint={onPoint}>
          <StintLanes match={match} side={side} end={whole.to} at={at} />
        </TimeCanvas>
      </div>
      <p className="quiet">
        {match.timed
          ? i18n.t(
              'Shots: three heights for one, two and three points, a dot for a miss. Solid: on court at this moment.',
            )
          : i18n.t('The times of the events were not recorded: scores are in their order.')}
      </p>
      {last && won ? (
        <>
          <h3>{i18n.t('The last five minutes, {team}–{opponent}', { ...won })}</h3>
          <TimeCanvas course={course} window={last} at={at} onPoint={onPoint} large />
        </>
      ) : null}
      <div className={`pair ${styles.below}`}>
        <div>
          <h3>{i18n.t('Runs')}</h3>
          <RunList match={match} flow={flow} />
        </div>
        <div>
          <h3>{i18n.t('Longest without a point')}</h3>
          <Droughts match={match} />
        </div>
      </div>
    </>
  );
}

interface StintLanesProps {
  match: MatchPlays;
  side: Side;
  end: number;
  /** The time at which players on court are highlighted. */
  at: number;
}

/** Times on court: a lane for each player, by minutes, with the match's +/- at the end. */
function StintLanes({ match, side, end, at }: StintLanesProps) {
  const rows = useMemo(() => stintRows(match, side), [match, side]);
  const isPhone = useIsPhone();
  return rows.map(({ key, number, name, plusMinus, stints }) => (
    <div key={key} className={`${timeCanvasStyles.lane} ${timeCanvasStyles.person}`}>
      <span className={timeCanvasStyles.name}>
        <small>{number}</small> {isPhone ? shortName(name).replace(/^\S+ /, '') : name}
      </span>
      <div
        className={`relative ${timeCanvasStyles.stints}`}
        data-tone={side === 'team' ? 'us' : 'them'}
      >
        {stints.map(({ fromSeconds, toSeconds }) => (
          <i
            key={fromSeconds}
            className={
              fromSeconds < at && at <= toSeconds ? timeCanvasStyles.on : timeCanvasStyles.stint
            }
            style={{
              insetInlineStart: `${(100 * fromSeconds) / end}%`,
              width: `${(100 * (toSeconds - fromSeconds)) / end}%`,
            }}
          />
        ))}
      </div>
      <span className="small narrow end">{plusMinus}</span>
    </div>
  ));
}

function stintRows(match: MatchPlays, side: Side) {
  const stints = match.timed ? lineupStints(match, side) : null;
  if (!stints) return [];
  const people = match.people.filter((person) => person.side === side);
  const totals = onOff(
    stints,
    people.map(({ playerId }) => playerId),
  );
  return people
    .flatMap(({ playerId, number, name }, index) => {
      const own = playerStints(stints, playerId, match.rules);
      const on = totals[index]?.on;
      if (own.length === 0 || !on) return [];
      const seconds = on.seconds ?? 0;
      const plusMinus = formatSigned(on.margin);
      return [{ key: playerId, number, name, seconds, plusMinus, stints: own }];
    })
    .sort((a, b) => b.seconds - a.seconds);
}

/** Each side's longest time without a point, own side first. */
const Droughts = memo(function Droughts({ match }: { match: MatchPlays }) {
  return (
    <ul className={styles.runs}>
      {sides.map((side) => (
        <li key={side} className="ruled">
          <b>
            <LongestDrought match={match} side={side} />
          </b>{' '}
          {match.names[side]}
        </li>
      ))}
    </ul>
  );
});

function LongestDrought({ match, side }: { match: MatchPlays; side: Side }) {
  const playAddress = usePlayAddress();
  const [drought]: Drought[] = scoringDroughts(match, side, 0);
  if (!drought) return notRecorded;
  const length = formatClock(drought.seconds);
  const ended = match.byEventId.get(drought.endedByEventId ?? '');
  if (!ended) return length;
  const at = `${ended.period} ${ended.clock}`;
  const label = i18n.t('{length}, ended by the play at {at}', { length, at });
  return (
    <Link to={playAddress(ended)} aria-label={label}>
      {length}
    </Link>
  );
}

interface FlowProps {
  match: MatchPlays;
  flow: readonly FlowPoint[];
}

/** The match's runs, each linked to its first play. */
const RunList = memo(function RunList({ match, flow }: FlowProps) {
  const runs = scoringRuns(flow);
  const playAddress = usePlayAddress();
  if (runs.length === 0) {
    return <p className="quiet">{i18n.t('No side scored eight points in a row.')}</p>;
  }
  return (
    <ul className={styles.runs} aria-label={i18n.t('Runs of eight points or more')}>
      {runs.map((run) => {
        const first = match.byEventId.get(run.eventIds[0] ?? '');
        const last = match.byEventId.get(run.eventIds.at(-1) ?? '');
        if (!first || !last) return null;
        const span = {
          from: `${first.period} ${first.clock}`,
          to: last.period === first.period ? last.clock : `${last.period} ${last.clock}`,
          score: `${run.score.team}–${run.score.opponent}`,
        };
        return (
          <li key={first.anchor} className="ruled">
            <Link to={playAddress(first)}>
              <b>{run.points}–0</b> {match.names[run.side]}
            </Link>{' '}
            <span className="quiet">{i18n.t('{from} to {to}, to {score}', span)}</span>
          </li>
        );
      })}
    </ul>
  );
});

interface FlowReadingProps {
  match: MatchPlays;
  /** `undefined` at the start of the match. */
  point: FlowPoint | undefined;
  /** The chance to win at that time, 0..1; `null` if unknown. */
  chance: number | null;
}

/** One moment: period and clock, score, lead, and a link to the play. */
function FlowReading({ match, point, chance }: FlowReadingProps) {
  const playAddress = usePlayAddress();
  const play = match.byEventId.get(point?.eventId ?? '');
  if (!point || !play) return <p className={styles.reading}>{i18n.t('Start of the match, 0–0')}</p>;
  return (
    <p className={styles.reading}>
      <b className="number sentence">
        {point.team}–{point.opponent}
      </b>{' '}
      {[leadText(match, point), chanceToWin(chance)].filter(Boolean).join(' · ')}
      <span className="block soft">
        {play.period} {play.clock}: <Link to={playAddress(play)}>{playInWords(play)}</Link>
      </span>
    </p>
  );
}

/** The same moment as one text for screen readers. */
function flowText(match: MatchPlays, point: FlowPoint | undefined, chance: number | null): string {
  const play = match.byEventId.get(point?.eventId ?? '');
  if (!point || !play) return i18n.t('Start of the match, 0 to 0');
  const score = i18n.t('{team} to {opponent}', { team: point.team, opponent: point.opponent });
  return [
    `${play.period} ${play.clock}`,
    score,
    leadText(match, point),
    playInWords(play),
    chanceToWin(chance),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The leading side and its lead, for instance "Kestrels by 4". */
function leadText({ names }: MatchPlays, { team, opponent }: FlowPoint): string {
  if (team === opponent) return i18n.t('tied');
  return i18n.t('{team} by {points}', {
    team: team > opponent ? names.team : names.opponent,
    points: Math.abs(team - opponent),
  });
}

const chanceToWin = (chance: number | null) =>
  chance === null ? '' : i18n.t('chance to win {chance}', { chance: chanceText(chance) });

const playInWords = (play: Play) => [play.who, described(play)].filter(Boolean).join(', ');
