import { i18n } from '@lingui/core';
import { paths } from '../api/paths.ts';
import { useStorages } from '../api/session-context.ts';
import { type TakenDrill, takenDrills } from '../api/taken-drills.ts';
import { Section } from '../figures/Section.tsx';
import { Practice } from '../practice/Practice.tsx';
import { type Plan, planOf, readChoices } from '../practice/plan.ts';
import type { PracticeReport } from '../practice/practice-report.ts';
import { basisText, usePractice } from '../practice/use-practice.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { LoadedTeam, type TeamOfSheet, TeamSheet, TeamSheetFrame } from './TeamSheetFrame.tsx';
import './paper-practice.css';
import './paper.css';
import type { TeamPaper } from './season-rows.ts';

/** The print preview of a practice, in the order chosen on this device. */
export function PracticePrintPage() {
  return <LoadedTeam>{(read) => <TeamPractice {...read} />}</LoadedTeam>;
}

function TeamPractice({ teamId, team, matches }: TeamOfSheet) {
  const { local } = useStorages();
  const { report, complete } = usePractice(teamId, matches);
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('Practice'), team.season]}
      back={{ to: paths.practice({ teamId }), text: i18n.t('Back to the practice') }}
      complete={complete}
      nothing={complete && !report ? i18n.t('Too few matches to compare with') : ''}
    >
      {report ? (
        <PracticeSheet
          team={team}
          report={report}
          plan={planOf(report.themes, readChoices(local, teamId))}
          drills={takenDrills(local, teamId)}
        />
      ) : (
        <h1>{i18n.t('What to train')}</h1>
      )}
    </TeamSheetFrame>
  );
}

interface PracticeSheetProps {
  team: TeamPaper;
  report: PracticeReport;
  plan: Plan;
  drills: readonly TakenDrill[];
}

/** A practice on one sheet with a tick box per drill and lines for notes; black on white in every theme. */
function PracticeSheet({ team, report, plan, drills }: PracticeSheetProps) {
  return (
    <TeamSheet
      team={team}
      part={i18n.t('Practice')}
      about={[`${i18n.t('Practice')} · ${team.name}`, basisText(report)]}
      heading={i18n.t('What to train')}
      className="paper-practice"
    >
      <Practice
        report={report}
        plan={plan}
        paper
        controlsOf={() => <span className="paper-tick" aria-hidden="true" />}
      />
      {drills.length > 0 ? (
        <Section title={i18n.t('From the insights')}>
          <ul className="grid close">
            {drills.map(({ matchId, text }) => (
              <li key={`${matchId} ${text}`} className="ends">
                <ServiceText text={text} />
                <span className="paper-tick" aria-hidden="true" />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <p className="paper-lines">{i18n.t('Notes')}</p>
    </TeamSheet>
  );
}
