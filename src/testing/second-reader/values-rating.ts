import type { Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import {
  basketAssists,
  type CountWord,
  countOf,
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
import { commentForms, commentWords, places } from './rating-forms.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import { type Basis, placedAlike } from './usual.ts';
import type { Written } from './written.ts';

/* Comments of ratings: clauses with a number, the usual, and its matches; each is recounted. */

type Item = Omit<Written, 'beside'>;
type Rate = (seen: readonly Seen[]) => number;
type Part = (match: PlayedMatch, playerId: string) => number | null;

/** A side's number, and the guide's name of it. */
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

/** A player's number as a part of a whole; the team's rate is the fallback before five matches. */
interface PlayerNumber extends TeamNumber {
  part: Part;
  whole: Part;
  /** A player's part of the team's rate. */
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

/** Steals, blocks, defensive rebounds and fouls by game score's weights (Hollinger), times 40 minutes. */
function acts(match: PlayedMatch, whose: Whose): number {
  const of = (word: CountWord) => countOf(match, word, whose) ?? 0;
  const points = of('steals') + 0.7 * of('blocks') + 0.3 * of('defensiveRebounds');
  return 2400 * (points - 0.4 * of('fouls'));
}

/** The same of a whole side, for each of its five. */
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

/** The number in a group; NaN if absent. */
type Found = (group: string) => number;

function numberIn(text = ''): number {
  const [minutes, seconds] = text.split(':');
  if (seconds !== undefined) return 60 * Number(minutes) + Number(seconds);
  return Number.parseFloat(text.replace('−', '-').replace(',', '.'));
}

/** Whose matches the words after a usual number name. */
const basisOf = (of: string): Basis =>
  /guide|guía/.test(of) ? 'guide' : /both sides|ambos equipos/.test(of) ? 'both' : 'own';

const seenIn = (matches: readonly PlayedMatch[], basis: Basis, side: Side) =>
  matches.flatMap((match): Seen[] =>
    (basis === 'both' ? (['team', 'opponent'] as const) : [side]).map((one) => ({
      match,
      side: one,
    })),
  );

/** A number of the team, or of the rated player, beside the usual one; with the usual's matches. */
function compared(name: string, found: Found, item: Item, of: string): Claim[] {
  const { match, earlier, category, playerId } = item;
  const own = playerId === undefined ? undefined : ofPlayers[name];
  const number = own ?? ofTeams[name];
  if (number === undefined) return [so(name, 'word', false, 'a number that nobody knows')];
  const { rate, side = 'team', scale = 1, unit = 1, guide } = number;
  const known = own
    ? playedBefore(earlier, playerId ?? '').filter(
        (one) => (own.whole(one, playerId ?? '') ?? 0) > 0,
      )
    : earlier;
  const ratio = (matches: readonly PlayedMatch[]) => {
    if (own === undefined || playerId === undefined) return rate(seenIn(matches, 'own', side));
    const sum = (part: Part) => matches.reduce((all, one) => all + (part(one, playerId) ?? 0), 0);
    return sum(own.part) / sum(own.whole);
  };
  const basis = basisOf(of);
  const guided = guide && guideFor(category)[guide];
  const standIns =
    basis === 'guide'
      ? [guided ?? Number.NaN]
      : [
          rate(seenIn(earlier, basis, side)),
          ...(/this match|este partido/.test(of) ? [rate([{ match, side }])] : []),
        ];
  const usuals =
    own && known.length >= 5 ? [ratio(known)] : standIns.map((each) => each * (own?.of ?? 1));
  const isOfTeam = /team|equipo|both|ambos|equally|por igual/.test(of);
  const matches = /\d+(?= (?:matches|partidos))/.exec(of)?.[0];
  const label = /U14–U16|sub-14/.test(of) === (guideFor(category) === guideFor('U16'));
  return [
    rounds(name, found('value'), [scale * ratio([match])], unit),
    rounds(
      `usual ${name}`,
      found('usual'),
      usuals.map((each) => scale * each),
      unit,
    ),
    ...(matches === undefined
      ? []
      : [is('matches before', Number(matches), [isOfTeam ? earlier.length : known.length])]),
    ...(basis === 'guide' ? [so('guide', 'context', label, category ?? '')] : []),
  ];
}

/** Counts that a comment names by their group, of the team or of the player. */
function inComment(found: Found, { match, playerId }: Item): Claim[] {
  const whose: Whose = playerId === undefined ? { side: 'team' } : { side: 'team', playerId };
  const field = shotsOf(match, 'fieldGoals', whose);
  const words = [
    'assists',
    'turnovers',
    'rebounds',
    'steals',
    'blocks',
    'defensiveRebounds',
    'fouls',
  ] as const;
  const counts: Record<string, number | null> = {
    made: field?.made ?? null,
    tried: field?.attempted ?? null,
    onBaskets: basketAssists(match, whose),
    ...Object.fromEntries(words.map((word) => [word, countOf(match, word, whose)])),
  };
  const [said, played] = [found('time'), secondsPlayed(match, whose)];
  const near = played !== null && Math.abs(played - said) <= 0.5;
  return [
    ...Object.entries(counts).flatMap(([group, count]) =>
      Number.isNaN(found(group)) ? [] : [is(group, found(group), [count])],
    ),
    ...(Number.isNaN(said) ? [] : [so(`time ${said}`, 'number', near, `${played}`)]),
  ];
}

/** "Valley scored 50 in that time, 82 per 40 minutes, against 80 over the whole match" */
function allowed(found: Found, { match, playerId = '' }: Item): Claim[] {
  const { against } = together(match, 'team', [playerId]);
  const played = seconds(match, playerId) ?? Number.NaN;
  const all = finalScore(match).opponent;
  return [
    is('allowed', found('points'), [against]),
    rounds('allowed per 40 minutes', found('rate'), [(2400 * against) / played]),
    rounds('allowed over the match', found('all'), [(2400 * all) / secondsOf(match)]),
  ];
}

/** "62 shots: 25 at the rim, 6 corner threes, 14 free throws": tried, not made. */
function mix(text: string, { match, playerId }: Item): Claim[] | null {
  const whose: Whose = playerId === undefined ? { side: 'team' } : { side: 'team', playerId };
  const claims = text.split(/: |, /).map((part) => {
    const [, count, name = ''] = /^(\d+) (.+)$/.exec(part) ?? [];
    const word = places.find(([words]) => words.test(name))?.[1];
    return (
      word && is(`shots ${word}`, Number(count), [shotsOf(match, word, whose)?.attempted ?? null])
    );
  });
  return claims.every((claim) => claim !== undefined) ? claims : null;
}

const inRange = (value: number) => value >= 0.3 && value <= 2;

/** What a shot from there is worth is a model's: the guide's as the season moved it. */
function worth(found: Found, { match, earlier, playerId }: Item, of: string): Claim[] {
  const tried = (one: PlayedMatch) => (shotsTried(one, playerId ?? '') ?? 0) > 0;
  const known =
    playerId === undefined
      ? placedAlike(earlier, match)
      : playedBefore(earlier, playerId).filter(tried).length;
  const matches = /\d+(?= (?:matches|partidos))/.exec(of)?.[0] ?? known;
  return [
    so('worth of a shot', 'number', inRange(found('value')) && inRange(found('usual')), '0.3 to 2'),
    is(
      'matches before',
      Number(matches),
      playerId === undefined ? [known] : [earlier.length, known],
    ),
  ];
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads a comment clause by clause; `null` for an unknown wording. */
export function readComment(item: Item): Claim[] | null {
  const { sentence, language } = item;
  const { empty, luck } = commentWords[language];
  if (empty.test(sentence)) return [];
  const clauses = sentence.replace(luck, '').split('; ');
  // A comment says how far beyond luck a number is, or that it is too little to rate.
  if (!luck.test(sentence)) return clause('tooLittle', sentence, item, '')?.claims ?? null;
  let of = '';
  const claims = clauses.toReversed().map((text) => {
    if (/^\d+ (?:shots?|tiros?): /.test(text)) return mix(text, item);
    // Numbers that several share are named with the last of them.
    const found = Object.keys(commentForms)
      .map((name) => clause(name, text, item, of))
      .find((one) => one !== null);
    of = found?.of || of;
    return found?.claims ?? null;
  });
  return claims.every((one) => one !== null) ? claims.flat() : null;
}

function clause(name: string, text: string, item: Item, before: string) {
  const { language, match, playerId } = item;
  const isPlayers = playerId !== undefined;
  const pattern = formOf(name, language, isPlayers)
    ?.replaceAll(
      /\{(\w+)\}/g,
      (_, group: string) => `(?<${group}>[−-]?\\d[\\d.,:]*)(?:[\\s\\u00A0]?%)?`,
    )
    .replace('OPPONENT', () => literal(match.opponentName));
  const found =
    pattern && new RegExp(`^${pattern}(?<of>${commentWords[language].of})$`, 'iu').exec(text);
  if (!found) return null;
  const numbers: Found = (group) => numberIn(found.groups?.[group]);
  const of = found.groups?.of || before;
  const check =
    name === 'allowed'
      ? allowed(numbers, item)
      : name === 'tooLittle'
        ? []
        : name === 'worth'
          ? worth(numbers, item, of)
          : compared(name, numbers, item, of);
  return { of, claims: [...check, ...inComment(numbers, item)] };
}

function formOf(name: string, language: Language, isPlayers: boolean): string | undefined {
  const form = commentForms[name]?.[language];
  return typeof form === 'string' ? form : form?.[isPlayers ? 1 : 0];
}
