import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a field that keeps its own text, so that fast typing loses nothing while the address follows: takes up `value` when
 * it changes by other means, but never under the hands of who is typing.
 */
export function useFollowingField<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const { current } = field;
    if (!current || current.value === value) return;
    const isTyping = current.tagName === 'INPUT' && current.matches(':focus');
    if (!isTyping) current.value = value;
  }, [value]);
  return field;
}
