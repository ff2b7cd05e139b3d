import type { Value } from '../../insights/words/said.ts';
import { countOf, shotsOf, type Whose } from './counts.ts';
import { finalScore } from './course.ts';
import { endOf, type PlayedMatch } from './match.ts';
import { secondsOf, stintsOf, together } from './on-court.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import { all, type Check, named, near, numberOf, saidIn, scoreOf } from './statement.ts';

/* Checks line-ups, pairs and single players, in the team's text and a player's. */

const namesIn = (value: Value | undefined) =>
  typeof value === 'object' && 'names' in value ? value.names : [];
const pointsBy = (match: PlayedMatch, players: readonly Whose[]) =>
  players.map((whose) => countOf(match, 'points', whose));

export const marginOf = (match: PlayedMatch) => {
  const { team, opponent } = finalScore(match);
  return team - opponent;
};

/** Five players together, or the starting five, and the rest of the match. */
const five: Check = (statement) => {
  const { match, values, subject, branch } = statement;
  const ids =
    subject === 'line-up'
      ? namesIn(values.names).flatMap((name) => named(statement, name, ['team'])[0]?.playerId ?? [])
      : match.matchSheet.team.flatMap(({ starter, playerId }) => (starter ? playerId : []));
  const { seconds, own, against } = together(match, 'team', ids);
  const isWon = /won|good/.test(branch);
  return [
    so(subject, 'name', ids.length === 5, ids.join()),
    so(
      'score',
      'number',
      scoreOf(values.score).join() === `${own},${against}`,
      `${own}–${against}`,
    ),
    near('time together', numberOf(values.time), [seconds]),
    is('without', numberOf(values.rest), [marginOf(match) - (own - against)]),
    so('won their time', 'direction', isWon === own > against, `${own}–${against}`),
  ];
};

/** A player of the team on court and off it; of two with one name, the one who fits. */
const onOff: Check = (statement) => {
  const { match, values } = statement;
  const claims = named(statement, values.name, ['team']).map(({ playerId }) => {
    const { seconds, own, against } = together(match, 'team', [playerId]);
    return [
      is('margin with', numberOf(values.plusMinus), [own - against], 'name'),
      is('margin without', numberOf(values.rest), [marginOf(match) - (own - against)]),
      near('on', numberOf(values.on), [seconds]),
      near('off', numberOf(values.off), [secondsOf(match) - seconds]),
    ];
  });
  return bestOf(claims);
};

/** Of two players with one name, the claims of the one for whom the sentence is true. */
function bestOf(claims: readonly Claim[][]): Claim[] {
  const isTrue = (some: Claim[]) => some.every(({ holds }) => holds);
  return claims.find(isTrue) ?? claims[0] ?? [so('player', 'name', false, 'nobody of that name')];
}

/** The first stint on the bench after a moment. */
function benchFrom(match: PlayedMatch, { side, playerId = '' }: Whose, at: number) {
  const sum = { seconds: 0, margin: 0 };
  for (const stint of stintsOf[side](match)) {
    if (stint.from < at) continue;
    if (!stint.players.has(playerId)) {
      sum.seconds += stint.to - stint.from;
      sum.margin += stint.own - stint.against;
    } else if (sum.seconds > 0) break;
  }
  return sum;
}

const foulTrouble: Check = (statement) => {
  const { match, values } = statement;
  const claims = named(statement, values.name, ['team']).map((whose) => {
    const fouls = match.events.filter(
      ({ type, side, playerId }) =>
        type === 'foul' && side === whose.side && playerId === whose.playerId,
    );
    const foul = fouls[numberOf(values.number) - 1];
    const at =
      foul?.clockSeconds == null ? Number.NaN : endOf(foul.period, match) - foul.clockSeconds;
    const { seconds, margin } = benchFrom(match, whose, at);
    return [
      near(`foul ${values.number}`, numberOf(values.when), [at]),
      near('on the bench', numberOf(values.time), [seconds]),
      is('margin without', numberOf(values.margin), [margin]),
    ];
  });
  return bestOf(claims);
};

const earlyExit: Check = (statement) => {
  const { match, values, branch } = statement;
  const side = branch === 'opponent' ? 'opponent' : 'team';
  const claims = named(statement, values.name, [side]).map(({ playerId }) => {
    const own = stintsOf[side](match).filter(({ players }) => players.has(playerId));
    const left = own.at(-1)?.to ?? Number.NaN;
    const after = stintsOf[side](match).filter(({ from }) => from >= left);
    const margin = after.reduce((sum, stint) => sum + stint.own - stint.against, 0);
    return [
      near('on court', numberOf(values.time), [
        own.reduce((sum, { from, to }) => sum + to - from, 0),
      ]),
      near('left', numberOf(values.when), [left]),
      is('margin from there', numberOf(values.margin), [side === 'team' ? margin : -margin]),
    ];
  });
  return bestOf(claims);
};

/** "9 of 14 from the field, 3 of 4 at the line" */
export function lineOf(match: PlayedMatch, whose: Whose, line: ReturnType<typeof saidIn>): Claim[] {
  const [field, throws] = [
    shotsOf(match, 'fieldGoals', whose),
    shotsOf(match, 'freeThrows', whose),
  ];
  const { made, attempted, hit, thrown } = line?.values ?? {};
  return [
    is('made from the field', numberOf(made), [field?.made ?? null]),
    is('tried from the field', numberOf(attempted), [field?.attempted ?? null]),
    ...(thrown === undefined
      ? []
      : [
          is('made at the line', numberOf(hit), [throws?.made ?? null]),
          is('tried at the line', numberOf(thrown), [throws?.attempted ?? null]),
        ]),
  ];
}

const sideOfScorer = (subject: string) => (subject === 'opponent scorer' ? 'opponent' : 'team');

const scorer: Check = (statement) => {
  const { match, values, subject } = statement;
  const side = sideOfScorer(subject);
  const total = finalScore(match)[side];
  const claims = named(statement, values.name, [side]).map((whose) => {
    const points = countOf(match, 'points', whose);
    const shots = shotsOf(match, 'fieldGoals', whose);
    return [
      ...all(statement, ['scored', 'points'], `points by ${values.name}`, [points]),
      ...all(statement, ['all'], 'of all points', [total]),
      ...all(statement, ['taken'], 'shots', [shots?.attempted ?? null]),
      ...all(statement, ['made'], 'made', [shots?.made ?? null]),
      ...all(statement, ['shots'], 'all shots', [
        shotsOf(match, 'fieldGoals', { side })?.attempted ?? null,
      ]),
      rounds('share', Math.round(100 * numberOf(values.share)), [(100 * (points ?? 0)) / total]),
      ...lineOf(match, whose, saidIn(values.line)),
    ];
  });
  statement.about.whose = named(statement, values.name, [side])[0] ?? { side };
  return bestOf(claims);
};

/** At the teammates' points for as many shots, with a free throw as 0.44 shots. */
const luckOfScorer: Check = ({ match, values, about }) => {
  const of = (whose: Whose) => {
    const [field, line] = (['fieldGoals', 'freeThrows'] as const).map((word) =>
      shotsOf(match, word, whose),
    );
    const shots = (field?.attempted ?? 0) + 0.44 * (line?.attempted ?? 0);
    return { points: countOf(match, 'points', whose) ?? Number.NaN, shots };
  };
  const [team, own] = [of({ side: 'team' }), of(about.whose)];
  const norm = ((team.points - own.points) / (team.shots - own.shots)) * own.shots;
  return [
    rounds('points of the team-mates', Math.round(numberOf(values.norm)), [norm]),
    so('luck was good', 'direction', own.points > norm, `${own.points}`),
  ];
};

const besides: Check = (statement) => {
  const { match, values } = statement;
  const acts = typeof values.acts === 'object' && 'counts' in values.acts ? values.acts.counts : [];
  const words = { rebound: 'rebounds', assist: 'assists' } as const;
  return acts.map(({ count, of }) => {
    const word = words[of as keyof typeof words];
    const counted = named(statement, values.name).map((whose) => countOf(match, word, whose));
    return is(`${word} by ${values.name}`, count, counted, 'name');
  });
};

/** "A (17), B (16) and C (15) scored 48 of their 90 points together" */
const trio: Check = (statement) => {
  const { match, values } = statement;
  const each = namesIn(values.names).map((text) => {
    const [, name = '', points] = /^(.*) \((\d+)\)$/.exec(text) ?? [];
    const players = named(statement, name, ['opponent']);
    return is(`by ${name}`, Number(points), pointsBy(match, players), 'name');
  });
  const sum = namesIn(values.names).reduce((all, text) => all + Number(/\d+(?=\)$)/.exec(text)), 0);
  return [
    ...each,
    is('together', numberOf(values.sum), [sum]),
    is('of all points', numberOf(values.all), [finalScore(match).opponent]),
  ];
};

export const peopleChecks: Readonly<Record<string, Check>> = {
  'first five': five,
  'line-up': five,
  'on and off': onOff,
  'foul trouble': foulTrouble,
  'early exit': earlyExit,
  scorer,
  'cold scorer': scorer,
  'opponent scorer': scorer,
  'luck of a scorer': luckOfScorer,
  besides,
  trio,
};
