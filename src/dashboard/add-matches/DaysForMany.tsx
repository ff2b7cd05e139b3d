import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Fields.tsx';
import styles from './AddMatches.module.css';
import { mayShareDay, undated } from './choices.ts';
import { type Draft, withDay } from './draft.ts';
import type { DraftProps } from './FoundTable.tsx';

/** What can be said once for many matches: a competition, and a day where they may have been played on one. */
export function DaysForMany({ look, draft, onDraft }: DraftProps) {
  const [day, setDay] = useState('');
  const without = undated(look, draft);
  return (
    <div className={styles.forAll}>
      {mayShareDay(without) ? (
        <div className={styles.actions}>
          <TextField
            type="date"
            label={i18n.t('One day for the {count} without one', { count: without.length })}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button
            disabled={day === ''}
            onClick={() => onDraft((now: Draft) => withDay(now, undated(look, now), day))}
          >
            {i18n.t('Fill in')}
          </Button>
        </div>
      ) : null}
      <TextField
        label={i18n.t('Competition of all that are added (if you like)')}
        maxLength={200}
        value={draft.competition}
        onChange={({ target }) => onDraft((now: Draft) => ({ ...now, competition: target.value }))}
      />
    </div>
  );
}
