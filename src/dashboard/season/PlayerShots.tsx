import { i18n } from '@lingui/core';
import { useState } from 'react';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { useSeasonPlays } from '../api/season-plays.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { ZoneCourt } from '../figures/ZoneCourt.tsx';
import { ZoneTable } from '../figures/ZoneTable.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './SeasonPlayerPage.module.css';

interface PlayerShotsProps {
  playerId: string;
  name: string;
  boxScores: readonly SeasonEntry<BoxScore>[];
}

/** Where a player's shots of the season came from; read only when asked for, since it takes every event of each match. */
export function PlayerShots({ playerId, name, boxScores }: PlayerShotsProps) {
  const [asked, setAsked] = useState(false);
  const played = boxScores.flatMap(({ match, value }) =>
    value?.team.players.some((player) => player.playerId === playerId && player.played)
      ? [match]
      : [],
  );
  const plays = useSeasonPlays(played, asked);
  if (played.length === 0) return null;
  const events = plays.entries.flatMap(({ value }) => value?.events ?? []);
  const shots = shotsByZone(events, 'team', playerId);
  const through = asked && !plays.reading;
  return (
    <Card title={i18n.t('Shots')} note={i18n.t('field goals by zone; points per shot beneath')}>
      {asked ? (
        <SeasonCount readings={[plays]} />
      ) : (
        <p className={styles.ask}>
          <Button onClick={() => setAsked(true)}>
            {played.length === 1
              ? i18n.t('Show the shots')
              : i18n.t('Show the shots of {count, plural, one {# match} other {# matches}}', {
                  count: played.length,
                })}
          </Button>
          <span className={styles.about}>{i18n.t('Reads every event of each match.')}</span>
        </p>
      )}
      {shots ? (
        <div className={styles.shots}>
          <ZoneCourt
            title={i18n.t('Shots of {name} by zone', { name })}
            zones={shots.zones}
            chosen={null}
          />
          <ZoneTable title={i18n.t('Shots of {name} by zone', { name: name })} shots={shots} />
        </div>
      ) : null}
      {through && !shots ? (
        <p className={styles.about}>
          {plays.failed + plays.absent === played.length
            ? i18n.t('The events of the matches are not available from this service.')
            : i18n.t('The places of the shots were not recorded.')}
        </p>
      ) : null}
    </Card>
  );
}
