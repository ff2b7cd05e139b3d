import { i18n } from '@lingui/core';

interface LeastMinutesProps {
  options: readonly number[];
  minutes: number;
  onChange: (minutes: string) => void;
}

/** Chooses the least minutes together on court for a row. */
export function LeastMinutes({ options, minutes, onChange }: LeastMinutesProps) {
  return (
    <label className="quiet">
      {i18n.t('On court for at least')}{' '}
      <select value={minutes} onChange={({ target }) => onChange(target.value)}>
        {options.map((each) => (
          <option key={each} value={each}>
            {i18n.t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: each })}
          </option>
        ))}
      </select>
    </label>
  );
}
