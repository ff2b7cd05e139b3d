import { Link, useLocation } from 'react-router';
import * as v from 'valibot';
import { useSession } from '../../layout/session-context.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
import styles from './SettingsPage.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

const cameFromSchema = v.object({ from: v.pipe(v.string(), v.startsWith('/')) });

/** The key, the service's address, what this device keeps, and the theme. */
export function SettingsPage() {
  const { now, forget } = useSession();
  const state = v.safeParse(cameFromSchema, useLocation().state);
  const from = state.success ? state.output.from : paths.club();
  return (
    <div className={styles.page}>
      <PageTitle parts={['Settings']} />
      <h1>Settings</h1>
      {now.rejected ? (
        <p className={styles.rejected} role="alert">
          This key is not accepted any more. What it had opened is wiped from this page; paste a key
          that is valid and you come back to where you were.
        </p>
      ) : null}
      {now.open ? (
        <OpenConnectionCard keyEnd={now.open.connection.key.slice(-4)} onForget={forget} />
      ) : null}
      <Card title={now.open ? 'Use another key' : 'Connect to your club'}>
        <ConnectionForm leadsTo={from} />
      </Card>
      <Card title="Theme" note="kept on this device">
        <ThemeChoice />
      </Card>
    </div>
  );
}

function OpenConnectionCard({ keyEnd, onForget }: { keyEnd: string; onForget: () => void }) {
  return (
    <Card title="Connected" note={`with the key that ends in ${keyEnd}`}>
      <p className={styles.actions}>
        <Link to={paths.club()}>Go to your teams</Link>
        <Button onClick={onForget}>Forget everything</Button>
      </p>
      <p className={styles.hint}>
        Forgets the key and everything that was read with it, in every tab.
      </p>
    </Card>
  );
}
