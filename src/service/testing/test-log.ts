import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '../log.ts';

/**
 * A log as the service writes it. `entries` is what it holds; where `TEST_LOGS` names a folder, it goes there as well,
 * so that the logs of a whole run of the tests can be searched.
 */
export function createTestLog() {
  const entries: unknown[] = [];
  const logger = createLogger(
    {
      write(line: string) {
        entries.push(JSON.parse(line));
        keepTestLog(`tests-${process.pid}`, line);
      },
    },
    'info',
  );
  return { logger, entries };
}

/** Keeps a part of a log in the folder that `TEST_LOGS` names; nowhere without it. */
export function keepTestLog(name: string, text: string): void {
  const folder = process.env.TEST_LOGS;
  if (folder) appendFileSync(join(folder, `${name}.log`), text);
}
