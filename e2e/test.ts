import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { makeLogFolder, searchLogs } from './logs.ts';
import { ensurePostgres } from './postgres.ts';

type Step = [name: string, command: string, parameters: string[]];

const build: Step = ['build', 'npm', ['run', 'build']];
const config = ['--config', 'e2e/playwright.config.ts'];

/** The steps of `npm test`, in the order in which a fault is cheapest to find; steps of one list run in parallel. */
const allSteps: Step[][] = [
  [['types, lint, unused code, imports and words', 'npm', ['run', 'check']], build],
  [['unit and service tests', 'npx', ['vitest', 'run', '--exclude', 'src/testing/*.test.ts']]],
  [['browser tests', 'npx', ['playwright', 'test', ...config, '--project', 'browser']]],
];

/**
 * The steps of `npm test -- NAME`: the unit tests, and the browser tests on a new build, whose path contains the name; if there are
 * none, those whose title does.
 */
function stepsOf(name: string): Step[][] {
  const paths = [...filesIn('src', /\.test\.tsx?$/), ...filesIn('e2e', /\.e2e\.ts$/)];
  const byPath = paths.filter((path) => path.includes(name));
  const byTitle = paths.filter((path) => readFileSync(path, 'utf8').includes(name));
  const pattern = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const [chosen, title] = byPath.length > 0 ? [byPath, []] : [byTitle, [pattern]];
  const unit = chosen.filter((path) => path.startsWith('src'));
  const browser = chosen.filter((path) => path.startsWith('e2e'));
  const steps: Step[][] = [];
  if (unit.length > 0) {
    const only = title.flatMap((each) => ['--testNamePattern', each]);
    steps.push([['unit and service tests', 'npx', ['vitest', 'run', ...unit, ...only]]]);
  }
  if (browser.length > 0) {
    const only = title.flatMap((each) => ['--grep', each]);
    steps.push([build]);
    steps.push([['browser tests', 'npx', ['playwright', 'test', ...config, ...browser, ...only]]]);
  }
  return steps;
}

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => ending.test(path));

/** The reason why the tests stop; `null` if all steps passed. */
async function stopsAt(steps: Step[][], env: NodeJS.ProcessEnv): Promise<string | null> {
  if (steps.length === 0) return `No test's path or title contains "${named}".`;
  for (const together of steps) {
    console.log(`\n── ${together.map(([name]) => name).join('; ')}`);
    const failures = await Promise.all(
      together.map(async ([name, command, parameters]) => {
        const failure = await run(command, parameters, env);
        return failure === null ? [] : [`Stopped at "${name}": ${failure}.`];
      }),
    );
    if (failures.flat().length > 0) return failures.flat().join('\n');
  }
  return null;
}

/** Runs a step in a process group, which an interruption ends as a whole; returns `null` if it passed. */
async function run(command: string, parameters: string[], env: NodeJS.ProcessEnv) {
  const step = spawn(command, parameters, { stdio: 'inherit', env, detached: true });
  const interrupt = (signal: NodeJS.Signals) => step.pid && process.kill(-step.pid, signal);
  for (const signal of interruptions) process.once(signal, interrupt);
  const [status, signal] = await once(step, 'exit');
  for (const each of interruptions) process.off(each, interrupt);
  return status === 0 ? null : `it ended with ${status ?? signal}`;
}

/** A message with the names and hashes of keys in the tests' logs; `null` if none. */
function leaksIn(logs: string): string | null {
  const { lines, found } = searchLogs(logs);
  console.log(`\n── names and hashes of keys in ${lines} lines of log: ${found.length} (0)`);
  if (lines === 0) return 'No service wrote a log.';
  return found.length > 0 ? found.join('\n') : null;
}

const interruptions: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const named = process.argv[2];
const steps = named === undefined ? allSteps : stepsOf(named);
const CHROME_PATH = ensureChromium();
ensurePostgres();
// For the temporary files of services, browsers and databases, including killed ones.
const TMPDIR = mkdtempSync(join(tmpdir(), 'boxout-test-'));
// Postgres does not run as root: its account must reach its folder in here.
chmodSync(TMPDIR, 0o755);
const TEST_LOGS = makeLogFolder(TMPDIR);
const stopped =
  (await stopsAt(steps, { ...process.env, CHROME_PATH, TMPDIR, TEST_LOGS })) ??
  (named === undefined ? leaksIn(TEST_LOGS) : null);
// Not by Node: another process may still be removing the databases in there.
execFileSync('rm', ['-rf', TMPDIR]);
console.log(`\n${stopped ?? 'All steps passed.'}`);
process.exit(stopped === null ? 0 : 1);
