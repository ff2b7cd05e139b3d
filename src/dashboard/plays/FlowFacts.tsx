import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import { type Drought, scoringDroughts } from '../../basketball/droughts.ts';
import { scoreCourse } from '../../basketball/score-course.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { formatClock } from '../figures/plays.ts';
import { formatCount, notRecorded } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import type { MatchPlays } from './match-plays.ts';
import styles from './ScoreFlowPanel.module.css';
import { usePlayAddress } from './use-play-jump.ts';

/** The course of the score in a few numbers of both sides, own side first. */
export const FlowFacts = memo(function FlowFacts({ match }: { match: MatchPlays }) {
  const { events, rules, names } = match;
  const course = scoreCourse(events, rules);
  if (!course) return null;
  const rows = [
    { name: i18n.t('Biggest lead'), of: (side: Side) => formatCount(course.biggestLead[side]) },
    { name: i18n.t('Biggest run'), of: (side: Side) => `${course.biggestRun[side]}–0` },
    {
      name: i18n.t('Time in the lead'),
      of: (side: Side) => formatClock(course.secondsLeading[side]),
    },
    {
      name: i18n.t('Longest without a point'),
      of: (side: Side) => <LongestDrought match={match} side={side} />,
    },
  ];
  return (
    <div className={styles.facts}>
      <Table
        label={i18n.t('The course of the score')}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { key: 'name', heading: '', isName: true, cell: ({ name }) => name },
          ...sides.map((side) => ({
            key: side,
            heading: names[side],
            cell: ({ of }: (typeof rows)[number]) => of(side),
          })),
        ]}
      />
      <dl>
        <div>
          <dt>{i18n.t('Lead changes')}</dt>
          <dd>{course.leadChanges}</dd>
        </div>
        <div>
          <dt>{i18n.t('Times tied')}</dt>
          <dd>{course.timesTied}</dd>
        </div>
      </dl>
    </div>
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
