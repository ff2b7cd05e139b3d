import * as v from 'valibot';

/** Rows that a filter may throw away in passing: matches of the same team that a run does not need. */
const few = 15;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: PlanNode[] | undefined;
}

const nodeSchema: v.GenericSchema<unknown, PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Rows Removed by Filter': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => nodeSchema))),
});
const explainedSchema = v.tuple([
  v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: nodeSchema })]) }),
]);

/**
 * What a statement looks at without need, by its `explain (analyze, format json)`: tables that are read
 * from end to end, and rows that were fetched and thrown away. Empty for a statement that reads by key.
 */
export function rowsLookedAtInVain(explained: unknown): string[] {
  const [row] = v.parse(explainedSchema, explained);
  return inNode(row['QUERY PLAN'][0].Plan);
}

function inNode(node: PlanNode): string[] {
  const table = node['Relation Name'] ?? node['Node Type'];
  const removed = node['Rows Removed by Filter'] ?? 0;
  const found = [];
  if (node['Node Type'] === 'Seq Scan') found.push(`Seq Scan on ${table}`);
  else if (removed > few) found.push(`${table} has ${removed} rows removed by a filter`);
  return [...found, ...(node.Plans ?? []).flatMap(inNode)];
}
