import { i18n } from '@lingui/core';
import { surname } from '../figures/match-text.ts';
import { notRecorded } from '../ui/format.ts';
import type { Column } from '../ui/Table.tsx';

interface Named {
  playerId: string;
  name: string;
  number?: string | undefined;
  position?: string | undefined;
}

/** What a part calls the players of a plan. */
export interface PlayerNames {
  all: readonly Named[];
  /** For a bench: the name without the given one, "Kettleby". */
  short(playerId: string): string;
  number(playerId: string): string;
  /** "14 Kettleby". */
  numbered(playerId: string): string;
  knows(playerId: string): boolean;
  /** By shirt number. */
  ordered(playerIds: readonly string[]): string[];
}

/** The names of some players; who is on no list is "–". */
export function playerNames(players: readonly Named[]): PlayerNames {
  const byId = new Map(players.map((player) => [player.playerId, player]));
  const short = (playerId: string) => {
    const { name } = byId.get(playerId) ?? { name: notRecorded };
    const family = surname(name);
    const namesakes = [...byId.values()].filter((each) => surname(each.name) === family);
    return namesakes.length > 1 ? name : family;
  };
  const number = (playerId: string) => byId.get(playerId)?.number ?? '';
  return {
    all: players,
    short,
    number,
    numbered: (playerId) => `${number(playerId)} ${short(playerId)}`.trim(),
    knows: (playerId) => byId.has(playerId),
    ordered: (playerIds) => {
      const at = (id: string) => players.findIndex(({ playerId }) => playerId === id);
      return [...playerIds].sort((a, b) => at(a) - at(b));
    },
  };
}

/** A table's column of players: shirt number and name. */
export function nameColumn<Row>(names: PlayerNames, idOf: (row: Row) => string): Column<Row> {
  return {
    key: 'player',
    heading: i18n.t('Player'),
    isName: true,
    cell: (row) => (
      <>
        <b>{names.number(idOf(row))}</b> {names.short(idOf(row))}
      </>
    ),
  };
}
