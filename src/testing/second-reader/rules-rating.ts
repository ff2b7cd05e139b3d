import { basketAssists, type ShotWord, shotsOf, type Whose } from './counts.ts';
import { guideFor } from './guide.ts';
import {
  assistShare,
  boardShare,
  perShot,
  pointsPer100,
  type Seen,
  turnoverShare,
} from './rates.ts';
import { basisOf, type Claim, type Context, is, type Rule, rounds, so } from './reading.ts';
import { shotKinds, shotWord } from './rules-shots.ts';

/* Comments of the team's ratings: a number, what is usual, and over which matches. */

type Rate = (seen: readonly Seen[]) => number;

interface Clause {
  /** What tells the clause from others, in the controlled wording. */
  words: RegExp;
  rate: Rate;
  side: 'team' | 'opponent';
  guide?: 'pointsPerShot' | 'assists' | 'turnovers' | 'offensiveRebounds' | 'defensiveRebounds';
}

const clauses: readonly Clause[] = [
  {
    words: / k:points _(?:allowed|permitidos) per n?100? ?k:possessions| per n100 k:possessions/,
    rate: pointsPer100,
    side: 'opponent',
  },
  {
    words: / k:points _(?:allowed|permitidos) per k:fieldGoals/,
    rate: perShot,
    side: 'opponent',
    guide: 'pointsPerShot',
  },
  { words: / k:points per k:fieldGoals/, rate: perShot, side: 'team', guide: 'pointsPerShot' },
  {
    words: / k:turnovers _(?:forced|forzadas) /,
    rate: turnoverShare,
    side: 'opponent',
    guide: 'turnovers',
  },
  { words: / k:turnovers .* plays/, rate: turnoverShare, side: 'team', guide: 'turnovers' },
  {
    words: / k:offensiveRebounds/,
    rate: (seen) => boardShare(seen, 'offensive'),
    side: 'team',
    guide: 'offensiveRebounds',
  },
  {
    words: / k:defensiveRebounds/,
    rate: (seen) => boardShare(seen, 'defensive'),
    side: 'team',
    guide: 'defensiveRebounds',
  },
  { words: / k:assists/, rate: assistShare, side: 'team', guide: 'assists' },
];

/** "0.98 points per shot, against 1.02", "on 16% of plays, against 18%" */
const compared: Rule = {
  pattern:
    / (?<value>[npf]\d+(?:\.\d+)?)(?= (?:k:points |of |(?:_de )?(?:_los|plays)|_de))(?:(?! against )[^;])* against (?<usual>[npf]\d+(?:\.\d+)?)(?= )/dg,
  read: (found, context) => {
    const { item, match, text } = context;
    if (item.playerId !== undefined || item.list !== 'rating') return null;
    const start = Math.max(text.lastIndexOf(' ; ', found.at), 0);
    const clause = clauses.find(({ words }) => words.test(text.slice(start, found.end)));
    if (clause === undefined || / gain f/.test(text)) return null;
    const [value, usual] = ['value', 'usual'].map((name) => found.word(name) ?? '');
    const unit = value?.startsWith('f') ? 0.01 : 1;
    const scale = value?.startsWith('p') ? 100 : 1;
    const now = clause.rate([{ match, side: clause.side }]);
    const before = usualOf(context, clause);
    const claims: Claim[] = [
      rounds(`${item.key}`, Number(value?.slice(1)), [scale * now], unit),
      rounds(
        `usual ${item.key}`,
        Number(usual?.slice(1)),
        before.map((each) => scale * each),
        unit,
      ),
    ];
    return claims;
  },
};

function usualOf(context: Context, { rate, side, guide }: Clause): number[] {
  const { earlier, category } = context.item;
  const basis = basisOf(context);
  if (basis === 'guide') return guide === undefined ? [] : [guideFor(category)[guide]];
  const seen = earlier.flatMap((match): Seen[] =>
    basis === 'both'
      ? [
          { match, side: 'team' },
          { match, side: 'opponent' },
        ]
      : [{ match, side }],
  );
  return [rate(seen)];
}

/** "62 shots: 25 at the rim, 6 corner threes, 14 free throws": tried, not made */
const mix: Rule = {
  pattern: new RegExp(` (?<a>n\\d+) k:(?<kind>${shotKinds})(?= )`, 'dg'),
  read: (found, context) => {
    const { item, match } = context;
    if (item.key !== 'shotMix') return null;
    const word = shotWord(found.word('kind')) as ShotWord;
    const shots = shotsOf(match, word, whoseOfItem(context));
    return [is(`shots ${word}`, found.number('a'), [shots?.attempted ?? null])];
  },
};

function whoseOfItem({ item: { playerId } }: Context): Whose {
  return playerId === undefined ? { side: 'team' } : { side: 'team', playerId };
}

/** "a shot from there is worth 0.98 points, against 1.02": by the guide as the season moved it */
const worth: Rule = {
  modelled: true,
  pattern: / gain (?<value>f\d+\.\d+) k:points , against (?<usual>f\d+\.\d+)(?= )/dg,
  read: (found, { item }) => {
    if (item.key !== 'shotMix') return null;
    const inRange = (value: number) => value >= 0.3 && value <= 2;
    return [
      {
        about: 'worth of a shot',
        kind: 'number',
        holds: inRange(found.number('value')) && inRange(found.number('usual')),
        counted: 'between 0.3 and 2',
      },
    ];
  },
};

/** "18 assists, 17 of them on field goals: 61% of 28 field goals" */
const assists: Rule = {
  pattern:
    / (?<a>n\d+) ofthem (?:_on|in) k:\S+| (?:of|_de|_las) (?<made>n\d+) k:(?:fieldGoals|baskets)(?= )/dg,
  read: (found, { item, match }) => {
    if (item.key !== 'assistRate' || item.playerId !== undefined) return null;
    if (found.word('a') !== null)
      return [
        is('assists on baskets', found.number('a'), [basketAssists(match, { side: 'team' })]),
      ];
    const shots = shotsOf(match, 'fieldGoals', { side: 'team' });
    return [is('baskets', found.number('made'), [shots?.made ?? null])];
  },
};

/** "3 matches of 4": how often luck does as much, a constant of the scale */
const constants: Rule = {
  pattern:
    / (?:in (?<a>n3) (?:k:matches of|in) (?<b>n4)|per (?<per>n100) k:possessions|per (?<minutes>n40) k:minutes)(?= )/dg,
  read: (_, { item }) =>
    item.list === 'rating' ? [{ about: 'scale', kind: 'number', holds: true, counted: '' }] : null,
};

/** "more than luck does": the only way that a gap can go beyond it */
const beyondLuck: Rule = {
  pattern: / (?<how>more|fewer) (?:_than|of _lo _que _hace) luck(?= )/dg,
  read: (found) => [so('beyond luck', 'direction', found.word('how') === 'more', 'more')],
};

export const ratingRules: readonly Rule[] = [constants, beyondLuck, mix, worth, assists, compared];
