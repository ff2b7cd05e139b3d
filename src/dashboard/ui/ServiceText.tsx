import { Fragment } from 'react';
import { directionRuns } from './direction-runs.ts';

/** A sentence of the service, in which right-to-left names do not carry the numbers beside them along. */
export function ServiceText({ text }: { text: string }) {
  return directionRuns(text).map(({ at, words, rightToLeft }) =>
    rightToLeft ? <bdi key={at}>{words}</bdi> : <Fragment key={at}>{words}</Fragment>,
  );
}
