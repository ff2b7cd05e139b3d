import { useNarrowerThan } from '../ui/use-narrower-than.ts';

/** Whether the page is as narrow as a phone; the same width as in the style sheets. */
export function useIsPhone(): boolean {
  return useNarrowerThan(700);
}
