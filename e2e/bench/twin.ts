import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/* What no service in Hono can be faster than: one text, there already, for every call. */

const [, , text = ''] = process.argv;
const app = new Hono();
app.get('*', (c) => c.body(text, 200, { 'Content-Type': 'application/json' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.(`http://127.0.0.1:${port}`),
);
