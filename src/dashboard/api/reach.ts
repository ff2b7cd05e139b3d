/** What stands for the service's address where a club lives on this device; its id stands for the key. */
export const deviceAddress = 'device:';

/** A `fetch` to a service, or to the clubs on this device, whose code comes with the first call. */
export const reach: typeof fetch = async (input, init) =>
  typeof input === 'string' && input.startsWith(deviceAddress)
    ? (await import('../device/device-fetch.ts')).deviceFetch(
        input.slice(deviceAddress.length),
        init,
      )
    : fetch(input, init);
