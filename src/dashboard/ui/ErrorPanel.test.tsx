import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorPanel } from './ErrorPanel.tsx';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test('the wait until the next try runs down, and is no alert that is read out each second', () => {
  render(<ErrorPanel title="Too many calls" message="Wait." nextTryAt={2_000} />);
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('This page tries again by itself in 2 seconds.');
  act(() => vi.advanceTimersByTime(1_000));
  expect(timer.textContent).toBe('This page tries again by itself in 1 second.');
  act(() => vi.advanceTimersByTime(1_000));
  expect(timer.textContent).toBe('This page tries again now …');
  expect(screen.getByRole('alert').contains(timer)).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button tries again, but not while a try is under way', () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorPanel title="Trouble" message="…" onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ErrorPanel title="Trouble" message="…" onRetry={onRetry} retrying />);
  fireEvent.click(screen.getByRole('button', { name: 'Trying…' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
