import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { destination } from 'pino';
import { readEnvironment, type Settings } from './environment.ts';
import { createHost, type Handler } from './host.ts';
import { createProxy } from './http/proxy.ts';
import { listen } from './listen.ts';
import { createLogger } from './log.ts';
import { type OpenService, openService } from './open-service.ts';
import { adminCall, packageRoot } from './package-root.ts';
import { type ReplyMap, readReplyMap } from './reply-map.ts';
import { startErrorLine } from './start-error.ts';

/* The service: reads the environment, opens, listens, and closes on SIGTERM. */

// Only this account may read the files written here, the database's too.
process.umask(0o077);

const say = (line: string) => process.stdout.write(`${line}\n`);
const logger = createLogger(destination(2));

// Node would print the whole error, with the values of its statement.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'the service failed and ends');
  process.exit(1);
});

async function run(settings: Settings): Promise<void> {
  const { upstreamUrl, replyMap } = settings;
  const map = replyMap === undefined ? undefined : readReplyMap(replyMap);
  if (upstreamUrl !== undefined) {
    const [upstream, routes] = [upstreamUrl, map?.routes];
    const proxy = createProxy({ upstream, routes, fetch, newId: randomUUID, logger });
    await serve(proxy, settings, map, [`  Data from  ${upstreamUrl.origin}`], async () => {});
    return;
  }
  const service = await openService(settings, logger, (step) => say(`${step} …`));
  try {
    await serve(service.app, settings, map, whatToPaste(service), service.close);
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Listens until a signal, then finishes the calls in progress and closes. */
async function serve(
  api: Handler,
  settings: Settings,
  map: ReplyMap | undefined,
  lines: string[],
  close: () => Promise<void>,
): Promise<void> {
  const pageFolder = join(packageRoot(), 'dist/dashboard');
  const hints = { serviceOrigins: settings.serviceOrigins, replyMap: map?.text };
  const server = await listen(createHost(api, pageFolder, hints), settings);
  const stop = () => {
    // A database that hangs would keep the process running.
    setTimeout(() => {
      logger.error('the service did not close in time');
      process.exit(1);
    }, 30_000).unref();
    server
      .close()
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => fail(error, settings),
      );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  say(`\nBoxout is ready: ${server.address}`);
  for (const line of lines) say(line);
}

function whatToPaste({ demo }: OpenService): string[] {
  const advice = `make one with: ${adminCall()} key add CLUB`;
  if (demo === null) return [`  API key  ${advice}`];
  return [`  Club     ${demo.club.name}`, `  API key  ${demo.key ?? advice}`];
}

function fail(error: unknown, settings: Settings | null): never {
  process.stderr.write(`${startErrorLine(error, settings)}\n`);
  process.exit(1);
}

let settings: Settings | null = null;
try {
  settings = readEnvironment(process.env);
  await run(settings);
} catch (error) {
  fail(error, settings);
}
