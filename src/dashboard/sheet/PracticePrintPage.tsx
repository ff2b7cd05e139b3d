import { i18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useStorages } from '../api/session-context.ts';
import { takenDrills } from '../api/taken-drills.ts';
import { playerNaming, useTeamNaming } from '../figures/player-naming.ts';
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
  const { drills, loading } = usePrintedDrills(teamId, matches);
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('Practice'), team.season]}
      back={{ to: paths.practice({ teamId }), text: i18n.t('Back to the practice') }}
      complete={complete && !loading}
      nothing={
        complete && !report && drills.length === 0 ? i18n.t('Too few matches to compare with') : ''
      }
    >
      {report || drills.length > 0 ? (
        <PracticeSheet
          team={team}
          report={report}
          plan={planOf(report?.themes ?? [], readChoices(local, teamId))}
          drills={drills}
        />
      ) : (
        <h1>{i18n.t('What to train')}</h1>
      )}
    </TeamSheetFrame>
  );
}

/** The team's drills with players named as on its other sheets, for which it reads the box scores of their matches. */
function usePrintedDrills(teamId: string, matches: readonly Match[]) {
  const { local } = useStorages();
  const { names, settled } = useTeamNaming();
  const [taken] = useState(() => takenDrills(local, teamId));
  const theirs = useMemo(
    () => matches.filter(({ id }) => taken.some(({ matchId }) => matchId === id)),
    [matches, taken],
  );
  const { entries, waiting } = useSeasonBoxScores(theirs);
  const drills = taken.flatMap(({ matchId, text }): string | string[] => {
    const boxScore = entries.find(({ match }) => match.id === matchId)?.value;
    if (names === 'names') return text;
    return boxScore ? playerNaming(names, boxScore).inText(text) : [];
  });
  return { drills: [...new Set(drills)], loading: !settled || waiting };
}

interface PracticeSheetProps {
  team: TeamPaper;
  /** `null` with too few matches to compare with. */
  report: PracticeReport | null;
  plan: Plan;
  drills: readonly string[];
}

/** A practice on one sheet with a tick box per drill and lines for notes; black on white in every theme. */
function PracticeSheet({ team, report, plan, drills }: PracticeSheetProps) {
  return (
    <TeamSheet
      team={team}
      part={i18n.t('Practice')}
      about={[`${i18n.t('Practice')} · ${team.name}`, report ? basisText(report.divided) : '']}
      heading={i18n.t('What to train')}
      className="paper-practice"
    >
      {report ? (
        <Practice
          report={report}
          plan={plan}
          paper
          controlsOf={() => <span className="paper-tick" aria-hidden="true" />}
        />
      ) : null}
      {drills.length > 0 ? (
        <Section title={i18n.t('From the insights')}>
          <ul className="grid close">
            {drills.map((text) => (
              <li key={text} className="ends">
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
