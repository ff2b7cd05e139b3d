import { i18n } from '@lingui/core';
import { useId } from 'react';

interface FieldChoiceProps {
  path: string;
  fields: readonly string[];
  onChoose: (field: string) => void;
}

/** Says which field an unread path is. */
export function FieldChoice({ path, fields, onChoose }: FieldChoiceProps) {
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {i18n.t('What {path} is', { path })}
      </label>
      <select id={id} value="" onChange={(event) => onChoose(event.target.value)}>
        <option value="">{i18n.t('not used')}</option>
        {fields.map((field) => (
          <option key={field} value={field}>
            {field}
          </option>
        ))}
      </select>
    </>
  );
}
