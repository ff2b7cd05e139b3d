/*
 * Every table carries the club as the first column of its key: a club is the unit of isolation, and the schema shards by
 * it. So every primary, foreign and unique key names the club, no row is read without naming it, and there are no
 * triggers: whoever changes a row of a club calls `noteChange` in the same transaction. `sharding.test.ts` holds all of it.
 * Database and migrations take all tables from one module.
 */
export {
  apiKeys,
  clubs,
  dueRewritings,
  erasedPlayers,
  lastAdditions,
  playerNames,
  players,
  teams,
  trail,
  type Undo,
} from './schema-clubs.ts';
export { insightRuns, insights, matches, matchRecords } from './schema-matches.ts';
