import { basketAssists, countOf, passesOf, shotsOf, type Whose } from './counts.ts';
import { finalScore } from './course.ts';
import { endOf, type PlayedMatch } from './match.ts';
import { spellsOf, together } from './on-court.ts';
import {
  basisOf,
  type Claim,
  type Context,
  is,
  ownerOf,
  type Rule,
  rounds,
  so,
  whoseOf,
} from './reading.ts';
import { periodsOf } from './stretches.ts';
import { usualCount } from './usual.ts';

/* Scorers, fives, pairs and fouls of the team's text. */

function pointsOfPlayer(context: Context, mark: string | null): [Whose, number | null] {
  const whose = whoseOf(context, mark ?? undefined);
  return [whose, countOf(context.match, 'points', whose)];
}

/** "Eva scored 22 of your 80 points" */
const scorer: Rule = {
  pattern: / (?<who>w\d+) scored (?<own>n\d+) of (?:you |opp )?(?<all>n\d+) k:points(?= )/dg,
  read: (found, context) => {
    const [whose, own] = pointsOfPlayer(context, found.word('who'));
    const all = finalScore(context.match)[whose.side];
    return [
      is(`points ${whose.playerId}`, found.number('own'), [own], 'name'),
      is('of all points', found.number('all'), [all]),
    ];
  },
};

/** "The team-mates would have had 18 from as many shots": at the points of theirs, a free throw being 0.44 shots */
const ofTeamMates: Rule = {
  pattern: / (?<norm>n\d+) (?:from|with) (?:_as _many|_tantos) k:fieldGoals(?= )/dg,
  read: (found, context) => {
    const { match, item, before } = context;
    if (item.playerId !== undefined) return null;
    const scorer = match.matchSheet.team.find(({ name }) => item.sentence.startsWith(name));
    const of = (whose: Whose) => {
      const [field, line] = (['fieldGoals', 'freeThrows'] as const).map((word) =>
        shotsOf(match, word, whose),
      );
      const shots = (field?.attempted ?? 0) + 0.44 * (line?.attempted ?? 0);
      return { points: countOf(match, 'points', whose) ?? Number.NaN, shots };
    };
    const all = of({ side: 'team' });
    const own = of({ side: 'team', playerId: scorer?.playerId ?? before });
    const norm = ((all.points - own.points) / (all.shots - own.shots)) * own.shots;
    return [
      rounds('points of the team-mates', found.number('norm'), [norm]),
      so('luck was good', 'direction', own.points > norm, `${own.points}`),
    ];
  },
};

/** "27% of all you scored" */
const shareOfPoints: Rule = {
  pattern: / (?<share>p\d+) of (?:all|_lo _que) you scored(?= )/dg,
  read: (found, context) => {
    const whose = ownerOf(
      { ...context, text: context.text.replaceAll(' you ', ' _ ') },
      found.at,
      found.at,
    );
    const own = countOf(context.match, 'points', whose) ?? 0;
    const all = finalScore(context.match).team;
    return [rounds('share of points', found.number('share'), [(100 * own) / all], 1, 'name')];
  },
};

/** "Eva took 13 of your 69 shots and made 3" */
const shotsTaken: Rule = {
  pattern:
    / (?<who>w\d+) (?:_took|_lanzó) (?<own>n\d+) of you (?<all>n\d+) k:fieldGoals(?: and (?:made|scored) (?<made>n\d+))?(?= )/dg,
  read: (found, context) => {
    const whose = whoseOf(context, found.word('who') ?? undefined);
    const shots = (of: Whose) => shotsOf(context.match, 'fieldGoals', of);
    const own = shots(whose);
    const all = shots({ side: whose.side });
    const claims = [
      is(`shots ${whose.playerId}`, found.number('own'), [own?.attempted ?? null], 'name'),
      is('all shots', found.number('all'), [all?.attempted ?? null]),
    ];
    if (found.word('made') === null) return claims;
    const made = is(`made ${whose.playerId}`, found.number('made'), [own?.made ?? null], 'name');
    return [...claims, made];
  },
};

/** "A (17), B (16) and C (15) scored 48 of their 90 points together", "scored 15 each: 45 of …" */
const trio: Rule = {
  pattern:
    /^(?<names>(?: of| opp)* w\d+ .*?w\d+ (?:\( n\d+ \) )?)(?:scored|_metieron) (?:_juntos )?(?:(?<each>n\d+) (?:_each|_cada _uno) : )?(?<sum>n\d+) of (?:opp )?(?<all>n\d+) k:points(?= )/dg,
  read: (found, context) => {
    const names = found.word('names') ?? '';
    const claims: Claim[] = [];
    let sum = 0;
    for (const [, mark = '', said] of ` ${names} `.matchAll(/ (w\d+)(?= (?:\( n(\d+) \))?)/g)) {
      const [whose, own] = pointsOfPlayer(context, mark);
      sum += own ?? Number.NaN;
      const each = said ?? (found.word('each') === null ? null : `${found.number('each')}`);
      if (each !== null) claims.push(is(`points ${whose.playerId}`, Number(each), [own], 'name'));
    }
    const all = finalScore(context.match).opponent;
    return [
      ...claims,
      is('points together', found.number('sum'), [sum], 'name'),
      is('of all points', found.number('all'), [all]),
    ];
  },
};

/** "you 9 points off theirs": the other side's points off turnovers */
const offTurnovers: Rule = {
  pattern:
    / (?<who>you|opp) (?:, )?(?<count>n\d+) k:points (?:_off|of) (?:you|opp|_suyas)(?= [.:,;] )/dg,
  read: (found, { match }) => {
    const side = found.word('who') === 'you' ? 'team' : 'opponent';
    const counted = countOf(match, 'turnoverPoints', { side });
    return [is(`points off turnovers, ${side}`, found.number('count'), [counted])];
  },
};

/** Five names, or the first five, with their time together, its score, and the rest of the match. */
const five: Rule = {
  pattern:
    /^(?<all>(?=(?:.* w\d+){5} | you (?:_first _five|_quinteto _inicial) )(?=.* t\d+ )(?=.* s\d+-\d+ ).*)$/dg,
  read: (_, context) => {
    const { text, match, named } = context;
    const starters = match.matchSheet.team.filter(({ starter }) => starter);
    const ids = (named.length === 0 ? starters : named).map(({ playerId }) => playerId);
    if (ids.length !== 5) return null;
    const { seconds, own, against } = together(match, named[0]?.side ?? 'team', ids);
    const [a, b] = (/ s(\d+)-(\d+) /.exec(text) ?? []).slice(1).map(Number);
    const said = Number(/ t(\d+) /.exec(text)?.[1]);
    const { team, opponent } = finalScore(match);
    const rest = team - opponent - (own - against);
    const without = Number(
      (/ d(-?\d+) /.exec(text) ?? / (?:was|to|,|_fue|in) n(0) /.exec(text))?.[1],
    );
    const isWon = / won | _outscored opp| _ganaron /.test(text);
    const isLost = / lost | _were _outscored| _perdieron | _contra | against /.test(text);
    return [
      so(`score ${a}–${b}`, 'number', a === own && b === against, `${own}–${against}`),
      is('time together', said, [Math.floor(seconds), Math.round(seconds)]),
      is('without', without, [rest]),
      ...(isWon || isLost
        ? [
            so(
              'won their time',
              'direction',
              own > against === (isWon && !isLost),
              `${own - against}`,
            ),
          ]
        : []),
    ];
  },
};

/** "12 of your 30 baskets came off a pass", "You had 12 assists on 30 baskets" */
const assisted: Rule = {
  pattern:
    / (?<a>n\d+) (?:of you (?<b>n\d+) k:baskets (?:_came|_llegaron|came) (?:_off|_tras)|k:assists (?:_on|in) (?<b2>n\d+) k:baskets)(?= )/dg,
  read: (found, context) => {
    const { match, item } = context;
    const whose: Whose = { side: 'team' };
    const [count, made] = [found.number('a'), found.number('b') || found.number('b2')];
    const usuals = () => [
      usualCount(match, item.earlier, 'assists', whose, basisOf(context), item.category),
    ];
    context.last = { whose, word: 'assists', count, whole: made, usuals, worths: () => [null] };
    return [
      is('assists on baskets', count, [basketAssists(match, whose)]),
      is('baskets', made, [shotsOf(match, 'fieldGoals', whose)?.made ?? null]),
    ];
  },
};

/** "Eva found Mia for 5 baskets, 11 points", "Mia metió 5 canastas a pase de Eva: 11 puntos" */
const pair: Rule = {
  pattern:
    / (?<a>w\d+) (?<how>found|scored) (?:to )?(?:(?<b>w\d+) (?:_for|in) )?(?<count>n\d+) k:baskets (?:(?:_off _passes _by|to _pase of) (?<c>w\d+) )?[,:] (?<points>n\d+) k:points(?= )/dg,
  read: (found, context) => {
    const [first, second] = [found.word('a'), found.word('b') ?? found.word('c')].map((mark) =>
      whoseOf(context, mark ?? undefined),
    );
    const isPasser = found.word('how') !== 'scored';
    const [from, to] = isPasser ? [first, second] : [second, first];
    const all = passesOf(context.match).filter(
      (pass) => pass.from === from?.playerId && pass.to === to?.playerId,
    );
    const points = all.reduce((sum, pass) => sum + pass.points, 0);
    return [
      is('baskets off passes', found.number('count'), [all.length], 'name'),
      is('points off passes', found.number('points'), [points], 'name'),
    ];
  },
};

/** "Eva got foul 3 with 4:12 left in the second quarter and sat 6:30: you were −9 in that time." */
const fouls: Rule = {
  pattern: /^(?<all>(?=.* w\d+ )(?=.* k:fouls n\d+ )(?=.* t\d+ .* t\d+ |.* t\d+ k:fouls).*)$/dg,
  read: (_, context) => {
    const { text, match } = context;
    const whose = whoseOf(context, 'w0');
    const number = Number(/ k:fouls n(\d+) /.exec(text)?.[1]);
    const [, left, mark] = / (?:with|from) t(\d+) (?:leftin|of) (q:\S+) /.exec(text) ?? [];
    const start = / startof (q:\S+) /.exec(text)?.[1];
    const period = periodsOf(mark ?? start ?? 'q:1', match)[0] ?? 1;
    const at = left === undefined ? endOf(period - 1, match) : endOf(period, match) - Number(left);
    const sat = Number(/ (?:_sat|_pasó) t(\d+) /.exec(text)?.[1]);
    const margin = Number((/ d(-?\d+) /.exec(text) ?? / (?:were|was|_fue) n(0) /.exec(text))?.[1]);
    const all = match.events.filter(
      ({ type, side, playerId }) =>
        type === 'foul' && side === whose.side && playerId === whose.playerId,
    );
    const foul = all[number - 1];
    const foulAt =
      foul?.clockSeconds == null ? Number.NaN : endOf(foul.period, match) - foul.clockSeconds;
    const bench = benchFrom(match, whose, foulAt);
    return [
      so(`foul ${number}`, 'number', Math.abs(foulAt - at) <= 1, `${foulAt}`),
      so(`sat ${sat}`, 'number', Math.abs(bench.seconds - sat) < 1, `${bench.seconds}`),
      is('margin without', margin, [bench.margin]),
    ];
  },
};

/** The first time on the bench after a moment. */
function benchFrom(match: PlayedMatch, { side, playerId = '' }: Whose, at: number) {
  const sum = { seconds: 0, margin: 0 };
  for (const spell of spellsOf[side](match)) {
    if (spell.from < at) continue;
    if (!spell.players.has(playerId)) {
      sum.seconds += spell.to - spell.from;
      sum.margin += spell.own - spell.against;
    } else if (sum.seconds > 0) break;
  }
  return sum;
}

export const peopleRules: readonly Rule[] = [
  offTurnovers,
  five,
  fouls,
  trio,
  pair,
  scorer,
  ofTeamMates,
  shareOfPoints,
  shotsTaken,
  assisted,
];
