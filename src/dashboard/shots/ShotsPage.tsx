import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { zonedShots } from '../../basketball/season-shots.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { useSeasonPlays, useUnchanged } from '../api/season-reading.ts';
import { useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { Absence } from '../figures/Absence.tsx';
import { usablePlays } from '../figures/meeting.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { SeasonPage } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { KindsAlone } from './KindsAlone.tsx';
import styles from './Shots.module.css';
import { ShotTable } from './ShotTable.tsx';
import { UsualCourt, UsualLegend } from './UsualCourt.tsx';

/** Where a team's and its opponents' shots of the season came from. */
export function ShotsPage() {
  return (
    <TeamMatches title={i18n.t('Shots')} skeleton={<ShotsSkeleton />}>
      {(list) => <Shots {...list} />}
    </TeamMatches>
  );
}

const usual = { matches: 'all' };
const lately = 5;

function Shots({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const plays = useSeasonPlays(matches, true);
  const [{ matches: chosen }, choose] = useSearchChoice(usual);
  const values = useUnchanged(plays.entries.map(({ value }) => value));
  const usualOf = useUsual(teamId);
  const isBefore = usualOf.seasonBefore !== null;
  const before = useSeasonPlays(usualOf.before, true);
  const valuesBefore = useUnchanged(before.entries.map(({ value }) => value));
  const online = useOnline();
  const complete = (!plays.reading && !before.reading) || !online;
  // Told once, when all is there: what is usual changes with every match.
  const sides = useMemo(() => {
    if (!complete) return null;
    const events = (some: typeof values) =>
      some.flatMap((each) => {
        const usable = usablePlays(each);
        return usable ? [usable.events] : [];
      });
    const all = events(values);
    const usualShots = isBefore ? events(valuesBefore) : all;
    const looked = chosen === 'latest' ? events(values.slice(0, lately)) : all;
    return {
      team: zonedShots(looked, usualShots, 'team'),
      opponent: zonedShots(looked, usualShots, 'opponent'),
      places: all.some((match) => match.some(({ courtPosition }) => courtPosition !== undefined)),
    };
  }, [values, valuesBefore, isBefore, chosen, complete]);
  if (plays.entries.length === 0) {
    return (
      <Absence
        title={i18n.t('No match is completed yet')}
        message={i18n.t('Shots begin with the first match that has ended.')}
      />
    );
  }
  const choice = (
    <Choice
      legend={i18n.t('Matches')}
      options={[
        { value: 'all', label: i18n.t('The season') },
        { value: 'latest', label: i18n.t('Last {lately}', { lately }) },
      ]}
      value={chosen}
      onChange={(value) => choose({ matches: value })}
    />
  );
  if (sides !== null && !sides.places) {
    return (
      <KindsAlone
        plays={plays}
        matches={matches}
        latest={chosen === 'latest' ? lately : null}
        choice={choice}
      />
    );
  }
  return (
    <SeasonPage choice={choice} readings={[plays]}>
      {sides ? (
        <>
          <div className={styles.sides}>
            {(['team', 'opponent'] as const).map((side) => {
              const title = side === 'team' ? i18n.t('Our shots') : i18n.t('Opponents’ shots');
              const shots = sides[side];
              return (
                <Section key={side} title={title}>
                  {shots ? (
                    <>
                      <UsualCourt title={title} rows={shots.rows} />
                      <ShotTable title={title} rows={shots.rows} unplaced={shots.unplaced} />
                    </>
                  ) : (
                    <p className={styles.note}>
                      {i18n.t('The places of the shots were not recorded.')}
                    </p>
                  )}
                </Section>
              );
            })}
          </div>
          <UsualLegend />
          <SeasonLink className={styles.stand} to={`${paths.trends({ teamId })}#standing`}>
            {i18n.t('Where a match stands')}
          </SeasonLink>
        </>
      ) : (
        <ShotsSkeleton />
      )}
    </SeasonPage>
  );
}

function ShotsSkeleton() {
  return (
    <div className={styles.sides} role="status">
      <span className="visually-hidden">{i18n.t('Loading the shots')}</span>
      <Skeleton height="32rem" />
      <Skeleton height="32rem" />
    </div>
  );
}
