import * as v from 'valibot';

/** Rows that a filter may throw away in passing: matches of the same team that a run does not need. */
const few = 15;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Rows Removed by Filter'?: number | undefined;
  'Actual Loops': number;
  Plans?: PlanNode[] | undefined;
}

const nodeSchema: v.GenericSchema<unknown, PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Rows Removed by Filter': v.optional(v.number()),
  'Actual Loops': v.number(),
  Plans: v.optional(v.array(v.lazy(() => nodeSchema))),
});
const explainedSchema = v.tuple([
  v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: nodeSchema })]) }),
]);

/** The steps of a statement's plan, by its `explain (analyze, format json)`. */
export function planNodes(explained: unknown): PlanNode[] {
  const [row] = v.parse(explainedSchema, explained);
  const within = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(within)];
  return within(row['QUERY PLAN'][0].Plan);
}

/**
 * What a statement looks at without need: tables that are read from end to end, and rows that were fetched and thrown away.
 * Empty for a statement that reads by key.
 */
export function rowsLookedAtInVain(explained: unknown): string[] {
  return planNodes(explained).flatMap((node) => {
    const table = node['Relation Name'] ?? node['Node Type'];
    const removed = node['Rows Removed by Filter'] ?? 0;
    if (node['Node Type'] === 'Seq Scan') return [`Seq Scan on ${table}`];
    return removed > few ? [`${table} has ${removed} rows removed by a filter`] : [];
  });
}
