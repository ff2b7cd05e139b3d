/** What a host answers to a call, well or not; what it throws is what `fetch` throws. */
export type Answer = () => Response | Promise<Response>;

/** A reply of this body, as the service sends it. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
/** The reply about insights that have this status. */
export const insights = (status: string) => () => json(200, { data: { status }, error: null });
/** A failure of the service, with its envelope; `retryAfter` as in the header. */
export const failing = (status: number, retryAfter?: string) => () =>
  json(
    status,
    { data: null, error: { code: 'X', message: 'm' } },
    retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
  );
/** A page instead of a reply. */
export const html = (status: number) => () =>
  new Response('<h1>Welcome</h1>', { status, headers: { 'Content-Type': 'text/html' } });
/** A connection that was broken off. */
export const reset = () => {
  throw new TypeError('Failed to fetch');
};
/** A reply whose body breaks off. */
export const cutOff = () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};
/** What `fetch` makes of a redirect that it may not follow. */
export const redirect = () =>
  Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
/** No answer ever. */
export const silent = () => new Promise<Response>(() => {});
/** An answer that takes this long, in milliseconds. */
export const after = (ms: number, answer: Answer) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms));
