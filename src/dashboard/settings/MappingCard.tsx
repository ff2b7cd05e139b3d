import { i18n } from '@lingui/core';
import { type ChangeEvent, useId, useState } from 'react';
import { type MappingFault, readMapping } from '../../foreign/mapping.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { downloadFile } from '../ui/download-file.ts';
import styles from './RepliesPage.module.css';
import { faultText } from './reading-words.ts';

interface MappingCardProps {
  /** The JSON text in use; `undefined` = none. */
  mapping: string | undefined;
  onUse: (mapping: string | undefined) => void;
}

/** The file in which a helper says where the service keeps what, with the answers given on this page. */
export function MappingCard({ mapping, onUse }: MappingCardProps) {
  const fileId = useId();
  const [faults, setFaults] = useState<readonly MappingFault[]>([]);

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = (await file.text()).replace(/^\uFEFF/, '');
    target.value = '';
    const read = readMapping(text);
    setFaults('faults' in read ? read.faults : []);
    if ('mapping' in read) onUse(text);
  }
  return (
    <Card title={i18n.t('Mapping file')}>
      <p className={`quiet ${styles.hint}`}>
        {i18n.t(
          'The person who runs the service can give a file with the path of each field. It contains paths, units and answers, and none of your data.',
        )}
      </p>
      {faults.length > 0 ? (
        <div role="alert" className={styles.faults}>
          <p>{i18n.t('This is not taken:')}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.place + fault.reason}>{faultText(fault)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={styles.actions}>
        <label htmlFor={fileId}>
          {i18n.t('Load a file')}{' '}
          <input id={fileId} type="file" accept="application/json,.json" onChange={load} />
        </label>
        {mapping === undefined ? null : (
          <>
            <Button
              onClick={() => downloadFile('boxout-mapping.json', 'application/json', mapping)}
            >
              {i18n.t('Save as a file')}
            </Button>
            <Button onClick={() => onUse(undefined)}>{i18n.t('Read without it')}</Button>
          </>
        )}
      </p>
    </Card>
  );
}
