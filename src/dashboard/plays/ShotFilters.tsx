import { i18n } from '@lingui/core';
import { Choice } from '../ui/Choice.tsx';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlaysPage.module.css';
import type { ShotChoice } from './shot-choice.ts';

interface ShotFiltersProps {
  match: MatchPlays;
  choice: ShotChoice;
  setSide: (side: string) => void;
  setShooter: (key: string) => void;
  setPeriod: (period: string) => void;
}

/** Side, player and period of the shot chart. Offers only players who shot. */
export function ShotFilters({ match, choice, setSide, setShooter, setPeriod }: ShotFiltersProps) {
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
    <search className={styles.filters} aria-label={i18n.t('Shot chart')}>
      <Choice
        legend={i18n.t('Side')}
        options={[
          { value: 'team', label: names.team },
          { value: 'opponent', label: names.opponent },
        ]}
        value={choice.side}
        onChange={setSide}
      />
      <label>
        <span className="visually-hidden">{i18n.t('Shooter')}</span>
        <select
          value={choice.shooter?.key ?? ''}
          onChange={(event) => setShooter(event.target.value)}
        >
          <option value="">{i18n.t('Every player')}</option>
          {shooters.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
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
