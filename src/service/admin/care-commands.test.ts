import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cared } from '../../testing/cared-club.ts';
import { lockFolder } from '../database/folder-lock.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createCaredClub, serveCaredClub } from '../testing/cared-club.ts';
import { contentsOf } from '../testing/contents.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { listenForAdmin } from './listen.ts';
import { adminProgram } from './program.ts';
import { commandsAt, noFiles } from './testing/commands.ts';

const { club, team, player, other, mate, matches } = cared;
const first = present(matches[0]);
const clock = () => new Date('2026-11-20T10:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'boxout-care-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
const newPath = (name: string) => {
  count += 1;
  return join(folder, `${count}-${name}`);
};

/** The commands over the socket of a service that holds a database. */
async function administer(database: OpenDatabase) {
  const dataDir = newPath('data');
  const lock = await lockFolder(dataDir, clock());
  const errors: unknown[] = [];
  const logger = { error: (found: unknown) => void errors.push(found) };
  const clubs = openTestClubs(database, { logger });
  const socket = await listenForAdmin(dataDir, clubs, logger);
  return {
    errors,
    admin: commandsAt({ dataDir }),
    async close() {
      await socket.close();
      await clubs.stop();
      lock.release();
    },
  };
}

describeOnEachDatabase('the editing commands, through a running service', (open) => {
  let database: OpenDatabase;
  let service: Awaited<ReturnType<typeof createCaredClub>>;
  let running: Awaited<ReturnType<typeof administer>>;
  beforeEach(async () => {
    database = await open();
    service = await createCaredClub(database, true);
    running = await administer(database);
  });
  afterEach(async () => {
    await running.close();
    expect(running.errors).toEqual([]);
  });
  const admin = (...words: string[]) => running.admin(...words);

  it('list players, and pairs who may be one person', async () => {
    const listed = await admin('match', 'list', '--team', team.name);
    expect(listed.split('\n')).toHaveLength(matches.length + 2);
    expect(listed).toContain(first.fixture.opponent.name);
    const players = await admin('player', 'list');
    expect(players).toContain(player.playerId);
    expect(players).toContain('These may be one person (player merge):');
    expect(players).toContain(`${player.name} (2) and ${other.name} (2)`);
  });

  it('join, split and rename players, by name if it is unique', async () => {
    expect(await admin('player', 'merge', player.name, other.playerId)).toBe(
      'Joined the players into one. (2 matches)\n',
    );
    expect(await admin('player', 'list')).toContain(`on sheets also "${other.name}"`);
    expect(await admin('player', 'split', player.name, other.name, '--json')).toBe(
      '{"matches":2}\n',
    );
    await admin('player', 'rename', player.playerId, 'Zoë Quist', '--team', team.name);
    await expect(admin('player', 'merge', 'Zoë Quist', mate.name)).rejects.toThrow(
      'are both on the sheet of',
    );
    await expect(admin('player', 'rename', player.name, 'Ann')).rejects.toThrow(
      `There is no player "${player.name}". See them with: player list`,
    );
  });

  it('move, rename and delete matches and teams', async () => {
    const change = ['match', 'change', first.id];
    await admin(...change, '--day', '2026-12-24', '--opponent', 'Água Clara');
    await admin(...change, '--venue', 'Old Hall', '--home-away', 'neutral');
    expect(await admin('match', 'list')).toMatch(/ 2026-12-24 {2}\d+–\d+ {2}Água Clara/);
    await expect(admin(...change, '--day', '2026-02-30')).rejects.toThrow('no day');
    await expect(admin('match', 'change', '7', '--end')).rejects.toThrow('match list');
    await expect(admin('match', 'delete', first.id, '--confirm', 'Agua')).rejects.toThrow(
      'type "Água Clara"',
    );
    await admin('match', 'delete', first.id, '--confirm', 'agua clara');
    await admin('team', 'rename', team.name, 'U16');
    expect(await admin('team', 'delete', 'U16', '--confirm', 'U16')).toBe(
      'Deleted the team. (3 matches)\n',
    );
    expect(await admin('match', 'list')).toBe('There are no matches.\n');
  });

  it('switch the sides of a match, and end one', async () => {
    const swap = ['match', 'change', first.id, '--swap-sides'];
    await expect(admin(...swap)).rejects.toThrow('Name the opponent');
    const lines = (await admin('match', 'list')).split('\n');
    const [, own, other] =
      /(\d+)–(\d+)/.exec(lines.find((line) => line.includes(first.id)) ?? '') ?? [];
    expect(await admin(...swap, '--opponent', 'Água Clara')).toBe('Changed the match. (1 match)\n');
    expect(await admin('match', 'list')).toContain(`  ${other}–${own}  Água Clara`);
    expect(await admin('match', 'change', first.id, '--end')).toBe(
      'Changed the match. (0 matches)\n',
    );
  });

  it('erase a name', async () => {
    await admin('player', 'merge', player.playerId, other.playerId);
    const said = await admin('player', 'erase', player.name, '--confirm', player.name);
    expect(said).toContain('Erased the name and the number.');
    expect((await contentsOf(database)).join()).not.toContain('Quambly');
  });

  it('list who may be the same person before they erase a name, and erase them too', async () => {
    const erase = ['player', 'erase', player.name, '--confirm', player.name];
    await expect(admin(...erase)).rejects.toThrow(
      `Nothing was erased. These may be the same person:\n  ${other.playerId}  ${other.name} (${team.name}, 2 matches)`,
    );
    expect(await admin('player', 'list')).toContain(player.name);
    await expect(admin(...erase, '--also', mate.name)).rejects.toThrow(
      `"${mate.name}" is not among those`,
    );
    await admin(...erase, '--also', other.playerId);
    expect((await contentsOf(database)).join()).not.toContain('Quambly');
  });

  it('leave who may be the same person as they are with --only', async () => {
    await admin('player', 'erase', player.name, '--confirm', player.name, '--only');
    const left = await admin('player', 'list');
    expect(left).toContain(other.name);
    expect(left).not.toContain(`${player.name}  `);
  });

  it('take a club as one file to an empty service, reply for reply, and delete it', async () => {
    for (const { id } of matches.slice(0, 2)) await service.write(id);
    const before = await service.replies();
    const file = newPath('a.club');
    await expect(admin('club', 'export', club.name, file, '--confirm', 'x')).rejects.toThrow(
      `type "${club.name}"`,
    );
    await admin('club', 'export', club.name, file, '--confirm', club.name);
    await expect(admin('club', 'export', club.name, file, '--confirm', club.name)).rejects.toThrow(
      'is there already',
    );
    await expect(admin('club', 'import', file)).rejects.toThrow(
      `The club "${club.name}" is there already`,
    );

    const empty = await open();
    const there = await administer(empty);
    const damaged = newPath('damaged.club');
    writeFileSync(damaged, readFileSync(file).subarray(0, -40));
    await expect(there.admin('club', 'import', damaged)).rejects.toThrow('is damaged');
    writeFileSync(damaged, 'PK');
    await expect(there.admin('club', 'import', damaged)).rejects.toThrow('no club of Boxout');
    expect(await contentsOf(empty)).toEqual([]);
    expect(await there.admin('club', 'import', file)).toBe(`Stored the club of ${file}.\n`);
    const rows = (all: string[]) => all.filter((row) => !/"(api_keys|club|trail) /.test(row));
    expect(rows(await contentsOf(empty))).toEqual(rows(await contentsOf(database)));
    const made: { key: string } = JSON.parse(
      await there.admin('key', 'add', club.name, '--recorder', '--json'),
    );
    expect([...(await serveCaredClub(empty, made.key).replies())]).toEqual([...before]);

    const sent = await serveCaredClub(empty, made.key).request('POST', '/import/club/export', {
      name: club.name,
    });
    expect(sent.headers.get('Content-Disposition')).toContain('attachment');
    const again = newPath('b.club');
    writeFileSync(again, Buffer.from(await sent.arrayBuffer()));
    await there.admin('club', 'delete', club.name, '--confirm', club.name);
    expect(await contentsOf(empty)).toEqual([]);
    expect(await there.admin('club', 'import', again, '--as', 'Other Name', '--json')).toContain(
      `"club":{"id":"${club.id}","name":"Other Name"}`,
    );
    expect(there.errors).toEqual([]);
    await there.close();
  });
});

describe('a command that needs a name typed', () => {
  it('does nothing without it, and says so in its help', () => {
    const connect = () => Promise.reject(new Error('not asked for here'));
    const program = adminProgram({ ...noFiles, connect, print() {} });
    for (const [noun, act] of [
      ['club', 'delete'],
      ['club', 'export'],
      ['team', 'delete'],
      ['match', 'delete'],
      ['player', 'erase'],
    ]) {
      const command = program.commands
        .find((each) => each.name() === noun)
        ?.commands.find((each) => each.name() === act);
      expect(command?.helpInformation(), `${noun} ${act}`).toContain('typed to confirm it');
      expect(command?.options.find(({ long }) => long === '--confirm')?.mandatory).toBe(true);
    }
  });
});
