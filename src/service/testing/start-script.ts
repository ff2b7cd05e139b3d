import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts a script of TypeScript in a process, which is to be killed; it imports as files of the service do. */
export const startScript = (code: string, argument: string) =>
  spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code, argument], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
