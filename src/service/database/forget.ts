/*
 * A changed row leaves its old values in the pages of its table, in Postgres' statistics of the table and in the write-ahead
 * log. After an erasure these files are rewritten.
 */

/** The tables that hold people's names, and the statistics of their values. */
const tables = 'players, player_names, match_records, insights, insight_runs, last_additions';

/** What rewrites the tables of any Postgres. None of them may run in a transaction. */
export const rewriteTables = [
  `analyze ${tables}`,
  `vacuum full ${tables}`,
  // A server whose owner we are not passes over this one with a warning.
  'vacuum full pg_statistic',
];

/**
 * The same for an embedded database, and its log: a new log file is begun, and the old ones are deleted instead of reused. The
 * first checkpoint still needs the file that it began in.
 */
export const rewriteFolder = [
  ...rewriteTables,
  'set wal_recycle = off',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
  'reset wal_recycle',
];
