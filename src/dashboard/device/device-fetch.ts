import type { DeviceClient } from './device-client.ts';

/**
 * A `fetch` for the clubs on this device: the key is the club's id. Rejects if the worker is lost, or with the signal's
 * reason.
 */
export async function deviceFetch(
  device: DeviceClient,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const { method = 'GET', signal, body } = init;
  const headers = new Headers(init.headers);
  signal?.throwIfAborted();
  const answer = device.ask('answer', {
    clubId: (headers.get('Authorization') ?? '').replace('Bearer ', ''),
    method,
    path,
    language: headers.get('Accept-Language'),
    body: body instanceof FormData ? filesOf(body) : typeof body === 'string' ? body : undefined,
  });
  const { status, text, file, language } = await (signal
    ? Promise.race([answer, aborted(signal)])
    : answer);
  if (file) return new Response(file);
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'application/json',
      ...(language ? { 'Content-Language': language } : {}),
    },
  });
}

function filesOf(form: FormData): File[] {
  return form.getAll('file').filter((entry) => entry instanceof File);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
