import { type ShotWord, shotsOf, type Whose } from './counts.ts';
import { usualShareOfPlayer } from './players.ts';
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
import { isPlace, toldAlike, usualShare, usualTwosByPlace } from './usual.ts';
import { usualMix, worthOfMix } from './usual-mix.ts';

/* Shots: made of attempted, and the share of them. */

export const shotKinds =
  'threes|twos|fieldGoals|freeThrows|line|baskets|inPaint|rim|paint|midRange|cornerThree|aboveBreakThree';

const words: Readonly<Record<string, ShotWord>> = {
  line: 'freeThrows',
  baskets: 'fieldGoals',
  threes: 'threes',
  twos: 'twos',
  fieldGoals: 'fieldGoals',
  freeThrows: 'freeThrows',
  inPaint: 'inPaint',
  rim: 'rim',
  paint: 'paint',
  midRange: 'midRange',
  cornerThree: 'cornerThree',
  aboveBreakThree: 'aboveBreakThree',
};

/** A word of the lexicon as a kind of shot. */
export function shotWord(word: string | null | undefined): ShotWord | null {
  return words[word ?? ''] ?? null;
}

/** The kind that the words before a place were about last. */
function kindBefore({ text, before, last }: Context, at: number): ShotWord | null {
  const in_ = (words: string) =>
    shotWord([...words.matchAll(new RegExp(` k:(${shotKinds})(?= )`, 'g'))].at(-1)?.[1]);
  return in_(text.slice(0, at)) ?? last?.shots ?? in_(before);
}

/** Claims that so many of so many went in, and keeps them for what follows. */
export function madeOf(
  context: Context,
  whose: Whose,
  word: ShotWord,
  made: number,
  attempted: number,
): Claim[] {
  const { match, item } = context;
  const counted = shotsOf(match, word, whose);
  const basis = basisOf(context);
  const each = /three/i.test(word) ? 3 : word === 'freeThrows' ? 1 : 2;
  const { playerId } = whose;
  const usuals = () => {
    if (playerId !== undefined)
      return usualShareOfPlayer(match, item.earlier, word, playerId).map((each) =>
        each === null ? null : each * attempted,
      );
    const earlier = isPlace(word) ? toldAlike(item.earlier, match) : item.earlier;
    const share = usualShare(earlier, word, whose, basis, item.category);
    const placed =
      word === 'twos' && basis === 'own' ? usualTwosByPlace(match, item.earlier, whose) : null;
    // What better or poorer places bring is no luck.
    if (placed !== null && context.text.includes(' luck ')) return [placed];
    return [placed, share === null ? null : share * attempted];
  };
  context.last = {
    whose,
    word,
    shots: word,
    count: made,
    whole: attempted,
    usuals,
    worths: () => usuals().map((usual) => (usual === null ? null : (made - usual) * each)),
  };
  const about = `${word} ${whose.playerId ?? whose.side}`;
  const kind = whose.playerId === undefined ? 'number' : 'name';
  return [
    is(`made ${about}`, made, [counted?.made ?? null], kind),
    is(`attempted ${about}`, attempted, [counted?.attempted ?? null], kind),
  ];
}

/** "11 of 24 threes", "3 of their 19 threes", "Shots at the rim fell, 19 of 32", "Eva made 6 of 8" */
const shots: Rule = {
  pattern: new RegExp(
    ` (?:(?<who>w\\d+) (?:was|made|scored|missed) )?(?<a>n\\d+) of (?:(?<whose>you|opp) )?(?<b>n\\d+)(?: (?:in |of )?k:(?<kind>${shotKinds}))?(?= )`,
    'dg',
  ),
  read: (found, context) => {
    const word = shotWord(found.word('kind')) ?? kindBefore(context, found.at);
    if (word === null || context.text.includes(' mix ')) return null;
    const mark = found.word('who') ?? found.word('whose');
    const whose = mark === null ? ownerOf(context, found.at, found.end) : whoseOf(context, mark);
    const [a, b] = [found.number('a'), found.number('b')];
    const isMissed =
      / missed (?:only )?$/.test(found.whole.slice(0, 12)) ||
      / missed (?:only )?$/.test(context.text.slice(0, found.at + 1));
    return madeOf(context, whose, word, isMissed ? b - a : a, b);
  },
};

/** "De tus 12 triples metiste solo 1" */
const ofThese: Rule = {
  pattern: new RegExp(
    ` of you (?<b>n\\d+) k:(?<kind>${shotKinds}) you scored (?:only )?(?<a>n\\d+)(?= )`,
    'dg',
  ),
  read: (found, context) => {
    const word = shotWord(found.word('kind'));
    if (word === null) return null;
    return madeOf(context, { side: 'team' }, word, found.number('a'), found.number('b'));
  },
};

/** "30 of 60 came at the rim": where shots came from, whatever fell */
const mix: Rule = {
  pattern: new RegExp(
    ` (?<a>n\\d+) of (?<b>n\\d+) (?:_came|_were|_fueron|in|_fueran|came) ?(?:in )?k:(?<kind>${shotKinds})(?= )`,
    'dg',
  ),
  read: (found, context) => {
    const word = shotWord(found.word('kind'));
    if (word === null || !context.text.includes(' mix ')) return null;
    const whose = ownerOf(context, found.at, found.end);
    const { match, item } = context;
    const [count, whole] = [found.number('a'), found.number('b')];
    const usuals = () => [usualMix(match, item.earlier, word, whose)];
    context.last = {
      whose,
      word,
      count,
      whole,
      usuals,
      worths: () => [worthOfMix(match, item.earlier, word, whose, item.category)],
    };
    return [
      is(`shots ${word} ${whose.side}`, count, [shotsOf(match, word, whose)?.attempted ?? null]),
      is(`shots ${whose.side}`, whole, [shotsOf(match, 'fieldGoals', whose)?.attempted ?? null]),
    ];
  },
};

/** "46%" after what was made of what */
const share: Rule = {
  pattern: / (?<share>p\d+(?:\.\d+)?)(?= )/dg,
  read: (found, context) => {
    const { last } = context;
    if (last?.whole === undefined || isUsual(context.text, found.at, found.end)) return null;
    const counted = (100 * last.count) / last.whole;
    return [rounds(`share of ${last.word}`, found.number('share'), [counted])];
  },
};

/** "against your usual 33%", "where 33% is usual" */
const usual: Rule = {
  pattern: / (?<share>p\d+(?:\.\d+)?)(?= )/dg,
  read: (found, context) => {
    const { last } = context;
    if (last?.whole === undefined || !isUsual(context.text, found.at, found.end)) return null;
    const whole = last.whole;
    const shares = last.usuals().map((count) => (count === null ? null : (100 * count) / whole));
    return [rounds(`usual share of ${last.word}`, found.number('share'), shares)];
  },
};

/** Whether the words around a place say that it is a usual number. */
export function isUsual(text: string, from: number, to: number): boolean {
  const before =
    / (?:\( guide :|usual(?: from _esos _sitios| with _tantos| with _tantas)?|against)(?: (?:_son|_es|_sería|_serían|_era|_eran|_is|_was|was|you|opp|to|of|in|:|_que|about|\())* ?$/;
  const after =
    /^ (?:k:\S+ )?(?:_is|_are|_es|_son|was|_would|be|_que|you|opp|in|_were|_be) ?(?:_be )?(?:usual|_usually)|^ (?:k:\S+ )?(?:usual|(?:_que )?you usual|_que usual)/;
  const guided = /^ (?:k:\S+ )?in (?:_our _own|_nuestra) guide/;
  const rest = text.slice(to);
  return before.test(text.slice(0, from)) || after.test(rest) || guided.test(rest);
}

/** "about 7 points": what was made beyond what is usual of as many shots, in points */
const worth: Rule = {
  pattern: / about (?<points>n\d+) k:points(?= )/dg,
  read: (found, context) => {
    const { last } = context;
    if (last === null) return null;
    const worths = last.worths().map((of) => (of === null ? null : Math.abs(of)));
    return [rounds(`worth of ${last.word}`, found.number('points'), worths)];
  },
};

export const shotRules: readonly Rule[] = [mix, ofThese, shots];

/** What stands beside a count, read after all counts. */
export const besideRules: readonly Rule[] = [share, usual, worth];
