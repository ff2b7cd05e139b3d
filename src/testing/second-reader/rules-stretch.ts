import { endOf, lastPeriodOf, lengthOfPeriod, type PlayedMatch } from './match.ts';
import { type Context, type Found, is, type Rule, so } from './reading.ts';
import { chanceRule } from './rules-chance.ts';
import {
  between,
  isScore,
  lastMinutes,
  partOf,
  periodsOf,
  pointsOfStretch,
  type Stretch,
  scoredIn,
  told,
} from './stretches.ts';

/* Stretches of a match: runs, parts, droughts, leads lost, and what is said of them afterwards. */

function isSide(context: Context, found: Found): 'team' | 'opponent' {
  const marks = [...context.text.slice(0, found.end).matchAll(/ (you|opp)(?= )/g)];
  return marks.at(-1)?.[1] === 'opp' ? 'opponent' : 'team';
}

/** "from 20–25 to 29–25", "20–25 became 29–25": all else in the sentence is about that stretch. */
const fromTo: Rule = {
  pattern:
    / (?:from (?=\S+ to )|(?=s\S+ _became ))(?<a>s\d+-\d+) (?:to|_became) (?<b>s\d+-\d+)(?= )/dg,
  read: (found, context) => {
    const [a, b] = [found.score('a'), found.score('b')];
    const stretch = between(context.match, a, b);
    const about = `from ${a.join('–')} to ${b.join('–')}`;
    context.stretch ??= stretch;
    const part = partIn(context);
    if (part === null || !/ (?:won|lost) /.test(context.text))
      return [so(about, 'number', stretch !== null, stretch ? about : 'never in this order')];
    context.stretch = part;
    const fits = isScore(a, part.from) && isScore(b, part.to);
    return [so(about, 'number', fits, `${told(part.from)} to ${told(part.to)}`)];
  },
};

/** "You went the first 4:12 without a point while they scored 9", "They opened the match with a 9–0 run" */
const opening: Rule = {
  pattern:
    / (?:(?:_first|_primeros) t\d+ .* while opp scored (?<while>n\d+)|(?<who>you|opp) (?:_opened |_abrió )?k:matches with (?:_a |_an |run of )(?<run>s\d+-0))(?= )/dg,
  read: (found, context) => {
    const isOwn = found.word('who') === 'you';
    const points = found.word('who') === null ? found.number('while') : found.score('run')[0];
    const to: [number, number] = isOwn ? [points, 0] : [0, points];
    context.stretch = between(context.match, [0, 0], to);
    const about = `${to.join('–')} at the start`;
    return [so(about, 'number', context.stretch !== null, about)];
  },
};

/** The part of the match that a sentence is about, where it names one as such and not as a moment's. */
function partIn({ text, match }: Context): Stretch | null {
  const minutes = / lastminutes n(\d+) /.exec(text)?.[1];
  if (minutes !== undefined) return lastMinutes(match, Number(minutes));
  if (/ overtimes /.test(text)) return partOf(match, overtimesOf(match));
  const mark = /(?<! (?:leftin|startof|of)) ([qh]:(?:o?\d|l))(?= )/.exec(text)?.[1];
  return mark === undefined ? null : partOf(match, periodsOf(mark, match));
}

function overtimesOf(match: PlayedMatch): number[] {
  const count = lastPeriodOf(match) - match.rules.regulationPeriods;
  return Array.from({ length: count }, (_, index) => match.rules.regulationPeriods + 1 + index);
}

/** "won the third quarter 20–15" */
const won: Rule = {
  pattern: / (?<how>won|lost) (?:(?!s\d)\S+ )*?(?<score>s\d+-\d+)(?= )/dg,
  read: (found, context) => {
    const part = partIn(context);
    if (part === null) return null;
    context.stretch = part;
    const points = pointsOfStretch(part);
    const how = found.word('how');
    const isWon = points.team > points.opponent;
    return [
      so(
        `points ${found.score('score')}`,
        'number',
        isScore(found.score('score'), points),
        told(points),
      ),
      so(`${how}`, 'direction', (how === 'won') === isWon, told(points)),
    ];
  },
};

/** "the last 5 minutes", "2 overtimes" */
const partCounts: Rule = {
  pattern: / (?:lastminutes (?<last>n\d+) k:minutes|(?<times>n\d+) overtimes)(?= )/dg,
  read: (found, { match }) => {
    if (!Number.isNaN(found.number('last')))
      return [so('last minutes', 'number', found.number('last') === 5, '5 by its own rule')];
    return [is('overtimes', found.number('times'), [overtimesOf(match).length])];
  },
};

/** "overtime 2 8–5" in a list of overtimes */
const eachOvertime: Rule = {
  pattern: / (?:q:o(?<one>\d)(?: (?<number2>n\d+))?|qo (?<number>n\d+)) (?<score>s\d+-\d+)(?= )/dg,
  read: (found, { match }) => {
    const number = found.number('number') || found.number('number2') || 1;
    const points = pointsOfStretch(partOf(match, [match.rules.regulationPeriods + number]));
    return [
      so(`overtime ${number}`, 'number', isScore(found.score('score'), points), told(points)),
    ];
  },
};

/** "it stood 80–80 after regulation and 90–88 at the end" */
const stood: Rule = {
  pattern: / (?<a>s\d+-\d+) afterregulation and (?<b>s\d+-\d+) attheend(?= )/dg,
  read: (found, context) => {
    const all = partOf(context.match, overtimesOf(context.match));
    return [
      so('after regulation', 'number', isScore(found.score('a'), all.from), told(all.from)),
      so('at the end', 'number', isScore(found.score('b'), all.to), told(all.to)),
    ];
  },
};

/** "10 down, 30–40, … : 45–44" */
const lead: Rule = {
  pattern:
    / (?:(?<lead>n\d+) (?<how>down|ahead)|(?<how2>down|ahead) (?<lead2>n\d+)) , (?<a>s\d+-\d+) .*(?<b>s\d+-\d+)(?= )/dg,
  read: (found, context) => {
    const [a, b] = [found.score('a'), found.score('b')];
    context.stretch = between(context.match, a, b);
    const by = a[0] - a[1];
    const how = found.word('how') ?? found.word('how2');
    return [
      so(`${a} … ${b}`, 'number', context.stretch !== null, 'scores of the match'),
      is('lead', found.number('lead') || found.number('lead2'), [Math.abs(by)]),
      so(`${how}`, 'direction', (how === 'ahead') === by > 0, `${by}`),
    ];
  },
};

/** "a 9–0 run", "scored 9 in a row", "while they scored 8" */
const run: Rule = {
  pattern:
    / (?:(?<run>s\d+-0) run|run of (?<run2>s\d+-0)(?= )|(?:scored )?(?<row>n\d+) (?:k:points )?inarow|while opp scored (?<while>n\d+))(?= )/dg,
  read: (found, context) => {
    const stretch = context.stretch;
    const group = ['run', 'run2', 'row', 'while'].find((name) => found.word(name) !== null) ?? '';
    const said = group.startsWith('run') ? found.score(group)[0] : found.number(group);
    if (stretch === null) return [so('run', 'context', false, 'no such stretch')];
    const points = pointsOfStretch(stretch);
    const side = isSide(context, found);
    const other = side === 'team' ? points.opponent : points.team;
    return [
      is(`points of the run by ${side}`, said, [points[side]]),
      so('unanswered', 'word', other === 0, told(points)),
    ];
  },
};

/** "with 4:12 left in the second quarter", "from the start of overtime" */
const moment: Rule = {
  pattern:
    / (?:(?:with|from) (?<left>t\d+) (?:leftin|of) (?<part>q:o?\d|q:l|h:\d)(?: (?<over>n\d+))?|startof (?<start>q:o?\d|q:l|h:\d)|startofmatch)(?= )/dg,
  read: (found, context) => {
    const { match, stretch } = context;
    const mark = found.word('part') ?? found.word('start') ?? 'q:1';
    const over = found.number('over');
    const first = periodsOf(mark, match)[0] ?? 1;
    const period = over > 1 ? match.rules.regulationPeriods + over : first;
    const left = found.word('left') === null ? null : found.number('left');
    const time = left === null ? endOf(period - 1, match) : endOf(period, match) - left;
    const about = `moment ${mark} ${left ?? 'start'}`;
    if (stretch === null || (left ?? 0) > lengthOfPeriod(period, match.rules))
      return [so(about, 'context', false, 'no stretch')];
    const holds = stretch.begins.some((each) => Math.abs(Math.floor(each) - time) <= 1);
    return [so(about, 'context', holds, stretch.begins.join(' or '))];
  },
};

/** A length in minutes and seconds. */
const length: Rule = {
  pattern: / (?:went|in|within|for|_quedaste|_first|_primeros) (?<length>t\d+)(?= )/dg,
  read: (found, { stretch }) => {
    if (stretch === null) return null;
    const counted = stretch.begins.flatMap((from) => stretch.ends.map((to) => to - from));
    const said = found.number('length');
    const holds = counted.some((seconds) => Math.abs(seconds - said) < 1);
    return [so(`length ${said} s`, 'number', holds, counted.join(' or '))];
  },
};

/** "Lucía scored 6 of the 9." */
const scorer: Rule = {
  pattern: / (?<who>w\d+) scored (?:(?<own>n\d+) of )?(?:all )?(?<all>n\d+) \./dg,
  read: (found, context) => {
    const player = context.named[found.number('who')];
    const { stretch, match } = context;
    if (player === undefined || stretch === null) return null;
    // Two of one name may play against each other.
    const alike = (['team', 'opponent'] as const).flatMap((side) =>
      match.matchSheet[side].flatMap(({ name, playerId }) =>
        name === player.name ? { side, playerId } : [],
      ),
    );
    const all = alike.map(({ side }) => pointsOfStretch(stretch)[side]);
    const own = alike.map(({ playerId }) => scoredIn(match, stretch, playerId));
    const said = Number.isNaN(found.number('own')) ? found.number('all') : found.number('own');
    return [
      is(`points by ${player.name}`, said, own, 'name'),
      is('of all', found.number('all'), all),
    ];
  },
};

export const stretchRules: readonly Rule[] = [
  opening,
  lead,
  fromTo,
  stood,
  won,
  partCounts,
  eachOvertime,
  run,
  moment,
  length,
  scorer,
  chanceRule,
];
