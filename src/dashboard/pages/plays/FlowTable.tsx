import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import type { FlowPoint } from '../../../basketball/score-flow.ts';
import { OpenedDetails } from '../../ui/OpenedDetails.tsx';
import { leadText } from './FlowReading.tsx';
import type { MatchPlays } from './match-plays.ts';
import styles from './ScoreFlowPanel.module.css';
import { usePlayAddress } from './use-play-jump.ts';

interface FlowTableProps {
  match: MatchPlays;
  flow: readonly FlowPoint[];
}

/** Every score of the match, made once it is opened. */
export const FlowTable = memo(function FlowTable({ match, flow }: FlowTableProps) {
  return (
    <OpenedDetails summary={i18n.t('Every score as a table')}>
      {() => <Rows match={match} flow={flow} />}
    </OpenedDetails>
  );
});

function Rows({ match, flow }: FlowTableProps) {
  const playAddress = usePlayAddress();
  return (
    <section className={styles.scroll} aria-label={i18n.t('Every score')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.stays}>
              {i18n.t('Period')}
            </th>
            <th scope="col" className={styles.stays}>
              {i18n.t('Clock')}
            </th>
            <th scope="col" className={styles.stays}>
              {i18n.t('Score')}
            </th>
            <th scope="col" className={styles.stays}>
              {i18n.t('Lead')}
            </th>
            <th scope="col" className={styles.stays}>
              {i18n.t('Play')}
            </th>
          </tr>
        </thead>
        <tbody>
          {flow.map((point) => {
            const play = match.byEventId.get(point.eventId);
            if (!play) return null;
            return (
              <tr key={`${point.eventId} ${point.side}`}>
                <td>{play.periodName}</td>
                <td>{play.clock}</td>
                <th scope="row">
                  {point.team}–{point.opponent}
                </th>
                <td>{leadText(match, point)}</td>
                <td>
                  <Link to={playAddress(play)}>
                    {play.who || match.names[point.side]}: {play.what}
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
