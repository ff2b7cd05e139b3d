import { expect } from 'vitest';
import type { Clubs } from '../../clubs.ts';
import type { DatabasePlace } from '../../database/open.ts';
import type { Connection } from '../admin.ts';
import { createAdminApp } from '../app.ts';
import { connect } from '../connect.ts';
import { adminProgram, type ProgramEffects } from '../program.ts';

const notAsked = () => Promise.reject(new Error('not asked for here'));

/** A command line without files of matches, passphrases or a terminal: a command that needs one is rejected. */
export const noFiles: Omit<ProgramEffects, 'connect' | 'print'> = {
  readFile: notAsked,
  confirm: null,
  prompt: null,
  progress() {},
};

/** Gives commands by their words; each returns what it prints. */
function commandsBy(open: () => Promise<Connection>, effects: Partial<ProgramEffects> = {}) {
  return async (...words: string[]): Promise<string> => {
    let printed = '';
    const program = adminProgram({
      ...noFiles,
      connect: open,
      print: (text) => {
        printed += text;
      },
      ...effects,
    });
    await program.parseAsync(words, { from: 'user' });
    return printed;
  };
}

/** Gives commands to clubs of this process. */
export function commandsOf(clubs: Clubs, effects: Partial<ProgramEffects> = {}) {
  const app = createAdminApp(clubs, (error) => expect.unreachable(String(error)));
  const fetch: Connection['fetch'] = async (path, init) => app.request(path, init);
  return commandsBy(async () => ({ fetch, close: async () => {} }), effects);
}

/** Gives commands about the clubs of a folder or a Postgres, by the service that holds it or without one. */
export const commandsAt = (place: DatabasePlace, effects: Partial<ProgramEffects> = {}) =>
  commandsBy(() => connect(place, effects.progress ?? (() => {})), effects);
