import { useSearchParams } from 'react-router';

/** Two of a kind, chosen in the address. */
export interface Pair {
  /** `null` where none is chosen. */
  a: string | null;
  b: string | null;
  choose(side: 'a' | 'b', id: string): void;
  swap(): void;
}

/** The pair that the address names as `a` and `b`; `otherwise` where it names neither. */
export function usePair(otherwise: Pick<Pair, 'a' | 'b'> = { a: null, b: null }): Pair {
  const [search, setSearch] = useSearchParams();
  const named = { a: search.get('a'), b: search.get('b') };
  const { a, b } = named.a === null && named.b === null ? otherwise : named;
  function write(chosen: { a: string | null; b: string | null }) {
    const next = new URLSearchParams(search);
    for (const [side, id] of Object.entries(chosen)) {
      if (id) next.set(side, id);
      else next.delete(side);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return {
    a,
    b,
    choose: (side, id) => write({ a, b, [side]: id || null }),
    swap: () => write({ a: b, b: a }),
  };
}
