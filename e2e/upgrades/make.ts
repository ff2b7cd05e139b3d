import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { repliesOf } from '../../src/club/testing/replies.ts';
import { dataVersion } from '../../src/contract/club-file.ts';
import { pathOf } from '../../src/contract/endpoints.ts';
import { ensureChromium } from '../chromium.ts';
import { added } from '../fixtures/add-page.ts';
import { addOnDevice, seasonFiles } from '../fixtures/device.ts';
import { admin, makeKey } from '../fixtures/recorder.ts';
import { startService } from '../fixtures/service.ts';
import { deviceReply, readEntries, serviceReply } from './replies.ts';

/*
 * `npm run build && npx tsx e2e/upgrades/make.ts` writes data of this build to e2e/upgrades/version-N, which
 * `upgrades.e2e.ts` opens with later builds. Clubs and players are invented.
 */

const target = join(import.meta.dirname, `version-${dataVersion}`);
const folder = mkdtempSync(join(tmpdir(), 'boxout-upgrades-'));
mkdirSync(target);

const club = 'Harbour Basketball';
const sheet = `date;2026-10-03
Harbour;18;21;15;20;74
Valley;20;12;19;18;69

team;no;player;starter;min;2P;3P;FT;or;dr;ast;to;stl;blk;pf;pts
Harbour;4;Ada Longname;x;40:00;28/60;4/9;6/8;5;20;12;9;4;1;3;74
Valley;5;Other Player;x;40:00;27/58;3/10;6/9;4;22;9;11;5;2;4;69
`;

const service = await startService({ DEMO: 'off' });
const executablePath = ensureChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await makeServiceData();
  await makeBrowserData();
} finally {
  await service.stop();
  await browser.close();
}
execFileSync('tar', ['-cf', join(folder, 'tar'), '-C', service.dataDir, 'database', 'version']);
pack('folder.tar.br', readFileSync(join(folder, 'tar')));
await service.remove();
rmSync(folder, { recursive: true });

/** A club with insights, a match without plays, a merged, a renamed and an erased player, and an undoable import. */
async function makeServiceData(): Promise<void> {
  await admin(service, 'club', 'add', club);
  const key = await makeKey(service, club, 'recorder');
  const files = seasonFiles(5).map(({ text }, index) => ({
    name: `2026-11-0${index + 1}.json`,
    text: text.replaceAll('"Ours"', '"Harbour"'),
  }));
  for (const { name, text } of [...files.slice(0, 4), { name: '2026-10-03.csv', text: sheet }]) {
    await importFile(name, text);
  }
  const listed = v.object({ players: v.array(v.object({ id: v.string(), name: v.string() })) });
  const { players } = v.parse(listed, await admin(service, 'player', 'list', '--club', club));
  const [first, second, third, fourth] = players.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];
  await admin(service, 'player', 'merge', first, second);
  await admin(service, 'player', 'rename', third, 'Zoe Newname');
  await admin(service, 'player', 'erase', fourth, '--confirm', players[3]?.name ?? '');
  const read = serviceReply(service.url, key);
  for (const matchId of matchIdsOf(
    await repliesOf(await clubIdOf(read), read, { insights: false }),
  )) {
    const path = pathOf('writeInsights', { matchId });
    await fetch(service.url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
    });
    while ((await read(pathOf('getInsights', { matchId }))).text.includes('"generating"'));
  }
  await importFile(files[4]?.name ?? '', files[4]?.text ?? '');
  pack('service.br', serialize({ key, replies: await repliesOf(await clubIdOf(read), read) }));
  await admin(service, 'backup', join(target, 'all.backup'));
  await admin(service, 'club', 'export', club, join(target, 'club.boxout'), '--confirm', club);
}

async function importFile(name: string, text: string): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, text);
  await admin(service, 'import', path, '--club', club, '--team', 'Harbour', '--yes');
}

/** The same matches as a club in a browser; the latest has insights. */
async function makeBrowserData(): Promise<void> {
  const page = await browser.newPage({ baseURL: service.url, serviceWorkers: 'block' });
  await addOnDevice(page, seasonFiles(3), 'Ours');
  await added(page, 3).waitFor();
  const entries = await readEntries(page);
  const { clubId, reply } = await deviceReply(entries);
  pack('browser.br', serialize({ entries, replies: await repliesOf(clubId, reply) }));
}

function matchIdsOf(replies: [path: string, data: unknown][]): string[] {
  return replies.flatMap(([path]) => /matches\/(.+)\/box-score/.exec(path)?.[1] ?? []);
}

async function clubIdOf(read: (path: string) => Promise<{ text: string }>): Promise<string> {
  return v.parse(
    v.object({ data: v.object({ id: v.string() }) }),
    JSON.parse((await read('/v1/clubs')).text),
  ).data.id;
}

/** Compressed, since an embedded database is 39 MB. */
function pack(name: string, bytes: Buffer): void {
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(join(target, name), brotliCompressSync(bytes, { params }));
}
