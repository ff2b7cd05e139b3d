import { i18n } from '@lingui/core';
import { useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useTeamMatches } from '../api/team-season.ts';
import { Absence } from '../figures/Absence.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { ReadingNote } from '../figures/ReadingNote.tsx';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { ChosenPractice } from './ChosenPractice.tsx';
import styles from './Practice.module.css';
import { basisText } from './practice-basis.ts';
import { leastMatches } from './practice-report.ts';
import { usePractice } from './use-practice.ts';

/** What to train: what came back in a team's latest matches, by what it cost. */
export function PracticePage() {
  const { teamId = '' } = useParams();
  const { team } = useTeam(teamId);
  const matches = useTeamMatches(teamId);
  return (
    <>
      <PageTitle parts={[i18n.t('What to train'), team?.name]} />
      <Loaded query={matches} skeleton={<PracticeSkeleton />}>
        {(list) => <TeamPractice teamId={teamId} matches={list} />}
      </Loaded>
    </>
  );
}

function TeamPractice({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const { report, readings, complete } = usePractice(teamId, matches);
  return (
    <>
      <header className={styles.title}>
        <h2>{i18n.t('What to train')}</h2>
        <p className={styles.caption}>
          {report ? (
            <>
              {basisText(report)}
              {'\u00a0· '}
              <SeasonLink to={paths.printPractice({ teamId })}>{i18n.t('Print')}</SeasonLink>
            </>
          ) : (
            i18n.t('from the latest matches')
          )}
        </p>
        <ReadingNote readings={readings} complete={complete} />
      </header>
      {report ? (
        <ChosenPractice key={teamId} teamId={teamId} report={report} />
      ) : complete ? (
        <Absence
          title={i18n.t('Too few matches to tell what is usual')}
          message={i18n.t(
            'It takes {count} completed matches with a box score of both sides: three to look at, and five before them that say what is usual.',
            { count: leastMatches },
          )}
        />
      ) : (
        <PracticeSkeleton />
      )}
    </>
  );
}

function PracticeSkeleton() {
  return <SkeletonRows count={9} height="4rem" label={i18n.t('Loading the latest matches')} />;
}
