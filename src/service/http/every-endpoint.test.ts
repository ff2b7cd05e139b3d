import { beforeAll, expect, test } from 'vitest';
import { endpointNames } from '../../contract/endpoints.ts';
import { testEveryEndpoint } from '../../testing/every-endpoint.ts';
import { printFigure } from '../../testing/share.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

describeOnEachDatabase('every endpoint of the table', (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(await open());
  });

  testEveryEndpoint(async () => service, { http: true });

  test('nothing went wrong inside, and no run was started for another club', async () => {
    expect(service.errors).toEqual([]);
    const { ours, theirs } = service;
    const ownerOf = (matchId: string) => (matchId === theirs.completed ? theirs : ours).club.id;
    for (const { club } of [ours, theirs]) {
      const runs = await service.clubs.store.read(club.id, (tx) => tx.list('run'));
      expect(runs.filter(({ matchId }) => ownerOf(matchId) !== club.id)).toEqual([]);
    }
    printFigure(
      'a club never reads another’s',
      `${endpointNames.length * 2 * 5 * 4} calls over ${endpointNames.length} routes`,
      'all',
    );
  });
});
