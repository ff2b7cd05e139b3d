import { shotsOf } from './counts.ts';
import { finalScore } from './course.ts';
import { endOf, lastPeriodOf, type PlayedMatch } from './match.ts';
import { secondsOf } from './on-court.ts';
import { possessions } from './rates.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import {
  all,
  beside,
  type Check,
  countIn,
  named,
  near,
  numberOf,
  type Statement,
  scoreOf,
} from './statement.ts';
import {
  between,
  chanceAt,
  isScore,
  lastMinutes,
  partOf,
  periodsOfHalf,
  pointsOfStretch,
  type Score,
  type Stretch,
  scoredIn,
  scoreText,
} from './stretches.ts';
import { usualShare } from './usual.ts';
import { madeBeyondZones } from './usual-mix.ts';

/* Checks the course of a match: parts, runs, lost leads, their effect on the chance to win, and the whole match. */

const isTeams = ({ subject, branch }: Statement) => !/opponent|lost/.test(`${subject} ${branch}`);

/** A stretch between two stated scores, or from the start of the match. */
function stretchIn(statement: Statement, first: Score): Stretch | null {
  const { values, match } = statement;
  const isFirst = /first/.test(statement.branch);
  const stretch = isFirst
    ? between(match, [0, 0], first)
    : between(match, scoreOf(values.before), scoreOf(values.after));
  statement.about.stretch = stretch;
  return stretch;
}

const never = (about: string): Claim[] => [so(about, 'number', false, 'never in this order')];

/** When a stretch began, and its length. */
function times({ values, match }: Statement, { begins, ends }: Stretch): Claim[] {
  const moments = ['when', 'since'].flatMap((name) => {
    const value = values[name];
    if (typeof value !== 'object') return [];
    if ('inPeriod' in value) {
      const holds = begins.some(
        (at) => at <= endOf(value.inPeriod, match) && at >= endOf(value.inPeriod - 1, match),
      );
      return [so(`in period ${value.inPeriod}`, 'context', holds, begins.join(' or '))];
    }
    return [near(name, numberOf(value), begins)];
  });
  const lengths = begins.flatMap((from) => ends.map((to) => to - from));
  const lasted = ['length', 'within'].flatMap((name) => {
    const said = numberOf(values[name]);
    return Number.isNaN(said) ? [] : [near(name, said, lengths)];
  });
  return [...moments, ...lasted];
}

/** A part of the match that one side won. */
function won(statement: Statement, part: Stretch): Claim[] {
  const { values } = statement;
  const points = pointsOfStretch(part);
  statement.about.stretch = part;
  const ends = [
    ['before', part.from],
    ['after', part.to],
  ] as const;
  return [
    so('score', 'number', isScore(scoreOf(values.score), points), scoreText(points)),
    so(
      'who won it',
      'direction',
      isTeams(statement) === points.team > points.opponent,
      scoreText(points),
    ),
    ...ends.flatMap(([name, at]) =>
      values[name] === undefined
        ? []
        : so(name, 'number', isScore(scoreOf(values[name]), at), scoreText(at)),
    ),
  ];
}

const part: Check = (statement) => {
  const { match, values } = statement;
  const { name } = values;
  const isHalf = typeof name === 'object' && 'half' in name;
  return won(statement, partOf(match, isHalf ? periodsOfHalf(name.half, match) : [numberOf(name)]));
};

const run: Check = (statement) => {
  const { values } = statement;
  const points = numberOf(values.points);
  const stretch = stretchIn(statement, isTeams(statement) ? [points, 0] : [0, points]);
  if (stretch === null) return never('run');
  const { team, opponent } = pointsOfStretch(stretch);
  const [own, other] = isTeams(statement) ? [team, opponent] : [opponent, team];
  return [
    ...all(statement, ['points'], 'points of the run', [own]),
    so('unanswered', 'word', other === 0, scoreText(pointsOfStretch(stretch))),
    ...times(statement, stretch),
  ];
};

const lead: Check = (statement) => {
  const { values } = statement;
  const stretch = stretchIn(statement, [0, 0]);
  if (stretch === null) return never('lead');
  const { from, to } = stretch;
  const by = from.team - from.opponent;
  const isLevel = to.team === to.opponent;
  return [
    is('lead', numberOf(values.lead), [Math.abs(by)]),
    so('who led', 'direction', isTeams(statement) === by < 0, `${by}`),
    so('level or behind', 'word', isLevel === /level/.test(statement.branch), scoreText(to)),
    ...times(statement, stretch),
  ];
};

const drought: Check = (statement) => {
  const allowed = numberOf(statement.values.allowed);
  const stretch = stretchIn(statement, [0, allowed]);
  if (stretch === null) return never('drought');
  const { team, opponent } = pointsOfStretch(stretch);
  return [
    is('allowed', allowed, [opponent]),
    so('without a point', 'word', team === 0, `${team}`),
    ...times(statement, stretch),
  ];
};

function overtimesOf(match: PlayedMatch): number[] {
  const { regulationPeriods } = match.rules;
  const count = lastPeriodOf(match) - regulationPeriods;
  return Array.from({ length: count }, (_, index) => regulationPeriods + 1 + index);
}

const overtime: Check = (statement) => {
  const { match, values } = statement;
  const periods = overtimesOf(match);
  const { names } = values;
  const each = typeof names === 'object' && 'overtimes' in names ? names.overtimes : [];
  return [
    ...won(statement, partOf(match, periods)),
    ...all(statement, ['count'], 'overtimes', [periods.length]),
    ...each.map(({ number, score }) => {
      const points = pointsOfStretch(partOf(match, [match.rules.regulationPeriods + number]));
      const holds = points.team === score.team && points.opponent === score.opponent;
      return so(`overtime ${number}`, 'number', holds, scoreText(points));
    }),
  ];
};

const chance: Check = ({ about: { stretch }, match, values, branch }) => {
  if (stretch === null) return never('chance');
  const near = (name: string, chances: readonly number[]) => {
    const said = numberOf(values[name]);
    const holds = chances.some((each) => Math.abs(each - said) <= 0.03);
    return so(`chance ${name} ${said.toFixed(2)}`, 'number', holds, chances.join(' or '));
  };
  const before = stretch.begins.map((time) => chanceAt(match, stretch.from, time));
  const after = stretch.ends.map((time) => chanceAt(match, stretch.to, time));
  if (branch === 'end') return [near('from', before)];
  const rose = (after[0] ?? 0) > (before[0] ?? 0);
  return [
    near('from', before),
    near('to', after),
    so(branch, 'direction', (branch === 'up') === rose, `${before} to ${after}`),
  ];
};

/** The best scorer of a stretch; two of one name may be on opposing sides. */
const scorer: Check = (statement) => {
  const {
    about: { stretch },
    match,
    values,
  } = statement;
  if (stretch === null) return never('scorer');
  const alike = named(statement, values.name);
  const own = alike.map(({ playerId }) => scoredIn(match, stretch, playerId));
  return [
    is(`points by ${values.name}`, numberOf(values.own ?? values.all), own, 'name'),
    is(
      'of all',
      numberOf(values.all),
      alike.map(({ side }) => pointsOfStretch(stretch)[side]),
    ),
  ];
};

/**
 * Both sides' points above those that the same shots and free throws usually bring, own minus theirs; NaN with too few
 * earlier matches.
 */
export function luckOf(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  category: string | undefined,
): number {
  const share =
    earlier.length < 5 ? null : usualShare(earlier, 'freeThrows', { side: 'team' }, 'both');
  const [own, other] = (['team', 'opponent'] as const).map((side) => {
    const throws = shotsOf(match, 'freeThrows', { side });
    if (throws === null || share === null) return Number.NaN;
    return throws.made - share * throws.attempted + madeBeyondZones(match, earlier, side, category);
  });
  return (own ?? 0) - (other ?? 0);
}

/**
 * The luck of shots comes from a model; if both sides' shots and free throws above the usual add up to four points or more,
 * its sign must agree.
 */
const luck: Check = ({ match, earlier, item, branch, values }) => {
  const gap = luckOf(match, earlier, item.category);
  const isSame = (branch === 'brought') === gap > 0;
  return [
    so('points', 'number', numberOf(values.points) > 0, ''),
    so(`luck ${branch}`, 'direction', !(Math.abs(gap) >= 4) || isSame, gap.toFixed(1)),
  ];
};

/** The next match comes from a model: the better side follows from the middle of its range. */
const again: Check = ({ values, branch }) => {
  const [low, high, about] = ['low', 'high', 'about'].map((name) => numberOf(values[name]));
  const middle = ((low ?? 0) + (high ?? 0)) / 2;
  const sign = branch === 'level' ? 0 : branch === 'you' ? 1 : -1;
  const said = sign * Math.round(about ?? 0);
  const holds = Math.abs(middle - said) <= (branch === 'level' ? 2 : 1);
  return [
    so('range', 'number', (low ?? 0) < (high ?? 0), 'in order'),
    so(`better by ${said}`, 'direction', holds, `${middle}`),
  ];
};

/** A side's possessions in regulation time. */
function paceOf(match: PlayedMatch): number {
  const { regulationPeriods, periodMinutes } = match.rules;
  const all = possessions([{ match, side: 'team' }]);
  return (all * 60 * regulationPeriods * periodMinutes) / secondsOf(match);
}

const pace: Check = (statement) => {
  const { match, earlier, values } = statement;
  const [now, usual] = [
    paceOf(match),
    earlier.reduce((sum, other) => sum + paceOf(other), 0) / earlier.length,
  ];
  const { how } = values;
  const isFast = typeof how === 'object' && 'said' in how && how.said.key === 'pace is/fast';
  return [
    rounds('possessions', Math.round(numberOf(values.count)), [now]),
    so('fast or slow', 'word', isFast === now > usual, `${now}, usual ${usual}`),
    ...beside(statement, 'usual', {
      count: now,
      word: 'possessions',
      whose: { side: 'team' },
      usuals: () => [usual],
    }).filter(({ kind }) => kind !== 'direction'),
  ];
};

const seasonFirst: Check = ({ match, earlier, values, branch }) => {
  const side = branch.includes('allowed') ? 'opponent' : 'team';
  const count = countIn(match, 'points', { side }) ?? Number.NaN;
  const before = earlier.flatMap((other) => countIn(other, 'points', { side }) ?? []);
  const isMost = branch.includes('most');
  const record = isMost ? Math.max(...before) : Math.min(...before);
  return [
    is('points', numberOf(values.value), [count]),
    is('until now', numberOf(values.record), [record]),
    is('matches', numberOf(values.count), [before.length + 1]),
    so(branch, 'word', isMost ? count > record : count < record, `${record}`),
  ];
};

const streak: Check = ({ match, earlier, values, branch }) => {
  const streaks: { won: boolean; length: number }[] = [];
  for (const { team, opponent } of [...earlier, match].map(finalScore)) {
    const last = streaks.at(-1);
    if (last?.won === team > opponent) last.length += 1;
    else streaks.push({ won: team > opponent, length: 1 });
  }
  const now = streaks.at(-1);
  const others = streaks.slice(0, -1).filter(({ won }) => won === now?.won);
  const longest = Math.max(0, ...others.map(({ length }) => length));
  const count = numberOf(values.count);
  return [
    is('in a row', count, [now?.length ?? null]),
    so('result', 'direction', (branch === 'won') === now?.won, `${now?.won}`),
    so('longest', 'word', count > longest, `${longest}`),
  ];
};

export const courseChecks: Readonly<Record<string, Check>> = {
  part,
  run,
  lead,
  drought,
  finish: (statement) => won(statement, lastMinutes(statement.match, 5)),
  overtime,
  chance,
  'scorer of a stretch': scorer,
  luck,
  beyond: luck,
  again,
  pace,
  'season first': seasonFirst,
  streak,
};
