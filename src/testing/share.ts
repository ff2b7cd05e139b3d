/** Whether the tests run with their full counts (`npm run soak`), not with the share that `npm test` has time for. */
const isSoak = process.env.SOAK === '1';

/** How often, or over what, a test repeats itself: `few` in `npm test`, `all` in `npm run soak`. */
export function times<Few>(few: Few, all: Few): Few {
  return isSoak ? all : few;
}

/** Every entry in `npm run soak`; in `npm test` one of so many equal parts: the first, the one after it, and so on round. */
export function partOf<Entry>(all: readonly Entry[], parts: number, which = 0): Entry[] {
  return all.filter((_, at) => isSoak || at % parts === which % parts);
}

/** Prints what a test has counted, as one line under its promise, with the goal of docs/reliability.md in brackets. */
export function printFigure(promise: string, figure: string, goal: string): void {
  process.stdout.write(`  figure: ${promise}: ${figure} (${goal})\n`);
}
