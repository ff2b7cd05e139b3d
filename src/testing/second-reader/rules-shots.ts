import { type ShotWord, shotsOf, type Whose } from './counts.ts';
import { against } from './match.ts';
import { type Claim, type Context, is, ownerOf, type Rule, rounds, so } from './reading.ts';
import { usualShots } from './usual.ts';

/* Shots: made of attempted, shares, and what is usual. */

const kinds =
  'threes|twos|fieldGoals|freeThrows|line|baskets|rim|paint|midRange|cornerThree|aboveBreakThree';

/** A word of the lexicon as a kind of shot. */
export function shotWord(word: string | null | undefined): ShotWord | null {
  switch (word) {
    case 'line':
      return 'freeThrows';
    case 'baskets':
      return 'fieldGoals';
    case 'threes':
    case 'twos':
    case 'fieldGoals':
    case 'freeThrows':
    case 'rim':
    case 'paint':
    case 'midRange':
    case 'cornerThree':
    case 'aboveBreakThree':
      return word;
    default:
      return null;
  }
}

/** The kind that the words before a place were about last. */
function kindBefore({ text, before, last }: Context, at: number): ShotWord | null {
  const all = [...(before + text.slice(0, at)).matchAll(new RegExp(` k:(${kinds})(?= )`, 'g'))];
  return shotWord(all.at(-1)?.[1]) ?? last?.shots?.word ?? null;
}

/** Claims that so many of so many went in, and keeps them for what follows. */
export function madeOf(
  context: Context,
  whose: Whose,
  word: ShotWord,
  made: number,
  attempted: number,
): Claim[] {
  const counted = shotsOf(context.match, word, whose);
  context.last = { whose, count: made, word, shots: { word, made, attempted } };
  const about = `${word} ${whose.playerId ?? whose.side}`;
  return [
    is(`made ${about}`, made, [counted?.made ?? null]),
    is(`attempted ${about}`, attempted, [counted?.attempted ?? null]),
  ];
}

/** "11 of 24 threes", "3 of their 19 threes", "Shots at the rim fell, 19 of 32", "Eva was 6 of 8" */
const shots: Rule = {
  pattern: new RegExp(
    ` (?:(?<who>w\\d+) (?:was|_hizo|_anotó|_metió|scored|_made) )?(?<a>n\\d+) of (?:(?<whose>you|opp) )?(?<b>n\\d+)(?: (?:_en |in |of )?k:(?<kind>${kinds}))?(?= )`,
    'dg',
  ),
  read: (found, context) => {
    const { text } = context;
    const word = shotWord(found.word('kind')) ?? kindBefore(context, found.at);
    if (word === null) return null;
    const who = found.word('who') ?? found.word('whose');
    const whose =
      who === null ? ownerOf(context, found.at, found.end) : ownerOf({ ...context, text: ` ${who} ` }, 9, 9);
    const [a, b] = [found.number('a'), found.number('b')];
    const isMissed = /(?:_missed|_falló|_fallaste) (?:only )?$/.test(text.slice(0, found.at + 1));
    return madeOf(context, whose, word, isMissed ? b - a : a, b);
  },
};

/** "46%" after what was made of what */
const share: Rule = {
  pattern: / (?<share>p\d+(?:\.\d+)?)(?= )/dg,
  read: (found, context) => {
    const shots = context.last?.shots;
    if (shots === undefined || isUsual(context.text, found.at)) return null;
    return [
      rounds(`share of ${shots.word}`, found.number('share'), [
        (100 * shots.made) / shots.attempted,
      ]),
    ];
  },
};

/** Whether the words before a place say that a usual number follows. */
export function isUsual(text: string, at: number): boolean {
  return /(?: usual| against| frente)(?: (?:_a|you|opp|to|of|:|_un|only|about))*$/.test(
    text.slice(0, at),
  );
}

/** "(usual 33%)", "against your usual 33%": all made of all attempted in the matches before */
const usualShare: Rule = {
  pattern: / (?<share>p\d+(?:\.\d+)?)(?= )/dg,
  read: (found, context) => {
    const { last, item } = context;
    if (last?.shots === undefined || !isUsual(context.text, found.at)) return null;
    const usual = usualShots(item.earlier, last.shots.word, {
      side: last.whose.side,
      ...(last.whose.playerId === undefined ? {} : { playerId: last.whose.playerId }),
    });
    context.usual = usual === null ? null : usual.share * last.shots.attempted;
    return [
      rounds(`usual share of ${last.shots.word}`, found.number('share'), [
        usual === null ? null : 100 * usual.share,
      ]),
    ];
  },
};

const worth: Readonly<Record<ShotWord, number>> = {
  threes: 3,
  cornerThree: 3,
  aboveBreakThree: 3,
  freeThrows: 1,
  fieldGoals: 2,
  twos: 2,
  rim: 2,
  paint: 2,
  midRange: 2,
};

/** "about 7 points gained": what was made beyond the usual share of as many shots */
const worthOfShots: Rule = {
  pattern: / about (?<points>n\d+) k:points(?= )/dg,
  read: (found, context) => {
    const { last, usual } = context;
    if (last?.shots === undefined || usual === null) return null;
    const points = (last.shots.made - usual) * worth[last.shots.word];
    return [
      rounds('points beyond the usual', found.number('points'), [Math.abs(points)]),
      so('sign', 'direction', Math.sign(points) !== 0, `${points}`),
    ];
  },
};

export const shotRules: readonly Rule[] = [shots, share, usualShare, worthOfShots];
export { against };
