import { i18n } from '@lingui/core';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { numbered } from '../figures/player-naming.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { useTeamNaming } from '../figures/team-naming.ts';
import { useRoster } from '../figures/use-roster.ts';
import { LoadedTeam, type TeamOfSheet } from './LoadedTeam.tsx';
import { RosterSheet } from './RosterSheet.tsx';
import { seasonBasis } from './season-rows.ts';
import { TeamSheetFrame } from './TeamSheetFrame.tsx';

/** A team's players as they will come out of the printer. */
export function RosterPrintPage() {
  return <LoadedTeam>{(read) => <Roster {...read} />}</LoadedTeam>;
}

function Roster({ teamId, team, matches }: TeamOfSheet) {
  const online = useOnline();
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, understood, remark } = useRoster(teamId, boxScores);
  const naming = useTeamNaming();
  const players = numbered(
    naming.names,
    rows.filter(({ formerly }) => !formerly),
  );
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('roster'), team.season]}
      back={<SeasonLink to={paths.team({ teamId })}>{i18n.t('Back to the team')}</SeasonLink>}
      naming={naming}
      complete={!online || (!loading && !boxScores.reading)}
    >
      <RosterSheet
        paper={{ team, players, basis: seasonBasis(boxScores), remark }}
        isUnderstood={understood}
      />
    </TeamSheetFrame>
  );
}
