/*
 * A changed row leaves its old values behind: in the pages of its table until they are used again, in what Postgres notes
 * of a table's values for its plans, and in the write-ahead log. Where a name had to go, the files are written anew.
 */

/** The tables that hold people's names, and the statistics of their values. */
const tables = 'players, player_names, match_records, insights, insight_runs, last_additions';

/** What rewrites the tables of any Postgres. None of it may stand in a transaction. */
export const rewriteTables = [
  `analyze ${tables}`,
  `vacuum full ${tables}`,
  // A server whose owner we are not passes over this one with a warning.
  'vacuum full pg_statistic',
];

/**
 * The same for an embedded database, whose log is ours as well: a new file of it is begun, and the old ones are deleted
 * instead of being kept for later use. The first checkpoint still needs the file that it began in.
 */
export const rewriteFolder = [
  ...rewriteTables,
  'set wal_recycle = off',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
  'reset wal_recycle',
];
