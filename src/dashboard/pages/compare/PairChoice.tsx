import { Button } from '../../ui/Button.tsx';
import styles from './Compare.module.css';
import type { Pair } from './use-pair.ts';

interface PairChoiceProps {
  /** What is chosen from, for instance "Player". */
  noun: string;
  options: readonly { id: string; text: string }[];
  pair: Pair;
}

/** Two lists to choose from, and a button that changes sides. */
export function PairChoice({ noun, options, pair }: PairChoiceProps) {
  const choice = (side: 'a' | 'b', label: string) => (
    <label>
      {label}
      <select value={pair[side] ?? ''} onChange={(event) => pair.choose(side, event.target.value)}>
        <option value="">Choose …</option>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.choices}>
      {choice('a', `${noun} on the left`)}
      <Button onClick={pair.swap} disabled={!pair.a && !pair.b}>
        Swap
      </Button>
      {choice('b', `${noun} on the right`)}
    </div>
  );
}
