import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insightResultSchema } from '../../contract/insight.ts';
import { seasonRatings } from '../figures/ratings.ts';
import { InsightView } from './InsightView.tsx';
import { InsightStatus } from './MatchInsights.tsx';

// A phone's width: jsdom lays nothing out.
const media = { matches: true, addEventListener() {}, removeEventListener() {} };
beforeEach(() => void vi.stubGlobal('matchMedia', () => media));
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const written = {
  status: 'ready',
  message: 'Insights are up to date.',
  summary: { whatsWorking: ['You ran.'], focusAreas: [], suggestions: [] },
  ratings: { rebounds: { value: 7.5, comment: 'Many rebounds.' } },
};

function show(props: Partial<ComponentProps<typeof InsightView>> = {}, sent: object = written) {
  const result = v.parse(insightResultSchema, sent);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InsightView
          result={result}
          status={<InsightStatus result={result} onWrite={() => {}} asking={false} />}
          season={seasonRatings([])}
          seasonNote={null}
          renderProof={() => null}
          earlier={null}
          save={null}
          {...props}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
const spanish = () => i18n.loadAndActivate({ locale: 'es', messages: {} });

test('texts in the page’s own language carry no mark and no note', () => {
  show({ language: 'en-GB' });
  expect(languageOf('You ran.')).toBeUndefined();
  expect(screen.queryByText(/Written by the service/)).toBeNull();
});

test('texts in another language are marked, and it is said once which it is', () => {
  spanish();
  show({ language: 'en' });
  for (const text of ['You ran.', 'Many rebounds.', 'Insights are up to date.']) {
    expect(languageOf(text)).toBe('en');
  }
  expect(screen.getByText('Written by the service in inglés.')).toBeDefined();
});

test('texts of a service that does not say their language are of an unknown one, but on an English page', () => {
  show();
  expect(languageOf('You ran.')).toBeUndefined();
  spanish();
  show({}, { ...written, summary: { ...written.summary, whatsWorking: ['You passed.'] } });
  expect(languageOf('You passed.')).toBe('');
  expect(screen.getByText(/it does not say which one/)).toBeDefined();
});

test('of a player who did not play nothing is drawn, although ratings are sent', () => {
  show({ absent: true, save: <button type="button">Save</button> });
  expect(screen.getByText(/Did not play/)).toBeDefined();
  expect(screen.queryByText('Many rebounds.')).toBeNull();
  expect(screen.queryByText('7.5')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('empty lists are no cards: the reason is shown once', () => {
  show();
  expect(screen.getByRole('heading', { name: 'What’s working' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Suggestions' })).toBeNull();
  expect(screen.getByText('Nothing else here stood out from the usual.')).toBeDefined();
});

test('if nothing is written, the page shows only the reason', () => {
  const whyEmpty = '3:00 on court: too short for anything to stand out.';
  const nothing = { whatsWorking: [], focusAreas: [], suggestions: [] };
  show({ whyEmpty }, { ...written, summary: nothing });
  expect(screen.getByText(whyEmpty)).toBeDefined();
});
