import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { usePair } from './PairChoice.tsx';

function Choice({ otherwise }: { otherwise?: { a: string; b: string } }) {
  const { a, b, choose, swap } = usePair(otherwise);
  return (
    <>
      <output>{`${a} – ${b}`}</output>
      <button type="button" onClick={swap}>
        Swap
      </button>
      <button type="button" onClick={() => choose('a', 'Eva')}>
        Eva
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pair = () => screen.getByRole('status').textContent;

test.each([
  ['chosen in the address', '?a=Ana&b=Bea', undefined],
  ['suggested', '', { a: 'Ana', b: 'Bea' }],
])(
  'Swap keeps both of a pair that was %s, and so does a choice of one of them',
  (_, search, suggested) => {
    const { unmount } = render(
      <MemoryRouter initialEntries={[{ pathname: '/', search, key: search }]}>
        <Choice {...(suggested && { otherwise: suggested })} />
      </MemoryRouter>,
    );
    expect(pair()).toBe('Ana – Bea');
    press('Swap');
    expect(pair()).toBe('Bea – Ana');
    press('Swap');
    expect(pair()).toBe('Ana – Bea');
    press('Eva');
    expect(pair()).toBe('Eva – Bea');
    unmount();
  },
);
