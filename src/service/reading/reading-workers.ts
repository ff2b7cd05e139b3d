import { Worker } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import type { HeldReading, NamedFile } from '../../match-files/read-files.ts';
import type { RecordedMatch } from '../../match-files/recorded-match.ts';

/** Files to read, and whether they are all that may belong together. */
export interface ReadingJob {
  files: readonly NamedFile[];
  isEnd: boolean;
}

/** A worker's answer. Matches are packed, so that some hundred that wait take a few megabytes. */
export type PackedReading =
  | { kind: 'match'; files: string[]; format: string; packed: Uint8Array }
  | Extract<HeldReading, { kind: 'refused' }>;

export interface WorkerLimits {
  /** Megabytes of its heap. */
  memory: number;
  /** Milliseconds of one job. */
  time: number;
}

/** A match of a megabyte takes 30 MB, and all files of 60 EuroLeague matches 150 MB; a long one takes half a second. */
const usualLimits: WorkerLimits = { memory: 256, time: 60_000 };

/** Workers at once. A club has one at most, so that none waits for one other club alone. */
const mostWorkers = 2;

/** Milliseconds after which an idle worker ends. */
const idleTime = 10_000;

interface QueuedJob {
  clubId: string;
  job: ReadingJob;
  done(readings: PackedReading[]): void;
  failed(error: unknown): void;
}

/** Threads that read match files, started when needed; they don't keep the process running. */
export function readingWorkers({ memory, time }: WorkerLimits = usualLimits) {
  const queue: QueuedJob[] = [];
  const reading = new Set<string>();
  const idle = new Map<Worker, NodeJS.Timeout>();

  const start = () => {
    if (reading.size >= mostWorkers) return;
    const index = queue.findIndex(({ clubId }) => !reading.has(clubId));
    const [queued] = index < 0 ? [] : queue.splice(index, 1);
    if (queued === undefined) return;
    reading.add(queued.clubId);
    const [waiting] = idle.keys();
    perform(queued, waiting ? takeOut(idle, waiting) : startWorker(memory));
    start();
  };

  const perform = ({ clubId, job, done, failed }: QueuedJob, worker: Worker) => {
    const end = (answer: () => void) => {
      clearTimeout(limit);
      worker.removeAllListeners('message').removeAllListeners('error');
      worker.unref();
      reading.delete(clubId);
      answer();
      start();
    };
    const refuse = (reason: string) => {
      // A worker past its limits can't continue.
      void worker.terminate();
      end(() => done(job.files.map(({ name }) => ({ kind: 'refused', fileName: name, reason }))));
    };
    const limit = setTimeout(() => refuse('reading it takes longer than any match does'), time);
    worker.once('message', (readings: PackedReading[]) => {
      idle.set(worker, setTimeout(() => void takeOut(idle, worker).terminate(), idleTime).unref());
      end(() => done(readings));
    });
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        refuse('reading it takes more memory than any match needs');
      } else end(() => failed(error));
    });
    worker.ref();
    worker.postMessage(job);
  };

  return async function* read(clubId: string, job: ReadingJob): AsyncGenerator<HeldReading> {
    const readings = await new Promise<PackedReading[]>((done, failed) => {
      queue.push({ clubId, job, done, failed });
      start();
    });
    yield* readings.map(held);
  };
}

/** Reads files of a club by the workers of this process. */
export const readInWorker = readingWorkers();

function held(reading: PackedReading): HeldReading {
  if (reading.kind === 'refused') return reading;
  const { packed, ...match } = reading;
  return {
    ...match,
    size: packed.byteLength,
    // The worker made these bytes, and they never leave the process.
    read: () => JSON.parse(inflateRawSync(packed).toString('utf8')) as RecordedMatch,
  };
}

/** Runs the bundle's file beside this one, or the source by way of tsx, which a worker does not inherit. */
function startWorker(memory: number): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: memory }, execArgv: [] };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(bundled, import.meta.url), options);
  }
  const source = JSON.stringify(new URL('./read-worker.ts', import.meta.url).href);
  const code = `import('tsx/esm/api').then(({ register }) => (register(), import(${source})));`;
  return new Worker(code, { ...options, eval: true });
}

/** A constant, so that the bundler leaves the address as it is. */
const bundled: string = './read-worker.js';

function takeOut(idle: Map<Worker, NodeJS.Timeout>, worker: Worker): Worker {
  clearTimeout(idle.get(worker));
  idle.delete(worker);
  return worker;
}
