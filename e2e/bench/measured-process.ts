import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a process can be asked for. */
interface Usage {
  cpu: number;
  resident: number;
  heap: number;
}

/** A server in a process of its own that tells what it has used. */
export interface MeasuredProcess {
  url: string;
  /** Microseconds of processor time, user and system, since it started. */
  cpu(): Promise<number>;
  /** Bytes of memory that it holds: resident, and of that on the heap after a collection. */
  memory(): Promise<{ resident: number; heap: number }>;
  stop(): Promise<void>;
}

/** Starts a file of this folder that calls `answerMeasures`, with parameters and further environment variables. */
export async function startMeasured(
  file: string,
  parameters: string[],
  environment: Record<string, string>,
): Promise<MeasuredProcess> {
  const child = fork(join(import.meta.dirname, file), parameters, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const next = async <Message>(): Promise<Message> => {
    const message = await Promise.race([once(child, 'message'), ended.then(() => null)]);
    if (message === null) throw new Error(`${file} ended with ${child.exitCode}`);
    return message[0];
  };
  const url = await next<string>();
  const ask = async (what: 'cpu' | 'memory'): Promise<Usage> => {
    const answer = next<Usage>();
    child.send(what);
    return answer;
  };
  return {
    url,
    cpu: async () => (await ask('cpu')).cpu,
    memory: () => ask('memory'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** In the process itself: says where it listens, and from then on what it used, whenever it is asked. */
export function answerMeasures(url: string): void {
  const tell = process.send?.bind(process);
  if (tell === undefined) throw new Error('This file is started by a bench');
  process.on('message', (what) => {
    // A collection costs processor time, so only a question about memory has one.
    if (what === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    tell({ cpu: user + system, resident: rss, heap: heapUsed } satisfies Usage);
  });
  // A bench that ended early takes its servers along.
  process.once('disconnect', () => process.exit());
  tell(url);
}
