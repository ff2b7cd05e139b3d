import { isNoted } from './counts.ts';
import { basisOf, type Claim, type Context, is, type Rule, rounds, so } from './reading.ts';
import { counted } from './rules-counts.ts';
import { isUsual } from './rules-shots.ts';
import { usualBallsOf } from './usual.ts';

/* What stands beside a count: what is usual of it, and the most or least until now. */

/** "where 13 is usual" */
const usual: Rule = {
  pattern: / (?<a>n\d+|f\d+\.\d+)(?: k:\S+)?(?= )/dg,
  read: (found, context) => {
    const { last, text, item } = context;
    if (last === null || !isUsual(text, found.at, found.end)) return null;
    const isRough = last.word.endsWith('Points') && !item.earlier.every(isNoted);
    const unit = found.word('a')?.startsWith('f') ? 0.1 : isRough ? 3 : 1;
    return [
      rounds(`usual ${last.word}`, found.number('a'), last.usuals(), unit),
      ...onlyIfFewer(context, last.count),
    ];
  },
};

/** "where 15 points off 13 are usual": the points, and the balls that usually bring them */
const usualBalls: Rule = {
  pattern:
    / (?<points>n\d+) k:points (?:_off|from|of) (?<balls>n\d+)(?: _(?:is|are) usual)?(?= )/dg,
  read: (found, context) => {
    const { last, text, item } = context;
    if (last === null || !last.word.endsWith('Points')) return null;
    const isAfter = / usual (?:_son|_es) $/.test(text.slice(0, found.at + 1));
    if (!isAfter && !/ usual$/.test(found.whole)) return null;
    const unit = item.earlier.every(isNoted) ? 1 : 3;
    const balls = usualBallsOf(item.earlier, last.word, last.whose, basisOf(context));
    return [
      rounds(`usual ${last.word}`, found.number('points'), last.usuals(), unit),
      rounds(`usual balls of ${last.word}`, found.number('balls'), [balls]),
      ...onlyIfFewer(context, last.count),
    ];
  },
};

/** "only 3" is fewer than usual. */
function onlyIfFewer({ text, last }: Context, count: number): Claim[] {
  const usuals = last?.usuals().filter((each) => each !== null) ?? [];
  if (!new RegExp(` only (?:_in )?n${count} `).test(text) || usuals.length === 0) return [];
  return [
    so(
      `only ${count}`,
      'word',
      usuals.some((each) => count < each),
      `usual ${usuals}`,
    ),
  ];
}

/** "That is the most in 13 matches." */
const first: Rule = {
  pattern: / (?<how>most|least)(?: _by _an _opponent| of opp)? in (?<a>n\d+) k:matches(?= )/dg,
  read: (found, context) => {
    const { last, item } = context;
    if (last === null) return null;
    const before = item.earlier
      .map((match) => counted({ ...context, match }, last.word, last.whose))
      .filter((value) => value !== null);
    const isMost = found.word('how') === 'most';
    const holds = before.every((value) => (isMost ? value < last.count : value > last.count));
    return [
      is('matches', found.number('a'), [before.length + 1]),
      so(`${found.word('how')} ${last.word}`, 'word', holds, before.join(', ')),
    ];
  },
};

/** "where 6 is usual and 9 was the most until now" */
const untilNow: Rule = {
  pattern:
    / (?:(?<a>n\d+) was (?<how>most|least) untilnow|(?<how2>most|least) untilnow was (?<a2>n\d+))(?= )/dg,
  read: (found, context) => {
    const { last, item } = context;
    if (last === null) return null;
    const before = item.earlier
      .map((match) => counted({ ...context, match }, last.word, last.whose))
      .filter((value) => value !== null);
    const how = found.word('how') ?? found.word('how2');
    const record = how === 'most' ? Math.max(...before) : Math.min(...before);
    const isBeyond = how === 'most' ? last.count > record : last.count < record;
    return [
      is(`${how} until now`, found.number('a') || found.number('a2') || 0, [record]),
      so(`${how} ${last.word}`, 'word', isBeyond, `${record}`),
    ];
  },
};

/** What stands beside a count, read after all counts. */
export const besideCountRules: readonly Rule[] = [untilNow, first, usualBalls, usual];
