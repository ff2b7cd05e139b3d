import { finalScore } from './course.ts';
import { is, type Rule, so } from './reading.ts';

/* Wins and defeats in a row. */

const won =
  '_have _now (?<how>won|lost) (?<now>n\\d+) inarow|_ya _son (?<now2>n\\d+) (?<how2>_victorias|_derrotas) _seguidas';
const ended =
  '_first (?<how3>_win|_defeat) _after (?<after>n\\d+) _(?:wins|defeats)|_primera (?<how4>_victoria|_derrota) _tras (?<after2>n\\d+) _(?:victorias|derrotas)';

/** "You have now won 3 in a row, your longest streak so far." "It was your first win after 3 defeats." */
const streak: Rule = {
  pattern: new RegExp(` (?:${won}|${ended})(?= )`, 'dg'),
  read: (found, { item: { match, earlier } }) => {
    const streaks: { won: boolean; length: number }[] = [];
    for (const { team, opponent } of [...earlier, match].map(finalScore)) {
      const won = team > opponent;
      const last = streaks.at(-1);
      if (last?.won === won) last.length += 1;
      else streaks.push({ won, length: 1 });
    }
    const [before, now] = [streaks.at(-2), streaks.at(-1)];
    const how = ['how', 'how2', 'how3', 'how4'].map(found.word).find((word) => word !== null);
    const isWin = /won|win|victoria/.test(how ?? '');
    const claims = [so(`${how}`, 'direction', now?.won === isWin, `${now?.won}`)];
    const after = found.number('after') || found.number('after2');
    if (!Number.isNaN(after))
      return [...claims, is('ended', after, [now?.length === 1 ? (before?.length ?? 0) : 0])];
    const count = found.number('now') || found.number('now2');
    const earlierOnes = streaks.slice(0, -1).filter(({ won }) => won === isWin);
    const isLongest = earlierOnes.every(({ length }) => length < count);
    return [
      ...claims,
      is('in a row', count, [now?.length ?? null]),
      so('longest', 'word', isLongest, earlierOnes.map(({ length }) => length).join(', ')),
    ];
  },
};

export const streakRules: readonly Rule[] = [streak];
