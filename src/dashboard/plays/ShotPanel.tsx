import { i18n } from '@lingui/core';
import { type ComponentProps, useState } from 'react';
import { Link, type To } from 'react-router';
import { zonedShots } from '../../basketball/season-shots.ts';
import { type ChartZone, shotsByZone, shotZoneOf } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { ShotGlyph } from '../figures/Court.tsx';
import courtStyles from '../figures/court.module.css';
import { seenPlace } from '../figures/court-lines.ts';
import type { Person } from '../figures/plays.ts';
import { playText } from '../figures/plays.ts';
import { Absence } from '../figures/QueryState.tsx';
import { UsualCourt, UsualSteps } from '../figures/UsualCourt.tsx';
import { ZoneTable } from '../figures/ZoneTable.tsx';
import { Card } from '../ui/Card.tsx';
import { Choice } from '../ui/Choice.tsx';
import { LineSelect } from '../ui/Fields.tsx';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import { useRovingFocus } from '../ui/use-roving-focus.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import type { MatchPlays } from './match-plays.ts';
import playsPageStyles from './PlaysPage.module.css';
import { usePlayAddress } from './play-address.ts';
import styles from './ShotPanel.module.css';
import { SideChoice } from './SideChoice.tsx';

/** Shot locations of a side, a player or a period. */
export function ShotPanel({ match }: { match: MatchPlays }) {
  const { choice, ...change } = useShotChoice(match.people);
  const { events, periods } = match;
  if (shotsByZone(events, 'team') === null) {
    return (
      <Card title={i18n.t('Shot chart')}>
        <Absence
          title={i18n.t('The locations of the shots were not recorded')}
          message={i18n.t('The shots themselves are in the play-by-play below.')}
        />
      </Card>
    );
  }
  const period = periods.find(({ key }) => key === choice.period);
  const ofPeriod = period ? events.filter((event) => event.period === period.number) : events;
  return (
    <Card title={i18n.t('Shot chart')}>
      <ShotFilters match={match} choice={choice} {...change} />
      <ShotChart match={match} choice={choice} events={ofPeriod} />
    </Card>
  );
}

interface ShotChartProps {
  match: MatchPlays;
  choice: ShotChoice;
  /** Events of the chosen period. */
  events: readonly MatchEvent[];
}

/** All shots on a court with the zones beside it, which are in a table once asked for. */
function ShotChart({ match, choice, events }: ShotChartProps) {
  const playAddress = usePlayAddress();
  const [read, setRead] = useState<string | null>(null);
  const [zone, setZone] = useState<ChartZone | null>(null);
  const { side, shooter, period } = choice;
  const own = events.filter(({ playerId }) => !shooter || playerId === shooter.playerId);
  const counted = shotsByZone(events, side, shooter?.playerId);
  const chosen = match.periods.find(({ key }) => key === period);
  const whose = [shooter?.label ?? match.names[side], chosen?.label].filter(Boolean).join(', ');
  const shots = own.flatMap((event): (ShotMark & { zone: ChartZone | null })[] => {
    const { courtPosition } = event;
    const play = match.byEventId.get(event.id);
    if (!isFieldGoal(event) || !courtPosition || !play || event.side !== side) return [];
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
  const rows = zonedShots([own], [match.events], side)?.rows ?? [];
  const reading = shots.find(({ key }) => key === read)?.text;
  return (
    <div data-tone={side === 'team' ? 'us' : 'them'}>
      <figure className="stack">
        <ShotCourt
          title={i18n.t('Shots of {whose}', { whose })}
          rows={rows}
          chosen={zone === null ? [] : [zone]}
          shots={shots}
          read={read}
          onRead={setRead}
        />
        <figcaption className="stack close">
          <p className={styles.reading}>
            {reading ??
              (shots.length === 0
                ? i18n.t('No shot to show here.')
                : i18n.t('Choose a shot to open its play.'))}
          </p>
          <p className={`quiet line ${styles.key}`}>
            {[true, false].map((made) => (
              <span key={String(made)}>
                <svg viewBox="-0.3 -0.3 0.6 0.6" aria-hidden="true">
                  <ShotGlyph made={made} />
                </svg>{' '}
                {made ? i18n.t('made') : i18n.t('missed')}{' '}
              </span>
            ))}
          </p>
          <UsualSteps rows={rows} />
          <p className="quiet">
            {i18n.t(
              'Of a zone: points per shot, against both sides’ of this match, made/attempted',
            )}
          </p>
        </figcaption>
      </figure>
      {counted ? (
        <OpenedDetails summary={i18n.t('The values as a table')}>
          {() => (
            <ZoneTable
              title={i18n.t('Shooting by zone of {whose}', { whose })}
              shots={counted}
              onZone={setZone}
            />
          )}
        </OpenedDetails>
      ) : (
        <p>{i18n.t('The locations of these shots were not recorded.')}</p>
      )}
    </div>
  );
}

interface ShotFiltersProps {
  match: MatchPlays;
  choice: ShotChoice;
  setSide: (side: string) => void;
  setShooter: (key: string) => void;
  setPeriod: (period: string) => void;
}

/** Chooses side, player and period of the shot chart; offers only players with shots. */
function ShotFilters({ match, choice, setSide, setShooter, setPeriod }: ShotFiltersProps) {
  const { events, names, people, periods } = match;
  const shot = new Set(
    events.flatMap(({ type, playerId }) =>
      type === 'twoPointer' || type === 'threePointer' ? (playerId ?? []) : [],
    ),
  );
  const shooters = people.filter(
    ({ side, playerId }) => side === choice.side && shot.has(playerId),
  );
  return (
    <search className={playsPageStyles.filters} aria-label={i18n.t('Shot chart')}>
      <SideChoice names={names} side={choice.side} onChange={setSide} />
      <LineSelect
        isUnlabelled
        label={i18n.t('Shooter')}
        value={choice.shooter?.key ?? ''}
        onChoose={setShooter}
        options={[
          ['', i18n.t('Every player')],
          ...shooters.map(({ key, label }) => [key, label] as const),
        ]}
      />
      <Choice
        legend={i18n.t('Period of the shots')}
        options={[
          { value: '', label: i18n.t('Match') },
          ...periods.map(({ key, label }) => ({ value: key, label })),
        ]}
        value={periods.some(({ key }) => key === choice.period) ? choice.period : ''}
        onChange={setPeriod}
      />
    </search>
  );
}

/** One field goal on the court. */
interface ShotMark extends ComponentProps<typeof ShotGlyph> {
  key: string;
  /** For instance "Q2 4:31, 7 Ana Berg, missed two (lay-up)". */
  text: string;
  /** The link to the play. */
  to: To;
  /** Whether another zone than this shot's is selected. */
  faded: boolean;
}

interface ShotCourtProps
  extends Pick<ComponentProps<typeof UsualCourt>, 'title' | 'rows' | 'chosen'> {
  shots: readonly ShotMark[];
  /** The key of the selected mark, which gets a ring on top. */
  read: string | null;
  /** Called with the mark under the pointer or focus; `null` if none. */
  onRead: (key: string | null) => void;
}

/**
 * Every field goal at its location: a dot for a make, a cross for a miss. Arrow keys move between shots in match
 * order, Enter opens the play.
 */
function ShotCourt({ shots, read, onRead, ...zones }: ShotCourtProps) {
  const { handlers, tabIndexOf } = useRovingFocus(shots[0]?.key);
  const ringed = shots.find(({ key }) => key === read);
  const keys = new Set(shots.map(({ key }) => key));
  const known = (key: string) => keys.has(key);
  return (
    <UsualCourt size={1.74} {...zones} {...handlers}>
      {shots.map(({ key, x, y, made, text, to, faded }) => (
        <Link
          key={key}
          to={to}
          className={[courtStyles.mark, faded ? courtStyles.faded : ''].join(' ')}
          aria-label={text}
          tabIndex={tabIndexOf(key, known)}
          data-mark={key}
          onPointerEnter={() => onRead(key)}
          onPointerLeave={() => onRead(null)}
          onFocus={() => onRead(key)}
          onBlur={() => onRead(null)}
        >
          <circle fill="transparent" cx={x} cy={y} r={0.42} />
          <ShotGlyph made={made} x={x} y={y} />
        </Link>
      ))}
      {ringed ? <circle className={courtStyles.ring} cx={ringed.x} cy={ringed.y} r={0.5} /> : null}
    </UsualCourt>
  );
}

/** The side, player and period of the chart. */
interface ShotChoice {
  side: Side;
  /** `null` for the whole team. */
  shooter: Person | null;
  /** The period's key; '' for the whole match. */
  period: string;
}

const usual = { shots: 'team', shooter: '', 'shots-period': '' };

/** The choice in the address, with its setters; choosing another side clears the player. */
function useShotChoice(people: readonly Person[]) {
  const [chosen, choose] = useSearchChoice(usual);
  const side: Side = chosen.shots === 'opponent' ? 'opponent' : 'team';
  const choice: ShotChoice = {
    side,
    shooter: people.find(({ side: of, key }) => of === side && key === chosen.shooter) ?? null,
    period: chosen['shots-period'],
  };
  return {
    choice,
    setSide: (side: string) => choose({ shots: side, shooter: '' }),
    setShooter: (shooter: string) => choose({ shooter }),
    setPeriod: (period: string) => choose({ 'shots-period': period }),
  };
}
