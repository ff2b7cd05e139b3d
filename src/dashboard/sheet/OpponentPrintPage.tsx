import { i18n } from '@lingui/core';
import { useParams } from 'react-router';
import { isUnder13 } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useUsual } from '../api/team-season.ts';
import { matchText } from '../figures/match-text.ts';
import { useTeamNaming } from '../figures/player-naming.ts';
import { Report } from '../opponent/Report.tsx';
import { useOpponent } from '../opponent/use-opponent.ts';
import { LoadedTeam, type TeamOfSheet, TeamSheet, TeamSheetFrame } from './TeamSheetFrame.tsx';
import './paper-opponent.css';
import './paper.css';

/** The print preview of an opponent's page. */
export function OpponentPrintPage() {
  return <LoadedTeam>{(read) => <Opponent {...read} />}</LoadedTeam>;
}

/** An opponent on one sheet; black on white in every theme. */
function Opponent({ teamId, team, matches }: TeamOfSheet) {
  const { opponent = '' } = useParams();
  const naming = useTeamNaming();
  const ranks = !isUnder13(useTeam(teamId).team);
  const reading = useOpponent(matches, useUsual(teamId).matches, opponent, naming.names);
  const name = reading?.opponent.name ?? i18n.t('Opponent');
  const isMet = reading !== null && reading.opponent.meetings.length > 0;
  const report = reading?.report;
  const [next] = report?.ahead ?? [];
  const about = [
    i18n.t('Opponent'),
    report?.competition,
    i18n.t('for {team}', { team: team.name }),
    team.season,
    team.usual,
  ];
  return (
    <TeamSheetFrame
      title={[name, i18n.t('Opponent'), team.season]}
      back={{ to: paths.opponent({ teamId, opponent }), text: i18n.t('Back to the opponent') }}
      naming={naming}
      complete={!reading?.readings.some(({ waiting }) => waiting) && !reading?.seasonPlays.waiting}
      nothing={isMet ? '' : i18n.t('No match against them is stored')}
    >
      {isMet ? null : <h1>{name}</h1>}
      {isMet && report ? (
        <TeamSheet
          team={team}
          part={i18n.t('Opponent')}
          about={[
            about.filter(Boolean).join(' · '),
            next
              ? i18n.t('next: {match}', { match: matchText(next) })
              : i18n.t('no further meeting in the calendar'),
          ]}
          heading={report.name}
          className="paper-opponent"
        >
          <Report
            teamId={teamId}
            report={report}
            usualZones={reading.usualZones}
            reading={false}
            ranks={ranks}
            paper
          />
        </TeamSheet>
      ) : null}
    </TeamSheetFrame>
  );
}
