import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step; it takes the focus where the coach's own doing led to the step, so that it is read out. */
export function StepHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
