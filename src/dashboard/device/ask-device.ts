import type { Device } from './device.ts';
import type { Told } from './worker-messages.ts';

/** What the device could not do; `name` is the browser's word, for instance QuotaExceededError. */
class DeviceError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/** Asks the worker in which the clubs of this device live; it starts with the first ask. Throws DeviceError. */
export function askDevice<Name extends keyof Device>(
  name: Name,
  ...args: Parameters<Device[Name]>
): ReturnType<Device[Name]> {
  worker ??= startWorker();
  count += 1;
  const id = count;
  const asked = new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, name, args });
  });
  // The worker answers with what the function of that name returns.
  return asked as ReturnType<Device[Name]>;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new DeviceError(data.error, data.message));
    else asked?.resolve(data.result);
  });
  started.addEventListener('error', (event) => {
    // Its code could not be loaded, or it broke: the next ask starts another.
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values())
      reject(new DeviceError('WorkerError', event.message));
    waiting.clear();
  });
  return started;
}
