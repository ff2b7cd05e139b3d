import { otherSide, type Side } from '../../contract/play-by-play.ts';
import {
  basketAssists,
  boardsAfter,
  boardsAt,
  isNoted,
  passesOf,
  type ShotWord,
  shotsOf,
  type Whose,
} from './counts.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import {
  all,
  beside,
  besideIn,
  branchOf,
  type Check,
  countIn,
  named,
  numberOf,
  type Statement,
  saidIn,
  worth,
} from './statement.ts';
import {
  type Basis,
  isZone,
  usualBallsOf,
  usualCount,
  usualShare,
  usualTwosByZone,
  withSameZones,
  worthOfOne,
} from './usual.ts';
import { usualMix, worthOfMix } from './usual-mix.ts';

/* Checks the team's numbers: possessions, rebounds, points and shots. */

/** A side's count compared with its usual; `names` are the values that show it. */
function counted(word: string, side: Side, names: readonly string[], usualName = 'beside'): Check {
  return (statement) => {
    const { match, earlier, item } = statement;
    const whose: Whose = { side };
    const own =
      word === 'freeThrows'
        ? (shotsOf(match, word, whose)?.attempted ?? null)
        : countIn(match, word, whose);
    const usual = (basis: Basis, soMany: boolean) =>
      usualCount(match, earlier, word, whose, basis, item.category, soMany);
    Object.assign(statement.about, { word, whose });
    const isRough = /^(?:secondChance|turnover)Points$/.test(word) && !isNoted(match);
    const count = numberOf(statement.values[names[0] ?? '']);
    return [
      ...names.flatMap((name) => {
        const value = statement.values[name];
        if (value === undefined) return [];
        // A count derived from the order of rows is exact to two points.
        return isRough
          ? rounds(name, numberOf(value), [own], 8)
          : is(`${word} ${side}`, numberOf(value), [own]);
      }),
      ...beside(statement, usualName, {
        count,
        word,
        whose,
        usuals: (basis, soMany) => [usual(basis, soMany)],
        balls: (basis) => usualBallsOf(earlier, word, whose, basis),
      }),
      ...worth(statement, 'about', worthsOf(statement, word, whose, count, usual)),
    ];
  };
}

function worthsOf(
  statement: Statement,
  word: string,
  whose: Whose,
  count: number,
  usual: (basis: Basis, soMany: boolean) => number | null,
): (number | null)[] {
  const { basis, soMany } = besideIn(statement);
  const of = usual(basis, soMany);
  const each = worthOfOne(statement.match, statement.earlier, word, whose, basis);
  return [of === null || each === null ? null : (count - of) * each];
}

const scored = ['scored', 'fewScored', 'someScored'];
const boards =
  (side: Side): Check =>
  (statement) => [
    ...counted('offensiveRebounds', side, ['offensive', 'few', 'boards'])(statement),
    ...all(statement, ['chances'], 'rebounds to be had', [boardsAt(statement.match, side)]),
  ];
const secondChance =
  (side: Side): Check =>
  (statement) => [
    ...all(statement, ['boards'], 'boards', [
      countIn(statement.match, 'offensiveRebounds', { side }),
    ]),
    ...counted('secondChancePoints', side, scored)(statement),
  ];

const pointsOffTurnovers =
  (side: Side): Check =>
  (statement) => {
    const other = otherSide(side);
    const back = saidIn(statement.values.back);
    const backs =
      back === null
        ? []
        : [
            is('points back', numberOf(back.values.points), [
              countIn(statement.match, 'turnoverPoints', { side: other }),
            ]),
          ];
    const turnovers = countIn(statement.match, 'turnovers', { side: other });
    return [
      ...all(statement, ['turnovers'], `turnovers ${other}`, [turnovers]),
      ...backs,
      ...counted('turnoverPoints', side, scored)(statement),
    ];
  };

/** Turnovers of a kind or period: a part of all, worth at most as much as all of them. */
const partOfTurnovers: Check = (statement) => {
  const { match, earlier, values, item } = statement;
  const team: Whose = { side: 'team' };
  const every = countIn(match, 'turnovers', team) ?? Number.NaN;
  const kind = branchOf(values.noun);
  const period =
    typeof values.period === 'object' && 'period' in values.period
      ? values.period.period
      : undefined;
  const whose: Whose = period === undefined ? team : { ...team, period };
  const word = kind === '' ? 'turnovers' : `lost:${kind}`;
  const parts = period === undefined ? 1 : match.rules.regulationPeriods;
  const count = numberOf(values.count);
  Object.assign(statement.about, { word, whose });
  const usual = (basis: Basis, of = word) =>
    usualCount(match, earlier, of, team, basis, item.category);
  const each = worthOfOne(match, earlier, word, team, 'own') ?? Number.NaN;
  const { basis } = besideIn(statement);
  const more = count - (usual(basis) ?? Number.NaN) / parts;
  const ofAll = period === undefined ? every - (usual(basis, 'turnovers') ?? 0) : more;
  return [
    ...all(statement, ['count', 'times'], word, [countIn(match, word, whose)]),
    ...all(statement, ['all'], 'turnovers', [every]),
    ...beside(statement, 'beside', {
      count,
      word,
      whose,
      usuals: (of) => {
        const found = usual(of);
        return [found === null || parts === 1 ? found : Math.max(1, found / parts)];
      },
    }),
    ...worth(statement, 'about', [Math.min(more, ofAll) * each]),
  ];
};

const assists: Check = (statement) => {
  const { match, earlier, values, item } = statement;
  const whose: Whose = { side: 'team' };
  const made = shotsOf(match, 'fieldGoals', whose)?.made ?? Number.NaN;
  const count = basketAssists(match, whose) ?? Number.NaN;
  return [
    ...all(statement, ['count', 'few', 'assists'], 'assists on baskets', [count]),
    ...all(statement, ['made'], 'baskets', [made]),
    rounds('share', Math.round(100 * numberOf(values.share)), [(100 * count) / made]),
    ...beside(statement, 'usual', {
      count,
      word: 'assists',
      whose,
      whole: made,
      usuals: (basis) => [usualCount(match, earlier, 'assists', whose, basis, item.category)],
    }),
  ];
};

const placeWords: Readonly<Record<string, ShotWord>> = {
  wholePaint: 'inPaint',
  two: 'twos',
  three: 'threes',
};
const wordOf = (branch: string) => placeWords[branch] ?? (branch as ShotWord);

const shotMix =
  (side: Side): Check =>
  (statement) => {
    const { match, earlier, values, item } = statement;
    const word = wordOf(branchOf(values.zone));
    const whose: Whose = { side };
    const count = numberOf(values.count);
    const isGood =
      (worthOfMix(match, earlier, word, whose, item.category) ?? 0) > 0 === (side === 'team');
    return [
      ...all(statement, ['count'], `shots ${word}`, [
        shotsOf(match, word, whose)?.attempted ?? null,
      ]),
      ...all(statement, ['shots'], 'shots', [
        shotsOf(match, 'fieldGoals', whose)?.attempted ?? null,
      ]),
      ...beside(statement, 'beside', {
        count,
        word,
        whose,
        usuals: () => [usualMix(match, earlier, word, whose)],
      }).filter(({ kind }) => kind !== 'direction'),
      ...worth(statement, 'about', [worthOfMix(match, earlier, word, whose, item.category)]),
      so(`shot mix ${side}`, 'direction', isGood === (item.list === 'whatsWorking'), `${isGood}`),
    ];
  };

/** The shooting of one kind of shot. */
const fell: Check = (statement) => {
  const { match, earlier, values, item, branch } = statement;
  const side: Side = branch.startsWith('team') ? 'team' : 'opponent';
  const word = wordOf(branchOf(values.noun));
  const whose: Whose = { side };
  const shots = shotsOf(match, word, whose);
  const each = /three/i.test(word) ? 3 : word === 'freeThrows' ? 1 : 2;
  const count = shots?.made ?? Number.NaN;
  const attempted = shots?.attempted ?? Number.NaN;
  Object.assign(statement.about, { word, whose, shots: word });
  const placed = word === 'twos' ? usualTwosByZone(match, earlier, whose) : null;
  const usuals = (basis: Basis) => {
    // The gain from shot selection is not luck.
    if (placed !== null && basis === 'own') return [placed];
    const before = isZone(word) ? withSameZones(earlier, match) : earlier;
    const share = usualShare(before, word, whose, basis, item.category);
    return [share === null ? null : share * attempted];
  };
  const [usual] = usuals(besideIn(statement).basis);
  return [
    ...all(statement, ['made', 'few'], `made ${word} ${side}`, [count]),
    ...all(statement, ['attempted'], `attempted ${word} ${side}`, [attempted]),
    ...beside(statement, 'beside', { count, word, whose, usuals }),
    ...worth(statement, 'about', [usual == null ? null : (count - usual) * each]),
  ];
};

/** A player's part of the count in the sentence before. */
const ofPlayer =
  (word: string | null): Check =>
  (statement) => {
    const { about, match, values } = statement;
    const players = named(statement, values.name, [about.whose.side]);
    const counts = players.map((whose) =>
      countIn(match, word ?? about.word, { ...about.whose, ...whose }),
    );
    return all(statement, ['count', 'own'], `${word ?? about.word} by ${values.name}`, counts);
  };

const whoShot: Check = (statement) => {
  const { about, match, values } = statement;
  const word = about.shots;
  const shots = named(statement, values.name, [about.whose.side]).map((whose) =>
    word === null ? null : shotsOf(match, word, whose),
  );
  const holds = shots.some((of) => of?.made === values.made && of?.attempted === values.tries);
  return [so(`${word} by ${values.name}`, 'name', holds, JSON.stringify(shots))];
};

const pair: Check = (statement) => {
  const { match, values } = statement;
  const [from, to] = [
    named(statement, values.passer, ['team']),
    named(statement, values.shooter, ['team']),
  ];
  const passes = passesOf(match).filter(
    (pass) =>
      from.some(({ playerId }) => playerId === pass.from) &&
      to.some(({ playerId }) => playerId === pass.to),
  );
  return [
    is('baskets off passes', numberOf(values.count), [passes.length], 'name'),
    is(
      'points off passes',
      numberOf(values.scored),
      [passes.reduce((sum, { points }) => sum + points, 0)],
      'name',
    ),
  ];
};

const none: Check = () => [];

export const countChecks: Readonly<Record<string, Check>> = {
  turnovers: counted('turnovers', 'team', ['times', 'fewTimes']),
  won: counted('turnovers', 'opponent', ['times', 'fewTimes']),
  trips: counted('freeThrows', 'team', ['throws', 'fewThrows']),
  'trips given': counted('freeThrows', 'opponent', ['throws', 'fewThrows']),
  'fast break': counted('fastBreakPoints', 'team', scored),
  'fast break against': counted('fastBreakPoints', 'opponent', scored),
  'own boards': boards('team'),
  'their boards': boards('opponent'),
  bench: counted('benchPoints', 'team', ['scored', 'only'], 'usual'),
  'their bench': counted('benchPoints', 'opponent', ['scored', 'only'], 'usual'),
  'best of the bench': ofPlayer('points'),
  'second chance': secondChance('team'),
  'second chance against': secondChance('opponent'),
  'it was luck': none,
  'points off turnovers team': pointsOffTurnovers('team'),
  'points off turnovers opponent': pointsOffTurnovers('opponent'),
  'turnovers of a kind': partOfTurnovers,
  'lost in a period': partOfTurnovers,
  'who lost': ofPlayer(null),
  'who rebounded': ofPlayer(null),
  stolen: (statement): Claim[] => {
    const side = otherSide(statement.about.whose.side);
    return all(statement, ['count'], 'stolen', [countIn(statement.match, 'steals', { side })]);
  },
  'after misses': (statement): Claim[] =>
    all(statement, ['count'], 'after misses', [
      boardsAfter(statement.match, statement.about.whose.side, branchOf(statement.values.misses)),
    ]),
  assists,
  pair,
  'shot mix': shotMix('team'),
  'shot mix against': shotMix('opponent'),
  fell,
  'free throws fell': fell,
  'who shot': whoShot,
};
