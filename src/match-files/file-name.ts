import type { Asked } from '../contract/adding.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import type { RecordedMatch } from './recorded-match.ts';

/** Facts guessed from a file's name, such as "Valley_68-60_16-10-2025.csv": the coach must confirm them. */
interface GuessedFromName {
  opponent: string | null;
  score: readonly [number, number] | null;
}

const days = /(?<!\d)(?:\d{4}([-._ ]?)\d{1,2}\1\d{1,2}|\d{1,2}([-._ ])\d{1,2}\2\d{2,4})(?!\d)/g;
/** With a dash or, if that finds nothing, a blank between the numbers. */
const scores = [
  /(?<!\d)(\d{2,3})\s?[-–:_]\s?(\d{2,3})(?!\d)/,
  /(?<!\d)(\d{2,3})\s(?:a\s)?(\d{2,3})(?!\d)/,
];
/** Words of file names that name no team. */
const noise = new Set(
  'vs v at contra data box score boxscore stats stat estadisticas estadistica statistik statistiche statistiques acta partido match game spiel partita partie jogo jornada jor j md final copia copy kopie home away casa fuera local visitante sheet hoja de la el the'.split(
    ' ',
  ),
);

/** Guesses opponent and score. `own`: names of the club and its teams, which can't be the opponent. */
export function guessFromName(
  [file = '']: readonly string[],
  own: readonly string[],
): GuessedFromName {
  const stem = file.replace(/^.*[/\\]/s, '').replace(/(\.[a-z]\w{1,4})+$/i, '');
  const rest = stem.replaceAll(days, ' ');
  const score = scores.find((form) => form.test(rest));
  const [, one, two] = score?.exec(rest) ?? [];
  const ours = new Set(own.flatMap((name) => normalisedName(name).split(' ')));
  const words = (score === undefined ? rest : rest.replace(score, ' '))
    .split(/[\s_.,()[\]–]+/)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => {
      const plain = normalisedName(word);
      const isRound = /^(j|md)\d+$/.test(plain);
      return /\p{L}/u.test(word) && !noise.has(plain) && !ours.has(plain) && !isRound;
    });
  return {
    opponent: words.length === 0 || words.length > 6 ? null : words.join(' '),
    score: one === undefined || two === undefined ? null : [Number(one), Number(two)],
  };
}

/** The answer that the file's name suggests to a question. */
export function proposalFor(
  { of, players, names }: Asked,
  { home, away }: RecordedMatch,
  said: GuessedFromName,
): string | null {
  if (of !== 'score') return players.length > 0 || names.length > 0 ? null : said.opponent;
  if (said.score === null) return null;
  const [one, two] = said.score;
  const isTurned = home.totals.points === two || (away.totals.points === one && one !== two);
  return isTurned && home.totals.points !== one ? `${two}-${one}` : `${one}-${two}`;
}
