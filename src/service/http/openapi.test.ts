import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { openApiDocument } from './openapi.ts';

test('the document passes the linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(openApiDocument());
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('the linter finds a fault that is put into the document', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify({ ...openApiDocument(), paths: { '/v1/clubs': { get: {} } } });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId');
});

test('the document has every operation of the endpoint table', () => {
  const { paths } = openApiDocument();
  const written = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(written.sort()).toEqual(expected.sort());
});
