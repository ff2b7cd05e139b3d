import type pg from 'pg';
import * as v from 'valibot';
import { planNodes } from './plan.ts';

/** A pool, or one of its connections. */
type Client = Pick<pg.Client, 'query'>;

const namesOf = (columns: string, table: string) =>
  `array(select attname from pg_attribute where attrelid = ${table} and attnum = any(${columns}))`;

/**
 * Parts of the public schema that can't be spread over machines by club: tables, primary, foreign and unique keys that do
 * not name it (a foreign key on both sides, at the same position), and triggers other than those of foreign keys.
 */
export async function whatNamesNoClub(client: Client): Promise<string[]> {
  const { rows } = await client.query(`
    with tables as (
      select c.oid, c.relname, 'club_id' as club
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p'))
    select 'the table ' || relname as found from tables
      where club not in (select attname from pg_attribute where attrelid = oid and not attisdropped)
    union all
    select 'the table ' || relname || ' has no primary key' from tables
      where oid not in (select indrelid from pg_index where indisprimary)
    union all
    select 'the index ' || i.indexrelid::regclass from pg_index i join tables t on t.oid = i.indrelid
      where i.indisunique and not t.club = any (${namesOf('i.indkey', 'i.indrelid')})
    union all
    select 'the foreign key ' || k.conname from pg_constraint k
      join tables t on t.oid = k.conrelid join tables r on r.oid = k.confrelid
      where k.contype = 'f' and not exists (
        select from unnest(k.conkey, k.confkey) pair (here, there)
          join pg_attribute h on h.attrelid = t.oid and h.attnum = pair.here
          join pg_attribute o on o.attrelid = r.oid and o.attnum = pair.there
        where h.attname = t.club and o.attname = r.club)
    union all
    select 'the trigger ' || g.tgname from pg_trigger g join tables t on t.oid = g.tgrelid
      where not g.tgisinternal`);
  return v.parse(v.array(v.object({ found: v.string() })), rows).map(({ found }) => found);
}

/** Rebuilds the empty tables of the public schema as partitions by club, with all keys. Fails if one lacks the club. */
export async function partitionByClub(client: Client, count: number): Promise<void> {
  const texts = async (query: string) =>
    v
      .parse(v.array(v.object({ text: v.string() })), (await client.query(query)).rows)
      .map(({ text }) => text);
  const tables = await texts(`select relname as text from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`);
  const foreignKeys = await texts(`select format('alter table %s add %s', conrelid::regclass,
    pg_get_constraintdef(oid)) as text from pg_constraint where contype = 'f'
    and connamespace = 'public'::regnamespace`);
  for (const table of tables) {
    await client.query(`alter table ${table} rename to plain_${table}`);
    await client.query(
      `create table ${table} (like plain_${table} including all) partition by hash (club_id)`,
    );
    for (let part = 0; part < count; part += 1) {
      await client.query(`create table ${table}_shard_${part} partition of ${table}
        for values with (modulus ${count}, remainder ${part})`);
    }
  }
  for (const table of tables) await client.query(`drop table plain_${table} cascade`);
  for (const foreignKey of foreignKeys) await client.query(foreignKey);
}

/** The numbers of the partitions that a statement really looked into, by `explain (analyze)`; it is performed. */
export async function partitionsRead(
  client: Client,
  text: string,
  values: unknown[],
): Promise<string[]> {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
  return planNodes(rows).flatMap((node) => {
    const [, shard] = /_shard_(\d+)$/.exec(node['Relation Name'] ?? '') ?? [];
    return shard !== undefined && node['Actual Loops'] > 0 ? [shard] : [];
  });
}
