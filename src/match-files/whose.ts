import { normalisedName } from '../contract/normalised-name.ts';
import { type RecordedMatch, type RecordedSideName, recordedSides } from './recorded-match.ts';

/** A team of a club; `id` is null for one that is made with its first match. */
export interface TeamOfClub {
  id: string | null;
  name: string;
}

/** Which side of a match is the club's, and its team. */
export interface Whose {
  side: RecordedSideName;
  team: TeamOfClub;
}

/** A club's names in match files. */
export interface ClubNames {
  club: { name: string };
  teams: readonly TeamOfClub[];
  /** What somebody said: the side that is called `name` is `team`. */
  said: readonly { name: string; team: TeamOfClub }[];
}

/**
 * The team of the match: an answer comes before the teams' names, those before the club's own, which means its only team,
 * or, if it has none, a new one of the club's name. `null` if several of the club's teams fit, undefined
 * if none does.
 */
export function whoseMatch(
  recorded: RecordedMatch,
  { club, teams, said }: ClubNames,
): Whose | null | undefined {
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

/** The only side that one of the names fits; null if they fit both, undefined if neither. */
function firstOf(
  recorded: RecordedMatch,
  names: readonly { name: string; team: TeamOfClub }[],
): Whose | null | undefined {
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
 * The side whose name, short name or code is `teamName`, case, accents and punctuation aside; a full name goes
 * before a short name, that before a code. `null` where neither side or both answer to it.
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
