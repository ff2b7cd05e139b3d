import { test as base, expect } from '@playwright/test';
import * as v from 'valibot';
import { demoKey, type RunningService, startService } from '../fixtures/service.ts';
import { type BrowserName, browsers, type Driver } from './driver.ts';

/** Elements that may have a role; the browser decides which do. */
const candidates = {
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  figure: 'figure',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type=radio]',
  table: 'table',
  textbox: 'input:not([type=checkbox], [type=radio], [type=file])',
};
type Role = keyof typeof candidates;
type Name = string | RegExp;

/** The key of element references in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elements = v.array(v.object({ [elementKey]: v.string() }));
const idsOf = (found: unknown) => v.parse(elements, found).map((each) => each[elementKey]);

/** A browser's window as a screen reader's user meets it: by the roles and names that the browser computes. */
export function pageOf(driver: Driver, baseURL: string) {
  const run = (script: string, ...args: unknown[]) =>
    driver.send('ExecuteScript', { script: `return (async () => {${script}})()`, args });

  async function toFirst(
    command: 'ElementClick' | 'ElementSendKeys',
    xpath: string,
    text?: string,
  ) {
    const [id] = idsOf(await driver.send('FindElements', { using: 'xpath', value: xpath }));
    await driver.send(command, { id, text });
  }

  async function lookUp(role: Role, name: Name): Promise<string | undefined> {
    // WebKit gives hidden elements no name.
    const displayed = await run(
      'return [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility())',
      candidates[role],
    );
    for (const id of idsOf(displayed)) {
      const label = String(await driver.send('GetComputedLabel', { id })).trim();
      if (typeof name === 'string' ? label !== name : !name.test(label)) continue;
      // A password field has no role; a date field has a different one in each browser.
      if (role === 'textbox' || (await driver.send('GetComputedRole', { id })) === role) return id;
    }
    return undefined;
  }

  /** Acts on the first element with this role and name, once it can be used. */
  async function withElement(role: Role, name: Name, act: (id: string) => Promise<unknown>) {
    await expect(async () => {
      const id = await lookUp(role, name);
      if (id === undefined) throw new Error(`No ${role} "${name}"`);
      await act(id);
    }).toPass();
  }

  return {
    run,
    driver,
    goTo: (path: string) => driver.send('Navigate', { url: baseURL + path }),
    /** Navigates to the address again: Firefox's reload command bypasses the service worker. */
    reload: async () => driver.send('Navigate', { url: await run('return location.href') }),
    click: (role: Role, name: Name) =>
      withElement(role, name, async (id) => {
        // Otherwise the element may be under the bar at the top.
        await run('arguments[0].scrollIntoView({ block: "center" })', { [elementKey]: id });
        await driver.send('ElementClick', { id });
      }),
    /** Waits until it appears. */
    see: (role: Role, name: Name) => withElement(role, name, async () => {}),
    type: (name: Name, text: string) =>
      withElement('textbox', name, (id) => driver.send('ElementSendKeys', { id, text })),
    /** Gives a file to the page's hidden file input. */
    choose: (file: string) => toFirst('ElementSendKeys', '//input[@type="file"]', file),
    /** Selects an option by text: Firefox has no names for options until the list opens. */
    select: (option: string) => toFirst('ElementClick', `//option[starts-with(., "${option}")]`),
    /** The page's text, for `expect.poll`. */
    text: async () => String(await run('return document.body.innerText')),
  };
}
export type OtherPage = ReturnType<typeof pageOf>;

/** Deletes everything that a previous test stored on the device. */
const forget = `
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  localStorage.clear();
  sessionStorage.clear();`;

/** A test in the browser that the project is named after, with a real service and the demo club. */
export const test = base.extend<{ other: OtherPage }, { driver: Driver; service: RunningService }>({
  driver: [
    async ({}, use, { project }) => {
      const driver =
        await browsers[
          v.parse(v.picklist(['firefox', 'webkit']), project.name) satisfies BrowserName
        ]();
      await driver.send('SetWindowRect', { width: 500, height: 900 });
      await use(driver);
      await driver.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  service: [
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.stop();
      await service.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  other: async ({ driver, service }, use, info) => {
    const page = pageOf(driver, service.url);
    await page.goTo('/icon.svg');
    await page.run(forget);
    await use(page);
    if (info.status === info.expectedStatus) return;
    const picture = Buffer.from(String(await driver.send('TakeScreenshot')), 'base64');
    await info.attach('the page', { body: picture, contentType: 'image/png' });
  },
});

/** Pastes the demo club's key and opens the club, as on a first visit. */
export async function signIn(page: OtherPage, { remember = false } = {}): Promise<void> {
  await page.goTo('/');
  if (remember) await page.click('checkbox', /^Remember on this device/);
  await page.type('API key', demoKey);
  await page.click('button', 'Open the club');
  await page.see('heading', 'Kestrel Bay Basketball Club');
}

export { expect };
