import { shotsOf } from './counts.ts';
import { finalScore } from './course.ts';
import { secondsOf } from './on-court.ts';
import { possessions } from './rates.ts';
import { type Context, is, type Rule, rounds, so } from './reading.ts';
import { usualShare } from './usual.ts';
import { madeBeyondPlaces } from './usual-mix.ts';

/* The match as a whole. What can be done again is a model's and is held to be in order with itself, not counted again. */

/** "Won by 22 on twos", "in a match lost by 3" */
const margin: Rule = {
  pattern: / (?<how>won|lost) (?:_by|per|of) (?<margin>n\d+)(?= (?:[.:,;]|_on|at|in|with) )/dg,
  read: (found, { match }) => {
    const { team, opponent } = finalScore(match);
    const by = team - opponent;
    return [
      is('margin', found.number('margin'), [Math.abs(by)]),
      so(
        `match ${found.word('how')}`,
        'direction',
        (found.word('how') === 'won') === by > 0,
        `${by}`,
      ),
    ];
  },
};

/** "anything from −22 to +19 is normal; you are about 2 better": who is better follows from the middle of the range */
const again: Rule = {
  modelled: true,
  pattern:
    / (?:from|_entre) (?<low>d-?\d+|n0) (?:to|and) (?<high>d-?\d+|n0) .*?(?:(?<who>you|opp) (?:_\S+ )?about (?<about>n\d+) (?:k:points )?(?:_better|_mejor)|_level|_igualados)(?= )/dg,
  read: (found) => {
    const [low, high] = [found.number('low'), found.number('high')];
    const middle = (low + high) / 2;
    const level = found.word('who') === null;
    const said = level ? 0 : (found.word('who') === 'you' ? 1 : -1) * found.number('about');
    return [
      so('range', 'number', low < high, 'in order'),
      so(`better by ${said}`, 'direction', Math.abs(middle - said) <= (level ? 2 : 1), `${middle}`),
    ];
  },
};

/** "brought you about 5" */
const brought: Rule = {
  modelled: true,
  pattern: / (?<how>gain|costs) (?:you )?about (?<points>n\d+)(?: k:points)?(?= [.:;,] )/dg,
  read: (found, { text, item }) => {
    if (item.playerId !== undefined) return null;
    const how = found.word('how');
    const own = luckOf(item);
    if (!/ luck /.test(text)) return [so('beyond luck', 'number', found.number('points') > 0, '')];
    if (own === null || !(Math.abs(own) >= 4)) return [so('luck', 'number', true, 'little')];
    return [so(`luck ${how}`, 'direction', (how === 'gain') === own > 0, own.toFixed(1))];
  },
};

/**
 * Points that shots brought the team beyond what shots from the same places bring, and free throws beyond what both sides made
 * before; `null` before there is a usual share.
 */
function luckOf({ match, earlier, category }: Context['item']): number | null {
  if (earlier.length < 5) return null;
  const share = usualShare(earlier, 'freeThrows', { side: 'team' }, 'both');
  const of = (side: 'team' | 'opponent') => {
    const throws = shotsOf(match, 'freeThrows', { side });
    if (throws === null || share === null) return Number.NaN;
    const made = throws.made - share * throws.attempted;
    return made + madeBeyondPlaces(match, earlier, side, category);
  };
  return of('team') - of('opponent');
}

/** "71 possessions each, against a usual 79": of regulation time; a count a match, so the usual one is their mean */
const pace: Rule = {
  pattern:
    / (?<count>n\d+) k:possessions (?:_each|per _equipo) (?:, against|\() (?:_a |you |usual |: |\( )*(?<usual>n\d+)(?= )/dg,
  read: (found, context) => {
    const { match, item } = context;
    const own = item.earlier.map(paceOf);
    const sum = own.reduce((all, each) => all + each, 0);
    return [
      rounds('possessions', found.number('count'), [paceOf(match)]),
      rounds('usual possessions', found.number('usual'), [sum / own.length]),
    ];
  },
};

/** Possessions of a side in regulation time. */
function paceOf(match: Context['match']): number {
  const regulation = 60 * match.rules.regulationPeriods * match.rules.periodMinutes;
  return (possessions([{ match, side: 'team' }]) * regulation) / secondsOf(match);
}

/** What a faster match was worth: the margin of so many possessions */
const worthOfPace: Rule = {
  modelled: true,
  pattern: / k:possessions .* about (?<points>n\d+) k:points(?= )/dg,
  read: (found) => [so('worth of pace', 'number', found.number('points') > 0, 'above 0')],
};

export const marginRules: readonly Rule[] = [pace, worthOfPace, margin, again, brought];
