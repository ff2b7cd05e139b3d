import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  /** What is chosen, read out before the choices. */
  legend: string;
  options: readonly { value: string; label: string; name?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A few choices in a row, of which one holds: radio buttons that look like tabs. `name` says a short label in full. */
export function Choice({ legend, options, value, onChange }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.name}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.name}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
