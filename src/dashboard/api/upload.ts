import type { Upload } from './adding-client.ts';
import { noConnection } from './api-error.ts';
import { askToKeep } from './reach.ts';

/**
 * Sends a form by XMLHttpRequest, since `fetch` does not tell how much of it has left. It takes as long as the network
 * needs; the coach can give up.
 */
export const upload: Upload = (path, key, form, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open('POST', path);
    request.setRequestHeader('Authorization', `Bearer ${key}`);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      const headers = new Headers();
      for (const name of ['Content-Type', 'Retry-After', 'X-Request-Id']) {
        const value = request.getResponseHeader(name);
        if (value !== null) headers.set(name, value);
      }
      resolve(new Response(responseText, { status, headers }));
    };
    request.onerror = () => reject(noConnection());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) return reject(signal.reason);
    request.send(form);
  });

/** Hands files to a club on this device: nothing is sent anywhere. The browser is asked to keep what will be stored. */
export const handOver =
  (fetch: typeof globalThis.fetch): Upload =>
  (path, key, form, { onProgress, signal }) => {
    onProgress(1);
    askToKeep();
    return fetch(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: form,
      signal,
    });
  };
