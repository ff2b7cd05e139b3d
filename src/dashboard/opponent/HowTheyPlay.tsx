import { i18n } from '@lingui/core';
import { Section } from '../figures/Section.tsx';
import { NumberTable } from './NumberTable.tsx';
import type { OpponentReport } from './opponent-report.ts';

/** Their numbers against us, beside what all others do against us. */
export function HowTheyPlay({ theirs }: Pick<OpponentReport, 'theirs'>) {
  return (
    <Section
      title={i18n.t('How they score and lose it')}
      note={i18n.t('beside what others do against us')}
    >
      <NumberTable label={i18n.t('Their numbers against us')} numbers={theirs} />
    </Section>
  );
}
