import { i18n } from '@lingui/core';
import { Choice } from '../ui/Choice.tsx';
import type { ChosenAverages } from './use-average-basis.ts';

/** The choice between averages a match and averages of so many minutes on court. */
export function AverageChoice({ basis, minutes, choose }: ChosenAverages) {
  return (
    <Choice
      legend={i18n.t('Averages')}
      value={basis}
      onChange={choose}
      options={[
        { value: 'match', label: i18n.t('Per match') },
        { value: 'minutes', label: i18n.t('Per {minutes} minutes', { minutes }) },
      ]}
    />
  );
}
