import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useApi } from '../api/api-context.ts';
import { clubQuery, teamsQuery } from '../api/club.ts';
import { Absence } from '../figures/Absence.tsx';
import { ForRecorder } from '../figures/ForRecorder.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AddMatchesLink } from './AddMatchesLink.tsx';
import styles from './ClubPage.module.css';
import { TeamCard } from './TeamCard.tsx';

const ClubCare = lazy(async () => ({ default: (await import('./ClubCare.tsx')).ClubCare }));

/** The club: its teams as cards. */
export function ClubPage() {
  const club = useQuery(clubQuery(useApi()));
  const name = club.data?.value.name;
  return (
    <>
      <PageTitle parts={[name ?? i18n.t('Your club')]} />
      <div className={styles.heading}>
        <h1>{name ?? <Skeleton width="14rem" height="1.2em" />}</h1>
        <div className={styles.care}>
          <AddMatchesLink />
          <ForRecorder>
            {club.data ? <ClubCare key={club.data.value.name} club={club.data.value} /> : null}
          </ForRecorder>
        </div>
      </div>
      <Loaded query={club} skeleton={<TeamsSkeleton />}>
        {({ id }) => <Teams clubId={id} />}
      </Loaded>
    </>
  );
}

function Teams({ clubId }: { clubId: string }) {
  const teams = useQuery(teamsQuery(useApi(), clubId));
  return (
    <Loaded query={teams} skeleton={<TeamsSkeleton />}>
      {(list) =>
        list.length === 0 ? (
          <Absence
            title={i18n.t('This club has no team yet')}
            message={i18n.t('Teams appear here as soon as the club adds them in its app.')}
          >
            <AddMatchesLink />
          </Absence>
        ) : (
          <ul className={styles.teams}>
            {list.map((team) => (
              <TeamCard key={team.id} team={team} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function TeamsSkeleton() {
  return (
    <div className={styles.teams} role="status">
      <span className="visually-hidden">{i18n.t('Loading the teams')}</span>
      <Skeleton height="15.6rem" />
      <Skeleton height="15.6rem" />
      <Skeleton height="15.6rem" />
    </div>
  );
}
