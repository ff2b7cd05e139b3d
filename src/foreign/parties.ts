import type { ReadingContext } from './context.ts';
import type { Rule } from './report.ts';
import { sameName } from './sides.ts';

/** One of the two sides of a match, as it was sent. */
export interface Party {
  id?: string | undefined;
  name?: string | undefined;
  /** Whether it plays at home; `null` = not said. */
  isHome: boolean | null;
  /** Whether the service itself calls it the caller's. */
  isOwn: boolean | null;
}

/** Which of two parties is ours, and how that was told. */
export interface Told {
  first: boolean;
  rule: Rule;
}

/**
 * Tells two sides apart: by the team's id, then by who plays at home, then by the team's name.
 * @param teamId the team whose match it is, where that is known
 * @param homeAway where that team plays; only "home" and "away" say it
 */
export function tellApart(
  [first, second]: readonly [Party, Party],
  { teams }: Pick<ReadingContext, 'teams'>,
  teamId: string | undefined,
  homeAway: unknown,
): Told | null {
  const isOurs = (id: string | undefined) =>
    id !== undefined &&
    (teamId === undefined ? teams.some((team) => team.id === id) : id === teamId);
  const byId = [isOurs(first.id), isOurs(second.id)];
  if (byId[0] !== byId[1]) return { first: byId[0] === true, rule: 'byTeamId' };
  if (first.isOwn !== null && first.isOwn !== second.isOwn) {
    return { first: first.isOwn, rule: 'byTeamId' };
  }
  const home = first.isHome ?? (second.isHome === null ? null : !second.isHome);
  const isSaid = homeAway === 'home' || homeAway === 'away';
  if (isSaid && home !== null && first.isHome !== second.isHome) {
    return { first: home === (homeAway === 'home'), rule: 'byHomeFlag' };
  }
  const names = teams.flatMap(({ id, name }) =>
    teamId === undefined || id === teamId ? name : [],
  );
  const isNamed = (name: string | undefined) => names.some((known) => sameName(known, name));
  const byName = [isNamed(first.name), isNamed(second.name)];
  if (byName[0] !== byName[1]) return { first: byName[0] === true, rule: 'byTeamName' };
  return null;
}
