import { i18n } from '@lingui/core';
import { Link, useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { storages } from '../api/device-storage.ts';
import { paths } from '../api/paths.ts';
import { planOf, readChoices } from '../practice/plan.ts';
import { usePractice } from '../practice/use-practice.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadedTeam } from './LoadedTeam.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { PracticeSheet } from './PracticeSheet.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import type { TeamPaper } from './season-paper.ts';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

/** A practice on one sheet of paper, as the coach ordered it on this device. */
export function PracticePrintPage() {
  const { teamId = '' } = useParams();
  return (
    <LoadedTeam teamId={teamId}>
      {(team, matches) => <Practice teamId={teamId} team={team} matches={matches} />}
    </LoadedTeam>
  );
}

interface PracticeProps {
  teamId: string;
  team: TeamPaper;
  matches: Match[];
}

function Practice({ teamId, team, matches }: PracticeProps) {
  const { report, complete } = usePractice(teamId, matches);
  usePrintOnArrival(complete && report !== null);
  const title = [team.name, i18n.t('Practice'), team.season?.replaceAll('/', '-')]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <title>{title}</title>
      <PaperFoot text={title} />
      <PrintToolbar
        back={<Link to={paths.practice({ teamId })}>{i18n.t('Back to the practice')}</Link>}
        complete={complete}
        nothing={complete && !report ? i18n.t('Too few matches to tell what is usual') : ''}
      />
      {report ? (
        <SheetPreview>
          <PracticeSheet
            team={team}
            report={report}
            plan={planOf(report.themes, readChoices(storages.local, teamId))}
          />
        </SheetPreview>
      ) : complete ? (
        <h1>{i18n.t('What to train')}</h1>
      ) : (
        <Skeleton height="60rem" />
      )}
    </>
  );
}
