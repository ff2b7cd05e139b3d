import { i18n } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Erasure, PossibleDuplicates } from '../../contract/edits.ts';
import { useAddingClient, useEdit, useFresh } from '../api/adding.ts';
import { useIsOnDevice, useSession } from '../api/session-context.ts';
import { CheckField, FieldGroup, Hint } from '../ui/Fields.tsx';
import { personText, TypedName } from './CareForm.tsx';
import { MutationError } from './QueryState.tsx';

interface ErasePlayerProps {
  player: { playerId: string; name: string };
  /** A text on the effects and their limits. */
  about: string;
  /** The page to open afterwards, whose address does not contain the player. */
  next: string;
}

/** Permanently erases a player's name, with those of likely duplicates, and what this device stored of it. */
export function ErasePlayer({ player: { playerId, name }, about, next }: ErasePlayerProps) {
  const navigate = useNavigate();
  const { now, wipeKeptPages, connect } = useSession();
  const isOnDevice = useIsOnDevice();
  const duplicates = useFresh({ name: 'possibleDuplicates', ids: { playerId } });
  const [chosen, choose] = useState<readonly string[]>([]);
  const { erasure, untilRewritten } = useRewriting();
  const edit = useEdit(async () => {
    await wipeKeptPages();
    await untilRewritten();
    await navigate(next, { replace: true });
    // Reconnecting drops all cached replies of the tab.
    if (now.open) connect(now.open.connection);
  });
  const others = duplicates.data?.players ?? [];
  const also = others
    .filter((other) => chosen.includes(other.playerId))
    .map((other) => ({ playerId: other.playerId, name: other.name }));
  return (
    <>
      <Hint>{about}</Hint>
      {isOnDevice ? (
        <Hint>
          {i18n.t(
            'On this device the browser’s own log may still hold the name until the browser compacts it. Nobody sees it on a page.',
          )}
        </Hint>
      ) : null}
      <MayBeSame
        name={name}
        others={others}
        chosen={chosen}
        onChoose={(id, isChosen) =>
          choose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
        }
      />
      <TypedName
        name={name}
        label={edit.isPending ? i18n.t('Erasing…') : eraseLabel(also.length)}
        busy={edit.isPending || duplicates.data === undefined}
        onConfirm={() =>
          edit.mutate({ name: 'erasePlayer', ids: { playerId }, body: { name, also } })
        }
      />
      {erasure === null ? null : <Hint>{rewritingWords(erasure)}</Hint>}
      <MutationError error={edit.error ?? duplicates.error} />
    </>
  );
}

/** How often the page asks whether the files are rewritten, in milliseconds. */
const pauseMs = 2_000;

/** Polls until the service has rewritten its files, or the dialog closes; `erasure` is null when idle. */
function useRewriting() {
  const adding = useAddingClient();
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    erasure,
    async untilRewritten() {
      let isClosed = false;
      while (!isClosed) {
        const found = await adding.call({ name: 'getErasure' });
        if (found.files === 'rewritten') return;
        setErasure(found);
        await new Promise<void>((resolve) => {
          setTimeout(resolve, pauseMs);
          stop.current = () => {
            isClosed = true;
            resolve();
          };
        });
      }
    },
  };
}

function rewritingWords({ waitsFor }: Erasure): string {
  const rest = i18n.t(
    'The name is gone from every page. The service’s own files may hold it until they are rewritten, which goes on when you close this.',
  );
  if (waitsFor === undefined) return rest;
  const reason =
    waitsFor === 'readers'
      ? i18n.t('It waits for others who read the database, such as a backup.')
      : i18n.t('The service’s disk has no space for that: ask the people who run it to free some.');
  return `${rest} ${reason}`;
}

const eraseLabel = (also: number) =>
  also === 0
    ? i18n.t('Erase for good')
    : i18n.t('Erase {count, plural, other {# players}} for good', { count: also + 1 });

interface MayBeSameProps {
  name: string;
  others: PossibleDuplicates['players'];
  chosen: readonly string[];
  onChoose: (playerId: string, isChosen: boolean) => void;
}

function MayBeSame({ name, others, chosen, onChoose }: MayBeSameProps) {
  if (others.length === 0) return null;
  return (
    <FieldGroup legend={i18n.t('These may be {name}, too. Erase them as well?', { name })}>
      {others.map(({ playerId, name, number, of, matches }) => (
        <CheckField
          key={playerId}
          checked={chosen.includes(playerId)}
          onChange={({ target }) => onChoose(playerId, target.checked)}
          label={personText(
            number,
            name,
            i18n.t('({team}, {matches, plural, one {# match} other {# matches}})', {
              team: of,
              matches,
            }),
          )}
        />
      ))}
    </FieldGroup>
  );
}
