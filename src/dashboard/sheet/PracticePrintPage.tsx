import { i18n } from '@lingui/core';
import { paths } from '../api/paths.ts';
import { useStorages } from '../api/session-context.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { planOf, readChoices } from '../practice/plan.ts';
import { usePractice } from '../practice/use-practice.ts';
import { LoadedTeam, type TeamOfSheet } from './LoadedTeam.tsx';
import { PracticeSheet } from './PracticeSheet.tsx';
import { TeamSheetFrame } from './TeamSheetFrame.tsx';

/** A practice on one sheet of paper, as the coach ordered it on this device. */
export function PracticePrintPage() {
  return <LoadedTeam>{(read) => <Practice {...read} />}</LoadedTeam>;
}

function Practice({ teamId, team, matches }: TeamOfSheet) {
  const { local } = useStorages();
  const { report, complete } = usePractice(teamId, matches);
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('Practice'), team.season]}
      back={
        <SeasonLink to={paths.practice({ teamId })}>{i18n.t('Back to the practice')}</SeasonLink>
      }
      complete={complete}
      nothing={complete && !report ? i18n.t('Too few matches to tell what is usual') : ''}
    >
      {report ? (
        <PracticeSheet
          team={team}
          report={report}
          plan={planOf(report.themes, readChoices(local, teamId))}
        />
      ) : (
        <h1>{i18n.t('What to train')}</h1>
      )}
    </TeamSheetFrame>
  );
}
