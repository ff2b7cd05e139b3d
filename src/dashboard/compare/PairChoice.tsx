import { i18n } from '@lingui/core';
import { Button } from '../ui/Button.tsx';
import styles from './Compare.module.css';
import type { Pair } from './use-pair.ts';

interface PairChoiceProps {
  /** The labels of the lists, for instance "Player on the left". */
  labels: { a: string; b: string };
  options: readonly { id: string; text: string }[];
  pair: Pair;
}

/** Two lists to choose from, and a button that changes sides. */
export function PairChoice({ labels, options, pair }: PairChoiceProps) {
  const choice = (side: 'a' | 'b') => (
    <label>
      {labels[side]}
      <select value={pair[side]} onChange={(event) => pair.choose(side, event.target.value)}>
        <option value="">{i18n.t('Choose …')}</option>
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
      {choice('a')}
      <Button onClick={pair.swap} disabled={!pair.a && !pair.b}>
        {i18n.t('Swap')}
      </Button>
      {choice('b')}
    </div>
  );
}
