import { i18n } from '@lingui/core';
import { useState } from 'react';
import { paths } from '../api/paths.ts';
import { CareButton, CarePart, personText } from '../figures/CareForm.tsx';
import { ErasePlayer } from '../figures/ErasePlayer.tsx';
import type { Meeting } from '../figures/meeting.ts';
import { noOption, SelectField } from '../ui/Fields.tsx';
import { collator } from '../ui/format.ts';

interface OpponentCareProps {
  teamId: string;
  name: string;
  meetings: readonly Meeting[];
}

/** Erases the name of an opponent's player. */
export function OpponentCare({ teamId, name, meetings }: OpponentCareProps) {
  return (
    <CareButton title={i18n.t('Change {name}', { name })}>
      {() => (
        <CarePart title={i18n.t('Erase the name of one of their players')}>
          <EraseOne teamId={teamId} meetings={meetings} />
        </CarePart>
      )}
    </CareButton>
  );
}

function EraseOne({ teamId, meetings }: Omit<OpponentCareProps, 'name'>) {
  const [playerId, choose] = useState('');
  const players = playersOf(meetings);
  const player = players.find((each) => each.playerId === playerId);
  return (
    <>
      <SelectField
        label={i18n.t('Player')}
        value={playerId}
        onChoose={choose}
        options={[
          noOption,
          ...players.map((each) => [each.playerId, personText(each.number, each.name)] as const),
        ]}
      />
      {player ? (
        <ErasePlayer
          key={playerId}
          player={player}
          next={paths.team({ teamId })}
          about={i18n.t(
            'Name and number are erased for good, from every match of the club against any opponent; the statistics stay, of a “Player”. A file with the name does not bring it back. This device’s copy of the club is deleted, too. Match files, old backups, prints and saved files are not changed.',
          )}
        />
      ) : null}
    </>
  );
}

/** All players on the opponent's match sheets, by name, including those who did not play. */
function playersOf(meetings: readonly Meeting[]) {
  const all = meetings.flatMap(({ boxScore }) => boxScore?.opponent.players ?? []);
  return [...new Map(all.map((player) => [player.playerId, player])).values()].toSorted((a, b) =>
    collator().compare(a.name, b.name),
  );
}
