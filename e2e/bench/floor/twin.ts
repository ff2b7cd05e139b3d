import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/* The fastest possible service in Hono: one fixed text for every call. */

const { TEXT = '', PORT } = process.env;
const headers = { 'Content-Type': 'application/json' };
const { fetch } = new Hono().get('*', (c) => c.body(TEXT, 200, headers));
serve({ fetch, port: Number(PORT), hostname: '127.0.0.1' });
