/** Whether the tests run in full (`npm run soak`) or in the share that `npm test` has time for. */
const isSoak = process.env.SOAK === '1';

/** How often a test repeats: `few` in `npm test`, `all` in `npm run soak`. */
export function times<Few>(few: Few, all: Few): Few {
  return isSoak ? all : few;
}

/** All entries in `npm run soak`; in `npm test` every `parts`-th one, starting at `which`. */
export function partOf<Entry>(all: readonly Entry[], parts: number, which = 0): Entry[] {
  return all.filter((_, at) => isSoak || at % parts === which % parts);
}

/** Prints a test's figure in one line, with the goal of docs/reliability.md in brackets. */
export function printFigure(promise: string, figure: string, goal: string): void {
  process.stdout.write(`  figure: ${promise}: ${figure} (${goal})\n`);
}
