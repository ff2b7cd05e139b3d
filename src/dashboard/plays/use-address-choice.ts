import { useChangingSearch } from './use-changing-search.ts';

/** A choice that the address carries under `name`; the usual one is left out of it. */
export function useAddressChoice(
  name: string,
  usual: string,
): [value: string, choose: (value: string) => void] {
  const [search, change] = useChangingSearch();
  const choose = (value: string) =>
    change((now) => {
      if (value === usual) now.delete(name);
      else now.set(name, value);
      return now;
    });
  return [search.get(name) ?? usual, choose];
}
