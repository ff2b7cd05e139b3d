import type { Side } from '../../contract/play-by-play.ts';
import type { Said, Value } from '../../insights/words/said.ts';
import {
  basketAssists,
  type CountWord,
  countOf,
  type ShotWord,
  secondsPlayed,
  shotsOf,
  type Whose,
} from './counts.ts';
import { finalScore } from './course.ts';
import { guideFor } from './guide.ts';
import type { PlayedMatch } from './match.ts';
import { secondsOf, together } from './on-court.ts';
import {
  availableOf,
  chancesOf,
  playedBefore,
  playerCount,
  playsEnded,
  shotsTried,
} from './players.ts';
import {
  assistShare,
  boardShare,
  perShot,
  pointsPer100,
  type Seen,
  turnoverShare,
} from './rates.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import { basisOf, numberOf, saidIn } from './statement.ts';
import { type Basis, countWithSameZones } from './usual.ts';
import type { Written } from './written.ts';

/* Checks ratings: the number, the usual and its matches are recounted. */

type Rate = (seen: readonly Seen[]) => number;
type Part = (match: PlayedMatch, playerId: string) => number | null;

/** A side's number, and its name in the guide. */
interface TeamNumber {
  rate: Rate;
  side?: Side;
  scale?: number;
  unit?: number;
  guide?: Exclude<keyof ReturnType<typeof guideFor>, 'shots'>;
}

const shot = { rate: perShot, unit: 0.01, guide: 'pointsPerShot' } as const;
const lost = { rate: turnoverShare, scale: 100, guide: 'turnovers' } as const;
const boards = (kind: 'offensive' | 'defensive'): TeamNumber => ({
  rate: (seen) => boardShare(seen, kind),
  scale: 100,
  guide: `${kind}Rebounds`,
});

const ofTeams: Readonly<Record<string, TeamNumber>> = {
  perShot: shot,
  perShotAllowed: { ...shot, side: 'opponent' },
  per100Allowed: { rate: pointsPer100, side: 'opponent' },
  turnovers: lost,
  turnoversForced: { ...lost, side: 'opponent' },
  offensiveRebounds: boards('offensive'),
  defensiveRebounds: boards('defensive'),
  assists: { rate: assistShare, scale: 100, guide: 'assists' },
};

/** A player's number as a part of a total; before five matches the team's rate is the fallback. */
interface PlayerNumber extends TeamNumber {
  part: Part;
  whole: Part;
  /** The player's part of the team's rate. */
  of?: number;
}

const count =
  (word: string): Part =>
  (match, playerId) =>
    playerCount(match, word, playerId);
const shots =
  (word: 'fieldGoals' | 'threes', of: 'made' | 'attempted'): Part =>
  (match, playerId) =>
    shotsOf(match, word, { side: 'team', playerId })?.[of] ?? null;
const seconds: Part = (match, playerId) => secondsPlayed(match, { side: 'team', playerId });

/** Steals, blocks, defensive rebounds and fouls with game score's weights (Hollinger), times 40 minutes. */
function acts(match: PlayedMatch, whose: Whose): number {
  const of = (word: CountWord) => countOf(match, word, whose) ?? 0;
  const points = of('steals') + 0.7 * of('blocks') + 0.3 * of('defensiveRebounds');
  return 2400 * (points - 0.4 * of('fouls'));
}

/** The same for a whole side, per player on court. */
function actsTogether(seen: readonly Seen[]): number {
  const sum = (of: (one: Seen) => number) => seen.reduce((all, one) => all + of(one), 0);
  const time = ({ match, side }: Seen) =>
    match.boxScore[side].totals?.seconds ?? 5 * secondsOf(match);
  return sum(({ match, side }) => acts(match, { side })) / sum(time);
}

const ofPlayers: Readonly<Record<string, PlayerNumber>> = {
  perShot: {
    ...shot,
    part: (match, playerId) =>
      2 * (shots('fieldGoals', 'made')(match, playerId) ?? 0) +
      (shots('threes', 'made')(match, playerId) ?? 0),
    whole: shots('fieldGoals', 'attempted'),
  },
  assists: {
    part: count('assists'),
    whole: chancesOf,
    rate: assistShare,
    scale: 100,
    guide: 'assists',
    of: 0.25,
  },
  turnovers: { ...lost, part: count('turnovers'), whole: playsEnded },
  rebounds: { part: count('rebounds'), whole: availableOf, rate: () => 0.1, scale: 100 },
  acts: {
    part: (match, playerId) => acts(match, { side: 'team', playerId }),
    whole: seconds,
    rate: actsTogether,
    unit: 0.1,
  },
};

const seenIn = (matches: readonly PlayedMatch[], basis: Basis, side: Side) =>
  matches.flatMap((match): Seen[] =>
    (basis === 'both' ? (['team', 'opponent'] as const) : [side]).map((one) => ({
      match,
      side: one,
    })),
  );

type Against = Extract<Value, { against: unknown }>;
const againstIn = (value: Value | undefined): Against | null =>
  typeof value === 'object' && 'against' in value ? value : null;
/** A number as printed: a percentage, or with its decimals. */
const shown = (value: number, scale: number, digits = 0) => Number((scale * value).toFixed(digits));
/** The number of earlier matches that a source mentions; `null` if none. */
const matchesIn = ({ against: { source } }: Against) =>
  /in the (\d+) matches/.exec(source.en)?.[1] ?? null;

/** A number of the team or the rated player compared with the usual, and the usual's matches. */
function compared(name: string, values: Said['values'], item: Written): Claim[] {
  const { match, earlier, category, playerId } = item;
  const own = playerId === undefined ? undefined : ofPlayers[name];
  const number = own ?? ofTeams[name];
  const usual = againstIn(values.against);
  if (number === undefined || usual === null)
    return [so(name, 'word', false, 'a number without a check')];
  const { rate, side = 'team', scale = 1, unit = 1, guide } = number;
  const known = own
    ? playedBefore(earlier, playerId ?? '').filter(
        (one) => (own.whole(one, playerId ?? '') ?? 0) > 0,
      )
    : earlier;
  // A match without an attempt adds nothing to a share and counts; one without the number in it does not.
  const counted = own
    ? playedBefore(earlier, playerId ?? '').filter((one) => own.whole(one, playerId ?? '') !== null)
    : earlier;
  const ratio = (matches: readonly PlayedMatch[]) => {
    if (own === undefined || playerId === undefined) return rate(seenIn(matches, 'own', side));
    const sum = (part: Part) => matches.reduce((all, one) => all + (part(one, playerId) ?? 0), 0);
    return sum(own.part) / sum(own.whole);
  };
  const { source, mean } = usual.against;
  const basis = basisOf(usual.against);
  const guided = guide && guideFor(category)[guide];
  const standIns =
    basis === 'guide'
      ? [guided ?? Number.NaN]
      : [
          rate(seenIn(earlier, basis, side)),
          ...(source.en.includes('this match') ? [rate([{ match, side }])] : []),
        ];
  const usuals =
    own && known.length >= 5 ? [ratio(known)] : standIns.map((each) => each * (own?.of ?? 1));
  const isOfTeam = /team|either|equally/.test(source.en);
  const matches = matchesIn(usual);
  const label = source.en.includes('U14–U16') === (guideFor(category) === guideFor('U16'));
  return [
    rounds(
      name,
      shown(numberOf(values.value), scale, usual.digits),
      [scale * ratio([match])],
      unit,
    ),
    rounds(
      `usual ${name}`,
      shown(mean, scale, usual.digits),
      usuals.map((each) => scale * each),
      unit,
    ),
    ...(matches === null
      ? []
      : [is('matches before', Number(matches), [isOfTeam ? earlier.length : counted.length])]),
    ...(basis === 'guide' ? [so('guide', 'context', label, category ?? '')] : []),
  ];
}

/** Counts in a comment, of the team or the player. */
function inComment(values: Said['values'], { match, playerId }: Written): Claim[] {
  const whose: Whose = playerId === undefined ? { side: 'team' } : { side: 'team', playerId };
  const field = shotsOf(match, 'fieldGoals', whose);
  const counts: Record<string, number | null> = {
    made: field?.made ?? null,
    tried: field?.attempted ?? null,
    onBaskets: basketAssists(match, whose),
  };
  const [said, played] = [numberOf(values.time ?? values.minutes), secondsPlayed(match, whose)];
  const near = played !== null && Math.abs(played - said) <= 0.5;
  const lists = Object.values(values).flatMap((value) => {
    if (typeof value !== 'object') return [];
    return 'counts' in value ? value.counts : 'count' in value ? [value] : [];
  });
  return [
    ...Object.entries(counts).flatMap(([name, count]) =>
      values[name] === undefined ? [] : [is(name, numberOf(values[name]), [count])],
    ),
    ...lists.map(({ count, of }) => is(of, count, [listed(of, match, whose)])),
    ...(Number.isNaN(said) ? [] : [so(`time ${said}`, 'number', near, `${played}`)]),
  ];
}

type Noun = Extract<Value, { counts: unknown }>['counts'][number]['of'];
const shotWords: Partial<Record<Noun, ShotWord>> = {
  shot: 'fieldGoals',
  freeThrow: 'freeThrows',
  two: 'twos',
  three: 'threes',
  rim: 'rim',
  paint: 'paint',
  wholePaint: 'inPaint',
  midRange: 'midRange',
  cornerThree: 'cornerThree',
  aboveBreakThree: 'aboveBreakThree',
};
const countWords: Partial<Record<Noun, CountWord>> = {
  assist: 'assists',
  turnover: 'turnovers',
  rebound: 'rebounds',
  steal: 'steals',
  block: 'blocks',
  defensiveRebound: 'defensiveRebounds',
  foul: 'fouls',
};

/** A count in a list: "4 steals" for defence, "6 corner threes" of the attempts for a shot mix. */
function listed(of: Noun, match: PlayedMatch, whose: Whose): number | null {
  const [shot, word] = [shotWords[of], countWords[of]];
  if (shot !== undefined) return shotsOf(match, shot, whose)?.attempted ?? null;
  return word === undefined ? null : countOf(match, word, whose);
}

/** "Valley scored 50 in that time, 82 per 40 minutes, against 80 over the whole match" */
function allowed(values: Said['values'], { match, playerId = '' }: Written): Claim[] {
  const { against } = together(match, 'team', [playerId]);
  const played = seconds(match, playerId) ?? Number.NaN;
  const all = finalScore(match).opponent;
  return [
    is('allowed', numberOf(values.points), [against]),
    rounds('allowed per 40 minutes', Math.round(numberOf(values.rate)), [
      (2400 * against) / played,
    ]),
    rounds('allowed over the match', Math.round(numberOf(values.all)), [
      (2400 * all) / secondsOf(match),
    ]),
  ];
}

const inRange = (value: number) => value >= 0.3 && value <= 2;

/** The worth of a shot comes from a model: the guide's, adjusted by the season. */
function worth(values: Said['values'], { match, earlier, playerId }: Written): Claim[] {
  const tried = (one: PlayedMatch) => shotsTried(one, playerId ?? '') !== null;
  const known =
    playerId === undefined
      ? countWithSameZones(earlier, match)
      : playedBefore(earlier, playerId).filter(tried).length;
  const usual = againstIn(values.against);
  const matches = (usual && matchesIn(usual)) ?? known;
  const isWorth = inRange(numberOf(values.value)) && inRange(usual?.against.mean ?? 0);
  return [
    so('worth of a shot', 'number', isWorth, '0.3 to 2'),
    is(
      'matches before',
      Number(matches),
      playerId === undefined ? [known] : [earlier.length, known],
    ),
  ];
}

/** The claims of a comment and its nested sentences. */
export function ratingClaims({ key, values }: Said, item: Written): Claim[] {
  const name = /^rate\/(\w+)/.exec(key)?.[1];
  const own =
    name === undefined
      ? []
      : name === 'allowed'
        ? allowed(values, item)
        : name === 'shotMix'
          ? worth(values, item)
          : compared(name, values, item);
  const within = Object.values(values).flatMap((value) => saidIn(value) ?? []);
  return [...own, ...inComment(values, item), ...within.flatMap((one) => ratingClaims(one, item))];
}
