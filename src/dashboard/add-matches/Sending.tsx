import { i18n } from '@lingui/core';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatFixed } from '../ui/format.ts';
import styles from './AddMatches.module.css';

interface SendingProps {
  /** How many files. */
  count: number;
  /** How much of them has left, 0 to 1. */
  share: number;
  onGiveUp: () => void;
}

/** Files on their way to the service, and then in its hands. */
export function Sending({ count, share, onGiveUp }: SendingProps) {
  const left = share >= 1;
  return (
    <Card>
      <div className={styles.stack}>
        <p role="status" className={styles.strong}>
          {left
            ? i18n.t(
                '{count, plural, one {The file is being read…} other {The # files are being read…}}',
                { count },
              )
            : i18n.t('{count, plural, one {Sending the file…} other {Sending # files…}}', {
                count,
              })}
        </p>
        <progress
          className={styles.progress}
          aria-label={i18n.t('Sent')}
          {...(left ? {} : { value: share })}
        />
        <p className={styles.actions}>
          <Button onClick={onGiveUp}>{i18n.t('Stop')}</Button>
          <span className="quiet">
            {left
              ? i18n.t('Nothing is stored before you have seen what it is.')
              : i18n.t('{share} sent. Stay on this page until it has left.', {
                  share: formatFixed(share, 0, 'percent'),
                })}
          </span>
        </p>
      </div>
    </Card>
  );
}
