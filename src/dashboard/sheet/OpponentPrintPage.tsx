import { i18n } from '@lingui/core';
import { Link, useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { useOnline } from '../api/use-online.ts';
import { useOpponent } from '../opponent/use-opponent.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadedTeam } from './LoadedTeam.tsx';
import { OpponentSheet } from './OpponentSheet.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import type { TeamPaper } from './season-paper.ts';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

/** An opponent on one sheet of paper, as it will come out of the printer. */
export function OpponentPrintPage() {
  const { teamId = '' } = useParams();
  return (
    <LoadedTeam teamId={teamId}>
      {(team, matches) => <Opponent teamId={teamId} team={team} matches={matches} />}
    </LoadedTeam>
  );
}

interface OpponentProps {
  teamId: string;
  team: TeamPaper;
  matches: Match[];
}

function Opponent({ teamId, team, matches }: OpponentProps) {
  const { opponent = '' } = useParams();
  const online = useOnline();
  const reading = useOpponent(matches, opponent);
  const complete = reading === null || !online || reading.complete;
  usePrintOnArrival(complete);
  const report = reading?.report;
  const name = report?.name ?? i18n.t('Opponent');
  const title = [name, i18n.t('Opponent'), team.season?.replaceAll('/', '-')]
    .filter(Boolean)
    .join(' ');
  const met = report !== undefined && report.meetings.length > 0;
  return (
    <>
      <title>{title}</title>
      <PaperFoot text={title} />
      <PrintToolbar
        back={
          <Link to={paths.opponent({ teamId, opponent })}>{i18n.t('Back to the opponent')}</Link>
        }
        complete={complete}
        nothing={met ? '' : i18n.t('No match against them is stored')}
      />
      {!met ? (
        <h1>{name}</h1>
      ) : complete ? (
        <SheetPreview>
          <OpponentSheet teamId={teamId} team={team} report={report} />
        </SheetPreview>
      ) : (
        <Skeleton height="60rem" />
      )}
    </>
  );
}
