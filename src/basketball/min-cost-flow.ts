/** An arc of a flow network. */
interface Arc {
  to: number;
  capacity: number;
  cost: number;
  flow: number;
  /** The index of the arc back among those of `to`. */
  back: number;
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
    const forth: Arc = { to, capacity, cost, flow: 0, back: this.#of(to).length };
    const back: Arc = { to: from, capacity: 0, cost: -cost, flow: 0, back: this.#of(from).length };
    this.#of(from).push(forth);
    this.#of(to).push(back);
    return () => forth.flow;
  }

  /** Sends as much as fits, as cheaply as that can be. */
  send(source: number, sink: number): { size: number; cost: number } {
    const sent = { size: 0, cost: 0 };
    for (let path = this.#cheapest(source, sink); path; path = this.#cheapest(source, sink)) {
      const size = Math.min(...path.map(({ capacity, flow }) => capacity - flow));
      for (const arc of path) {
        arc.flow += size;
        const back = this.#of(arc.to)[arc.back];
        if (back) back.flow -= size;
        sent.cost += size * arc.cost;
      }
      sent.size += size;
    }
    return sent;
  }

  #of(node: number): Arc[] {
    const arcs = this.#arcs[node];
    if (!arcs) throw new RangeError(`The network has no node ${node}`);
    return arcs;
  }

  /** The arcs of the cheapest path that has capacity left; `null` if no path has. */
  #cheapest(source: number, sink: number): Arc[] | null {
    const costs = this.#arcs.map(() => Number.POSITIVE_INFINITY);
    const reachedBy: (Arc | undefined)[] = this.#arcs.map(() => undefined);
    costs[source] = 0;
    const waiting = [source];
    const isWaiting = this.#arcs.map((_, node) => node === source);
    for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
      isWaiting[node] = false;
      for (const arc of this.#of(node)) {
        const cost = (costs[node] ?? 0) + arc.cost;
        // Sums of fractions differ in their last digits.
        if (arc.flow >= arc.capacity || cost >= (costs[arc.to] ?? 0) - 1e-9) continue;
        costs[arc.to] = cost;
        reachedBy[arc.to] = arc;
        if (isWaiting[arc.to]) continue;
        isWaiting[arc.to] = true;
        waiting.push(arc.to);
      }
    }
    if (reachedBy[sink] === undefined) return null;
    const path: Arc[] = [];
    for (let node = sink; node !== source; ) {
      const arc = reachedBy[node];
      if (!arc) return null;
      path.push(arc);
      node = this.#of(arc.to)[arc.back]?.to ?? source;
    }
    return path;
  }
}
