import type { Device } from './device.ts';
import workerAddress from './worker.ts?worker&url';
import {
  type ClubsChanged,
  changesChannel,
  type WorkerMessage,
  workerLock,
} from './worker-messages.ts';

/** An error on the device; `name` is the browser's, such as QuotaExceededError. */
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

/** Events of the device that are not replies. */
interface News {
  /** Another tab changed clubs. */
  onChanged?: (clubIds: readonly string[]) => void;
  /** The worker broke or the browser stopped it; the next call starts a new one. */
  onStopped?: () => void;
}

/** The clubs on this device, which a worker manages. */
export interface DeviceClient {
  /** Calls the worker, which starts with the first call. Throws DeviceError. */
  ask<Name extends keyof Device>(
    name: Name,
    ...args: Parameters<Device[Name]>
  ): ReturnType<Device[Name]>;
  /** Subscribes to events; returns a function that unsubscribes. */
  hear(news: News): () => void;
}

/** The page's client for the clubs on this device. */
export function createDeviceClient(): DeviceClient {
  let worker: { thread: Worker; name: string } | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<News>();

  function startWorker() {
    const name = crypto.randomUUID();
    const thread = new Worker(workerAddress, { type: 'module', name });
    keepWorker().catch((cause) => console.warn('Clubs on this device need a network', cause));
    const stopped = (message: string) => {
      if (worker?.thread !== thread) return;
      thread.terminate();
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new DeviceError('WorkerError', message));
      waiting.clear();
      for (const { onStopped } of listeners) onStopped?.();
    };
    thread.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      // The worker holds its lock while it lives, so acquiring the lock shows that it ended in any way.
      if ('lives' in data) {
        navigator.locks.request(workerLock(name), () => stopped('The browser has stopped it'));
        return;
      }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asked?.reject(new DeviceError(data.error, data.message));
      else asked?.resolve(data.result);
    });
    thread.addEventListener('error', (event) => stopped(event.message));
    return { thread, name };
  }

  return {
    ask<Name extends keyof Device>(name: Name, ...args: Parameters<Device[Name]>) {
      worker ??= startWorker();
      const { thread } = worker;
      count += 1;
      const id = count;
      const asked = new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, name, args });
      });
      // The worker returns the result of the function with that name.
      return asked as ReturnType<Device[Name]>;
    },
    hear(news) {
      listeners.add(news);
      const channel = new BroadcastChannel(changesChannel);
      channel.addEventListener('message', ({ data }: MessageEvent<ClubsChanged>) => {
        if (data.by !== worker?.name) news.onChanged?.(data.clubIds);
      });
      return () => {
        listeners.delete(news);
        channel.close();
      };
    },
  };
}

/** Caches the worker's code on this device, so that its clubs need no network. */
export async function keepWorker(): Promise<void> {
  const cache = await caches.open('device');
  if ((await cache.match(workerAddress)) === undefined) await cache.add(workerAddress);
}
