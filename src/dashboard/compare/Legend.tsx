import { i18n } from '@lingui/core';
import { Dot } from './Dumbbell.tsx';

interface LegendProps {
  /** If no other text of the part names the dots. */
  names?: { a: string; b: string };
  /** Whether a difference may be better or worse for us. */
  judged?: boolean;
}

/** What the marks of the strips mean. */
export function Legend({ names, judged = false }: LegendProps) {
  return (
    <>
      {names ? (
        <>
          <Dot filled={false} /> {names.a} <Dot filled /> {names.b} ·{' '}
        </>
      ) : null}
      {i18n.t('ticks: the others, the thick one usual; largest difference first')}
      {judged
        ? ` · ${i18n.t('▲ better for us, ▼ worse, where it is more than a usual swing')}`
        : null}
    </>
  );
}
