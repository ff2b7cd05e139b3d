import { Command as Words } from 'commander';
import * as v from 'valibot';
import { createAdmin } from './admin.ts';
import { clubCommands, rosterCommands, teamCommands } from './club-commands.ts';
import type { Command, Effects } from './command.ts';
import type { Connection } from './connect.ts';
import { AdminError } from './errors.ts';
import { clubFileCommands, fileCommands } from './file-commands.ts';
import { importCommand } from './import-command.ts';
import { insightsCommands } from './insights-command.ts';
import { keyCommands, trailCommand } from './key-commands.ts';
import { matchCommands } from './match-commands.ts';
import { playerCommands } from './player-commands.ts';

/** Every command, under its noun if it has one. */
const groups: [noun: string, about: string, commands: Command[]][] = [
  ['club', 'clubs', [...clubCommands, ...clubFileCommands]],
  ['team', 'teams of a club', teamCommands],
  ['match', 'matches that are stored', matchCommands],
  ['player', 'players of the rosters', playerCommands],
  ['key', 'API keys', keyCommands],
  ['roster', "a team's players", rosterCommands],
  ['insights', 'written insights', insightsCommands],
  ['', '', [importCommand, trailCommand, ...fileCommands]],
];

/** What the command line works with: see `connect.ts`. */
export interface ProgramEffects extends Effects {
  connect(): Promise<Connection>;
}

/** The command line of `npm run admin`. `parseAsync` rejects with a message for people. */
export function adminProgram({ connect, ...effects }: ProgramEffects): Words {
  const program = new Words('admin')
    .description(
      'Looks after clubs, teams, keys, rosters and matches, also while the service runs.',
    )
    .showHelpAfterError();

  async function run(command: Command, json: boolean, words: object): Promise<void> {
    const admin = createAdmin(connect);
    try {
      const { result, text } = await command.run({ ...effects, admin, json }, words);
      effects.print(`${json ? JSON.stringify(result) : text}\n`);
    } catch (error) {
      throw error instanceof v.ValiError ? new AdminError(`${error.message}.`) : error;
    } finally {
      await admin.close();
    }
  }

  for (const [noun, about, commands] of groups) {
    const group = noun === '' ? program : program.command(noun).description(about);
    for (const command of commands) {
      const line = noun === '' ? command.line : command.line.slice(noun.length + 1);
      const made = group.command(line).description(command.about);
      for (const option of command.options) made.addOption(option);
      made.option('--json', 'print one JSON object on one line');
      const names = [...line.matchAll(/<(\w+)/g)].map(([, name = '']) => name);
      made.action(() => {
        const { json = false, ...options } = made.opts();
        const typed = names.map((name, at) => [name, made.processedArgs[at]]);
        return run(command, json, { ...Object.fromEntries(typed), ...options });
      });
    }
  }
  return program;
}
