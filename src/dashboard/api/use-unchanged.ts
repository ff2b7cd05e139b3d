import { useState } from 'react';

/** The values as they were last time where none of them is another: so that nothing is worked out again. */
export function useUnchanged<Value>(values: readonly Value[]): readonly Value[] {
  const [kept, setKept] = useState(values);
  const same = kept.length === values.length && kept.every((value, at) => value === values[at]);
  if (!same) setKept(values);
  return same ? kept : values;
}
