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
  saidIn,
  type Telling,
  worth,
} from './telling.ts';
import {
  type Basis,
  isPlace,
  toldAlike,
  usualBallsOf,
  usualCount,
  usualShare,
  usualTwosByPlace,
  worthOfOne,
} from './usual.ts';
import { usualMix, worthOfMix } from './usual-mix.ts';

/* Values of the team's numbers: balls, boards, points and shots. */

/** A side's count beside its usual; `names` are the values that show it. */
function counted(word: string, side: Side, names: readonly string[], usualName = 'beside'): Check {
  return (telling) => {
    const { match, earlier, item } = telling;
    const whose: Whose = { side };
    const own =
      word === 'freeThrows'
        ? (shotsOf(match, word, whose)?.attempted ?? null)
        : countIn(match, word, whose);
    const usual = (basis: Basis, soMany: boolean) =>
      usualCount(match, earlier, word, whose, basis, item.category, soMany);
    Object.assign(telling.about, { word, whose });
    const isRough = /^(?:secondChance|turnover)Points$/.test(word) && !isNoted(match);
    const count = numberOf(telling.values[names[0] ?? '']);
    return [
      ...names.flatMap((name) => {
        const value = telling.values[name];
        if (value === undefined) return [];
        // What follows from the order of rows alone is good to two points.
        return isRough
          ? rounds(name, numberOf(value), [own], 8)
          : is(`${word} ${side}`, numberOf(value), [own]);
      }),
      ...beside(telling, usualName, {
        count,
        word,
        whose,
        usuals: (basis, soMany) => [usual(basis, soMany)],
        balls: (basis) => usualBallsOf(earlier, word, whose, basis),
      }),
      ...worth(telling, 'about', worthsOf(telling, word, whose, count, usual)),
    ];
  };
}

function worthsOf(
  telling: Telling,
  word: string,
  whose: Whose,
  count: number,
  usual: (basis: Basis, soMany: boolean) => number | null,
): (number | null)[] {
  const { basis, soMany } = besideIn(telling);
  const of = usual(basis, soMany);
  const each = worthOfOne(telling.match, telling.earlier, word, whose, basis);
  return [of === null || each === null ? null : (count - of) * each];
}

const scored = ['scored', 'fewScored', 'someScored'];
const boards =
  (side: Side): Check =>
  (telling) => [
    ...counted('offensiveRebounds', side, ['offensive', 'few', 'boards'])(telling),
    ...all(telling, ['chances'], 'rebounds to be had', [boardsAt(telling.match, side)]),
  ];
const secondChance =
  (side: Side): Check =>
  (telling) => [
    ...all(telling, ['boards'], 'boards', [countIn(telling.match, 'offensiveRebounds', { side })]),
    ...counted('secondChancePoints', side, scored)(telling),
  ];

const pointsOffTurnovers =
  (side: Side): Check =>
  (telling) => {
    const other = otherSide(side);
    const back = saidIn(telling.values.back);
    const backs =
      back === null
        ? []
        : [
            is('points back', numberOf(back.values.points), [
              countIn(telling.match, 'turnoverPoints', { side: other }),
            ]),
          ];
    const turnovers = countIn(telling.match, 'turnovers', { side: other });
    return [
      ...all(telling, ['turnovers'], `turnovers ${other}`, [turnovers]),
      ...backs,
      ...counted('turnoverPoints', side, scored)(telling),
    ];
  };

/** Turnovers of a kind, or of a period: a part of all, worth no more than what all of them were beside the usual. */
const partOfTurnovers: Check = (telling) => {
  const { match, earlier, values, item } = telling;
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
  Object.assign(telling.about, { word, whose });
  const usual = (basis: Basis, of = word) =>
    usualCount(match, earlier, of, team, basis, item.category);
  const each = worthOfOne(match, earlier, word, team, 'own') ?? Number.NaN;
  const { basis } = besideIn(telling);
  const more = count - (usual(basis) ?? Number.NaN) / parts;
  const ofAll = period === undefined ? every - (usual(basis, 'turnovers') ?? 0) : more;
  return [
    ...all(telling, ['count', 'times'], word, [countIn(match, word, whose)]),
    ...all(telling, ['all'], 'turnovers', [every]),
    ...beside(telling, 'beside', {
      count,
      word,
      whose,
      usuals: (of) => {
        const found = usual(of);
        return [found === null || parts === 1 ? found : Math.max(1, found / parts)];
      },
    }),
    ...worth(telling, 'about', [Math.min(more, ofAll) * each]),
  ];
};

const assists: Check = (telling) => {
  const { match, earlier, values, item } = telling;
  const whose: Whose = { side: 'team' };
  const made = shotsOf(match, 'fieldGoals', whose)?.made ?? Number.NaN;
  const count = basketAssists(match, whose) ?? Number.NaN;
  return [
    ...all(telling, ['count', 'few', 'assists'], 'assists on baskets', [count]),
    ...all(telling, ['made'], 'baskets', [made]),
    rounds('share', Math.round(100 * numberOf(values.share)), [(100 * count) / made]),
    ...beside(telling, 'usual', {
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
  (telling) => {
    const { match, earlier, values, item } = telling;
    const word = wordOf(branchOf(values.zone));
    const whose: Whose = { side };
    const count = numberOf(values.count);
    const isGood =
      (worthOfMix(match, earlier, word, whose, item.category) ?? 0) > 0 === (side === 'team');
    return [
      ...all(telling, ['count'], `shots ${word}`, [shotsOf(match, word, whose)?.attempted ?? null]),
      ...all(telling, ['shots'], 'shots', [shotsOf(match, 'fieldGoals', whose)?.attempted ?? null]),
      ...beside(telling, 'beside', {
        count,
        word,
        whose,
        usuals: () => [usualMix(match, earlier, word, whose)],
      }).filter(({ kind }) => kind !== 'direction'),
      ...worth(telling, 'about', [worthOfMix(match, earlier, word, whose, item.category)]),
      so(`shot mix ${side}`, 'direction', isGood === (item.list === 'whatsWorking'), `${isGood}`),
    ];
  };

/** How shots of a kind fell. */
const fell: Check = (telling) => {
  const { match, earlier, values, item, branch } = telling;
  const side: Side = branch.startsWith('team') ? 'team' : 'opponent';
  const word = wordOf(branchOf(values.noun));
  const whose: Whose = { side };
  const shots = shotsOf(match, word, whose);
  const each = /three/i.test(word) ? 3 : word === 'freeThrows' ? 1 : 2;
  const count = shots?.made ?? Number.NaN;
  const attempted = shots?.attempted ?? Number.NaN;
  Object.assign(telling.about, { word, whose, shots: word });
  const placed = word === 'twos' ? usualTwosByPlace(match, earlier, whose) : null;
  const usuals = (basis: Basis) => {
    // The gain of shot selection is no luck.
    if (placed !== null && basis === 'own') return [placed];
    const before = isPlace(word) ? toldAlike(earlier, match) : earlier;
    const share = usualShare(before, word, whose, basis, item.category);
    return [share === null ? null : share * attempted];
  };
  const [usual] = usuals(besideIn(telling).basis);
  return [
    ...all(telling, ['made', 'few'], `made ${word} ${side}`, [count]),
    ...all(telling, ['attempted'], `attempted ${word} ${side}`, [attempted]),
    ...beside(telling, 'beside', { count, word, whose, usuals }),
    ...worth(telling, 'about', [usual == null ? null : (count - usual) * each]),
  ];
};

/** What one player did of a count that the sentence before was about. */
const ofPlayer =
  (word: string | null): Check =>
  (telling) => {
    const { about, match, values } = telling;
    const players = named(telling, values.name, [about.whose.side]);
    const counts = players.map((whose) =>
      countIn(match, word ?? about.word, { ...about.whose, ...whose }),
    );
    return all(telling, ['count', 'own'], `${word ?? about.word} by ${values.name}`, counts);
  };

const whoShot: Check = (telling) => {
  const { about, match, values } = telling;
  const word = about.shots;
  const shots = named(telling, values.name, [about.whose.side]).map((whose) =>
    word === null ? null : shotsOf(match, word, whose),
  );
  const holds = shots.some((of) => of?.made === values.made && of?.attempted === values.tries);
  return [so(`${word} by ${values.name}`, 'name', holds, JSON.stringify(shots))];
};

const pair: Check = (telling) => {
  const { match, values } = telling;
  const [from, to] = [
    named(telling, values.passer, ['team']),
    named(telling, values.shooter, ['team']),
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
  stolen: (telling): Claim[] => {
    const side = otherSide(telling.about.whose.side);
    return all(telling, ['count'], 'stolen', [countIn(telling.match, 'steals', { side })]);
  },
  'after misses': (telling): Claim[] =>
    all(telling, ['count'], 'after misses', [
      boardsAfter(telling.match, telling.about.whose.side, branchOf(telling.values.misses)),
    ]),
  assists,
  pair,
  'shot mix': shotMix('team'),
  'shot mix against': shotMix('opponent'),
  fell,
  'free throws fell': fell,
  'who shot': whoShot,
};
