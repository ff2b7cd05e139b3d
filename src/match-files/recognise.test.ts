import { describe, expect, it } from 'vitest';
import { opponentPlayerIds, recognise } from './recognise.ts';

const known = (id: string, normalisedName: string, number: string | null) => ({
  id,
  normalisedName,
  number,
});

describe('recognise', () => {
  it('recognises a player by name in any shirt and spelling', () => {
    const roster = [known('a', 'jose obrien', '7')];
    expect(recognise(roster, [{ name: 'José O’Brien', number: '44' }])).toEqual(['a']);
  });

  it('distinguishes namesakes by their shirts', () => {
    const roster = [known('a', 'sam hill', '0'), known('b', 'sam hill', '00')];
    const named = [
      { name: 'Sam Hill', number: '00' },
      { name: 'Sam Hill', number: '0' },
    ];
    expect(recognise(roster, named)).toEqual(['b', 'a']);
  });

  it('matches the last namesake with the last player', () => {
    const roster = [known('a', 'sam hill', '4'), known('b', 'sam hill', '5')];
    const named = [
      { name: 'Sam Hill', number: '5' },
      { name: 'Sam Hill', number: '9' },
    ];
    expect(recognise(roster, named)).toEqual(['b', 'a']);
  });

  it('does not guess between namesakes in other shirts', () => {
    const roster = [known('a', 'sam hill', '4'), known('b', 'sam hill', '5')];
    expect(recognise(roster, [{ name: 'Sam Hill', number: '9' }])).toEqual([null]);
  });

  it('never matches one player twice', () => {
    const named = [{ name: 'Sam Hill', number: '4' }, { name: 'Sam Hill' }];
    expect(recognise([known('a', 'sam hill', '4')], named)).toEqual(['a', null]);
  });
});

describe('opponentPlayerIds', () => {
  const opponent = '3b6c7a5e-6f0b-4f6e-8a2e-0d1c2b3a4f5e';

  it('gives a player one id in all matches, in any shirt', () => {
    const [first] = opponentPlayerIds(opponent, [{ name: 'Ana Lind', number: '4' }]);
    expect(opponentPlayerIds(opponent, [{ name: 'ANA LIND', number: '8' }])).toEqual([first]);
  });

  it('distinguishes namesakes on one sheet', () => {
    const ids = opponentPlayerIds(opponent, [
      { name: 'Ana Lind', number: '4' },
      { name: 'Ana Lind', number: '8' },
    ]);
    expect(new Set(ids).size).toBe(2);
  });
});
