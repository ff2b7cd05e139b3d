import { i18n } from '@lingui/core';
import { Card } from '../ui/Card.tsx';
import { SelectField } from '../ui/Fields.tsx';
import { formatList } from '../ui/format.ts';
import styles from './AddMatches.module.css';
import type { DraftProps } from './FoundTable.tsx';
import { newPlayers } from './new-players.ts';

/** Players whom no roster has yet: those who look like somebody are asked about, once for all matches. */
export function NewPlayers({ look, draft, onDraft }: DraftProps) {
  const players = newPlayers(look, draft);
  const alike = players.filter(({ like }) => like.length > 0);
  const others = players.filter(({ like }) => like.length === 0);
  return (
    <>
      {alike.length > 0 ? (
        <Card
          title={i18n.t('The same person?')}
          note={i18n.t('asked once for all matches; it can be put right later')}
        >
          <ul className={styles.players}>
            {alike.map(({ key, name, number, team, places, like }) => (
              <li key={key}>
                <p>
                  <b>{withNumber(name, number)}</b>{' '}
                  <span className="quiet">
                    {i18n.t('{team}, {count, plural, one {# match} other {# matches}}', {
                      team,
                      count: places.length,
                    })}
                  </span>
                </p>
                <SelectField
                  label={i18n.t('{name} is', { name })}
                  value={draft.joins[key] ?? ''}
                  onChange={({ target }) =>
                    onDraft((now) => ({ ...now, joins: { ...now.joins, [key]: target.value } }))
                  }
                >
                  <option value="">{i18n.t('a new player')}</option>
                  {like.map((known) => (
                    <option key={known.playerId} value={known.playerId}>
                      {i18n.t('the same as {name}', {
                        name: withNumber(known.name, known.number),
                      })}
                    </option>
                  ))}
                </SelectField>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {others.length > 0 ? (
        <details className={styles.details}>
          <summary>
            {i18n.t('{count, plural, one {One new player} other {# new players}}', {
              count: others.length,
            })}
          </summary>
          <p>{formatList(others.map(({ name, number }) => withNumber(name, number)))}</p>
        </details>
      ) : null}
    </>
  );
}

const withNumber = (name: string, number: string | undefined) =>
  number ? `#${number} ${name}` : name;
