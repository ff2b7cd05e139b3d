import { useSearchParams } from 'react-router';

/** Two of a kind, chosen in the address. */
export interface Pair {
  /** `null` where none is chosen. */
  a: string | null;
  b: string | null;
  choose(side: 'a' | 'b', id: string): void;
  swap(): void;
}

/** The pair that the address names as `a` and `b`. */
export function usePair(): Pair {
  const [search, setSearch] = useSearchParams();
  const [a, b] = [search.get('a'), search.get('b')];
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
