import { fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { insightResultSchema } from '../../contract/insight.ts';
import { InsightStatus } from './MatchInsights.tsx';

function show(result: object, asking = false) {
  const onWrite = vi.fn();
  const parsed = v.parse(insightResultSchema, { message: 'as the service says', ...result });
  render(<InsightStatus result={parsed} onWrite={onWrite} asking={asking} />);
  return onWrite;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('not written yet: the service’s message instead of ours, and one button', () => {
  const onWrite = show({ status: 'not_generated' });
  expect(screen.getAllByText('as the service says')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Write insights' }));
  expect(onWrite).toHaveBeenCalledWith({ regenerate: false });
});

test('being written: progress, no button, and that the page may be left', () => {
  show({ status: 'generating', startedAt: new Date().toISOString() });
  expect(screen.getByRole('progressbar')).toBeDefined();
  expect(screen.getByText(/up to two minutes.*You can leave this page/)).toBeDefined();
  expect(buttons()).toEqual([]);
});

test('written: when, and Write again', () => {
  show({ status: 'ready', generatedAt: '2026-11-14T20:00:00Z' });
  expect(screen.getByText(/^Written /)).toBeDefined();
  expect(buttons()).toContain('Write again');
  expect(screen.queryByText(/changed after this was written/)).toBeNull();
});

test('outdated: a note that does not blame the match where the roster changed', () => {
  show({ status: 'ready', stale: true, generatedAt: '2026-11-14T20:00:00Z' });
  expect(screen.getByText('The match or the roster changed after this was written.')).toBeDefined();
  expect(screen.getByText('as the service says')).toBeDefined();
});

test('failed: what the service says, and Try again', () => {
  const onWrite = show({ status: 'failed' });
  expect(screen.getByText('as the service says')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onWrite).toHaveBeenCalledWith({ regenerate: false });
});

test('not finished: nothing to press; it checks again by itself', () => {
  show({ status: 'unavailable' });
  expect(screen.getByText(/The match is not finished yet/)).toBeDefined();
  expect(buttons()).toEqual([]);
});

test('a status that nobody knows is shown as it came', () => {
  show({ status: 'queued_for_review' });
  expect(screen.getByText(/queued_for_review/)).toBeDefined();
});

test('while a run is being asked for, it cannot be asked for again, and the button keeps the focus', () => {
  const onWrite = show({ status: 'failed' }, true);
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  expect(onWrite).not.toHaveBeenCalled();
  expect(again.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(again);
});
