import { countOf, secondsPlayed, shotsOf } from './counts.ts';
import { finalScore } from './course.ts';
import { marginWith, secondsOf, together } from './on-court.ts';
import {
  availableOf,
  chancesOf,
  playerCount,
  playsEnded,
  standInOfPlayer,
  usualOfPlayer,
} from './players.ts';
import { basisOf, type Claim, type Context, is, type Rule, rounds, so } from './reading.ts';
import { madeOf } from './rules-shots.ts';

/* A player's own lists: whose they are is known, so a count needs no owner. */

/** Claims a player's count, and keeps what is usual of it. */
function countOfPlayer(context: Context, word: string, said: number): Claim[] | null {
  const { match, item } = context;
  const { playerId, earlier, category } = item;
  const basis = basisOf(context);
  if (playerId === undefined) return null;
  context.last = {
    whose: { side: 'team', playerId },
    word,
    count: said,
    usuals: () => {
      const own = usualOfPlayer(match, earlier, word, playerId);
      return own === null
        ? standInOfPlayer(match, earlier, word, playerId, category, basis)
        : [own];
    },
    worths: () => [],
  };
  return [is(`${word} ${playerId}`, said, [playerCount(match, word, playerId)])];
}

/** "3 assists", "no assist", "4 steals and blocks", "lost the ball 5 times" */
const counts: Rule = {
  pattern:
    / (?:(?:only )?(?<a>n\d+) (?:k:steals and k:blocks(?<acts>)|k:(?<kind>assists|rebounds|turnovers|fouls))|lostball (?:only )?(?<lost>n\d+) times|(?<none>_no|_sin|_without|_none))(?= )/dg,
  read: (found, context) => {
    if (context.item.playerId === undefined) return null;
    if (found.word('none') !== null) return none(context, found.end);
    if (found.word('lost') !== null)
      return countOfPlayer(context, 'turnovers', found.number('lost'));
    const word = found.word('acts') === null ? found.word('kind') : 'acts';
    return countOfPlayer(context, word ?? '', found.number('a'));
  },
};

function none(context: Context, end: number): Claim[] | null {
  const after = context.text.slice(end, end + 60);
  if (/^ k:assists/.test(after)) return countOfPlayer(context, 'assists', 0);
  if (/^ (?:k:steals? (?:and|_ni) |k:steals )/.test(after))
    return countOfPlayer(context, 'acts', 0);
  if (/^ (?:k:rebounds|of about)/.test(after)) return countOfPlayer(context, 'rebounds', 0);
  if (/^ (?:_a )?k:turnovers/.test(after)) return countOfPlayer(context, 'turnovers', 0);
  return null;
}

/** "2 steals and 1 block" after their sum, or alone */
const acts: Rule = {
  pattern: / (?<a>n\d+) k:(?<kind>steals|blocks)(?= )/dg,
  read: (found, { item, match }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    const word = found.word('kind') === 'steals' ? 'steals' : 'blocks';
    const counted = countOf(match, word, { side: 'team', playerId });
    return [is(`${word} ${playerId}`, found.number('a'), [counted])];
  },
};

/** "about 9 team-mates’ baskets", "about 12 plays", "about 20 that there were", "unas 9 canastas" */
const chances: Rule = {
  pattern:
    / about (?<a>n\d+) (?:(?:k:rebounds )?(?<available>_that chances|chances|k:rebounds)|(?<plays>plays)|(?:teammates )?(?<baskets>k:baskets))(?= )/dg,
  read: (found, { item, match }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    const kind = ['available', 'plays', 'baskets'].find((name) => found.word(name) !== null);
    const of = { available: availableOf, plays: playsEnded, baskets: chancesOf };
    const counted = of[kind as keyof typeof of](match, playerId);
    return [rounds(`about ${kind}`, found.number('a'), [counted])];
  },
};

/** "in 12:34" on court */
const time: Rule = {
  pattern: / (?:in|with|of) (?<time>t\d+)(?= )/dg,
  read: (found, { item, match, text }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    if (item.list !== 'rating' && / d-?\d+ /.test(text)) return null;
    const seconds = secondsPlayed(match, { side: 'team', playerId });
    return [near('time on court', found.number('time'), seconds)];
  },
};

function near(about: string, said: number, seconds: number | null): Claim {
  const holds = seconds !== null && Math.abs(seconds - said) <= 1;
  return so(`${about} ${said}`, 'number', holds, `${seconds}`);
}

/** With the player and without: two times and two margins. */
const onCourt: Rule = {
  pattern: /^(?<all>(?=(?:.* t\d+ ){2})(?=(?:.* (?:d-?\d+|n0) ){2}).* w\d+ .*)$/dg,
  read: (_, { text, match, item, named }) => {
    const { playerId } = item;
    const [player] = named;
    if (playerId === undefined || player === undefined) return null;
    const [first = Number.NaN, second = Number.NaN] = [...text.matchAll(/ t(\d+)(?= )/g)].map(
      Number1,
    );
    const [a = Number.NaN, b = Number.NaN] = [...text.matchAll(/ (?:d(-?\d+)|n(0))(?= )/g)].map(
      Number1,
    );
    const on = together(match, 'team', [playerId]);
    const { team, opponent } = finalScore(match);
    const margin = marginWith(match, playerId);
    const seconds = secondsPlayed(match, { side: 'team', playerId }) ?? on.seconds;
    return [
      so(`player ${player.playerId}`, 'name', player.playerId === playerId, playerId),
      near('time with', first, seconds),
      near('time without', second, secondsOf(match) - seconds),
      is('margin with', a, [margin]),
      is('margin without', b, [team - opponent - margin]),
    ];
  },
};

function Number1(found: RegExpMatchArray): number {
  return Number(found[1] ?? found[2]);
}

/** "9 of them were offensive" */
const offensive: Rule = {
  pattern: / (?<a>n\d+) (?:ofthem )?(?:_were |_fueron )?(?:_offensive|_ofensivos?)(?= )/dg,
  read: (found, { item, match }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    const counted = countOf(match, 'offensiveRebounds', { side: 'team', playerId });
    return [is('offensive ones', found.number('a'), [counted])];
  },
};

/** "scored 18 points", and what is usual of as many shots */
const scoring: Rule = {
  pattern: / (?<points>n\d+) k:points(?= )/dg,
  read: (found, context) => {
    if (context.item.playerId === undefined) return null;
    if (/ about $/.test(context.text.slice(0, found.at + 1))) return null;
    return countOfPlayer(context, 'points', found.number('points'));
  },
};

/** "against a usual 14 from as many shots", "the team-mates would have had 14 from as many shots" */
const norm: Rule = {
  pattern:
    / (?<a>n\d+) (?:_is usual )?(?:from|with) (?:_as _many|_tantos) k:fieldGoals(?= )| with _tantos k:fieldGoals _serían (?<b>n\d+)(?= )/dg,
  read: (found, context) => {
    const { last } = context;
    if (last === null || last.word !== 'points') return null;
    const said = found.word('a') === null ? found.number('b') : found.number('a');
    const isOnly = context.text.includes(` only n${last.count} `);
    return [
      rounds('usual points of as many shots', said, last.usuals()),
      ...(isOnly ? [so('only', 'word', last.count < said, `usual ${said}`)] : []),
    ];
  },
};

/** "about 6 points above it", "unos 4 puntos" */
const gap: Rule = {
  pattern: / about (?<points>n\d+) k:points(?= )/dg,
  read: (found, { last, item }) => {
    if (item.playerId === undefined || last === null) return null;
    const worths =
      last.word === 'points'
        ? last.usuals().map((usual) => (usual === null ? null : Math.abs(last.count - usual)))
        : last.worths().map((worth) => (worth === null ? null : Math.abs(worth)));
    return [rounds(`gap of ${last.word}`, found.number('points'), worths)];
  },
};

/** "45% of about 11 plays ended so" */
const shareOfPlays: Rule = {
  pattern: / (?<share>p\d+) of about n\d+ plays(?= )/dg,
  read: (found, { item, match }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    const lost = playerCount(match, 'turnovers', playerId) ?? 0;
    const plays = playsEnded(match, playerId) ?? Number.NaN;
    return [rounds('share of plays', found.number('share'), [(100 * lost) / plays])];
  },
};

/** "made all 6 threes", "missed all 5 twos" */
const all: Rule = {
  pattern: / (?<how>made|hit|missed) (?:all )?(?<a>n\d+) k:(?<kind>twos|threes|freeThrows)(?= )/dg,
  read: (found, context) => {
    const { playerId } = context.item;
    if (playerId === undefined) return null;
    const word = found.word('kind') as 'twos' | 'threes' | 'freeThrows';
    const shots = shotsOf(context.match, word, { side: 'team', playerId });
    const made = found.word('how') === 'missed' ? 0 : found.number('a');
    return [
      ...keepShots(context, playerId, word, made, found.number('a')),
      is('made', made, [shots?.made ?? null]),
    ];
  },
};

function keepShots(
  context: Context,
  playerId: string,
  word: 'twos' | 'threes' | 'freeThrows',
  made: number,
  attempted: number,
): Claim[] {
  return madeOf(context, { side: 'team', playerId }, word, made, attempted);
}

export const playerRules: readonly Rule[] = [
  onCourt,
  all,
  chances,
  shareOfPlays,
  counts,
  acts,
  offensive,
  time,
  scoring,
  norm,
  gap,
];
