import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startService, tellingUsage } from '../fixtures/service.ts';

/** What a part of the bench gets: an empty folder, and a list of what is undone at the end, in reverse. */
export interface Bench {
  folder: string;
  undo: (() => unknown)[];
}

/** The built service on a folder of the bench. */
export async function startMeasured({ undo }: Bench, dataDir: string, environment = {}) {
  const service = await startService(environment, dataDir, [tellingUsage]);
  undo.push(() => service.stop());
  return service;
}

/** The service's floor: Hono that answers every call with one text from memory. */
export async function startTwin({ undo }: Bench, text: string) {
  const execArgv = ['--import', 'tsx', tellingUsage];
  const child = fork(join(import.meta.dirname, 'twin.ts'), [text], { execArgv });
  undo.push(() => child.kill());
  const [url] = await once(child, 'message');
  return { process: child, url: String(url) };
}

/** Sends some calls, `abreast` of them at a time; the milliseconds of each. Throws where one is refused. */
export async function callOften(
  url: string,
  headers: Record<string, string>,
  { count = 1, abreast = 1 } = {},
): Promise<number[]> {
  const took: number[] = [];
  let left = count;
  const lane = async () => {
    for (left -= 1; left >= 0; left -= 1) {
      const began = performance.now();
      const reply = await fetch(url, { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: abreast }, lane));
  return took;
}
