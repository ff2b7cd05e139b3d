/*
 * Where a connection is kept, and for how long. In a file of its own, since the script in the page's head reads it too
 * and must stay small.
 */

/** The name under which either storage keeps the connection. */
export const storageKey = 'boxout.connection';

/** How long a remembered key is kept, and all that it opened, in milliseconds. */
export const rememberedForMs = 30 * 24 * 3600 * 1000;
