import { countOf, playsOf, type ShotWord, shotsOf, type Whose } from './counts.ts';
import { guideRate } from './guide.ts';
import type { PlayedMatch } from './match.ts';
import { secondsOf } from './on-court.ts';
import { type Basis, usualCount, usualShare } from './usual.ts';

/* A player's numbers, their totals, and the usual. */

/** The total that a player's count is a share of. */
type Part = (match: PlayedMatch, playerId: string) => number | null;

function line(match: PlayedMatch, playerId: string) {
  return match.boxScore.team.players.find((player) => player.playerId === playerId);
}

function share(match: PlayedMatch, playerId: string): number | null {
  const seconds = line(match, playerId)?.seconds ?? null;
  return seconds === null ? null : seconds / secondsOf(match);
}

const seconds: Part = (match, playerId) => line(match, playerId)?.seconds ?? null;

/** The teammates' baskets while the player was on court, estimated by minutes; `null` below five. */
export const chancesOf: Part = (match, playerId) => {
  const played = (seconds(match, playerId) ?? 0) < 300 ? null : share(match, playerId);
  const all = shotsOf(match, 'fieldGoals', { side: 'team' });
  const own = shotsOf(match, 'fieldGoals', { side: 'team', playerId });
  if (played === null || all === null || own === null) return null;
  return Math.max(0, played * all.made - own.made);
};

/** All rebounds of both sides while the player was on court, estimated by minutes. */
export const availableOf: Part = (match, playerId) => {
  const played = share(match, playerId);
  const all =
    (countOf(match, 'rebounds', { side: 'team' }) ?? Number.NaN) +
    (countOf(match, 'rebounds', { side: 'opponent' }) ?? Number.NaN);
  return played === null ? null : played * all;
};

/** Field goal attempts, with a free throw as 0.44. */
export const shotsTried: Part = (match, playerId) => {
  const whose: Whose = { side: 'team', playerId };
  const field = shotsOf(match, 'fieldGoals', whose);
  const line = shotsOf(match, 'freeThrows', whose);
  return field === null || line === null ? null : field.attempted + 0.44 * line.attempted;
};

export const playsEnded: Part = (match, playerId) => playsOf(match, { side: 'team', playerId });

const wholes: Readonly<Record<string, Part>> = {
  assists: chancesOf,
  rebounds: availableOf,
  turnovers: playsEnded,
  points: shotsTried,
  scored: seconds,
  fouls: seconds,
  acts: seconds,
};

/** A player's count; `acts` are steals and blocks together. */
export function playerCount(match: PlayedMatch, word: string, playerId: string): number | null {
  const whose: Whose = { side: 'team', playerId };
  switch (word) {
    case 'acts':
      return (countOf(match, 'steals', whose) ?? 0) + (countOf(match, 'blocks', whose) ?? 0);
    case 'assists':
    case 'rebounds':
    case 'turnovers':
    case 'points':
    case 'fouls':
      return countOf(match, word, whose);
    case 'scored':
      return countOf(match, 'points', whose);
    default:
      return null;
  }
}

/** The player's matches before this one. */
export function playedBefore(earlier: readonly PlayedMatch[], playerId: string): PlayedMatch[] {
  return earlier.filter((match) => line(match, playerId)?.played === true);
}

/** The usual count for a player in such a match: the share of all earlier matches together, if at least five have a total. */
export function usualOfPlayer(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: string,
  playerId: string,
): number | null {
  const whole = wholes[word];
  const size = whole?.(match, playerId) ?? null;
  if (whole === undefined || size === null) return null;
  let matches = 0;
  let parts = 0;
  let all = 0;
  for (const other of playedBefore(earlier, playerId)) {
    const [count, of] = [playerCount(other, word, playerId), whole(other, playerId)];
    if (count === null || of === null || of <= 0) continue;
    matches += 1;
    parts += count;
    all += of;
  }
  return matches < 5 ? null : (parts / all) * size;
}

/** The usual while a player has too few matches: the team's rate, a tenth of the team's count, or a quarter of the passes. */
export function standInOfPlayer(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: string,
  playerId: string,
  category: string | undefined,
  basis: Basis,
): readonly (number | null)[] {
  const size = wholes[word]?.(match, playerId) ?? null;
  if (size === null) return [];
  if (word === 'rebounds') return [0.1 * size];
  if (word === 'points') {
    const all = finalPoints(match);
    const own = playerCount(match, 'points', playerId) ?? 0;
    const tried = teamShots(match) - (shotsTried(match, playerId) ?? 0);
    return [((all - own) / tried) * size];
  }
  const quarter = word === 'assists' ? 0.25 : 1;
  const wholeOf = (of: PlayedMatch) =>
    word === 'assists'
      ? (shotsOf(of, 'fieldGoals', { side: 'team' })?.made ?? 1)
      : (playsOf(of, { side: 'team' }) ?? 1);
  if (basis === 'guide') return [(guideRate(category, word) ?? Number.NaN) * quarter * size];
  const count = usualCount(match, earlier, word, { side: 'team' }, basis);
  return [count === null ? null : (count / wholeOf(match)) * quarter * size];
}

function finalPoints(match: PlayedMatch): number {
  return countOf(match, 'points', { side: 'team' }) ?? 0;
}

function teamShots(match: PlayedMatch): number {
  const field = shotsOf(match, 'fieldGoals', { side: 'team' });
  const line = shotsOf(match, 'freeThrows', { side: 'team' });
  return (field?.attempted ?? 0) + 0.44 * (line?.attempted ?? 0);
}

/** The usual share of shots made: the player's from five matches on, before that the team's or both sides'. */
export function usualShareOfPlayer(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  playerId: string,
): readonly (number | null)[] {
  const before = playedBefore(earlier, playerId).filter(
    (other) => (shotsOf(other, word, { side: 'team', playerId })?.attempted ?? 0) > 0,
  );
  if (before.length >= 5) return [usualShare(before, word, { side: 'team', playerId })];
  const now = shotsOf(match, word, { side: 'team' });
  return [
    usualShare(earlier, word, { side: 'team' }),
    usualShare(earlier, word, { side: 'team' }, 'both'),
    now === null || now.attempted === 0 ? null : now.made / now.attempted,
  ];
}
