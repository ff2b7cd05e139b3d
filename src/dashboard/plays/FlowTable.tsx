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
  return (
    <FoldedTable
      summary={i18n.t('Every score as a table')}
      label={i18n.t('Every score')}
      columns={[i18n.t('Period'), i18n.t('Clock'), i18n.t('Score'), i18n.t('Lead'), i18n.t('Play')]}
    >
      {() => <Rows match={match} flow={flow} />}
    </FoldedTable>
  );
});

function Rows({ match, flow }: FlowTableProps) {
  const playAddress = usePlayAddress();
  return flow.map((point) => {
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
  });
}
