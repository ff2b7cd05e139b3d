import { plainName } from '../contract/plain-name.ts';
import type { ReadingContext } from './context.ts';
import { bareText, says, sideSaid, wordsIn } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { Rule } from './report.ts';
import { idOf } from './values.ts';

/*
 * The only code that decides which of a reply's two sides is ours. Every kind of evidence votes; a
 * contradiction leaves it open.
 */

/** One of the two sides of a match, as far as it was sent. */
export interface Party {
  /** Ids of the team or its club. */
  ids?: readonly unknown[];
  /** Names of the team or its club. */
  names?: readonly unknown[];
  /** Words that call it ours or theirs, home or away: keys, and short texts beside it. */
  words?: readonly string[];
  /** Whether the service itself calls it the caller's. */
  isOwn?: boolean | null;
  /** Whether it plays at home. */
  isHome?: boolean | null;
  /** Its points. */
  points?: number | null;
  /** Ids of its players. */
  players?: readonly unknown[];
}

/** Which of two parties is ours, and how that was found. */
export interface Told {
  first: boolean;
  rule: Rule;
}

interface Known
  extends Pick<ReadingContext, 'teams' | 'match' | 'club' | 'ownPlayers' | 'answers'> {
  /** The team of the match, if known. */
  teamId?: string | undefined;
  /** The team's home or away flag. */
  homeAway?: unknown;
}

type Voice = boolean | null;

/** The side that a value means under its key: `isHome: true`, `side: "us"`, `team: 40`. */
export function partyOfValue(keys: readonly string[], value: unknown): Party {
  if (typeof value !== 'boolean')
    return { ids: [value], names: [value], words: typeof value === 'string' ? [value] : [] };
  const key = keys.at(-1) ?? '';
  const side = sideSaid(key);
  if (side === null) return {};
  // "Own hall" means that a side is at home, not that it is ours.
  return (side === 'own' || side === 'opp') && !says(wordsIn(key), 'venue')
    ? { isOwn: value === (side === 'own') }
    : { isHome: value === (side === 'home' || side === 'own') };
}

/** Finds our side of two; `null` without evidence, or if it contradicts itself. */
export function tellApart(first: Party, second: Party, known: Known): Told | null {
  const voices: [Rule, (party: Party) => Voice][] = [
    ['byTeamId', (party) => isOursById(party, known)],
    ['byTeamId', isOwnOf],
    ['byPlayers', (party) => arePlayersOurs(party, known)],
    ['byScore', (party) => isOursByScore(party, known)],
    ['byHomeFlag', (party) => isOursByHome(party, known)],
    ['byTeamName', (party) => isOursByName(party, known)],
  ];
  let told: Told | null = null;
  for (const [rule, voice] of voices) {
    const [one, two] = [voice(first), voice(second)];
    // Evidence that is the same for both sides proves nothing.
    if (one !== null && one === two) continue;
    const firstIsOurs = one ?? (two === null ? null : !two);
    if (firstIsOurs === null) continue;
    if (told && told.first !== firstIsOurs) return null;
    told ??= { first: firstIsOurs, rule };
  }
  return told;
}

/** Whether a single side is ours: `null` if unknown. */
export function isOurs(party: Party, known: Known): Told | null {
  return tellApart(party, {}, known);
}

function isOursById({ ids = [] }: Party, { teams, teamId, match }: Known): Voice {
  const own = teamId ?? match?.teamId;
  const texts = ids.flatMap((id) => idOf(id) ?? []);
  if (texts.some((id) => (own === undefined ? teams.some((team) => team.id === id) : id === own)))
    return true;
  return match?.opponent.id !== undefined && texts.includes(match.opponent.id) ? false : null;
}

/** Whether a side is called ours; `null` without evidence, or if it contradicts itself. */
export const isOwnOf = ({ isOwn, words }: Party) => calledSo(isOwn, words, 'own', 'opp');

/** Whether a side plays at home, likewise. */
export const homeOf = ({ isHome, words }: Party) => calledSo(isHome, words, 'home', 'away');

function calledSo(
  flag: Voice = null,
  words: readonly string[] = [],
  yes: string,
  no: string,
): Voice {
  if (words.length === 0) return flag;
  const said = new Set(
    words.map(sideSaid).flatMap((side) => (side === yes ? true : side === no ? false : [])),
  );
  if (flag !== null) said.add(flag);
  const [voice = null] = said;
  return said.size === 1 ? voice : null;
}

function isOursByHome(party: Party, { homeAway, match }: Known): Voice {
  const [isHome, ours] = [homeOf(party), homeAway ?? match?.homeAway];
  return isHome === null || (ours !== 'home' && ours !== 'away')
    ? null
    : isHome === (ours === 'home');
}

function isOursByScore({ points = null }: Party, { match }: Known): Voice {
  const { team = null, opponent = null } = match?.score ?? {};
  if (points === null || team === null || opponent === null || team === opponent) return null;
  return points === team ? true : points === opponent ? false : null;
}

function arePlayersOurs({ players = [] }: Party, { ownPlayers }: Known): Voice {
  if (!ownPlayers || ownPlayers.size === 0 || players.length === 0) return null;
  const known = players.filter((id) => ownPlayers.has(String(id))).length;
  if (known * 2 > players.length) return true;
  // A guest or two may play for others; a whole side of unknown players can only be the other one.
  return known === 0 && players.length >= 4 && ownPlayers.size >= 5 ? false : null;
}

function isOursByName(
  { names = [] }: Party,
  { teams, teamId, match, club, answers }: Known,
): Voice {
  const own = teamId ?? match?.teamId;
  const team = teams.filter(({ id }) => own === undefined || id === own).map(({ name }) => name);
  const answer = answers?.get(sideQuestion(own));
  if (answer !== undefined) team.push(answer);
  for (const name of names) {
    if (typeof name !== 'string') continue;
    if (match && sameName(match.opponent.name, name)) return false;
    if (team.some((one) => sameName(one, name))) return true;
    if (club !== undefined && team.length > 0 && isOfClub(name, club, team)) return true;
  }
  return null;
}

/** The id of the question which of two names is the team's. */
const sideQuestion = (teamId: string | undefined) => `side ${teamId ?? ''}`;

/** Asks which of two sides is ours, if each has a name. */
export function askForSide(
  [first, second]: readonly Party[],
  { teamId, match }: Pick<ReadingContext, 'teamId' | 'match'>,
  notes: Notes,
): void {
  const answers = [first, second].flatMap(
    (party) => party?.names?.find((name) => typeof name === 'string' && name.trim() !== '') ?? [],
  );
  const [one, two] = answers.map(String);
  if (one === undefined || two === undefined || sameName(one, two)) return;
  notes.ask({
    id: sideQuestion(teamId ?? match?.teamId),
    about: 'side',
    word: one,
    answers: [one, two],
  });
}

/** Whether a name is the club's, with or without the team's: "Harbour Lions BC U18" of "Harbour Lions BC" and "Lions U18". */
function isOfClub(name: string, club: string, teams: readonly string[]): boolean {
  const words = new Set(wordsIn(bareText(name)));
  const ofClub = wordsIn(bareText(club));
  const known = new Set([...ofClub, ...teams.flatMap((team) => wordsIn(bareText(team)))]);
  return (
    ofClub.length > 0 &&
    ofClub.every((word) => words.has(word)) &&
    [...words].every((word) => known.has(word))
  );
}

/** Whether two names of teams are equal, apart from case, spaces and signs. */
export const sameName = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  a.trim() !== '' &&
  plainName(a) === plainName(b);
