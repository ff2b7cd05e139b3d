import { basketsOf, finalScore, pointsIn } from '../course.ts';
import { lastPeriodOf, type PlayedMatch } from '../match.ts';
import { type Claim, is, so } from '../reading.ts';
import { saysSo } from '../text.ts';
import { checkVerdict } from '../values-verdict.ts';
import { isPair, type Met, numbersIn, type PageText } from './page-text.ts';

/* The course of each meeting: its heading, score by period, leads, and what decided it. */

const monthOf = (date: Date, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'short' }).format(date).toLowerCase().slice(0, 3);

const outcomes = {
  'W Won': 1,
  'L Lost': -1,
  'D Drawn': 0,
  'V Victoria': 1,
  'D Derrota': -1,
  'E Empate': 0,
} as const;

/** "78–70 W Sat, 14 Nov 2026 · home", the letter with its word beside it. */
export function readHeading(match: PlayedMatch, text: string, { language }: Met): Claim[] | null {
  const found =
    /^(?<score>\d+–\d+) (?<outcome>[WLDVE] \p{L}+) \p{L}{2,4}\.?, (?<date>[^·]+) · (?:home|en casa)$/u.exec(
      text,
    )?.groups;
  if (found === undefined) return null;
  const { team, opponent } = finalScore(match);
  const [day, year] = numbersIn(found.date ?? '');
  const outcome = Object.entries(outcomes).find(([word]) => word === found.outcome)?.[1];
  const at = match.startsAt;
  const month = monthOf(at, language);
  return [
    isPair('score', found.score ?? '', [team, opponent]),
    so(`${found.outcome}`, 'word', outcome === Math.sign(team - opponent), `${team}–${opponent}`),
    is('day', day ?? Number.NaN, [at.getDate()]),
    is('year', year ?? Number.NaN, [at.getFullYear()]),
    so('month', 'word', (found.date ?? '').toLowerCase().includes(month), month),
  ];
}

/** One period's score in the row of all periods. */
export function readPeriods(match: PlayedMatch, scores: readonly string[]): Claim[] {
  return [
    is('periods', scores.length, [lastPeriodOf(match)]),
    ...scores.map((score, at) => {
      const { team, opponent } = pointsIn(match, ({ period }) => period === at + 1);
      return isPair(`period ${at + 1}`, score, [team, opponent]);
    }),
  ];
}

function leadsOf(match: PlayedMatch): [number, number] {
  const leads = basketsOf(match).map(({ team, opponent }) => team - opponent);
  return [Math.max(0, ...leads), Math.max(0, ...leads.map((lead) => -lead))];
}

const picture = {
  en: /^The lead through the match: ours at most (?<ours>\d+), theirs at most (?<theirs>\d+)$/,
  es: /^La ventaja a lo largo del partido: nuestra (?<ours>\d+) como mucho, suya (?<theirs>\d+) como mucho$/,
};
const leads = {
  en: /^Biggest lead: ours (?<ours>\d+), theirs (?<theirs>\d+)\./,
  es: /^Máxima ventaja: nuestra (?<ours>\d+), suya (?<theirs>\d+)\./,
};
/** The chart's text, or the course of the match: its leads, with plays, and its verdict. */
export function readCourse(match: PlayedMatch, text: string, met: Met): Claim[] | null {
  const { language } = met;
  const drawn = picture[language].exec(text);
  const said = drawn ?? leads[language].exec(text);
  const [ours, theirs] = leadsOf(match);
  const claims =
    said === null
      ? []
      : [
          is('our biggest lead', Number(said.groups?.ours), [ours]),
          is('their biggest lead', Number(said.groups?.theirs), [theirs]),
        ];
  if (drawn) return claims;
  const sentence = text.slice(said?.[0].length ?? 0).trim();
  const verdict = met.verdictOf(match);
  const says = verdict === null ? [] : [{ verdict, rules: match.rules }];
  const isRead = says.length > 0 && saysSo({ match, language, sentence, says });
  return verdict && isRead ? [...claims, ...checkVerdict(verdict, match)] : null;
}

/** The meeting whose number begins a line: "2". */
export const meetingOf = ({ cells: [number] }: PageText, { meetings }: Met) =>
  meetings[Number(number) - 1];
