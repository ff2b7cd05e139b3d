import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alike, likeness, likeOf } from './like-names.ts';

const word = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 3, maxLength: 9 })
  .map((letters) => letters.join(''));
const given = word.map((text) => `g${text}`);
const family = word.map((text) => `f${text}`);
const shirt = fc.option(fc.constantFrom('0', '00', '4', '7', '12'), { nil: undefined });
const any = fc.record({ name: fc.string(), number: shirt });

describe('two names of a roster', () => {
  it.each([
    [['Michael Frazier', '12'], ['Michael Frazier Ii', '12'], 5],
    [['Michael Frazier', '12'], ['FRAZIER, Michael', '4'], 4],
    [['Michael Frazier', '12'], ['M. Frazier', '12'], 3],
    [['Michael Frazier', '12'], ['Frazier M', undefined], 2],
    [['José García López', '9'], ['Jose Garcia', '8'], 2],
    [['Michael Frazier', '12'], ['Frazier', '12'], 3],
    [['Michael Frazier', '12'], ['Tom Frazier', '12'], 1],
    [['Michael Frazier', '12'], ['Tom Frazier', '4'], 0],
    [['Michael Frazier', '12'], ['Frazier', '4'], 0],
    [['Michael Frazier', '12'], ['Michael Jordan', '12'], 0],
    [['Michael Frazier', '12'], ['M F', '12'], 0],
    [['Sam Hill', '0'], ['Tom Hill', '00'], 0],
    [['', '4'], ['Ana Lind', '4'], 0],
    [['II', undefined], ['Ii', undefined], 4],
  ] as const)('%j and %j are alike to %i', ([one, first], [other, second], likely) => {
    expect(likeness({ name: one, number: first }, { name: other, number: second })).toBe(likely);
  });

  it('are equally alike in either order', () => {
    fc.assert(fc.property(any, any, (one, other) => likeness(one, other) === likeness(other, one)));
  });

  it('may be one person’s with a suffix, in another order, or with an initial', () => {
    fc.assert(
      fc.property(given, family, shirt, shirt, (first, last, number, later) => {
        const one = { name: `${first} ${last}`, number };
        const written = (name: string) => likeness(one, { name, number: later });
        expect(written(`${first} ${last} Jr.`)).toBeGreaterThanOrEqual(4);
        expect(written(`${last}, ${first}`)).toBeGreaterThanOrEqual(4);
        expect(written(`${first.charAt(0)}. ${last}`)).toBeGreaterThanOrEqual(2);
        expect(written(`${last} ${first.charAt(0)}`)).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('are not alike without a common word', () => {
    fc.assert(
      fc.property(given, family, shirt, shirt, (first, last, one, other) => {
        const strange = { name: `x${first} y${last}`, number: other };
        expect(likeness({ name: `${first} ${last}`, number: one }, strange)).toBe(0);
      }),
    );
  });
});

describe('a roster', () => {
  const ana = { name: 'Ana Lind', number: '4' };
  const again = { name: 'LIND, Ana', number: '4' };
  const initial = { name: 'A. Lind', number: '9' };
  const other = { name: 'Bea Moss', number: '4' };

  it('lists its similar pairs, likeliest first', () => {
    expect(alike([initial, ana, other, again])).toEqual([
      [ana, again],
      [initial, ana],
      [initial, again],
    ]);
  });

  it('lists players similar to one, likeliest first', () => {
    expect(likeOf({ name: 'Ana Lind Jr', number: '4' }, [other, initial, again])).toEqual([
      again,
      initial,
    ]);
  });
});
