import type { DeviceClient } from '../device/device-client.ts';

/** What stands for the service's address where a club lives on this device; its id stands for the key. */
export const deviceAddress = 'device:';

/** A `fetch` to a service, or to the clubs on this device, whose code comes with the first call. */
export const createReach =
  (device: DeviceClient): typeof fetch =>
  async (input, init) =>
    typeof input === 'string' && input.startsWith(deviceAddress)
      ? (await import('../device/device-fetch.ts')).deviceFetch(
          device,
          input.slice(deviceAddress.length),
          init,
        )
      : fetch(input, init);

/** Asks the browser to keep what this page stores of a club; the settings tell its answer, which nobody waits for. */
export function askToKeep(): void {
  navigator.storage
    .persist()
    .catch((cause) => console.warn('The browser does not say whether it keeps the club', cause));
}
