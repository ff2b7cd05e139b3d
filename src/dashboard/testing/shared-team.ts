import { v5 as uuidV5 } from 'uuid';
import type { DemoTeam } from '../../league/simulate-league.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { toMatchRecord } from '../../match-files/to-match-record.ts';
import { realFiles, realText } from '../../testing/real-matches.ts';

const week = 7 * 86_400_000;
const idOf = (name: string) => uuidV5(name, uuidV5.URL);
/** The players of a match take these ids of the roster in turn. */
const places = Array.from({ length: 15 }, (_, at) => idOf(`player ${at}`));

/**
 * The real matches beside the repository as those of one team, the side that is named first, one a week.
 * @param lastDay the day of the last one
 */
export function sharedTeam(lastDay: Date): DemoTeam {
  const read = (['livestats', 'euroleague'] as const).flatMap((format) =>
    readMatchFiles(
      realFiles(format).map((fileName) => ({ fileName, text: realText(format, fileName) })),
    ),
  );
  const matches = read.map(({ recorded, fileName }, at) => {
    const days = new Date(lastDay.getTime() - (read.length - 1 - at) * week);
    const keys = recorded.home.players.map(({ key }) => key);
    return toMatchRecord(recorded, {
      side: 'home',
      matchId: idOf(fileName),
      fixture: { startsAt: days.toISOString(), status: 'completed' },
      identify: (side, { key }) =>
        (side === 'team' ? places[keys.indexOf(key)] : undefined) ??
        idOf(`${fileName} ${side} ${key}`),
    });
  });
  const [first] = matches;
  const roster = (first?.matchSheet.team ?? []).map(({ playerId, name, number = '' }) => ({
    playerId,
    name,
    number,
  }));
  const team = { id: idOf('team'), name: 'First named', category: 'Seniors' };
  return { team, roster, matches };
}
