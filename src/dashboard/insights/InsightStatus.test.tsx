import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { insightResultSchema } from '../../contract/insight.ts';
import { InsightStatus } from './InsightStatus.tsx';

test('a note on outdated insights does not blame the match where the roster changed', () => {
  const message = 'The roster has changed since these insights were written.';
  const result = v.parse(insightResultSchema, { status: 'ready', stale: true, message });
  const markup = renderToStaticMarkup(
    <InsightStatus result={result} onWrite={() => {}} asking={false} />,
  );
  expect(markup).toContain('The match or the roster changed after this was written.');
  expect(markup).toContain(message);
});
