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

/** The names of a plan's players. */
export type PlayerNames = ReturnType<typeof playerNames>;

/** Players' names by id; "–" for an unknown id. */
export function playerNames(players: readonly Named[]) {
  const byId = new Map(players.map((player) => [player.playerId, player]));
  /** The surname, "Kettleby"; namesakes have the full name. */
  const short = (playerId: string) => {
    const { name } = byId.get(playerId) ?? { name: notRecorded };
    const family = surname(name);
    const namesakes = [...byId.values()].filter((each) => surname(each.name) === family);
    return namesakes.length > 1 ? name : family;
  };
  const number = (playerId: string) => byId.get(playerId)?.number ?? '';
  const order = [...byId.keys()];
  return {
    all: players,
    short,
    number,
    /** "14 Kettleby". */
    numbered: (playerId: string) => `${number(playerId)} ${short(playerId)}`.trim(),
    knows: (playerId: string) => byId.has(playerId),
    /** In list order. */
    ordered: (playerIds: readonly string[]) =>
      playerIds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
  };
}

/** A table's column of players: shirt number and name. */
export function nameColumn<Row>(names: PlayerNames, idOf: (row: Row) => string): Column<Row> {
  return {
    key: 'player',
    heading: i18n.t('Player'),
    isName: true,
    cell: (row) => shirtAndName(names, idOf(row)),
  };
}

/** A player in a list whose names are aligned. */
export const shirtAndName = (names: PlayerNames, playerId: string) => (
  <>
    <b className="shirt">{names.number(playerId)}</b> {names.short(playerId)}
  </>
);
