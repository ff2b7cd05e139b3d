import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { clubQuery } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './SettingsPage.module.css';

/** The open club, which lives on this device; closing it leaves it there. */
export function OpenOnDeviceCard({ onClose }: { onClose: () => void }) {
  const club = useQuery(clubQuery(useApi()));
  return (
    <Card title={club.data?.value.name ?? i18n.t('Connected')} note={i18n.t('on this device')}>
      <p className={styles.actions}>
        <Link to={paths.club()}>{i18n.t('Go to your teams')}</Link>
        <Link to={paths.add()}>{i18n.t('Add matches')}</Link>
        <Button onClick={onClose}>{i18n.t('Close this club')}</Button>
      </p>
      <p className="quiet">
        {i18n.t('It stays on this device, and opens again from the list below.')}
      </p>
    </Card>
  );
}
