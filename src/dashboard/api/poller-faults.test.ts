import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Answer,
  after,
  cutOff,
  failing,
  html,
  insights,
  json,
  redirect,
  reset,
  silent,
} from '../testing/answers.ts';
import { noDevice } from '../testing/closed-session.ts';
import { memoryStorages } from '../testing/memory-storage.ts';
import { createConnectionStore } from './connection.ts';
import { insightsQuery } from './insights.ts';
import { createSession } from './session.ts';

const startedAt = Date.parse('2026-01-02T10:00:00.000Z');
const answersAfterMs = 30;

const generating = insights('generating');
const ready = insights('ready');

const page = { visibilityState: 'visible' };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function look(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  window.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  // Without a window, TanStack Query assumes a server and does not poll.
  environmentManager.setIsServer(() => false);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ now: startedAt });
  page.visibilityState = 'visible';
});
let close = () => {};
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a match's insights page and records its calls: when, and how many at once (the last response repeats). */
function open(answers: Answer[]) {
  const askedAt: number[] = [];
  const underWay = { now: 0, most: 0 };
  const begun = performance.now();
  const fetch: typeof globalThis.fetch = async (_, init) => {
    askedAt.push(Math.round(performance.now() - begun));
    underWay.now += 1;
    underWay.most = Math.max(underWay.most, underWay.now);
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? generating;
    const givenUp = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    try {
      await Promise.race([pass30(), givenUp]);
      return await Promise.race([answer(), givenUp]);
    } finally {
      underWay.now -= 1;
    }
  };
  const storages = memoryStorages();
  const now = () => Date.now();
  const session = createSession({
    storages,
    device: noDevice,
    store: createConnectionStore(storages, { now, newId: () => 'c1' }, []),
    offlineStore: {
      getItem: async () => undefined,
      setItem: async () => {},
      removeItem: async () => {},
      clear: async () => {},
    },
    tabs: { announce: () => {}, listen: () => {} },
    serviceOrigins: [],
    fetch,
    now,
    onDefect: () => {},
    onStoreFailure: () => {},
  });
  session.connect({ serviceAddress: '', key: 'k', remember: false });
  const { open: connection } = session.state();
  if (!connection) throw new Error('not connected');
  const { api, queryClient } = connection;
  queryClient.mount();
  const observer = new QueryObserver(queryClient, insightsQuery(api, 'M'));
  const unsubscribe = observer.subscribe(() => {});
  close = () => {
    unsubscribe();
    queryClient.unmount();
  };
  const status = () => observer.getCurrentResult().data?.value.status;
  return { askedAt, underWay, status };
}

const pass30 = () => new Promise((resolve) => setTimeout(resolve, answersAfterMs));

interface Fault {
  name: string;
  answers: Answer[];
  /** Runs meanwhile; without it, ten minutes pass. */
  meanwhile?: () => Promise<unknown>;
  /** The times of calls, in milliseconds since the page opened. */
  asked: number[];
  ends?: string;
}

/** A single fault in the second call: sent half a second after the first response, answered at 560 ms. */
const once = (name: string, answer: Answer, next: number): Fault => ({
  name,
  answers: [generating, answer, ready],
  asked: [0, 530, next],
});
const forGood = (name: string, answer: Answer): Fault => ({
  name,
  answers: [generating, answer],
  asked: [0, 530],
  ends: 'generating',
});

const faults: Fault[] = [
  once('a 500', failing(500), 2_560),
  once('a 503 that asks for 45 seconds', failing(503, '45'), 45_560),
  once('a 503 that asks for less than our own pause', failing(503, '1'), 2_560),
  once('a 429 that names a date', failing(429, 'Fri, 02 Jan 2026 10:01:00 GMT'), 60_000),
  once('a 429 that names a date gone by', failing(429, 'Thu, 01 Jan 2026 10:00:00 GMT'), 2_560),
  once('a 429 whose Retry-After makes no sense', failing(429, 'soon'), 2_560),
  once('a reset', reset, 2_560),
  once('a body that breaks off', cutOff, 2_560),
  once('no answer at all', silent, 17_530),
  once('an answer that takes longer than the pause', after(5_000, generating), 8_560),
  once('the page of a Wi-Fi sign-in', html(200), 2_560),
  once('the page of a proxy', html(502), 2_560),
  once('a redirect', redirect, 2_560),
  once(
    'an envelope with neither data nor error',
    () => json(200, { data: null, error: null }),
    2_560,
  ),
  once('a word that the reference does not know', insights('parked'), 30_560),
  once('another word for a run under way', insights('queued'), 1_060),
  {
    name: 'failures in a row',
    answers: [
      generating,
      failing(500),
      reset,
      html(200),
      failing(500),
      cutOff,
      failing(503),
      ready,
    ],
    asked: [0, 530, 2_560, 6_590, 14_620, 30_650, 62_680, 122_710],
  },
  forGood('a 401', failing(401)),
  forGood('a 403', failing(403)),
  forGood('a 404', failing(404)),
  {
    name: 'a page that is hidden for ten minutes',
    answers: [generating, generating, ready],
    meanwhile: async () => {
      await pass(1_000);
      look('hidden');
      await pass(600_000);
      look('visible');
      await pass(600_000);
    },
    asked: [0, 530, 601_000],
  },
  {
    name: 'a page that is looked at again before the service allows a call',
    answers: [generating, failing(429, '60'), ready],
    meanwhile: async () => {
      await pass(2_000);
      for (let times = 0; times < 5; times += 1) {
        look('hidden');
        await pass(4_000);
        look('visible');
        await pass(4_000);
      }
      await pass(60_000);
    },
    asked: [0, 530, 60_560],
  },
  {
    name: 'a page that is hidden while the service’s pause ends',
    answers: [generating, failing(503, '60'), ready],
    meanwhile: async () => {
      await pass(2_000);
      look('hidden');
      await pass(100_000);
      look('visible');
      await pass(60_000);
    },
    asked: [0, 530, 102_000],
  },
  {
    name: 'a page that is hidden and shown while a call is under way',
    answers: [generating, after(2_000, ready)],
    meanwhile: async () => {
      await pass(600);
      for (let times = 0; times < 20; times += 1) {
        look('hidden');
        await pass(40);
        look('visible');
        await pass(40);
      }
      await pass(600_000);
    },
    asked: [0, 530],
  },
  {
    name: 'five minutes without a network',
    answers: [generating, generating, ready],
    meanwhile: async () => {
      await pass(1_000);
      window.dispatchEvent(new Event('offline'));
      await pass(300_000);
      window.dispatchEvent(new Event('online'));
      await pass(600_000);
    },
    asked: [0, 530, 301_000],
  },
  {
    name: 'a clock that is set back by an hour',
    answers: [generating, generating, generating, ready],
    meanwhile: async () => {
      await pass(1_000);
      vi.setSystemTime(startedAt - 3_600_000);
      await pass(600_000);
    },
    asked: [0, 530, 1_060, 1_590],
  },
];

test.each(faults)('$name', async ({ answers, meanwhile, asked, ends = 'ready' }) => {
  const { askedAt, underWay, status } = open([...answers]);
  await (meanwhile ? meanwhile() : pass(600_000));
  expect(askedAt).toEqual(asked);
  expect(underWay.most, 'calls in flight at once').toBe(1);
  expect(status()).toBe(ends);
});

afterAll(() =>
  console.log(`figure: the poller: ${faults.length} faults, never two calls in flight (20)`),
);
