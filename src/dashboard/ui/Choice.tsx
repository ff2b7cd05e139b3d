import { useId, useState } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  /** The group's name, read out before the choices. */
  legend: string;
  options: readonly { value: string; label: string; name?: string; lang?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * Radio buttons that look like tabs. `name` is the full text of a short label. A click shows at once, even if `value`
 * follows later, for instance from the address.
 */
export function Choice({ legend, options, value, onChange }: ChoiceProps) {
  const group = useId();
  const [shown, setShown] = useState({ given: value, chosen: value });
  if (shown.given !== value) setShown({ given: value, chosen: value });
  return (
    <fieldset className={`flex sunk ${styles.choice}`}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="relative" title={option.name} lang={option.lang}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === shown.chosen}
            onChange={() => {
              setShown({ given: value, chosen: option.value });
              onChange(option.value);
            }}
            aria-label={option.name}
          />
          <span className="touch block quiet centre">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
