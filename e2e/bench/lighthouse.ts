import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { freePort } from '../fixtures/service.ts';
import { type Goal, median, unmeasured } from './goals.ts';
import { openTab, type Target } from './page.ts';

const run = promisify(execFile);

/** Lighthouse's mobile mark of floor and page in turn. No package of the repository: LIGHTHOUSE is the path of one. */
export async function measureLighthouse(targets: [floor: Target, ours: Target]): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [slower, within] of Object.entries({ 4: 3, 16: 10 })) {
    const what = `Lighthouse, mobile performance, processor ${slower} × slower`;
    const goal = `within ${within} points of the floor`;
    const marks: number[][] = [[], []];
    for (let round = 0; process.env.LIGHTHOUSE && round < 3; round += 1) {
      for (const [at, target] of targets.entries()) marks[at]?.push(await markOf(target, slower));
    }
    const [floor = 0, ours = 0] = marks.map(median);
    const measured = `${ours}, floor ${floor}`;
    if (process.env.LIGHTHOUSE) goals.push({ what, goal, measured, met: floor - ours <= within });
    else goals.push(unmeasured(what, goal, 'LIGHTHOUSE names none'));
  }
  return goals;
}

async function markOf(target: Target, slower: string): Promise<number> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    // The key is on the device already, and nothing else: an address without a page has no code to keep.
    const { page } = await openTab(context, target);
    await page.goto(new URL('/healthz', target.url).href);
    await page.close();
    const flags = `--port=${port} --throttling.cpuSlowdownMultiplier=${slower} --output=json --quiet`;
    const wanted = '--only-categories=performance --disable-storage-reset';
    const words = [target.url, ...`${flags} ${wanted}`.split(' ')];
    const { stdout } = await run(process.env.LIGHTHOUSE ?? '', words, { maxBuffer: 2 ** 26 });
    return Math.round(100 * JSON.parse(stdout).categories.performance.score);
  } finally {
    await context.close();
  }
}
