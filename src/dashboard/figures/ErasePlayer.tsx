import { i18n } from '@lingui/core';
import { useNavigate } from 'react-router';
import { useCare } from '../api/adding.ts';
import { useSession } from '../api/session-context.ts';
import { Hint } from '../ui/Fields.tsx';
import { FailedAct } from './FailedAct.tsx';
import { TypedName } from './TypedName.tsx';

interface ErasePlayerProps {
  player: { playerId: string; name: string };
  /** What goes, and what is out of reach. */
  about: string;
  /** The page to open afterwards, which does not need the name. */
  next: string;
}

/** Makes a player's name go for good, and all that the device had kept with it. */
export function ErasePlayer({ player: { playerId, name }, about, next }: ErasePlayerProps) {
  const navigate = useNavigate();
  const { now, wipeKeptPages, connect } = useSession();
  const care = useCare(async () => {
    await wipeKeptPages();
    await navigate(next, { replace: true });
    // Opened anew, the tab has nothing left of what it had read.
    if (now.open) connect(now.open.connection);
  });
  return (
    <>
      <Hint>{about}</Hint>
      <TypedName
        name={name}
        label={care.isPending ? i18n.t('Erasing…') : i18n.t('Erase for good')}
        busy={care.isPending}
        onConfirm={() => care.mutate({ name: 'erasePlayer', ids: { playerId }, body: { name } })}
      />
      <FailedAct error={care.error} />
    </>
  );
}
