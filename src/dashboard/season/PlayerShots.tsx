import { i18n } from '@lingui/core';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { type SeasonEntry, useSeasonPlays, useUnchanged } from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { Section } from '../figures/Section.tsx';
import { ZoneCourt } from '../figures/ZoneCourt.tsx';
import { ZoneTable } from '../figures/ZoneTable.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './SeasonPlayerPage.module.css';

interface PlayerShotsProps {
  playerId: string;
  name: string;
  boxScores: readonly SeasonEntry<BoxScore>[];
}

/** Where a player's shots of the season came from: read after all else, since it takes every event of each match. */
export function PlayerShots({ playerId, name, boxScores }: PlayerShotsProps) {
  const played = useUnchanged(
    boxScores.flatMap(({ match, value }) =>
      value?.team.players.some((player) => player.playerId === playerId && player.played)
        ? [match]
        : [],
    ),
  );
  const plays = useSeasonPlays(played, true);
  const online = useOnline();
  const events = plays.entries.flatMap(({ value }) => value?.events ?? []);
  const shots = plays.reading && online ? null : shotsByZone(events, 'team', playerId);
  const title = i18n.t('Shots of {name} by zone', { name });
  return (
    <Section
      title={i18n.t('Shots')}
      note={i18n.t('points per shot by zone; the larger the circle, the more shots')}
    >
      <SeasonCount readings={[plays]} />
      {shots ? (
        <div>
          <ZoneCourt title={title} zones={shots.zones} chosen={null} />
          <details>
            <summary className="quiet">{i18n.t('The values as a table')}</summary>
            <ZoneTable title={title} shots={shots} />
          </details>
        </div>
      ) : plays.reading && online ? (
        <div>
          <div className={styles.court}>
            <Skeleton height="100%" />
          </div>
        </div>
      ) : (
        <p className="quiet">
          {plays.failed + plays.absent === played.length
            ? i18n.t('The events of the matches are not available from this service.')
            : i18n.t('The places of the shots were not recorded.')}
        </p>
      )}
    </Section>
  );
}
