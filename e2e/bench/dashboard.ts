import { join } from 'node:path';
import { pages, paths } from '../../src/dashboard/api/paths.ts';
import { readBuilt } from '../fixtures/built.ts';
import { call, findMatch } from '../fixtures/call.ts';
import { demoKey as key } from '../fixtures/service.ts';
import { atMost, type Bench, type Goal } from './goals.ts';
import { measureLighthouse, measureLoads, serveFloor } from './loads.ts';
import { launch, timeOpening } from './page.ts';
import { startMeasured } from './service.ts';

/** The dashboard against a minimal page of the same libraries. */
export async function benchDashboard(bench: Bench): Promise<Goal[]> {
  const service = await startMeasured(bench, join(bench.folder, 'data'));
  const match = await findMatch(service, 'ready');
  const reply = JSON.stringify({ data: await call(service, 'getBoxScore', match), error: null });
  const browser = await launch(bench);
  const floor = await serveFloor(bench, reply);
  const at = (path: string, ready: string) => ({ url: service.url + path, ready, key });
  const ours = at(paths.match(match), 'section table tbody tr:nth-child(3)');
  const goals = [...measureSizes(), ...(await measureLighthouse({ floor, ours }))];
  for (const [rate, limits] of speeds) {
    goals.push(...(await measureLoads(browser, { floor, ours }, rate, limits)));
    for (const [what, path, numbers] of [
      ['insights', paths.match(match), 'main li b, main li p'],
      ['plays', paths.match(match), '#play-by-play ol'],
      ['roster', paths.team(match), 'main th a[href*="/players/"]'],
    ] as const) {
      const link = `nav a[href$="/${what}"]`;
      const took = await timeOpening(browser, at(path, 'main table'), { link, numbers }, rate);
      const name = `opening the ${what} until its numbers are visible, ${rate} × slower`;
      goals.push(atMost(name, [limits.opening, 'ms'], took));
    }
  }
  return goals;
}

/** A phone's processor and an old phone's on a busy day; loads as multiples of the minimal page's, an opening in milliseconds. */
const speeds = [
  [4, { cold: 1, warm: 0.7, opening: 300 }],
  [16, { cold: 1.3, warm: 1, opening: 1_000 }],
] as const;

/** The scripts of the start and of each page, packed. */
function measureSizes(): Goal[] {
  const { textOf, sizeOf, initialScripts, filesOf } = readBuilt();
  const scripts = Object.values(pages).map(({ components }) => [
    ...new Set(
      [...initialScripts, ...components.flatMap(filesOf)].filter((file) => /js$/.test(file)),
    ),
  ]);
  const hasCharts = (file: string) => textOf(file).includes('recharts-');
  const withCharts = scripts.filter((all) => all.some(hasCharts)).length;
  return [
    atMost('JavaScript of the start, gzip', [130, 'kB'], sizeOf(initialScripts) / 1_000),
    atMost(
      'JavaScript of any page before its charts, gzip',
      [190, 'kB'],
      Math.max(...scripts.map(sizeOf)) / 1_000,
    ),
    atMost('pages that wait for recharts', [0, ''], withCharts),
  ];
}
