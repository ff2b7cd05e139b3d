import { basketsOf, finalScore, type Points, pointsIn } from '../course.ts';
import { endOf, lastPeriodOf, type PlayedMatch } from '../match.ts';
import { type Claim, is, so } from '../reading.ts';
import { between, chanceAt } from '../stretches.ts';
import { type Met, numbersIn, pairIn, type Told } from './told.ts';

/* How each meeting went: its heading, the score by period, the leads, and where it turned. */

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
    so(
      `score ${found.score}`,
      'number',
      `${pairIn(found.score ?? '')}` === `${[team, opponent]}`,
      `${team}–${opponent}`,
    ),
    so(`${found.outcome}`, 'word', outcome === Math.sign(team - opponent), `${team}–${opponent}`),
    is('day', day ?? Number.NaN, [at.getDate()]),
    is('year', year ?? Number.NaN, [at.getFullYear()]),
    so('month', 'word', (found.date ?? '').toLowerCase().includes(month), month),
  ];
}

/** One period's score in the row of all of them. */
export function readPeriods(match: PlayedMatch, scores: readonly string[]): Claim[] {
  return [
    is('periods', scores.length, [lastPeriodOf(match)]),
    ...scores.map((score, at) => {
      const { team, opponent } = pointsIn(match, ({ period }) => period === at + 1);
      const holds = `${pairIn(score)}` === `${[team, opponent]}`;
      return so(`period ${at + 1}: ${score}`, 'number', holds, `${team}–${opponent}`);
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
const even = {
  en: /^No stretch alone decided it: the chance to win moved little by little\.$/,
  es: /^Ningún tramo lo decidió por sí solo: la probabilidad de ganar cambió poco a poco\.$/,
};
const moment = '[QCHMP]\\d|OT\\d*|PR\\d*';
const clock = '\\d+:\\d\\d';
const turn = {
  en: new RegExp(
    `^(?:(?<from>${moment}) (?<begin>${clock}) to (?<to>${moment}) (?<end>${clock})|(?<period>${moment})|(?<half>First|Second) half) it went (?<points>\\d+–\\d+)(?:, to (?<after>\\d+–\\d+))?\\.`,
  ),
  es: new RegExp(
    `^(?:de (?<from>${moment}) (?<begin>${clock}) a (?<to>${moment}) (?<end>${clock})|(?<period>${moment})|(?<half>Primera|Segunda) mitad) parcial de (?<points>\\d+–\\d+)(?:, hasta el (?<after>\\d+–\\d+))?\\.`,
  ),
};

/** The picture's text, or how the match went. */
export function readCourse(match: PlayedMatch, text: string, { language }: Met): Claim[] | null {
  const drawn = picture[language].exec(text);
  const told = leads[language].exec(text);
  const groups = (drawn ?? told)?.groups;
  if (groups === undefined) return null;
  const [ours, theirs] = leadsOf(match);
  const claims = [
    is('our biggest lead', Number(groups.ours), [ours]),
    is('their biggest lead', Number(groups.theirs), [theirs]),
  ];
  let rest = drawn ? '' : text.slice(told?.[0].length ?? 0).trim();
  if (even[language].test(rest)) {
    // Where who won a period did not gain by it, time alone ran out for who was behind: that decided nothing.
    const moved = wholePeriods(match).map(({ from, to, begin, end }) => {
      const won = Math.sign(to.team - from.team - (to.opponent - from.opponent));
      return won * (chanceAt(match, to, end) - chanceAt(match, from, begin));
    });
    return [
      ...claims,
      so('no period decided it', 'context', Math.max(...moved) < 0.12, `${moved}`),
    ];
  }
  while (rest !== '') {
    const found = turn[language].exec(rest);
    if (found === null) return null;
    claims.push(...readTurn(match, found.groups ?? {}));
    rest = rest.slice(found[0].length).trim();
  }
  return claims;
}

function moves(match: PlayedMatch, from: Points, to: Points, begin: number, end: number): number {
  return Math.abs(chanceAt(match, to, end) - chanceAt(match, from, begin));
}

function wholePeriods(match: PlayedMatch) {
  return Array.from({ length: lastPeriodOf(match) }, (_, at) => ({
    from: pointsIn(match, ({ period }) => period <= at),
    to: pointsIn(match, ({ period }) => period <= at + 1),
    begin: endOf(at, match),
    end: endOf(at + 1, match),
  }));
}

/** A period's place by its label: "Q3", "OT2". */
function periodOf(label: string, { rules }: PlayedMatch): number {
  const number = Number(/\d+/.exec(label)?.[0] ?? 1);
  return /^(?:OT|PR)/.test(label) ? rules.regulationPeriods + number : number;
}

function readTurn(match: PlayedMatch, said: Record<string, string | undefined>): Claim[] {
  // Of what began at 0–0 the score after it is its points.
  const [points, after] = [said.points, said.after ?? said.points].map((score = '') =>
    pairIn(score),
  );
  if (!points || !after) return [];
  const about = `${said.points} to ${said.after}`;
  const from = { team: after[0] - points[0], opponent: after[1] - points[1] };
  const to = { team: after[0], opponent: after[1] };
  if (said.period !== undefined) {
    const whole = wholePeriods(match)[periodOf(said.period, match) - 1];
    const holds =
      whole !== undefined &&
      `${told(whole.from)} ${told(whole.to)}` === `${told(from)} ${told(to)}`;
    const moved = whole ? moves(match, from, to, whole.begin, whole.end) : 0;
    return [
      so(
        `${said.period} ${about}`,
        'number',
        holds,
        whole ? `${told(whole.from)} ${told(whole.to)}` : '',
      ),
      so(`${said.period} decided`, 'context', moved >= 0.1199, `${moved}`),
    ];
  }
  const middle = endOf(match.rules.regulationPeriods / 2, match);
  const isFirst = said.half === 'First' || said.half === 'Primera';
  const half = isFirst ? [0, middle] : [middle, endOf(match.rules.regulationPeriods, match)];
  const clocks = [secondsAt(said.from, said.begin, match), secondsAt(said.to, said.end, match)];
  const [begin = 0, end = 0] = said.half === undefined ? clocks : half;
  const stretch = between(match, [from.team, from.opponent], after);
  const last = endOf(lastPeriodOf(match), match);
  // A half and the last five minutes begin and end by the clock, anything else with a basket.
  const marks = [...wholePeriods(match).flatMap((whole) => [whole.begin, whole.end]), last - 300];
  const stoodAt = (time: number) =>
    told(pointsIn(match, (basket) => basket.time !== null && basket.time <= time));
  const byClock = (time: number, points: Points) =>
    marks.includes(time) && stoodAt(time) === told(points);
  const begins = stretch?.begins.includes(begin) || byClock(begin, from);
  const ends = stretch?.ends[0] === end || byClock(end, to);
  return [
    so(about, 'number', stretch !== null, 'never stood so'),
    so(`${about} begins at ${begin}`, 'number', begins, `${stretch?.begins}`),
    so(`${about} ends at ${end}`, 'number', ends, `${stretch?.ends}`),
    so(`${about} decided`, 'context', moves(match, from, to, begin, end) >= 0.1199, ''),
  ];
}

const told = ({ team, opponent }: Points) => `${team}–${opponent}`;

function secondsAt(label = '', time = '', match: PlayedMatch): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return endOf(periodOf(label, match), match) - 60 * minutes - seconds;
}

/** The meeting whose number stands before a line: "2". */
export const meetingOf = ({ cells: [number] }: Told, { meetings }: Met) =>
  meetings[Number(number) - 1];
