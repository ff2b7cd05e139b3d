import { i18n } from '@lingui/core';
import { NavLink } from 'react-router';
import { paths } from '../api/paths.ts';
import { useAddressedSeason, withSeason } from '../api/team-season.ts';
import { LegendDot } from '../figures/Strip.tsx';
import { Button } from '../ui/Button.tsx';
import { LineSelect } from '../ui/Fields.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './Compare.module.css';

interface PairChoiceProps {
  /** The labels of the lists, for instance "Player on the left". */
  labels: { a: string; b: string };
  options: readonly (readonly [id: string, text: string])[];
  pair: Pair;
}

/** Two selects, and a button that swaps them. */
export function PairChoice({ labels, options, pair }: PairChoiceProps) {
  const choice = (side: 'a' | 'b') => (
    <LineSelect
      className="quiet"
      label={
        <>
          <LegendDot tone="us" isHollow={side === 'a'} />
          <span className="visually-hidden">{labels[side]}</span>
        </>
      }
      value={pair[side]}
      onChoose={(id) => pair.choose(side, id)}
      options={[['', i18n.t('Choose …')], ...options]}
    />
  );
  return (
    <div className={`grid ${styles.choices}`}>
      {choice('a')}
      <Button onClick={pair.swap} disabled={!pair.a && !pair.b} aria-label={i18n.t('Swap')}>
        ⇄
      </Button>
      {choice('b')}
    </div>
  );
}

/** Links between comparing players and comparing matches. */
export function CompareKinds({ teamId }: { teamId: string }) {
  const { name: season } = useAddressedSeason();
  return (
    <nav className={`flex small ${styles.kinds}`} aria-label={i18n.t('Compare')}>
      <NavLink
        className="touch plain soft"
        to={withSeason(paths.comparePlayers({ teamId }), season)}
      >
        {i18n.t('Two players')}
      </NavLink>
      <NavLink
        className="touch plain soft"
        to={withSeason(paths.compareMatches({ teamId }), season)}
      >
        {i18n.t('Two matches')}
      </NavLink>
    </nav>
  );
}

/** Two things to compare, from the address. */
interface Pair {
  /** '' if none is chosen. */
  a: string;
  b: string;
  choose(side: 'a' | 'b', id: string): void;
  swap(): void;
}

const none = { a: '', b: '' };

/** The address's `a` and `b`; `otherwise` if both are absent. */
export function usePair(otherwise: Pick<Pair, 'a' | 'b'> = none): Pair {
  const [named, choose] = useSearchChoice(none);
  const { a, b } = named.a === '' && named.b === '' ? otherwise : named;
  return {
    a,
    b,
    choose: (side, id) => choose({ a, b, [side]: id }),
    swap: () => choose({ a: b, b: a }),
  };
}
