import { i18n } from '@lingui/core';
import type { FoundMatch } from '../../contract/adding.ts';
import { FieldRow, Hint, SelectField, TextField } from '../ui/Fields.tsx';
import { formatList } from '../ui/format.ts';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { deedOf, type MatchDraft } from './draft.ts';
import styles from './FoundTable.module.css';
import { formatName, remarksOn } from './match-words.ts';

interface MatchDetailsProps {
  match: FoundMatch;
  chosen: MatchDraft;
  onChange: (changes: MatchDraft) => void;
}

/** The rest of a match: its files, everything that is said of it, and what files mostly do not tell. */
export function MatchDetails({ match, chosen, onChange }: MatchDetailsProps) {
  return (
    <OpenedDetails summary={i18n.t('Details')}>
      {() => (
        <div className={styles.details}>
          <Hint>
            {formatName(match.format)} · {formatList(match.files)}
          </Hint>
          {remarksOn(match).map((remark) => (
            <Hint key={remark()}>{remark()}</Hint>
          ))}
          {deedOf(match, chosen) === 'leave' ? null : (
            <FieldRow>
              <SelectField
                label={i18n.t('Home or away')}
                value={chosen.homeAway ?? match.side ?? ''}
                onChange={({ target }) => {
                  const homeAway = placeOf(target.value);
                  if (homeAway) onChange({ homeAway });
                }}
              >
                {match.side === null ? <option value="">–</option> : null}
                {places.map((place) => (
                  <option key={place} value={place}>
                    {matchPlaceText(place)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={i18n.t('Competition')}
                maxLength={200}
                value={chosen.competition ?? ''}
                onChange={({ target }) => onChange({ competition: target.value })}
              />
              <TextField
                label={i18n.t('Hall')}
                maxLength={200}
                value={chosen.venue ?? ''}
                onChange={({ target }) => onChange({ venue: target.value })}
              />
            </FieldRow>
          )}
        </div>
      )}
    </OpenedDetails>
  );
}

const places = ['home', 'away', 'neutral'] as const;
const placeOf = (value: string) => places.find((place) => place === value);
