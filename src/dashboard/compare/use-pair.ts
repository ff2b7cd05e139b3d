import { useSearchChoice } from '../ui/use-search-choice.ts';

/** Two of a kind, chosen in the address. */
export interface Pair {
  /** '' if none is chosen. */
  a: string;
  b: string;
  choose(side: 'a' | 'b', id: string): void;
  swap(): void;
}

const none = { a: '', b: '' };

/** The address's `a` and `b`; `otherwise` if it has neither. */
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
