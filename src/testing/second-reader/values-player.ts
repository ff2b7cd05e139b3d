import { countOf, type ShotWord, secondsPlayed, shotsOf } from './counts.ts';
import type { PlayedMatch } from './match.ts';
import { marginWith, secondsOf, together } from './on-court.ts';
import {
  availableOf,
  chancesOf,
  playerCount,
  playsEnded,
  standInOfPlayer,
  usualOfPlayer,
  usualShareOfPlayer,
} from './players.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import {
  all,
  beside,
  branchOf,
  type Check,
  near,
  numberOf,
  type Statement,
  saidIn,
  worth,
} from './statement.ts';
import { lineOf, marginOf } from './values-people.ts';

/* Checks a player's text. */

/** A player's count compared with the player's usual or its fallback. */
function ofPlayer(word: string, names: readonly string[]): (statement: Statement) => Claim[] {
  return (statement) => {
    const { match, earlier, item } = statement;
    const { playerId = '', category } = item;
    const count = playerCount(match, word, playerId) ?? Number.NaN;
    return [
      ...all(statement, names, word, [count]),
      ...all(
        statement,
        ['time'],
        'seconds on court',
        near1(secondsPlayed(match, { side: 'team', playerId })),
      ),
      ...beside(statement, 'usual', {
        count,
        word,
        whose: { side: 'team', playerId },
        usuals: (basis) => {
          const own = usualOfPlayer(match, earlier, word, playerId);
          return own === null
            ? standInOfPlayer(match, earlier, word, playerId, category, basis)
            : [own];
        },
      }),
    ];
  };
}

/** A value in seconds may be truncated or rounded. */
const near1 = (seconds: number | null) =>
  seconds === null ? [] : [seconds, Math.floor(seconds), Math.round(seconds)];

const about =
  (name: string, of: (match: PlayedMatch, playerId: string) => number | null): Check =>
  ({ match, values, item }) =>
    values[name] === undefined
      ? []
      : [
          rounds(`about ${name}`, Math.round(numberOf(values[name])), [
            of(match, item.playerId ?? ''),
          ]),
        ];

const both =
  (...checks: readonly Check[]): Check =>
  (statement) =>
    checks.flatMap((check) => check(statement));

const lostShare: Check = ({ match, values, item: { playerId = '' } }) => {
  const [lost, plays] = [playerCount(match, 'turnovers', playerId), playsEnded(match, playerId)];
  return [
    rounds('share of plays', Math.round(100 * numberOf(values.share)), [
      (100 * (lost ?? 0)) / (plays ?? Number.NaN),
    ]),
  ];
};

const offensive: Check = (statement) =>
  all(statement, ['offensive'], 'offensive', [
    countOf(statement.match, 'offensiveRebounds', {
      side: 'team',
      playerId: statement.item.playerId ?? '',
    }),
  ]);

/** "4 steals and 0 blocks" */
const acts: Check = ({ match, values, item: { playerId = '' } }) => {
  const counted = (word: 'steals' | 'blocks') => countOf(match, word, { side: 'team', playerId });
  const { acts: value } = values;
  if (typeof value !== 'object' || !('counts' in value)) return [so('acts', 'word', false, '')];
  return value.counts.map(({ count, of }) =>
    is(of, count, [counted(of === 'steal' ? 'steals' : 'blocks')]),
  );
};

const onCourt: Check = ({ match, values, item: { playerId = '' } }) => {
  const margin = marginWith(match, playerId);
  const seconds =
    secondsPlayed(match, { side: 'team', playerId }) ?? together(match, 'team', [playerId]).seconds;
  const name = match.matchSheet.team.find((entry) => entry.playerId === playerId)?.name;
  return [
    so(`${values.name}`, 'name', values.name === name, name ?? ''),
    near('time with', numberOf(values.time), [seconds]),
    near('time without', numberOf(values.rest), [secondsOf(match) - seconds]),
    is('margin with', numberOf(values.margin), [margin]),
    is('margin without', numberOf(values.without), [marginOf(match) - margin]),
  ];
};

const shots: Check = (statement) => {
  const {
    match,
    earlier,
    values,
    item: { playerId = '' },
    branch,
  } = statement;
  const word = branchOf(values.noun) as ShotWord;
  const counted = shotsOf(match, word, { side: 'team', playerId });
  const [count, attempted] = [counted?.made ?? Number.NaN, counted?.attempted ?? Number.NaN];
  const each = word === 'threes' ? 3 : word === 'twos' ? 2 : 1;
  const usuals = () =>
    usualShareOfPlayer(match, earlier, word, playerId).map((share) => share && share * attempted);
  const isAll = branch === 'all' ? count === attempted : branch === 'none' ? count === 0 : true;
  return [
    ...all(statement, ['made'], `made ${word}`, [count]),
    ...all(statement, ['attempted'], `attempted ${word}`, [attempted]),
    so(branch, 'word', isAll, `${count} of ${attempted}`),
    rounds('share', Math.round(100 * numberOf(values.share)), [(100 * count) / attempted]),
    ...beside(statement, 'usual', {
      count,
      word,
      whose: { side: 'team', playerId },
      whole: attempted,
      usuals,
    }),
    ...worth(
      statement,
      'gap',
      usuals().map((usual) => usual && (count - usual) * each),
    ),
  ];
};

const scoring: Check = (statement) => {
  const {
    match,
    earlier,
    values,
    item: { playerId = '', list },
  } = statement;
  const own = usualOfPlayer(match, earlier, 'points', playerId);
  const norms =
    own === null ? standInOfPlayer(match, earlier, 'points', playerId, undefined, 'own') : [own];
  const scored = countOf(match, 'points', { side: 'team', playerId }) ?? Number.NaN;
  const norm = numberOf(values.norm);
  return [
    is('points', numberOf(values.scored), [scored]),
    ...lineOf(match, { side: 'team', playerId }, saidIn(values.from)),
    rounds('usual points of as many shots', Math.round(norm), norms),
    so('above or below', 'direction', scored > norm === (list === 'whatsWorking'), `${norm}`),
    ...worth(
      statement,
      'gap',
      norms.map((each) => each && scored - each),
    ),
  ];
};

export const playerChecks: Readonly<Record<string, Check>> = {
  assists: both(ofPlayer('assists', ['assists']), about('chances', chancesOf)),
  turnovers: both(
    ofPlayer('turnovers', ['turnovers', 'times']),
    about('plays', playsEnded),
    lostShare,
  ),
  boards: both(ofPlayer('rebounds', ['rebounds']), about('available', availableOf), offensive),
  fouls: ofPlayer('fouls', ['fouls']),
  points: ofPlayer('scored', ['scored']),
  defence: both(ofPlayer('acts', ['total']), acts),
  'on court': onCourt,
  shots,
  scoring,
};
