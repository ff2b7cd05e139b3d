import { i18n } from '@lingui/core';
import { LineSelect } from '../ui/Fields.tsx';

interface LeastMinutesProps {
  options: readonly number[];
  minutes: number;
  onChange: (minutes: string) => void;
}

/** Chooses the least minutes together on court for a row. */
export function LeastMinutes({ options, minutes, onChange }: LeastMinutesProps) {
  return (
    <LineSelect
      className="quiet"
      label={i18n.t('On court for at least')}
      value={minutes}
      onChoose={onChange}
      options={options.map((each) => [
        String(each),
        i18n.t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: each }),
      ])}
    />
  );
}
