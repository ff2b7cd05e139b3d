import type { Device } from './device.ts';

/** A request to the worker: one of the device's functions, and its arguments. */
interface Ask {
  id: number;
  name: keyof Device;
  args: unknown[];
}

/** A message of the worker: that it lives, or the outcome of a request; `error` is the thrown error's name. */
export type Told =
  | { lives: true }
  | { id: number; result: unknown }
  | { id: number; error: string; message: string };

/** The lock that a worker holds as long as it lives. */
export const workerLock = (name: string) => `boxout worker ${name}`;

/** The channel on which workers announce the clubs that they changed; `by` = the worker's name. */
export const changesChannel = 'boxout-clubs';
export interface ClubsChanged {
  by: string;
  clubIds: string[];
}

/** Answers what the page asks, and lets it know once the worker is no more. */
export function answerAsks(scope: Window & typeof globalThis, device: Device): void {
  scope.navigator.locks.request(workerLock(scope.name), () => {
    const lives: Told = { lives: true };
    scope.postMessage(lives);
    return new Promise(() => {});
  });
  scope.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
    const { id, name, args } = data;
    // The page asks through `DeviceClient.ask`, which gives each function what it takes.
    const run = device[name] as (...given: unknown[]) => Promise<unknown>;
    const told: Told = await run(...args).then(
      (result) => ({ id, result }),
      (error: unknown) => {
        const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
        return { id, error: kind, message };
      },
    );
    scope.postMessage(told);
  });
}
