import { i18n } from '@lingui/core';
import { Button } from '../ui/Button.tsx';

interface FailedAnswersProps {
  /** How many could not be read, at least one. */
  failed: number;
  readings: readonly { retry: () => void }[];
}

/** How many answers of a season could not be read, and the way to try them again. */
export function FailedAnswers({ failed, readings }: FailedAnswersProps) {
  return (
    <>
      {i18n.t(
        '{failed, plural, one {one answer could not be read} other {{failed} answers could not be read}}',
        { failed },
      )}{' '}
      <Button
        onClick={() => {
          for (const each of readings) each.retry();
        }}
      >
        {i18n.t('Try again')}
      </Button>
    </>
  );
}
