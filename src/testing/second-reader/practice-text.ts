import type { Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { countOf, shotsOf } from './counts.ts';
import { pointsIn } from './course.ts';
import type { PlayedMatch } from './match.ts';
import { shareParts } from './rates.ts';
import { type Claim, so } from './reading.ts';

/*
 * The practice page, read and recounted from the events. A theme's cost in points comes from a model and is not recounted,
 * only whether it was above or below the usual.
 */

/** The analysed matches, and the earlier ones, which define the usual. */
export interface Looked {
  language: Language;
  window: readonly PlayedMatch[];
  before: readonly PlayedMatch[];
}

type Share = readonly [count: number, of: number];

const of = (name: 'lost' | 'boards' | 'line' | 'rim', side: Side) => (match: PlayedMatch) =>
  shareParts[name](match, side);

/** Themes by their sentences: the count, and whether more of it is better for the team. */
const themes = [
  { en: /We lost the ball/, es: /Perdimos el balón/, counts: of('lost', 'team'), good: 'less' },
  {
    en: /Opponents lost the ball/,
    es: /rivales perdieron el balón/,
    counts: of('lost', 'opponent'),
    good: 'more',
  },
  {
    en: /Each turnover cost/,
    es: /Cada pérdida costó/,
    counts: (match: PlayedMatch) =>
      [
        countOf(match, 'turnoverPoints', { side: 'opponent' }),
        countOf(match, 'turnovers', { side: 'team' }),
      ] as const,
    good: 'less',
  },
  {
    en: /Opponents took back/,
    es: /rivales recuperaron/,
    counts: of('boards', 'opponent'),
    good: 'less',
  },
  { en: /We took back/, es: /Recuperamos/, counts: of('boards', 'team'), good: 'more' },
  { en: /Opponents had/, es: /rivales tuvieron/, counts: of('line', 'opponent'), good: 'less' },
  { en: /We had/, es: /Tuvimos/, counts: of('line', 'team'), good: 'more' },
  { en: /of their shots/, es: /de sus tiros/, counts: of('rim', 'opponent'), good: 'less' },
  { en: /of our shots/, es: /de nuestros tiros/, counts: of('rim', 'team'), good: 'more' },
] as const;

const claim = (about: string, holds: boolean, counted: unknown): Claim =>
  so(about, 'number', holds, String(counted));

/** The numbers in a text; a comma is a decimal point. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.')));

function sharesOf(
  matches: readonly PlayedMatch[],
  counts: (typeof themes)[number]['counts'],
): Share[] {
  return matches.flatMap((match): Share[] => {
    const [count, of] = counts(match) ?? [];
    return count == null || of == null || of === 0 ? [] : [[count, of]];
  });
}

const ratioOf = (shares: readonly Share[]) =>
  shares.reduce((sum, [count]) => sum + count, 0) / shares.reduce((sum, [, of]) => sum + of, 0);

/** Whether "21%" or "0.78" shows a share, within half of its last digit. */
const shows = (sentence: number | undefined, isPercent: boolean, share: number) =>
  sentence !== undefined &&
  Math.abs(sentence - share * (isPercent ? 100 : 1)) <= (isPercent ? 0.501 : 0.00501);

/** A theme's sentence and the text after it; `null` for another sentence. */
export function readTheme(text: string, { language, window, before }: Looked): Claim[] | null {
  const theme = themes.find((each) => each[language].test(text));
  if (theme === undefined) return null;
  const sentence = text.slice(0, text.search(/\.(?: |$)/) + 1);
  const per100 = /every 100 shots|cada 100 tiros/;
  const [seen, usual] = numbersIn(sentence.replace(per100, ''));
  const isPercent = sentence.includes('%') || per100.test(sentence);
  const [now, earlier] = [sharesOf(window, theme.counts), sharesOf(before, theme.counts)];
  const claims = [
    claim(`${sentence} seen`, shows(seen, isPercent, ratioOf(now)), ratioOf(now)),
    claim(`${sentence} usual`, shows(usual, isPercent, ratioOf(earlier)), ratioOf(earlier)),
  ];
  const rest = text.slice(sentence.length).trim();
  const worst =
    /^(?:It cost most against|Donde más costó:) (?<name>.+?)[:,] (?<share>[^:,]+)\.$/.exec(rest);
  if (worst?.groups) {
    const { name = '', share = '' } = worst.groups;
    const against = window.filter(({ opponentName }) => opponentName === name);
    const pairs = sharesOf(against, theme.counts).map((pair) => pair.map(Math.round).join(' '));
    return [...claims, claim(rest, pairs.includes(numbersIn(share).join(' ')), pairs)];
  }
  const keep = /^(?:Better in|Mejor en) (?<better>\d+) (?:of|de) (?<known>\d+), /.exec(rest);
  if (!keep?.groups) return null;
  const [better, known] = [Number(keep.groups.better), Number(keep.groups.known)];
  // In a match near the usual the model's own usual may differ in sign.
  const sign = theme.good === 'more' ? 1 : -1;
  const onGoodSide = now.filter(([count, of]) => sign * (count - ratioOf(earlier) * of) > 0).length;
  const way = ratioOf(now) > ratioOf(earlier) ? 'more' : 'less';
  return [
    ...claims,
    claim('better than usual', way === theme.good, way),
    claim('matches that it is known of', known === now.length, now.length),
    claim('better in most of them', better > known / 2 && better <= onGoodSide, onGoodSide),
  ];
}

const kinds = [
  [/^(?:Our threes|Nuestros triples)/, 'threes', 'team'],
  [/^(?:Our free throws|Nuestros tiros libres)/, 'freeThrows', 'team'],
  [/^(?:Their threes|Sus triples)/, 'threes', 'opponent'],
  [/^(?:Their free throws|Sus tiros libres)/, 'freeThrows', 'opponent'],
] as const;

/** The claims of a finding that is not trained; `null` for an unknown wording. */
export function readNotTrained(text: string, { window, before }: Looked): Claim[] | null {
  const [name = '', said = ''] = text.split(/: (.*)/s);
  const luck = kinds.find(([words]) => words.test(name));
  if (luck !== undefined) return readLuck(said, luck, { window, before });
  const seldom = /^(?:it cost|costó) \d+.* (?<came>\d+) (?:of|de) (?<known>\d+)\.$/.exec(said);
  if (seldom?.groups) {
    const [came, known] = [Number(seldom.groups.came), Number(seldom.groups.known)];
    return [
      claim('matches that it is known of', known === window.length, window.length),
      claim('in too few to be a theme', came >= 1 && came <= known / 2, came),
    ];
  }
  const period =
    /^(?<score>\d+–\d+) (?:against|contra) (?<opponent>.+?)\. .* (?<times>\d+) (?:of|de) (?<count>\d+): (?<rest>.*)$/.exec(
      said,
    );
  if (!period?.groups) return null;
  const at = Number(/\d+/.exec(name)?.[0]);
  const of = window.map((match) => pointsIn(match, (basket) => basket.period === at));
  const lost = of.filter(({ team, opponent }) => opponent - team >= 5).length;
  const { score, opponent, times, count, rest = '' } = period.groups;
  const there = window.some((match) => {
    const own = pointsIn(match, (basket) => basket.period === at);
    return match.opponentName === opponent && `${own.team}–${own.opponent}` === score;
  });
  return [
    claim(
      'the score of that period',
      there,
      of.map(({ team, opponent: other }) => `${team}–${other}`),
    ),
    claim('lost by five or more', Number(times) === lost && Number(count) === window.length, lost),
    claim(
      'whether it is a pattern',
      /no pattern|no se repite/.test(rest) === lost <= window.length / 2,
      lost,
    ),
  ];
}

function readLuck(
  said: string,
  [, kind, side]: (typeof kinds)[number],
  { window, before }: Omit<Looked, 'language'>,
): Claim[] {
  const [made, attempted, share, usual, points] = numbersIn(said);
  const sum = (matches: readonly PlayedMatch[]): Share => {
    const shots = matches.flatMap((match) => shotsOf(match, kind, { side }) ?? []);
    return [
      shots.reduce((all, { made: one }) => all + one, 0),
      shots.reduce((all, { attempted: one }) => all + one, 0),
    ];
  };
  const [now, earlier] = [sum(window), sum(before)];
  const [own, others] = [ratioOf([now]), ratioOf([earlier])];
  const worth =
    (side === 'team' ? 1 : -1) * (now[0] - others * now[1]) * (kind === 'threes' ? 3 : 1);
  return [
    claim('made of attempted', made === now[0] && attempted === now[1], now),
    claim('share', shows(share, true, own), own),
    claim('usual share', shows(usual, true, others), others),
    claim('points', Math.abs((points ?? 0) - Math.abs(worth)) <= 0.501, worth),
    claim('whose luck', /this time ours|esta vez nuestra/.test(said) === worth > 0, worth),
  ];
}
