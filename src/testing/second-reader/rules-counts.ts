import {
  boardsAfter,
  boardsAt,
  type CountWord,
  countOf,
  isNoted,
  shotsOf,
  type Whose,
} from './counts.ts';
import { against } from './match.ts';
import { playedBefore } from './players.ts';
import {
  basisOf,
  type Claim,
  type Context,
  is,
  ownerOf,
  type Rule,
  rounds,
  whoseOf,
} from './reading.ts';
import { isUsual } from './rules-shots.ts';
import { periodsOf } from './stretches.ts';
import { placedAlike, usualCount, worthOfOne } from './usual.ts';

/* Counts: points, boards, balls lost, and what is usual of them. */

const countKinds =
  'points|rebounds|offensiveRebounds|defensiveRebounds|assists|turnovers|steals|blocks|fouls|foulsDrawn|benchPoints|fastBreakPoints|secondChancePoints|turnoverPoints|paintPoints|lost:\\w+|freeThrows';

/** A count of the record: free throws are those tried. */
export function counted(context: Context, word: string, whose: Whose): number | null {
  const { match } = context;
  if (word === 'freeThrows') return shotsOf(match, 'freeThrows', whose)?.attempted ?? null;
  return countOf(match, word as CountWord, whose);
}

/** Claims that there were so many, and keeps it for what follows. */
function countIs(context: Context, whose: Whose, word: string, said: number): Claim[] {
  const { match, item } = context;
  const basis = basisOf(context);
  const soMany = / _for _so _many | with _tant[ao]s _son /.test(context.text);
  const parts = whose.period === undefined ? 1 : match.rules.regulationPeriods;
  const { period: _, ...all } = whose;
  const usuals = () => {
    const usual = usualCount(match, item.earlier, word, all, basis, item.category, soMany);
    return [usual === null ? null : parts === 1 ? usual : Math.max(1, usual / parts)];
  };
  context.last = {
    whose,
    word,
    count: said,
    usuals,
    worths: () => {
      const usual = usualCount(match, item.earlier, word, all, basis, item.category, soMany);
      const each = worthOfOne(match, item.earlier, word, all, basis);
      if (usual === null || each === null) return [null];
      const worth = (said - usual / parts) * each;
      if (!word.startsWith('lost:')) return [worth];
      const lost = usualCount(match, item.earlier, 'turnovers', all, basis, item.category) ?? 0;
      const more = (countOf(match, 'turnovers', all) ?? 0) - lost;
      return [Math.min(said - usual, more) * each];
    },
  };
  const kind = whose.playerId === undefined ? 'number' : 'name';
  const about = `${word} ${whose.playerId ?? whose.side} ${whose.period ?? ''}`;
  // What follows from the order of rows alone is good to two points.
  if (/^(?:secondChance|turnover)Points$/.test(word) && !isNoted(match))
    return [rounds(about, said, [counted(context, word, whose)], 8, kind)];
  return [is(about, said, [counted(context, word, whose)], kind)];
}

/** What points a sentence is about, where it says how they came. */
const ways: readonly [RegExp, string][] = [
  [/ secondchances /, 'secondChancePoints'],
  [/ fastbreak /, 'fastBreakPoints'],
  [/ k:offensiveRebounds (?:_into|in) (?:only )?n/, 'secondChancePoints'],
  [/ bench /, 'benchPoints'],
  [/ (?:_off|of) (?:you )?n\d+ k:turnovers /, 'turnoverPoints'],
];

/** "14 turnovers", "24 points by Eva", "18 points off 14 turnovers" */
const counts: Rule = {
  pattern: new RegExp(` (?<about>about )?(?<a>n\\d+) k:(?<kind>${countKinds})(?= )`, 'dg'),
  read: (found, context) => {
    const { text } = context;
    if (found.word('about') !== null || isUsual(text, found.at, found.end)) return null;
    if (/^ _off n\d+ _(?:is|are) usual/.test(text.slice(found.end))) return null;
    if (/^ from n\d+ _(?:is|are) usual/.test(text.slice(found.end))) return null;
    const kind = found.word('kind') ?? '';
    const way = kind === 'points' ? ways.find(([pattern]) => pattern.test(text))?.[1] : undefined;
    const bench = / _came (?:_off|from) (you|opp) bench /.exec(text)?.[1];
    const whose =
      bench === undefined ? ownerOf(context, found.at, found.end) : whoseOf(context, bench);
    const kept = context.last;
    const claims = countIs(context, whose, way ?? kind, found.number('a'));
    // The boards of a second chance stand beside the points: what is usual is said of these.
    if (kept?.word.endsWith('Points') && kind !== 'points') context.last = kept;
    return claims;
  },
};

/** "lost the ball 18 times", "lost the ball 7 times in the third quarter alone" */
const ballsLost: Rule = {
  pattern:
    / lostball (?:to )?(?:opp )?(?:only )?(?<a>n\d+) times(?: (?:only )?in (?<part>q:\S+))?(?= )/dg,
  read: (found, context) => {
    const whose = ownerOf(context, found.at + 1, found.at + 1);
    const after = / lostball (?:to )?opp /.test(found.whole)
      ? { side: 'opponent' as const }
      : whose;
    return countIs(
      context,
      inPart(context, after, found.word('part')),
      'turnovers',
      found.number('a'),
    );
  },
};

function inPart({ match }: Context, whose: Whose, part: string | null): Whose {
  const period = part === null ? undefined : periodsOf(part, match)[0];
  return period === undefined ? whose : { ...whose, period };
}

/** "6 of your 14 turnovers were bad passes", "came in the third quarter"; "De tus 14 pérdidas, 6 fueron …" */
const partOfTurnovers: Rule = {
  pattern:
    / (?:(?<a>n\d+) of you (?<all>n\d+) k:turnovers|of you (?<all2>n\d+) k:turnovers , (?<a2>n\d+)) \S+ (?:in )?(?:k:(?<kind>lost:\w+)|(?<part>q:\S+))(?= )/dg,
  read: (found, context) => {
    const all = found.number('all') || found.number('all2');
    const said = found.number('a') || found.number('a2');
    const whose: Whose = { side: 'team' };
    const claims = countIs(context, whose, 'turnovers', all);
    const kind = found.word('kind');
    return [
      ...claims,
      ...countIs(context, inPart(context, whose, found.word('part')), kind ?? 'turnovers', said),
    ];
  },
};

/** ", of 14 in all" */
const inAll: Rule = {
  pattern: / of (?<all>n\d+) (?:inall|in _all)(?= )/dg,
  read: (found, context) => {
    if (context.last === null) return null;
    const { period: _, ...whose } = context.last.whose;
    return [is('in all', found.number('all'), [counted(context, context.last.word, whose)])];
  },
};

/** "Eva had 6 of them", "Eva perdió 6" */
const ofThem: Rule = {
  pattern:
    / (?<who>w\d+) (?:_had|scored|lost|_cogió|_tuvo|_hizo|_capturó|_grabbed|_took|_sumó) (?<a>n\d+)(?: ofthem)?(?= )/dg,
  read: (found, context) => {
    const { last } = context;
    if (last === null) return null;
    const { period } = last.whose;
    const whose = whoseOf(context, found.word('who') ?? undefined);
    const number = counted(context, last.word, period === undefined ? whose : { ...whose, period });
    return [is(`${last.word} by ${whose.playerId}`, found.number('a'), [number], 'name')];
  },
};

/** "You scored 79, the most in 10 matches" */
const pointsOfMatch: Rule = {
  pattern: / (?<who>you|opp) scored (?<a>n\d+) , (?=(?:most|least) )/dg,
  read: (found, context) => {
    const side = found.word('who') === 'opp' ? 'opponent' : 'team';
    return countIs(context, { side }, 'points', found.number('a'));
  },
};

/** "12 of the balls were stolen" */
const stolen: Rule = {
  pattern:
    / (?<a>n\d+) (?:(?:ofthem|of _balls|of _esos _balones) (?:_were _stolen|_fueron _robados)|_fueron k:steals)(?= )/dg,
  read: (found, context) => {
    if (context.last === null) return null;
    const side = against(context.last.whose.side);
    return [is('stolen', found.number('a'), [counted(context, 'steals', { side })])];
  },
};

/** "4 of 32 own misses", "5 of 43 rebounds under your basket", "11 rebotes de 35 fallos propios" */
const boards: Rule = {
  pattern:
    / (?<a>n\d+) (?:k:(?:offensiveR|r)ebounds )?(?:of|from) (?:you |opp )?(?<b>n\d+) (?:k:offensiveRebounds|k:rebounds|_own _misses|misses|chances)(?= )/dg,
  read: (found, context) => {
    const { side } = ownerOf(context, found.at, found.at);
    const claims = countIs(context, { side }, 'offensiveRebounds', found.number('a'));
    const chances = boardsAt(context.match, side);
    return [...claims, is(`rebounds to be had by ${side}`, found.number('b'), [chances])];
  },
};

/** "7 of the rebounds came off missed threes": offensive rebounds after misses of one kind */
const afterMisses: Rule = {
  pattern:
    / (?<a>n\d+) (?:ofthem |of (?:_esos )?k:rebounds )?(?:_came|came|_llegaron|_llegó|_fueron) (?:_after|_tras|_off) (?:missed )?k:(?<kind>threes|twos|freeThrows)(?= )/dg,
  read: (found, context) => {
    if (context.last === null) return null;
    const { side } = context.last.whose;
    const types = { threes: 'threePointer', twos: 'twoPointer', freeThrows: 'freeThrow' };
    const type = types[found.word('kind') as keyof typeof types];
    return [is(`after ${type}`, found.number('a'), [boardsAfter(context.match, side, type)])];
  },
};

/** "in the 12 matches before": the team's, or the player's own */
const matchesBefore: Rule = {
  pattern: / (?<a>n\d+) k:matches (?:_before|_anteriores)(?= )/dg,
  read: (found, { item }) => {
    if (item.playerId !== undefined) {
      const own = playedBefore(item.earlier, item.playerId).length;
      return [is('matches before', found.number('a'), [item.earlier.length, own])];
    }
    const isMix = item.key === 'shotMix';
    const counts = [isMix ? placedAlike(item.earlier, item.match) : item.earlier.length];
    return [is('matches before', found.number('a'), counts)];
  },
};

/** Counts, and parts of them. */
export const countRules: readonly Rule[] = [
  matchesBefore,
  partOfTurnovers,
  boards,
  ballsLost,
  counts,
  pointsOfMatch,
  stolen,
  inAll,
  afterMisses,
  ofThem,
];
