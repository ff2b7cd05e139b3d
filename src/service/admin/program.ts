import { Command as Words } from 'commander';
import * as v from 'valibot';
import type { Connection } from './admin.ts';
import { createAdmin } from './admin.ts';
import type { Command, Done, Effects } from './command.ts';
import { groups } from './commands.ts';
import { AdminError } from './errors.ts';

const doneSchema = v.object({ result: v.looseObject({}), text: v.string() });

export interface ProgramEffects extends Effects {
  connect(): Promise<Connection>;
}

/** The commands of `npm run admin`. `parseAsync` rejects with a message for people. */
export function adminProgram({ connect, ...effects }: ProgramEffects): Words {
  const program = new Words('admin')
    .description(
      'Looks after clubs, teams, keys, rosters and matches, also while the service runs.',
    )
    .showHelpAfterError();

  async function run(command: Command, json: boolean, words: object): Promise<void> {
    const admin = createAdmin(connect);
    try {
      command.check(words);
      const { result, text }: Done =
        command.at === 'terminal'
          ? await command.run({ ...effects, admin, json }, words)
          : await admin.send('/command', { line: command.line, words }, doneSchema);
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
