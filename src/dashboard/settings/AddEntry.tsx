import { i18n } from '@lingui/core';
import { type FormEvent, useId, useState } from 'react';
import { unitsOf } from '../../foreign/mapping.ts';
import type { ReplyKind } from '../../foreign/report.ts';
import { Button } from '../ui/Button.tsx';
import type { DraftEntry } from './mapping-draft.ts';
import styles from './RepliesPage.module.css';

interface AddEntryProps {
  kind: ReplyKind;
  fields: readonly string[];
  /** What came, offered while a path is typed. */
  paths: readonly string[];
  onAdd: (entry: DraftEntry) => void;
}

/** Says where one field stands. */
export function AddEntry({ kind, fields, paths, onAdd }: AddEntryProps) {
  const [field, setField] = useState('');
  const [path, setPath] = useState('');
  const [unit, setUnit] = useState('');
  const id = useId();
  const units = unitsOf[field.split('.').at(-1) ?? ''] ?? [];
  function add(event: FormEvent) {
    event.preventDefault();
    if (field === '' || path.trim() === '') return;
    onAdd({ kind, field, path: path.trim(), unit: unit === '' ? undefined : unit });
    setField('');
    setPath('');
    setUnit('');
  }
  return (
    <form className={styles.entry} onSubmit={add}>
      <label>
        {i18n.t('Field')}
        <select value={field} onChange={(event) => setField(event.target.value)}>
          <option value="">{i18n.t('choose a field')}</option>
          {fields.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        {i18n.t('Where it stands')}
        <input
          value={path}
          list={id}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setPath(event.target.value)}
        />
        <datalist id={id}>
          {paths.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </label>
      {units.length > 0 ? (
        <label>
          {i18n.t('Unit')}
          <select value={unit} onChange={(event) => setUnit(event.target.value)}>
            <option value="">{i18n.t('as the values show')}</option>
            {units.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      ) : null}
      <Button type="submit">{i18n.t('Add')}</Button>
    </form>
  );
}
