import { normalisedName } from '../contract/normalised-name.ts';
import { type RecordedMatch, type RecordedSideName, recordedSides } from './recorded-match.ts';

/** A team of a club; `id` is null if its first match creates it. */
export interface TeamOfClub {
  id: string | null;
  name: string;
}

/** The club's side in a match, and its team. */
export interface OurSide {
  side: RecordedSideName;
  team: TeamOfClub;
}

/** The names that a club has in match files. */
export interface ClubNames {
  club: { name: string };
  teams: readonly TeamOfClub[];
  /** The coach's answers: the side called `name` is `team`. */
  said: readonly { name: string; team: TeamOfClub }[];
}

/**
 * The club's side and team, by the first that fits: the coach's answers, the teams' names, the club's name (its only team, or
 * a new one). `null` if several teams fit, undefined if none does.
 */
export function ourSideOf(
  recorded: RecordedMatch,
  { club, teams, said }: ClubNames,
): OurSide | null | undefined {
  const saidOf = firstOf(recorded, said);
  if (saidOf !== undefined) return saidOf;
  const byName = firstOf(
    recorded,
    teams.map((team) => ({ name: team.name, team })),
  );
  if (byName !== undefined) return byName;
  const [only, ...others] = teams;
  const byClub = firstOf(recorded, [
    { name: club.name, team: only ?? { id: null, name: club.name } },
  ]);
  return byClub !== undefined && others.length > 0 ? null : byClub;
}

/** The only side that one of the names fits; null if both fit, undefined if neither. */
function firstOf(
  recorded: RecordedMatch,
  names: readonly { name: string; team: TeamOfClub }[],
): OurSide | null | undefined {
  const found = recordedSides.flatMap((side) =>
    names.filter(({ name }) => sideOf(recorded, name) === side).map(({ team }) => ({ side, team })),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const isOne = found.every(
    ({ side, team }) =>
      side === first.side && team.id === first.team.id && team.name === first.team.name,
  );
  return isOne ? first : null;
}

/**
 * The side whose name, short name or code, in this order, is `teamName`, ignoring case, accents and punctuation. `null` if
 * neither side fits or both do.
 */
export function sideOf(recorded: RecordedMatch, teamName: string): RecordedSideName | null {
  const wanted = normalisedName(teamName);
  if (wanted === '') return null;
  for (const label of ['name', 'shortName', 'code'] as const) {
    const matching = recordedSides.filter(
      (side) => normalisedName(recorded[side][label]) === wanted,
    );
    const [only] = matching;
    if (only !== undefined) return matching.length === 1 ? only : null;
  }
  return null;
}
