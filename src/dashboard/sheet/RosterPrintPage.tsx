import { i18n } from '@lingui/core';
import { useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { useRoster } from '../figures/use-roster.ts';
import { LoadedTeam } from './LoadedTeam.tsx';
import { RosterSheet } from './RosterSheet.tsx';
import type { TeamPaper } from './season-paper.ts';
import { seasonBasis } from './season-rows.ts';
import { TeamSheetFrame } from './TeamSheetFrame.tsx';

/** A team's players as they will come out of the printer. */
export function RosterPrintPage() {
  const { teamId = '' } = useParams();
  return (
    <LoadedTeam teamId={teamId}>
      {(team, matches) => <Roster teamId={teamId} team={team} matches={matches} />}
    </LoadedTeam>
  );
}

interface RosterProps {
  teamId: string;
  team: TeamPaper;
  matches: Match[];
}

function Roster({ teamId, team, matches }: RosterProps) {
  const online = useOnline();
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, understood, remark } = useRoster(teamId, boxScores);
  const players = rows.filter(({ formerly }) => !formerly);
  return (
    <TeamSheetFrame
      teamId={teamId}
      team={team}
      part={i18n.t('roster')}
      complete={!online || (!loading && !boxScores.reading)}
    >
      <RosterSheet
        paper={{ team, players, basis: seasonBasis(boxScores), remark }}
        isUnderstood={understood}
      />
    </TeamSheetFrame>
  );
}
