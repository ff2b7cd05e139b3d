import { countOf, shotsOf } from './counts.ts';
import { finalScore } from './course.ts';
import { lastPeriodOf } from './match.ts';
import { secondsOf } from './on-court.ts';
import { possessions } from './rates.ts';
import { type Claim, type Context, is, type Rule, rounds, so } from './reading.ts';
import { usualShare } from './usual.ts';
import { madeBeyondPlaces } from './usual-mix.ts';

/* The match as a whole. What can be done again is a model's and is held to be in order with itself, not counted again. */

/** "You won by 12.", "You won by 2 after 2 overtimes.", "in a match lost by 3" */
const margin: Rule = {
  pattern:
    / (?<how>won|lost) (?:_by|per|of) (?<margin>n\d+)(?: _?(?:after|tras) (?:(?<one>q:o1)|(?<times>n\d+) overtimes))?(?= [.:,;] )/dg,
  read: (found, { match, item }) => {
    const { team, opponent } = finalScore(match);
    const by = team - opponent;
    const overtimes = lastPeriodOf(match) - match.rules.regulationPeriods;
    const said = found.word('one') === null ? found.number('times') || 0 : 1;
    // With plays, overtimes have a sentence of their own.
    const isBegin = item.playerId === undefined && found.at < 5;
    const expected = isBegin && match.events.length === 0 ? overtimes : 0;
    return [
      is('overtimes', said, [expected], 'context'),
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

/** "About 7 of it (4 to 10)" */
const again: Rule = {
  modelled: true,
  pattern:
    / about (?<about>n\d+) (?:of (?:_it|_esos k:points) )?\( (?:of )?(?<low>[nd]-?\d+) to (?<high>[nd]-?\d+) \)(?= )/dg,
  read: (found, context) => {
    const [low, about, high] = ['low', 'about', 'high'].map(found.number);
    const inOrder = (low ?? 0) <= (about ?? 0) && (about ?? 0) <= (high ?? 0);
    return [so('interval', 'number', inOrder, 'in order'), ...whose(context)];
  },
};

/** Whose the repeatable part was: the list says it. */
function whose({ text, item }: Context): Claim[] {
  if (item.list !== 'whatsWorking' && item.list !== 'focusAreas') return [];
  if (!/ about n\d+ of _it| about n\d+ of _esos/.test(text)) return [];
  const isGood = / _do _again| _repetir /.test(text);
  const isPoor = / _happen _again| _repetirían/.test(text);
  if (isGood === isPoor) return [];
  return [so('again', 'direction', isGood === (item.list === 'whatsWorking'), item.list)];
}

/** "6 fewer lost balls": the sides' difference */
const cause: Rule = {
  pattern:
    / (?<count>n\d+) (?:(?<how>more|fewer) )?(?<kind>k:turnovers|secondchances|k:offensiveRebounds|k:freeThrows)(?: (?<how2>more|fewer))?(?= )/dg,
  read: (found, { match }) => {
    const how = found.word('how') ?? found.word('how2');
    if (how === null) return null;
    const kind = found.word('kind');
    const of = (side: 'team' | 'opponent') => {
      if (kind === 'freeThrows') return shotsOf(match, 'freeThrows', { side })?.attempted ?? 0;
      const word = kind === 'turnovers' ? 'turnovers' : 'offensiveRebounds';
      return countOf(match, word, { side }) ?? 0;
    };
    const more = of('team') - of('opponent');
    return [
      is(`difference of ${kind}`, found.number('count'), [Math.abs(more)]),
      so(`${how} ${kind}`, 'direction', (how === 'more') === more > 0, `${more}`),
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
    if (!/ luck /.test(text)) return [so('what made it', 'number', found.number('points') > 0, '')];
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

/** "anywhere from −5 to +9" */
const anywhere: Rule = {
  modelled: true,
  pattern: / (?:from|_entre) (?<low>d-?\d+|n0) (?:to|and) (?<high>d-?\d+|n0)(?= )/dg,
  read: (found) => [
    so('anywhere', 'number', found.number('low') <= found.number('high'), 'in order'),
  ],
};

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

export const marginRules: readonly Rule[] = [
  pace,
  worthOfPace,
  margin,
  again,
  cause,
  brought,
  anywhere,
];
