import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  /** The group's name, read out before the choices. */
  legend: string;
  options: readonly { value: string; label: string; name?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Radio buttons that look like tabs. `name` is the full text of a short label. */
export function Choice({ legend, options, value, onChange }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={`flex sunk ${styles.choice}`}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="relative" title={option.name}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.name}
          />
          <span className="touch block quiet centre">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
