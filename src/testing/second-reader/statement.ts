import type { Side } from '../../contract/play-by-play.ts';
import type { Said, Value } from '../../insights/words/said.ts';
import { type CountWord, countOf, isNoted, type ShotWord, shotsOf, type Whose } from './counts.ts';
import type { PlayedMatch } from './match.ts';
import { playedBefore } from './players.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import type { Score, Stretch } from './stretches.ts';
import type { Basis } from './usual.ts';
import type { Written } from './written.ts';

/* A sentence as data, and the helpers of all value checks. */

/** A finding's sentence, with the record that its values are checked against. */
export interface Statement {
  item: Written;
  match: PlayedMatch;
  earlier: readonly PlayedMatch[];
  /** "turnovers" and "poor" of "turnovers/poor". */
  subject: string;
  branch: string;
  values: Said['values'];
  /** The subject of the finding's first sentence, which the next ones refer to. */
  about: { stretch: Stretch | null; word: string; whose: Whose; shots: ShotWord | null };
}

/** The claims about a sentence's values. */
export type Check = (statement: Statement) => Claim[];

const kinds =
  /^(?:clock|chance|count|few|times|about|share|signed|decimal|whole|moment|half|period|inPeriod|within|worth)$/;

/** The number in a value; NaN if there is none. */
export function numberOf(value: Value | undefined): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object') return Number.NaN;
  const [, found] =
    Object.entries(value).find(([kind, each]) => kinds.test(kind) && typeof each === 'number') ??
    [];
  return typeof found === 'number' ? found : Number.NaN;
}

/** Both numbers of a score, own points first. */
export function scoreOf(value: Value | undefined): Score {
  const score = typeof value === 'object' && 'score' in value ? value.score : null;
  return [score?.team ?? Number.NaN, score?.opponent ?? Number.NaN];
}

/** The nested sentence; `null` if there is none. */
export function saidIn(value: Value | undefined): Said | null {
  return typeof value === 'object' && 'said' in value ? value.said : null;
}

/** "threes" of the nested sentence "kind/threes". */
export function branchOf(value: Value | undefined): string {
  return saidIn(value)?.key.split('/')[1] ?? '';
}

/** All players of that name, in one side or both. */
export function named(
  { match }: Statement,
  name: Value | undefined,
  sides: readonly Side[] = ['team', 'opponent'],
): { side: Side; playerId: string }[] {
  return sides.flatMap((side) =>
    match.matchSheet[side].flatMap((entry) =>
      entry.name === name ? { side, playerId: entry.playerId } : [],
    ),
  );
}

/** Claims that the named values of a sentence, if present, are one of the counted numbers. */
export function all(
  { values }: Statement,
  names: readonly string[],
  about: string,
  counted: readonly (number | null)[],
): Claim[] {
  return names.flatMap((name) =>
    values[name] === undefined ? [] : is(`${about} (${name})`, numberOf(values[name]), counted),
  );
}

/** A reference, and the part of it that is shown. */
function referenceIn(value: Value | undefined) {
  if (typeof value !== 'object') return null;
  if ('where' in value) return { ...value, reference: value.where, how: 'whole' };
  return 'usual' in value ? { ...value, reference: value.usual, how: value.show } : null;
}

/** A count and its usual number. */
export interface Beside {
  count: number;
  word: string;
  whose: Whose;
  /** The usual count by the side's own matches, both sides' or the guide; `soMany`: of as many possessions gained. */
  usuals: (basis: Basis, soMany: boolean) => readonly (number | null)[];
  /** For a share: the total available. */
  whole?: number;
  balls?: (basis: Basis) => number | null;
}

/** Checks the usual number, the season's most or least, and whether the sentence is in the right list. */
export function beside(statement: Statement, name: string, of: Beside): Claim[] {
  const { item, earlier } = statement;
  const found = referenceIn(statement.values[name]);
  if (found === null) return [];
  const { reference, how } = found;
  const basis = basisOf(reference);
  const isRough = of.word.endsWith('Points') && !earlier.every(isNoted);
  const soMany = 'scope' in found && found.scope != null;
  const usuals = of.usuals(basis, soMany);
  const isSmall = how === 'count' && reference.mean < 0.5;
  const [said, counted] =
    how === 'percent'
      ? [
          Math.round(100 * reference.mean),
          usuals.map((of_) => of_ && (100 * of_) / (of.whole ?? 1)),
        ]
      : [isSmall ? Number(reference.mean.toFixed(1)) : Math.round(reference.mean), usuals];
  const unit = isSmall ? 0.1 : isRough ? 3 : 1;
  const shown = counted.findIndex(
    (each) => each !== null && Math.abs(each - said) <= unit / 2 + 1e-6,
  );
  const known = usuals[shown] ?? usuals.find((each) => each !== null);
  const isShown = reference.basis === 'match' || reference.basis === 'guide';
  const matches = Number(/in the (\d+) matches/.exec(reference.source.en)?.[1]);
  const own = item.playerId === undefined ? [] : [playedBefore(earlier, item.playerId).length];
  return [
    rounds(`usual ${of.word}`, said, counted, unit),
    ...(isShown && !Number.isNaN(matches)
      ? [is('matches before', matches, [earlier.length, ...own])]
      : []),
    ...('balls' in found && found.balls
      ? [
          rounds(`usual balls of ${of.word}`, Math.round(found.balls.count), [
            of.balls?.(basis) ?? null,
          ]),
        ]
      : []),
    ...('first' in found && found.first ? untilNow(statement, of, found.first) : []),
    ...(known == null || known === of.count ? [] : [helps(statement, of, known)]),
  ];
}

/** Which matches the usual number in `{beside}` comes from, and whether it is of as many possessions gained. */
export function besideIn({ values: { beside: value } }: Statement): {
  basis: Basis;
  soMany: boolean;
} {
  if (typeof value !== 'object' || !('where' in value)) return { basis: 'own', soMany: false };
  return { basis: basisOf(value.where), soMany: value.scope != null };
}

/** The matches that a reference is based on. */
export function basisOf({ basis, source }: { basis: string; source: { en: string } }): Basis {
  if (basis === 'guide' || source.en.includes('guide')) return 'guide';
  return source.en.includes('either side') ? 'both' : 'own';
}

/** Counts that a side wants to be low. */
const unwanted = /^(?:turnovers|fouls|lost:)/;

/** A count above the usual belongs in the list of its effect, one below in the other list. */
function helps({ item }: Statement, { count, word, whose }: Beside, usual: number): Claim {
  const isGood = count > usual === ((whose.side === 'team') !== unwanted.test(word));
  const about = `${word} ${whose.side} in ${item.list}`;
  return so(about, 'direction', isGood === (item.list === 'whatsWorking'), `usual ${usual}`);
}

function untilNow(
  { earlier }: Statement,
  { count, word, whose }: Beside,
  { how, record }: { how: 'most' | 'least'; record: number },
): Claim[] {
  const before = earlier.flatMap((match) => countIn(match, word, whose) ?? []);
  const extreme = how === 'most' ? Math.max(...before) : Math.min(...before);
  return [
    is(`${how} until now`, record, [extreme]),
    so(`${how} ${word}`, 'word', how === 'most' ? count > extreme : count < extreme, `${extreme}`),
  ];
}

/** A count in the record; `null` if not recorded. */
export function countIn(match: PlayedMatch, word: string, whose: Whose): number | null {
  if (word === 'freeThrows') return shotsOf(match, word, whose)?.attempted ?? null;
  return countOf(match, word as CountWord, whose);
}

/** The worth of a difference in points, unsigned. */
export function worth(
  { values }: Statement,
  name: string,
  worths: readonly (number | null)[],
): Claim[] {
  if (values[name] === undefined) return [];
  const counted = worths.map((each) => each && Math.abs(each));
  return [rounds('worth', Math.round(Math.abs(numberOf(values[name]))), counted)];
}

/** A claim that a clock, truncated or rounded to a second, is right. */
export function near(about: string, said: number, seconds: readonly number[]): Claim {
  const holds = seconds.some((each) => Math.abs(Math.floor(each) - said) <= 1);
  return so(`${about} ${said} s`, 'number', holds, seconds.join(' or '));
}
