import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requireTeam } from '../../club/tools.ts';
import { type Look, lookSchema } from '../../contract/adding.ts';
import type { SentMatchFile } from '../../match-files/read-files.ts';
import { brokenFiles } from '../../match-files/testing/broken-files.ts';
import { zipped } from '../../match-files/testing/workbook-sample.ts';
import { printFigure, times } from '../../testing/share.ts';
import { fileOf, generatedMatches, untilHalfTime } from '../adding/testing/generated-files.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService } from '../testing/test-service.ts';
import { createAdminApp } from './app.ts';

/** Sound files of our club and of others, earlier states, archives, and broken files of every format. */
function mixedFiles(club: string): SentMatchFile[] {
  const [ours = [], theirs = []] = [0, 12].map((from) =>
    generatedMatches(2, 12).slice(from, from + 12),
  );
  const own = ours.map((match) => ({ ...match, club }));
  const sound = [
    ...own.map((match, at) => fileOf(match, `2026-10-${at + 10}.json`)),
    ...own.slice(0, 3).map((match, at) => untilHalfTime(match, `half ${at}.json`)),
    ...theirs.map((match, at) => fileOf(match, `theirs/${at}.json`)),
  ];
  const broken = Object.entries(brokenFiles).flatMap(([format, { files }]) =>
    fc
      .sample(files, { numRuns: times(5, 40), seed: 1 })
      .flatMap((group, at) =>
        group.files.map((file) => ({ ...file, name: `${format} ${at}/${file.name}` })),
      ),
  );
  const archive = zipped({
    'a.txt': 'Bring the bibs.',
    'b.json': '{"photos": 3}',
    '.DS_Store': '\0',
  });
  return [
    ...sound,
    { name: 'all.zip', bytes: archive },
    { name: '.DS_Store', bytes: new Uint8Array(4) },
    ...broken,
  ].slice(0, 200);
}

test('the page and the command list the same of a mixed folder, file for file', async () => {
  const database = await openTestDatabase();
  const { ours, send, clubs } = await createTestService(database);
  const { name } = await clubs.store.read(ours.club.id, (tx) => requireTeam(tx, ours.teamId));
  const files = mixedFiles(name).filter(({ bytes }) => bytes !== null);
  const form = () => {
    const body = new FormData();
    for (const file of files)
      body.append('file', new File([new Uint8Array(file.bytes ?? [])], file.name));
    return body;
  };
  const ofPage = await send('POST', '/import/looks', ours.recorderKey, {}, form());
  const { data } = v.parse(v.object({ data: lookSchema }), await ofPage.json());
  const asked = form();
  asked.set('club', ours.club.id);
  asked.set('team', name);
  const app = createAdminApp(clubs, () => {});
  const ofCommand = await app.request('/looks', { method: 'POST', body: asked });
  const listed = ({ matches, refused }: Look) => ({ matches, refused });
  const page = listed(data);
  const { look } = v.parse(v.object({ look: lookSchema }), await ofCommand.json());
  expect(listed(look)).toEqual(page);
  const names = new Set([
    ...page.matches.flatMap((match) => match.files),
    ...page.refused.map(({ file }) => file),
  ]);
  printFigure(
    'a mixed folder, page and command',
    `${files.length} files, ${page.matches.length} matches, ${page.refused.length} refused: the same`,
    'the same, file for file',
  );
  expect(page.matches.length).toBeGreaterThan(11);
  expect(names.size).toBeGreaterThan(times(30, 100));
  await database.close();
});
