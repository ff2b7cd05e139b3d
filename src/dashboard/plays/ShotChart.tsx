import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type ChartZone, shotsByZone, shotZoneOf } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { ShotGlyph } from '../figures/Court.tsx';
import { seenPlace } from '../figures/court-lines.ts';
import { playText } from '../figures/plays.ts';
import { ShotCourt, type ShotMark } from '../figures/ShotCourt.tsx';
import { ZoneCourt } from '../figures/ZoneCourt.tsx';
import { ZoneTable } from '../figures/ZoneTable.tsx';
import type { MatchPlays } from './match-plays.ts';
import styles from './ShotChart.module.css';
import type { ShotChoice } from './shot-choice.ts';
import { usePlayAddress } from './use-play-jump.ts';

interface ShotChartProps {
  match: MatchPlays;
  choice: ShotChoice;
  /** Those of the chosen period. */
  events: readonly MatchEvent[];
}

/** Every shot on the court, the zones on a second court, and the zones in a table. */
export function ShotChart({ match, choice, events }: ShotChartProps) {
  const playAddress = usePlayAddress();
  const [read, setRead] = useState<string | null>(null);
  const [zone, setZone] = useState<ChartZone | null>(null);
  const { side, shooter, period } = choice;
  const counted = shotsByZone(events, side, shooter?.playerId);
  const chosen = match.periods.find(({ key }) => key === period);
  const whose = [shooter?.label ?? match.names[side], chosen?.label].filter(Boolean).join(', ');
  const shots = events.flatMap((event): (ShotMark & { zone: ChartZone | null })[] => {
    const { courtPosition } = event;
    const play = match.byEventId.get(event.id);
    const isTheirs = event.side === side && (!shooter || event.playerId === shooter.playerId);
    if (!isFieldGoal(event) || !courtPosition || !play || !isTheirs) return [];
    const shotZone = shotZoneOf(event);
    return [
      {
        key: event.id,
        ...seenPlace(courtPosition),
        made: event.made === true,
        text: playText(play),
        to: playAddress(play),
        zone: shotZone,
        faded: zone !== null && zone !== shotZone,
      },
    ];
  });
  const reading = shots.find(({ key }) => key === read)?.text;
  return (
    <div className={styles.charts}>
      <figure>
        <figcaption>
          <b>{i18n.t('Every shot')}</b>
          <span className={styles.key}>
            <svg viewBox="-0.3 -0.3 0.6 0.6" aria-hidden="true">
              <ShotGlyph made={true} />
            </svg>{' '}
            {i18n.t('made')}{' '}
            <svg viewBox="-0.3 -0.3 0.6 0.6" aria-hidden="true">
              <ShotGlyph made={false} />
            </svg>{' '}
            {i18n.t('missed')}
          </span>
        </figcaption>
        <ShotCourt
          title={i18n.t('Shots of {whose}', { whose })}
          shots={shots}
          read={read}
          onRead={setRead}
        />
        <p className={styles.reading}>
          {reading ??
            (shots.length === 0
              ? i18n.t('No shot to show here.')
              : i18n.t('Choose a shot to open its play.'))}
        </p>
      </figure>
      <figure>
        <figcaption>
          <b>{i18n.t('By zone')}</b>
          <span className={styles.key}>{i18n.t('points per shot, made/attempted')}</span>
        </figcaption>
        <ZoneCourt
          title={i18n.t('Shooting by zone of {whose}; the same figures stand in the table', {
            whose,
          })}
          zones={counted?.zones ?? []}
          chosen={zone}
        />
        <p className={styles.reading}>{i18n.t('The larger the circle, the more shots.')}</p>
      </figure>
      {counted ? (
        <ZoneTable
          title={i18n.t('Shooting by zone of {whose}', { whose })}
          shots={counted}
          onZone={setZone}
        />
      ) : (
        <p>{i18n.t('The places of these shots were not recorded.')}</p>
      )}
    </div>
  );
}
