import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { demoKey } from '../fixtures/service.ts';
import type { Bench } from './goals.ts';

/** Loads or clicks at each speed; `ROUNDS=1` checks that everything runs. */
export const rounds = Number(process.env.ROUNDS ?? 5);

/** Starts a browser that closes when the part ends. */
export async function launch({ undo }: Bench): Promise<Browser> {
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  undo.push(() => browser.close());
  return browser;
}

/** Stores the demo club's key before the page's own scripts run. */
export async function connect(page: Page): Promise<void> {
  const saved = { id: 'bench', serviceAddress: '', key: demoKey, savedAt: Date.now() };
  const words = JSON.stringify(JSON.stringify(saved));
  await page.addInitScript(`localStorage.setItem('boxout.connection', ${words})`);
}

/** Emulates a CPU slower by this factor: 4 is a phone, 16 an old phone. */
export async function slowDown(page: Page, rate: number) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  return tools;
}
