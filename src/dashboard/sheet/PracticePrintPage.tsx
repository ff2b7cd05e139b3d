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
import { planOf, readChoices } from '../practice/plan.ts';
import { basisText, usePractice } from '../practice/use-practice.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { LoadedTeam, type TeamOfSheet, TeamSheet, TeamSheetFrame } from './TeamSheetFrame.tsx';
import './paper-practice.css';
import './paper.css';

/** The print preview of a practice, in the order chosen on this device. */
export function PracticePrintPage() {
  return <LoadedTeam>{(read) => <TeamPractice {...read} />}</LoadedTeam>;
}

/** A practice on one sheet with a tick box per drill and lines for notes; black on white in every theme. */
function TeamPractice({ teamId, team, matches }: TeamOfSheet) {
  const { local } = useStorages();
  const { report, complete } = usePractice(teamId, matches);
  const { drills, loading } = usePrintedDrills(teamId, matches);
  const isEmpty = !report && drills.length === 0;
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('Practice'), team.season]}
      back={{ to: paths.practice({ teamId }), text: i18n.t('Back to the practice') }}
      complete={complete && !loading}
      nothing={complete && isEmpty ? i18n.t('Too few matches to compare with') : ''}
    >
      {isEmpty ? (
        <h1>{i18n.t('What to train')}</h1>
      ) : (
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
              plan={planOf(report.themes, readChoices(local, teamId))}
              paper
              controlsOf={() => tick}
            />
          ) : null}
          {drills.length > 0 ? (
            <Section title={i18n.t('From the insights')}>
              <ul className="grid close">
                {drills.map((text) => (
                  <li key={text} className="ends">
                    <ServiceText text={text} />
                    {tick}
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          <p className="paper-lines">{i18n.t('Notes')}</p>
        </TeamSheet>
      )}
    </TeamSheetFrame>
  );
}

const tick = <span className="paper-tick" aria-hidden="true" />;

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
