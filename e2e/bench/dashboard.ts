import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import type { BoxScore } from '../../src/contract/box-score.ts';
import { paths } from '../../src/dashboard/api/paths.ts';
import { ensureChromium } from '../chromium.ts';
import { type LoadedPage, measureLoads } from './dashboard-loads.ts';
import { measureSeason } from './dashboard-season.ts';
import { measureShifts } from './dashboard-shifts.ts';
import { measureSizes } from './dashboard-sizes.ts';
import { measureWork, type Places } from './dashboard-work.ts';
import { findDemoMatch } from './demo-match.ts';
import { buildFloorPages } from './floor-pages.ts';
import { serveFloor } from './floor-server.ts';
import type { Goal } from './goals.ts';
import { measureLighthouse } from './lighthouse.ts';
import { call, hangUp } from './load.ts';
import { startMeasured } from './measured-process.ts';
import { slowLine } from './slow-line.ts';
import { printMachine } from './table.ts';

const key = 'bench-of-the-dashboard-1';

/**
 * The dashboard, built anew, against a floor of the same libraries that shows nothing but a table, against the same
 * table as static HTML and by plain JavaScript: in turn within one run, `--rounds N` (3) times. PEERS may name further
 * pages, "name=URL selector" each, separated by commas.
 */
export async function benchDashboard(parameters: string[]): Promise<Goal[]> {
  const options = { rounds: { type: 'string', default: '3' } } as const;
  const rounds = Number(parseArgs({ args: parameters, options }).values.rounds);
  printMachine();
  const folder = await mkdtemp(join(tmpdir(), 'boxout-bench-'));
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true }), hangUp];
  try {
    await build({ logLevel: 'error' });
    const settings = { RATE_LIMIT: 'off', DATA_DIR: join(folder, 'data'), DEMO_API_KEY: key };
    const service = await startMeasured('service-process.ts', [], settings);
    undo.push(service.stop);
    const headers = { Authorization: `Bearer ${key}` };
    const ids = await findDemoMatch(service.url, headers);
    const reply = await call(`${service.url}/v1/matches/${ids.matchId}/box-score`, headers);
    const { data }: { data: BoxScore } = JSON.parse(reply.text);
    await buildFloorPages(folder, data);
    const serve = async (name: string) => {
      const floor = await serveFloor(join(folder, name), reply.text);
      undo.push(floor.close);
      return floor.url;
    };
    const slow = async (page: LoadedPage): Promise<LoadedPage> => {
      const { origin, pathname } = new URL(page.url);
      const line = await slowLine(origin);
      undo.push(line.close);
      return { ...page, line, url: line.url + pathname };
    };
    const [floor, plain, html] = [
      await serve('declarative'),
      await serve('plain'),
      await serve('static'),
    ];
    const match: LoadedPage = {
      name: 'match page',
      url: service.url + paths.match(ids),
      ready: 'section table tbody tr:nth-child(3)',
      key,
    };
    const bare: LoadedPage = { name: 'floor', url: floor, ready: 'td' };
    const pages = await Promise.all(
      [bare, { ...bare, name: 'static HTML', url: html }, match, ...peers()].map(slow),
    );
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    undo.push(() => browser.close());
    const places = { service: service.url, plain, key, ...ids };
    const goals = [
      ...(await measureSizes(folder)),
      ...(await measureLoads(browser, pages, rounds)),
      ...(await measureTasks(browser, places, data, rounds)),
    ];
    return [...goals, ...(await measureLighthouse([bare, match], rounds))];
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function measureTasks(
  browser: Browser,
  places: Places,
  { team }: BoxScore,
  rounds: number,
): Promise<Goal[]> {
  const [player, other] = team.players;
  return [
    ...(await measureShifts(browser, places, [player?.playerId ?? '', other?.playerId ?? ''])),
    ...(await measureWork(browser, places, rounds)),
    ...(await measureSeason(browser, places, rounds)),
  ];
}

function peers(): LoadedPage[] {
  return (process.env.PEERS ?? '')
    .split(',')
    .filter((text) => text !== '')
    .map((text) => {
      const [, name = '', url = '', ready = ''] = /^(.*?)=(\S+) (.*)$/.exec(text) ?? [];
      return { name: `peer ${name}`, url, ready };
    });
}
