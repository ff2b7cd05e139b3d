import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The heading of a step. It takes the focus if the coach's action led to the step, so that screen readers announce it.
 */
export function StepHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2 ref={heading} className="sentence" tabIndex={-1}>
      {children}
    </h2>
  );
}
