import { i18n } from '@lingui/core';
import { useParams } from 'react-router';
import { isUnder13 } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { useTeamNaming } from '../figures/team-naming.ts';
import { useOpponent } from '../opponent/use-opponent.ts';
import { LoadedTeam, type TeamOfSheet } from './LoadedTeam.tsx';
import { OpponentSheet } from './OpponentSheet.tsx';
import { TeamSheetFrame } from './TeamSheetFrame.tsx';

/** An opponent on one sheet of paper, as it will come out of the printer. */
export function OpponentPrintPage() {
  return <LoadedTeam>{(read) => <Opponent {...read} />}</LoadedTeam>;
}

function Opponent({ teamId, team, matches }: TeamOfSheet) {
  const { opponent = '' } = useParams();
  const online = useOnline();
  const naming = useTeamNaming();
  const ranks = !isUnder13(useTeam(teamId).team);
  const reading = useOpponent(matches, useUsual(teamId).matches, opponent, naming.names);
  const complete = reading === null || !online || reading.complete;
  const name = reading?.opponent.name ?? i18n.t('Opponent');
  const isMet = reading !== null && reading.opponent.meetings.length > 0;
  return (
    <TeamSheetFrame
      title={[name, i18n.t('Opponent'), team.season]}
      back={
        <SeasonLink to={paths.opponent({ teamId, opponent })}>
          {i18n.t('Back to the opponent')}
        </SeasonLink>
      }
      naming={naming}
      complete={complete}
      nothing={isMet ? '' : i18n.t('No match against them is stored')}
    >
      {isMet ? null : <h1>{name}</h1>}
      {isMet && reading.report ? (
        <OpponentSheet teamId={teamId} team={team} report={reading.report} ranks={ranks} />
      ) : null}
    </TeamSheetFrame>
  );
}
