import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { lineupStints } from '../../basketball/stints.ts';
import { Absence } from '../figures/Absence.tsx';
import { Card } from '../ui/Card.tsx';
import { LineupTable } from './LineupTable.tsx';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlaysPage.module.css';
import { SideOnCourt, useSideOnCourt } from './SideOnCourt.tsx';
import { StintTable } from './StintTable.tsx';

/** What the line-ups did, of one side at a time, and every stint in a table. */
export function CourtTimePanel({ match }: { match: MatchPlays }) {
  const [side, choose] = useSideOnCourt();
  const stints = useMemo(() => lineupStints(match, side), [match, side]);
  return (
    <Card title={i18n.t('On court')}>
      <div className={styles.filters}>
        <SideOnCourt names={match.names} side={side} onChange={choose} />
      </div>
      {stints === null ? (
        <Absence
          title={i18n.t('Who was on court was not recorded')}
          message={i18n.t(
            'The match sheet of this side names no starters, so substitutions cannot be followed.',
          )}
        />
      ) : (
        <>
          {match.timed ? (
            <StintTable match={match} side={side} stints={stints} />
          ) : (
            <p className="quiet">
              {i18n.t('The times of the events were not recorded, so minutes cannot be told.')}
            </p>
          )}
          <LineupTable match={match} side={side} stints={stints} />
        </>
      )}
    </Card>
  );
}
