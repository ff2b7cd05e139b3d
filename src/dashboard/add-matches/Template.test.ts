import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { templateOf } from './Template.tsx';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const roster = [{ number: '4', name: 'Ana Ruiz' }, { name: 'Gil, Eva' }];

test.each(['en', 'es'] as const)(
  'the table to fill is read back as it was filled, in %s',
  async (language) => {
    await activateLanguage({ lang: '' }, language, [language]);
    const mark = language === 'es' ? ';' : ',';
    const [date, team, opponent, score, head, ana, ...others] = templateOf('Harbour', roster)
      .trimEnd()
      .split('\r\n');
    const name = `Ana Ruiz${mark}`;
    const filled = [
      ...[`${date}2026-11-14`, team, `${opponent}Valley`, `${score}9-4`, head],
      `${ana?.slice(0, ana.indexOf(name))}${name}${['x', '31:20', 9, 2, 5, 1, 3, 2, 2, 1, 4, 5, 2, 1, 0, 3].join(mark)}`,
      ...others,
    ].join('\r\n');
    const [match] = readMatchFiles([{ fileName: 'Harbour.csv', text: filled }]);
    expect(match?.recorded).toMatchObject({
      day: '2026-11-14',
      home: { name: 'Harbour' },
      away: { name: 'Valley' },
      boxOnly: { score: { home: 9, away: 4 } },
    });
    expect(match?.recorded.unread).toBeUndefined();
    const [first, second] = match?.recorded.home.players ?? [];
    expect(first).toMatchObject({ name: 'Ana Ruiz', number: '4', starter: true });
    expect(first?.line).toEqual({
      ...{ seconds: 1880, points: 9, plusMinus: null, blocksReceived: null, foulsDrawn: null },
      twos: { made: 2, attempted: 5 },
      threes: { made: 1, attempted: 3 },
      freeThrows: { made: 2, attempted: 2 },
      ...{ offensiveRebounds: 1, defensiveRebounds: 4, assists: 5, turnovers: 2 },
      ...{ steals: 1, blocks: 0, fouls: 3 },
    });
    expect(second).toMatchObject({ name: 'Eva Gil', line: { points: null } });
  },
);
