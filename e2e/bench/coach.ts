import { setTimeout as wait } from 'node:timers/promises';
import { call } from './load.ts';

/** A club of the load: its key, a team, and that team's completed matches. */
export interface LoadClub {
  key: string;
  teamId: string;
  matchIds: string[];
}

/** What happened so far; times in milliseconds. */
export interface Tally {
  reads: number[];
  posts: number[];
  /** From the POST to the first answer that says ready. */
  runs: number[];
  asked: number;
  /** What should not have been, and how often. */
  wrong: Map<string, number>;
}

/** Milliseconds that a coach looks at a page before the next call. */
const look = 150;
/** Milliseconds after which a run counts as lost. */
const patience = 60_000;

/**
 * One coach until `end` (of `performance.now()`): lists the matches, opens one, reads its pages, and at each
 * eighth match has its insights written anew and polls for them. Every call goes to another process.
 */
export async function coach(
  number: number,
  club: LoadClub,
  urls: readonly string[],
  tally: Tally,
  end: number,
): Promise<void> {
  const etags = new Map<string, string>();
  let calls = number;
  const send = async (path: string, method: 'GET' | 'POST' = 'GET') => {
    calls += 1;
    const url = urls[calls % urls.length] ?? '';
    const headers: Record<string, string> = {
      Authorization: `Bearer ${club.key}`,
      'Accept-Encoding': 'identity',
    };
    const etag = etags.get(path);
    if (method === 'GET' && etag !== undefined) headers['If-None-Match'] = etag;
    const reply = await call(url + path, headers, method);
    (method === 'GET' ? tally.reads : tally.posts).push(reply.milliseconds);
    if (![200, 202, 304].includes(reply.status)) count(tally, `${reply.status} of ${method}`);
    if (reply.etag !== undefined) etags.set(path, reply.etag);
    return reply;
  };
  for (let at = number; performance.now() < end; at += 1) {
    const matchId = club.matchIds[(at * 7) % club.matchIds.length] ?? '';
    const match = `/v1/matches/${matchId}`;
    await send(`/v1/teams/${club.teamId}/matches`);
    for (const page of ['box-score', 'play-by-play', 'insights']) {
      await wait(look);
      const { status, text } = await send(`${match}/${page}`);
      if (page !== 'insights' && status === 200 && !text.includes(matchId)) {
        count(tally, `another match's ${page}`);
      }
    }
    if (at % 8 === 0) await haveWritten(`${match}/insights`, send, tally, () => etags.clear());
  }
}

async function haveWritten(
  path: string,
  send: (path: string, method?: 'GET' | 'POST') => Promise<{ status: number; text: string }>,
  tally: Tally,
  forget: () => void,
): Promise<void> {
  const started = performance.now();
  await send(`${path}?regenerate=true`, 'POST');
  tally.asked += 1;
  // What was ready before says nothing of this run: the first answer has to be read in full.
  forget();
  while (performance.now() - started < patience) {
    const { status, text } = await send(path);
    if (status === 200 && text.includes('"status":"ready"')) {
      tally.runs.push(performance.now() - started);
      return;
    }
    if (text.includes('"status":"failed"')) break;
    await wait(look);
  }
  count(tally, 'run lost');
}

function count({ wrong }: Tally, what: string): void {
  wrong.set(what, (wrong.get(what) ?? 0) + 1);
}
