import { i18n } from '@lingui/core';
import { type ReactNode, useMemo } from 'react';
import { sides } from '../../contract/play-by-play.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlaysPage.module.css';
import { type PlayFilters as Filters, noFilters, passes, playGroups } from './play-filters.ts';

interface PlayFiltersProps {
  match: MatchPlays;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
  /** What stands at the end of the row. */
  children: ReactNode;
}

/** Period, player and type of the play-by-play. Offers only what occurs. */
export function PlayFilters({ match, filters, onChange, children }: PlayFiltersProps) {
  const { plays, people, periods, names } = match;
  const acted = useMemo(() => new Set(plays.map(({ person }) => person?.playerId)), [plays]);
  const groups = useMemo(
    () =>
      Object.entries(playGroups).filter(([type]) =>
        plays.some((play) => passes(play, { ...noFilters, type })),
      ),
    [plays],
  );
  const filtered = Object.values(filters).some((value) => value !== '');
  return (
    <search className={styles.filters} aria-label={i18n.t('Play-by-play')}>
      <Choice
        legend={i18n.t('Period of the plays')}
        options={[
          { value: '', label: i18n.t('Match') },
          ...periods.map(({ key, label }) => ({ value: key, label })),
        ]}
        value={filters.period}
        onChange={(period) => onChange({ period })}
      />
      <label>
        <span className="visually-hidden">{i18n.t('Player')}</span>
        <select
          value={filters.player}
          onChange={(event) => onChange({ player: event.target.value })}
        >
          <option value="">{i18n.t('Everyone')}</option>
          {sides.map((side) => (
            <optgroup key={side} label={names[side]}>
              <option value={side}>{i18n.t('All of {team}', { team: names[side] })}</option>
              {people
                .filter((person) => person.side === side && acted.has(person.playerId))
                .map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{i18n.t('Type of play')}</span>
        <select value={filters.type} onChange={(event) => onChange({ type: event.target.value })}>
          <option value="">{i18n.t('Every type')}</option>
          {groups.map(([type, { name }]) => (
            <option key={type} value={type}>
              {i18n.t(name)}
            </option>
          ))}
        </select>
      </label>
      {filtered ? <Button onClick={() => onChange(noFilters)}>{i18n.t('Clear')}</Button> : null}
      <span className={styles.end}>{children}</span>
    </search>
  );
}
