/** An arc of a flow network; `left` is its unused capacity. */
interface Arc {
  from: number;
  to: number;
  left: number;
  cost: number;
  /** The same arc in the other direction: flow that can be taken back. */
  back?: Arc;
}

/**
 * A flow network with costs, solved by successive shortest paths (Ford and Fulkerson 1962; Bellman-Ford, since costs may
 * be negative). Made for some dozen nodes. Without a cycle of negative cost the flow is the cheapest of its size.
 */
export class FlowNetwork {
  readonly #arcs: Arc[][];

  constructor(nodes: number) {
    this.#arcs = Array.from({ length: nodes }, () => []);
  }

  /** Adds an arc, and returns how much flows in it. */
  add(from: number, to: number, capacity: number, cost: number): () => number {
    const forth: Arc = { from, to, left: capacity, cost };
    const back: Arc = { from: to, to: from, left: 0, cost: -cost, back: forth };
    forth.back = back;
    this.#of(from).push(forth);
    this.#of(to).push(back);
    return () => back.left;
  }

  /** Sends as much as fits, as cheaply as that can be. */
  send(source: number, sink: number): { size: number; cost: number } {
    const sent = { size: 0, cost: 0 };
    for (;;) {
      const path = this.#cheapest(source, sink);
      if (path.length === 0) return sent;
      const size = Math.min(...path.map(({ left }) => left));
      for (const arc of path) {
        arc.left -= size;
        if (arc.back) arc.back.left += size;
        sent.cost += size * arc.cost;
      }
      sent.size += size;
    }
  }

  #of(node: number): Arc[] {
    const arcs = this.#arcs[node];
    if (!arcs) throw new RangeError(`The network has no node ${node}`);
    return arcs;
  }

  /** The arcs of the cheapest path that has capacity left, from its end; empty if no path has. */
  #cheapest(source: number, sink: number): Arc[] {
    const costs = this.#arcs.map(() => Number.POSITIVE_INFINITY);
    const reachedBy: (Arc | undefined)[] = this.#arcs.map(() => undefined);
    costs[source] = 0;
    const waiting = new Set([source]);
    for (const node of waiting) {
      waiting.delete(node);
      for (const arc of this.#of(node)) {
        const cost = (costs[node] ?? 0) + arc.cost;
        // Sums of fractions differ in their last digits.
        if (arc.left <= 0 || cost >= (costs[arc.to] ?? 0) - 1e-9) continue;
        costs[arc.to] = cost;
        reachedBy[arc.to] = arc;
        waiting.add(arc.to);
      }
    }
    const path: Arc[] = [];
    for (let arc = reachedBy[sink]; arc; arc = reachedBy[arc.from]) path.push(arc);
    return path;
  }
}
