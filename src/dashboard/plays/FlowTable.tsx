import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import type { FlowPoint } from '../../basketball/score-flow.ts';
import { leadText } from './FlowReading.tsx';
import { FoldedTable } from './FoldedTable.tsx';
import type { MatchPlays } from './match-plays.ts';
import { usePlayAddress } from './use-play-jump.ts';

interface FlowTableProps {
  match: MatchPlays;
  flow: readonly FlowPoint[];
}

/** Every score of the match in a table. */
export const FlowTable = memo(function FlowTable({ match, flow }: FlowTableProps) {
  const playAddress = usePlayAddress();
  return (
    <FoldedTable
      summary={i18n.t('Every score as a table')}
      label={i18n.t('Every score')}
      rows={() =>
        flow.flatMap((point) => {
          const play = match.byEventId.get(point.eventId);
          return play ? [{ ...point, play }] : [];
        })
      }
      keyOf={({ eventId, side }) => `${eventId} ${side}`}
      columns={[
        {
          key: 'period',
          heading: i18n.t('Period'),
          isText: true,
          cell: ({ play }) => play.period,
        },
        { key: 'clock', heading: i18n.t('Clock'), cell: ({ play }) => play.clock },
        {
          key: 'score',
          heading: i18n.t('Score'),
          isName: true,
          cell: ({ team, opponent }) => `${team}–${opponent}`,
        },
        { key: 'lead', heading: i18n.t('Lead'), isText: true, cell: (one) => leadText(match, one) },
        {
          key: 'play',
          heading: i18n.t('Play'),
          isText: true,
          cell: ({ play, side }) => (
            <Link to={playAddress(play)}>
              {play.who || match.names[side]}: {play.what}
            </Link>
          ),
        },
      ]}
    />
  );
});
