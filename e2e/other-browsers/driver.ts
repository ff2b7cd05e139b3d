import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { freePort } from '../fixtures/service.ts';

/*
 * WebDriver (https://www.w3.org/TR/webdriver2/) for the browsers in Debian's packages. WebKit's driver takes it over HTTP,
 * Firefox over Marionette, since Debian has no geckodriver.
 */

/** The WebDriver commands in use, with WebKit's routes. */
const routes = {
  Navigate: 'POST /url',
  FindElements: 'POST /elements',
  ElementClick: 'POST /element/{id}/click',
  ElementSendKeys: 'POST /element/{id}/value',
  GetComputedRole: 'GET /element/{id}/computedrole',
  GetComputedLabel: 'GET /element/{id}/computedlabel',
  ExecuteScript: 'POST /execute/sync',
  SetWindowRect: 'POST /window/rect',
  Print: 'POST /print',
  TakeScreenshot: 'GET /screenshot',
};
type Command = keyof typeof routes;

/** A running browser with one window. */
export interface Driver {
  /** The response to a command, as in the WebDriver specification. Rejects with the browser's message. */
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>;
  end(): Promise<void>;
}

const failure = v.object({ error: v.string(), message: v.string() });

/** The program of a Debian package. Throws an Error with the command that installs it. */
function programOf(path: string, packages: string): string {
  if (existsSync(path)) return path;
  throw new Error(`${path} is missing. Run "sudo apt-get install ${packages}".`);
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  if (child.kill()) await exit;
}

/** Retries for half a minute while a program starts. */
async function untilItStarted<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = 150; ; left -= 1) {
    try {
      return await attempt();
    } catch (cause) {
      if (left === 0) throw cause;
      await setTimeout(200);
    }
  }
}

/** WebKitGTK's MiniBrowser on a virtual display. */
async function startWebKit(): Promise<Driver> {
  const packages = 'webkit2gtk-driver xvfb';
  const display = spawn(
    programOf('/usr/bin/Xvfb', packages),
    ['-displayfd', '3', '-screen', '0', '1400x1000x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(display.stdio[3] ?? display, 'data');
  const port = await freePort();
  const driver = spawn(programOf('/usr/bin/WebKitWebDriver', packages), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(v.object({ value: v.unknown() }), await reply.json());
    if (reply.ok) return value;
    const { error, message } = v.parse(failure, value);
    throw new Error(`${error}: ${message}`);
  };
  const made = await untilItStarted(() =>
    call('POST', '/session', { capabilities: { alwaysMatch: {} } }),
  );
  const session = `/session/${v.parse(v.object({ sessionId: v.string() }), made).sessionId}`;
  return {
    async send(command, { id, ...parameters } = {}) {
      const [method = '', path = ''] = routes[command].split(' ');
      return call(method, session + path.replace('{id}', String(id)), parameters);
    },
    async end() {
      await call('DELETE', session, {});
      await ended(driver);
      await ended(display);
    },
  };
}

const answer = v.tuple([v.literal(1), v.number(), v.nullable(failure), v.unknown()]);

/** Headless Firefox with a new profile. */
async function startFirefox(): Promise<Driver> {
  const program = programOf('/usr/bin/firefox-esr', 'firefox-esr');
  const profile = await mkdtemp(join(tmpdir(), 'boxout-firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const browser = spawn(program, ['--marionette', '--headless', '--profile', profile], {
    stdio: 'ignore',
  });
  const port = await untilItStarted(() => readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
  const socket = connect(Number(port), '127.0.0.1');
  const messages = messagesOf(socket);
  await messages.next();
  let asked = 0;
  const call = async (name: string, parameters: object) => {
    asked += 1;
    const sent = JSON.stringify([0, asked, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(sent)}:${sent}`);
    const [, , failed, result] = v.parse(answer, (await messages.next()).value);
    if (failed) throw new Error(`${failed.error}: ${failed.message}`);
    const wrapped = v.safeParse(v.object({ value: v.unknown() }), result);
    return wrapped.success ? wrapped.output.value : result;
  };
  await call('NewSession', {});
  return {
    send: (command, parameters = {}) => call(command, parameters),
    async end() {
      socket.destroy();
      await ended(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Marionette's messages: each is a length in bytes and JSON. */
async function* messagesOf(socket: Socket): AsyncGenerator<unknown> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (colon < 0 || rest.length < end) break;
      yield JSON.parse(rest.toString('utf8', colon + 1, end));
      rest = rest.subarray(end);
    }
  }
}

export const browsers = { firefox: startFirefox, webkit: startWebKit };
export type BrowserName = keyof typeof browsers;
