import type { DeviceClient } from '../device/device-client.ts';

/** The service address of a club on this device; its id serves as the key. */
export const deviceAddress = 'device:';

/** A `fetch` to a service or the clubs on this device, whose code loads with the first call. */
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

/** Asks the browser for persistent storage without waiting; the settings show the result. */
export function askToKeep(): void {
  navigator.storage
    ?.persist()
    .catch((cause) => console.warn('The browser does not say whether it keeps the club', cause));
}
