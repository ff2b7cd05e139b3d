import { i18n } from '@lingui/core';
import styles from './SettingsPage.module.css';

interface ServiceAddressFieldProps {
  /** The services, besides this page's own, that the host allows. */
  serviceOrigins: readonly string[];
  /** '' for this page's own. */
  value: string;
  onChange: (address: string) => void;
}

/** Chooses the service, where the host allows more than its own. */
export function ServiceAddressField({ serviceOrigins, value, onChange }: ServiceAddressFieldProps) {
  const own = window.location.origin;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{i18n.t('Service address')}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{i18n.t('{own} (where this page comes from)', { own })}</option>
        {serviceOrigins.map((origin) => (
          <option key={origin} value={origin}>
            {origin}
          </option>
        ))}
      </select>
      <span className="quiet">
        {i18n.t('Whoever runs this page decides which services it may read.')}
      </span>
    </label>
  );
}
