import type { Device } from './device.ts';

/** A request to the worker: the name of a device function and its arguments. */
interface Ask {
  id: number;
  name: keyof Device;
  args: unknown[];
}

/** A message of the worker: that it lives, or a request's result; `error` is the thrown error's name. */
export type WorkerMessage =
  | { lives: true }
  | { id: number; result: unknown }
  | { id: number; error: string; message: string };

/** The lock that a worker holds while it lives. */
export const workerLock = (name: string) => `boxout worker ${name}`;

/** The channel on which workers announce changed clubs; `by` = the worker's name. */
export const changesChannel = 'boxout-clubs';
export interface ClubsChanged {
  by: string;
  clubIds: string[];
}

/** Runs the page's requests, and lets it detect the worker's end. */
export function answerAsks(scope: Window & typeof globalThis, device: Device): void {
  scope.navigator.locks.request(workerLock(scope.name), () => {
    const lives: WorkerMessage = { lives: true };
    scope.postMessage(lives);
    return new Promise(() => {});
  });
  scope.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
    const { id, name, args } = data;
    // `DeviceClient.ask` gives each function the right arguments.
    const run = device[name] as (...given: unknown[]) => Promise<unknown>;
    const reply: WorkerMessage = await run(...args).then(
      (result) => ({ id, result }),
      (error: unknown) => {
        const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
        return { id, error: kind, message };
      },
    );
    scope.postMessage(reply);
  });
}
