import { i18n } from '@lingui/core';
import { type RefObject, useEffect, useRef } from 'react';
import type { Match } from '../../contract/match.ts';
import { Button } from '../ui/Button.tsx';
import { matchStatusText } from '../ui/MatchStatusBadge.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { isNarrowed, type MatchFilters, noFilters, occurring } from './match-filters.ts';
import styles from './TeamPage.module.css';

interface FiltersProps {
  matches: Match[];
  filters: MatchFilters;
  onChange: (changes: Partial<MatchFilters>) => void;
}

/** What the list is narrowed to; offers only what occurs in it. */
export function Filters({ matches, filters, onChange }: FiltersProps) {
  const opponent = useFollowingField<HTMLInputElement>(filters.opponent);
  return (
    <search className={styles.filters}>
      <label>
        <span className="visually-hidden">{i18n.t('Opponent')}</span>
        <input
          type="search"
          placeholder={i18n.t('Opponent')}
          ref={opponent}
          defaultValue={filters.opponent}
          onChange={(event) => onChange({ opponent: event.target.value })}
        />
      </label>
      <FilterChoice
        label={i18n.t('Status')}
        all={i18n.t('Every status')}
        value={filters.status}
        options={occurring(matches.map((match) => match.status))}
        text={matchStatusText}
        onChange={(status) => onChange({ status })}
      />
      <FilterChoice
        label={i18n.t('Home or away')}
        all={i18n.t('Home and away')}
        value={filters.place}
        options={occurring(matches.map((match) => match.homeAway))}
        text={matchPlaceText}
        onChange={(place) => onChange({ place })}
      />
      <FilterChoice
        label={i18n.t('Competition')}
        all={i18n.t('Every competition')}
        value={filters.competition}
        options={occurring(matches.map((match) => match.competition))}
        onChange={(competition) => onChange({ competition })}
      />
      {isNarrowed(filters) ? (
        <Button onClick={() => onChange(noFilters)}>{i18n.t('Clear')}</Button>
      ) : null}
    </search>
  );
}

interface FilterChoiceProps {
  label: string;
  /** The word for no choice. */
  all: string;
  value: string;
  options: string[];
  /** What an option is called, where it is not its own name. */
  text?: (option: string) => string;
  onChange: (value: string) => void;
}

/** A choice of words; nothing where there is but one. */
function FilterChoice({ label, all, value, options, text, onChange }: FilterChoiceProps) {
  const field = useFollowingField<HTMLSelectElement>(value);
  if (options.length < 2 && value === '') return null;
  const offered = value === '' || options.includes(value) ? options : [...options, value];
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select ref={field} defaultValue={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {offered.map((option) => (
          <option key={option} value={option}>
            {text ? text(option) : option}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * For a field that keeps its own text, so that fast typing loses nothing while the address follows: takes up `value` when
 * it changes by other means, but never under the hands of who is typing.
 */
function useFollowingField<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const { current } = field;
    if (!current || current.value === value) return;
    const isTyping = current.tagName === 'INPUT' && current.matches(':focus');
    if (!isTyping) current.value = value;
  }, [value]);
  return field;
}
