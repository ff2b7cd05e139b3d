import type { Locator, Page } from '@playwright/test';
import { call } from './fixtures/call.ts';
import { paste, signIn } from './fixtures/page.ts';
import { demoKey, type RunningService } from './fixtures/service.ts';
import { expect, test } from './fixtures/test.ts';

/* A coach's tasks in clicks. Seconds are only printed, since they depend on the machine. */

/** Counts a user's actions: clicks, pastes, shortcuts. */
class Hand {
  readonly #page: Page;
  readonly #began = performance.now();
  #acts = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(what: Locator): Promise<void> {
    this.#acts += 1;
    await what.click();
  }

  async paste(text: string, into: Locator): Promise<void> {
    this.#acts += 1;
    await paste(text, into);
  }

  async press(keys: string): Promise<void> {
    this.#acts += 1;
    await this.#page.keyboard.press(keys);
  }

  /** Checks the number of actions, and prints it with the seconds. */
  done(task: string, atMost: number): void {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1);
    console.log(`${task}: ${this.#acts} acts (at most ${atMost}), ${seconds} s`);
    expect(this.#acts, task).toBeLessThanOrEqual(atMost);
  }
}

const boxScore = (page: Page) => page.getByRole('region', { name: /^Box score of/ }).first();
const cardOf = (page: Page, team: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: team }) });

/** The U18 team and its latest finished match. */
async function latest(service: RunningService) {
  const club = await call(service, 'getClub', {});
  const { teams } = await call(service, 'listTeams', { clubId: club.id });
  const team = teams.find(({ category }) => category === 'U18');
  const { matches } = await call(service, 'listMatches', { teamId: team?.id ?? '' });
  const ended = matches.filter(({ status }) => status === 'completed');
  return { team: team?.name ?? '', match: ended[0], before: ended[1] };
}

test('from the key to the first box score', async ({ page, service }) => {
  const { team, match } = await latest(service);
  await page.goto('/');
  const hand = new Hand(page);
  await hand.paste(demoKey, page.getByLabel('API key'));
  await hand.click(
    cardOf(page, team).getByRole('link', { name: new RegExp(`^(v|at) ${match?.opponent.name}$`) }),
  );
  await expect(boxScore(page).getByRole('row', { name: /Totals/ })).toBeVisible();
  hand.done('from the key to the first box score', 2);
});

test('why did we lose?', async ({ page, service }) => {
  const { team } = await latest(service);
  await signIn(page);
  const hand = new Hand(page);
  await hand.click(cardOf(page, team).getByRole('link', { name: /^Lost/ }).last());
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why.getByText(/^[+−]\d/).first()).toBeVisible();
  hand.done('why did we lose?', 1);
});

test('who turned it over in the third?', async ({ page, service }) => {
  const { team, match } = await latest(service);
  await signIn(page);
  const hand = new Hand(page);
  await hand.click(
    cardOf(page, team).getByRole('link', { name: new RegExp(`^(v|at) ${match?.opponent.name}$`) }),
  );
  await hand.click(page.getByRole('radio', { name: 'Q3' }));
  await expect(page).toHaveURL(/period=3/);
  await expect(boxScore(page).getByRole('columnheader', { name: /^TO/ })).toBeVisible();
  hand.done('who turned it over in the third?', 2);
});

test('print for the team', async ({ page, service }) => {
  const { team, match } = await latest(service);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await signIn(page);
  const hand = new Hand(page);
  await hand.click(cardOf(page, team).getByRole('link', { name: 'Print' }));
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${match?.opponent.name}$`));
  hand.done('print for the team', 1);
});

test('tonight’s plan, a substitution, a hurt player, who is owed minutes, and the sheet', async ({
  page,
  service,
}) => {
  const { team } = await latest(service);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await signIn(page);
  const hand = new Hand(page);
  await hand.click(cardOf(page, team).getByRole('link', { name: 'Who plays when' }));
  await expect(page.getByRole('table', { name: 'The plan' })).toBeVisible();
  hand.done('plan tonight', 1);
  await expect(page.getByRole('table', { name: 'Fair so far' }).getByRole('row')).not.toHaveCount(
    1,
  );
  hand.done('who is owed minutes', 1);

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const court = page.getByRole('region', { name: 'On court' });
  await expect(court).toBeVisible();
  // The first change is due after five minutes, and can be made earlier.
  const done = page.getByRole('button', { name: /Done$/ }).first();
  const [, into = ''] = /^\s*(\d+)/.exec(await done.innerText()) ?? [];
  const substitution = new Hand(page);
  await substitution.click(done);
  const player = court.getByRole('button', { name: new RegExp(`^${into} `) });
  await expect(player).toBeVisible();
  substitution.done('a substitution', 1);
  const hurt = new Hand(page);
  await hurt.click(player);
  await hurt.click(page.getByRole('button', { name: 'Can’t play on' }));
  await expect(player).toHaveCount(0);
  await expect(court.getByRole('listitem')).toHaveCount(5);
  hurt.done('a hurt player', 2);

  const sheet = new Hand(page);
  await sheet.click(page.getByRole('main').getByRole('link', { name: 'Print' }));
  await expect(page.locator('body[data-printed]')).toBeVisible();
  sheet.done('the sheet', 1);
});

test('what changed since last week?', async ({ page, service }) => {
  const { team, match } = await latest(service);
  await signIn(page);
  const hand = new Hand(page);
  await hand.click(
    cardOf(page, team).getByRole('link', { name: new RegExp(`^(v|at) ${match?.opponent.name}$`) }),
  );
  await hand.click(page.getByRole('link', { name: /^compare with/ }));
  await expect(
    page
      .getByRole('table', { name: 'The team in both matches' })
      .getByRole('row', { name: /Turnover rate/ }),
  ).toContainText('%');
  hand.done('what changed since last week?', 2);
});

test('what to train, and the next opponent’s habits', async ({ page, service }) => {
  const { team } = await latest(service);
  for (const [task, link, heading] of [
    ['what to train', 'What to train', 'What to train'],
    ['what the next opponent does', 'Prepare', /\w/],
  ] as const) {
    await signIn(page);
    const hand = new Hand(page);
    await hand.click(cardOf(page, team).getByRole('link', { name: link, exact: true }));
    await expect(page).toHaveURL(/\/(practice|opponents\/.+)$/);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    hand.done(task, 1);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('talking points for a player', async ({ page, service }) => {
  const { team, match } = await latest(service);
  await signIn(page);
  const hand = new Hand(page);
  await hand.click(
    cardOf(page, team).getByRole('link', { name: new RegExp(`^(v|at) ${match?.opponent.name}$`) }),
  );
  const player = boxScore(page).getByRole('rowheader').getByRole('link').first();
  const name = await player.innerText();
  await hand.click(player);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  hand.done('talking points for a player', 2);
});

test('the latest two matches are compared without choosing', async ({ page, service }) => {
  const { team, match, before } = await latest(service);
  await signIn(page);
  await page.getByRole('link', { name: team, exact: true }).first().click();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('link', { name: 'Two matches' }).click();
  await expect(page.getByLabel('Match on the left')).toHaveValue(before?.id ?? '');
  await expect(page.getByLabel('Match on the right')).toHaveValue(match?.id ?? '');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByLabel('Match on the left')).toHaveValue(match?.id ?? '');
  await expect(page).toHaveURL(new RegExp(`a=${match?.id}&b=${before?.id}`));
});
