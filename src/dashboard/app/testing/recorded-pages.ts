import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { opponentKey, type PageName, paths } from '../../api/paths.ts';
import { stubBrowser } from '../../testing/open-app.tsx';
import { type RecordedClub, recordedAt } from '../../testing/recorded-club.ts';

/* What the tests of whole pages over a recorded club share. */

/** Checks from time to time, since a page changes often while it loads; a failure prints no page. */
export const patience = {
  timeout: 30_000,
  interval: 50,
  container: document.head,
  onTimeout: (error: Error) => error,
};

export function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the club has no such thing');
  return value;
}

/** Gives the tests of a file a browser, at the moment at which the replies were recorded; each begins with empty storage. */
export function setUpPages(): void {
  beforeAll(() => {
    stubBrowser();
    vi.useFakeTimers({ toFake: ['Date'], now: recordedAt });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A page's address in a club: the match before the last, a match under way on the half-time page. */
export function addressIn(
  club: RecordedClub,
  name: PageName,
  search: Record<string, string> = {},
): string {
  const completed = club.matches.filter(({ status }) => status === 'completed');
  const live = club.matches.find(({ status }) => status === 'live');
  const { id: matchId, opponent } = there(name === 'halfTime' ? live : completed[1]);
  const [playerId = '', otherId = ''] = club.roster.map((player) => player.playerId);
  const ids = { teamId: club.team.id, matchId, playerId, opponent: opponentKey(opponent) ?? '' };
  const pairs: Partial<Record<PageName, Record<string, string>>> = {
    comparePlayers: { a: playerId, b: otherId },
    compareMatches: { a: matchId, b: there(completed[2]).id },
  };
  return paths[name](ids, { ...pairs[name], ...search });
}

/** Collects what a page hands to the browser's downloads, as text; of a picture the words drawn on it. */
export function collectDownloads(saved: string[]): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
  ) {
    callback(new Blob([this.textContent]));
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        const reader = new FileReader();
        reader.onload = () => saved.push(String(reader.result));
        reader.readAsText(blob);
        return '#saved';
      }
      static override revokeObjectURL() {}
    },
  );
}
