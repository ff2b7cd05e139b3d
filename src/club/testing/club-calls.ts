import * as v from 'valibot';
import { expect } from 'vitest';
import { type Choices, type FoundMatch, lookSchema } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import { type DataOf, type EndpointName, endpoints, pathOf } from '../../contract/endpoints.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import type { SentFile } from '../add.ts';
import { type ClubReply, createClub } from '../club.ts';
import type { Kind } from '../documents.ts';
import type { DocumentStore } from '../store.ts';
import { createMemoryStore } from './memory-store.ts';
import { testTools } from './test-tools.ts';

/** The time of the tests' stopped clock. */
export const now = new Date('2026-11-20T10:00:00.000Z');

/** Clubs over a store, and functions to call them like a page; background failures fail the test. */
export function clubsOver(
  documents: DocumentStore = createMemoryStore(),
  onFailure: (error: unknown) => void = fail,
) {
  const tools = testTools(now, documents, onFailure);
  const engine = createClub(tools, linesIn);
  const ask = async (clubId: string, method: string, path: string, body?: string | SentFile[]) =>
    read(await engine.answer({ clubId, method, path, language: 'es', body }));
  /** All documents of a kind. */
  const all = <Name extends Kind>(kind: Name, clubId: string) =>
    tools.store.read(clubId, (tx) => tx.list(kind));
  return { engine, tools, documents, ask, all };
}

/** All lines, instead of a file. */
export async function linesIn(lines: AsyncIterator<string>): Promise<string[]> {
  const all: string[] = [];
  for (let { done, value } = await lines.next(); !done; { done, value } = await lines.next()) {
    all.push(value);
  }
  return all;
}

function read({ status, text, language }: ClubReply<unknown>) {
  const { data, error } = JSON.parse(text);
  return { status, data, error, language };
}

function fail(error: unknown): never {
  throw error;
}

/** The `data` of a reply, which must conform exactly to the contract. */
export async function call<Name extends EndpointName>(
  { ask }: ReturnType<typeof clubsOver>,
  clubId: string,
  name: Name,
  ids: Record<string, string> = {},
): Promise<DataOf<Name>> {
  const { method, data: schema } = endpoints[name];
  const { status, data } = await ask(clubId, method, pathOf(name, ids as never));
  expect([name, [200, 202].includes(status)]).toEqual([name, true]);
  expect(v.parse(schema, data)).toEqual(data);
  return data;
}

/** Lets other tasks run. */
const otherTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Polls until the insights are ready. */
export async function untilReady(read: () => Promise<DataOf<'getInsights'>>) {
  for (;;) {
    const result = await read();
    if (result.status !== 'generating') return result;
    await otherTurn();
  }
}

/** The sample match as a file. */
export const sampleFile = (
  name = 'match.json',
  text = JSON.stringify(sampleLiveStats()),
): SentFile => new File([text], name);

type Choice = Choices['matches'][string];

/** Adds files to a club like the page: a look, its side, each match's choice, and the confirmation. */
export async function addAll(
  { ask }: ReturnType<typeof clubsOver>,
  clubId: string,
  files: SentFile[],
  choice: Choice = { day: '2026-11-14' },
) {
  const looks = addingEndpoints.lookAtFiles.path;
  const { data: seen } = await ask(clubId, 'POST', looks, files);
  expect(v.parse(lookSchema, seen)).toEqual(seen);
  const { matches, id } = v.parse(lookSchema, seen);
  const path = `${looks}/${id}`;
  for (const { side, home } of matches) {
    const said = JSON.stringify({ name: home, team: { newName: home } });
    if (side === null) await ask(clubId, 'POST', `${path}/sides`, said);
  }
  const choices = Object.fromEntries(matches.map(({ key }) => [key, choice]));
  const stored = await ask(clubId, 'POST', `${path}/store`, JSON.stringify({ matches: choices }));
  expect(stored.error).toBeNull();
  for (;;) {
    const { data } = await ask(clubId, 'GET', path);
    expect(v.parse(lookSchema, data)).toEqual(data);
    if (data.state === 'stored') return v.parse(lookSchema, data).matches.map(outcomeOf);
    await otherTurn();
  }
}

function outcomeOf({ outcome }: FoundMatch) {
  if (outcome === undefined) throw new Error('a stored match has no outcome');
  return outcome;
}

/** Adds files of one match and returns its outcome. */
export async function add(...asked: Parameters<typeof addAll>) {
  const [outcome] = await addAll(...asked);
  if (outcome === undefined) throw new Error('no match in the files');
  return outcome;
}
