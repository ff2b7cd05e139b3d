import type { Page } from '@playwright/test';

interface Sent {
  data: Record<string, unknown>;
}

/**
 * Answers the calls of a page with as many rows as are wanted: the real reply's, again and again under new ids.
 * @param list the name of the rows in the reply's data
 */
export async function lengthenReply(
  page: Page,
  path: string,
  list: string,
  length: number,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const sent: Sent = await response.json();
    const rows = sent.data[list];
    if (!Array.isArray(rows)) throw new Error(`${path} has no ${list}`);
    const longer = Array.from({ length }, (_, at) => ({
      ...rows[at % rows.length],
      ...(at < rows.length ? {} : { id: `${at}` }),
      ...(list === 'events' ? { sequence: at + 1 } : {}),
    }));
    const json = { ...sent, data: { ...sent.data, [list]: longer } };
    await route.fulfill({ response, json });
  });
}
