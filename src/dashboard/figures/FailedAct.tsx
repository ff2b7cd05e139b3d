import { describeError } from '../api/describe-error.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** Why something that was asked for was not done; nothing while nothing has failed. */
export function FailedAct({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return <ErrorPanel {...describeError(error)} />;
}
