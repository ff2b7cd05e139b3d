import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import * as v from 'valibot';
import { useSession } from '../../layout/session-context.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../queries/api-context.ts';
import { clubQuery } from '../../queries/club.ts';
import { savePlayingTimeLine } from '../../season/playing-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
import { PlayingTimeChoice } from './PlayingTimeChoice.tsx';
import styles from './SettingsPage.module.css';
import { ShortcutChoice } from './ShortcutChoice.tsx';
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
        <OpenConnectionCard
          keyEnd={now.open.connection.key.slice(-4)}
          remembered={now.open.connection.remember}
          onForget={() => {
            savePlayingTimeLine(localStorage, null);
            forget();
          }}
        />
      ) : null}
      <Card title={now.open ? 'Use another key' : 'Connect to your club'}>
        <ConnectionForm leadsTo={from} />
      </Card>
      <Card title="Theme" note="kept on this device">
        <ThemeChoice />
      </Card>
      <Card title="Keyboard" note="kept on this device">
        <ShortcutChoice />
      </Card>
      <Card title="The club’s playing-time line" note="kept on this device, and never sent">
        <PlayingTimeChoice key={now.open?.id ?? 'none'} />
      </Card>
    </div>
  );
}

interface OpenConnectionCardProps {
  keyEnd: string;
  remembered: boolean;
  onForget: () => void;
}

function OpenConnectionCard({ keyEnd, remembered, onForget }: OpenConnectionCardProps) {
  const club = useQuery(clubQuery(useApi()));
  return (
    <Card title={club.data?.value.name ?? 'Connected'} note={`key that ends in ${keyEnd}`}>
      <p>
        {remembered
          ? 'This device remembers the key for 30 days from the day it was entered.'
          : 'The key is kept until this tab closes.'}
      </p>
      <p className={styles.actions}>
        <Link to={paths.club()}>Go to your teams</Link>
        <Button onClick={onForget}>Forget everything</Button>
      </p>
      <p className={styles.hint}>
        Forgets the key, everything that was read with it and the playing-time line, in every tab.
        Theme and keyboard stay.
      </p>
    </Card>
  );
}
