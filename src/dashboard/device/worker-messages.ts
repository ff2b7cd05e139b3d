import type { Device } from './device.ts';

/** What the page asks of the worker: one of the device's functions, and what it is given. */
interface Ask {
  id: number;
  name: keyof Device;
  args: unknown[];
}

/** What the worker says back; `error` is the name of what was thrown, for instance QuotaExceededError. */
export type Told = { id: number; result: unknown } | { id: number; error: string; message: string };

/** Answers what the page asks. */
export function answerAsks(scope: Window & typeof globalThis, device: Device): void {
  scope.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
    const { id, name, args } = data;
    // The page asks through `askDevice`, which gives each function what it takes.
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
