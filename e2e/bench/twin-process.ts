import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { listen } from '../../src/service/listen.ts';
import { answerMeasures } from './measured-process.ts';

/*
 * The service's twin without a database, keys or headers: Hono answering from memory with a string that
 * is there already, or with an object that it makes a string of at each call. Its floor and its base.
 */

const app = new Hono();
for (const name of ['box-score', 'matches']) {
  const text = readFileSync(`${process.argv[2]}/${name}.json`, 'utf8');
  const data: object = JSON.parse(text);
  app.get(`/${name}/cached`, (c) => c.body(text, 200, { 'Content-Type': 'application/json' }));
  app.get(`/${name}/stringified`, (c) => c.json(data));
}
const { address } = await listen(app, { host: '127.0.0.1', port: 0 });
answerMeasures(address);
