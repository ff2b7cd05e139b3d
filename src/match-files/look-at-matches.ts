import type { FoundMatch, Look } from '../contract/adding.ts';
import type { BoxScore } from '../contract/box-score.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { dayInFileNames } from './days.ts';
import { guessFromName, proposalFor } from './file-name.ts';
import { contentOfFile, disagreementsOf, scoreOf } from './file-record.ts';
import { emptyRoster, newPlayers, type Roster } from './new-players.ts';
import { type OurSide, ourSideOf, type TeamOfClub } from './our-side.ts';
import type { RecordedMatch } from './recorded-match.ts';
import { type MatchContent, relationOf } from './same-match.ts';
import {
  type FoundStanding,
  mayBeSame,
  type Outline,
  type StoredOutline,
  standingAmong,
} from './standing.ts';
import { otherSide } from './to-match-record.ts';

/** Facts known before the matches are described. */
export interface LookingAt {
  club: { id: string; name: string };
  said: readonly { name: string; team: TeamOfClub }[];
  matches: readonly HeldMatch[];
  refused: readonly { file: string; reason: string }[];
}

/** The club's stored data, and the host's functions. */
export interface LookSource {
  /** In order of creation. */
  teams(): Promise<TeamOfClub[]>;
  outlines(teamId: string): Promise<StoredOutline[]>;
  roster(teamId: string): Promise<Roster>;
  /** The recorded plays of a match; null if it does not exist. */
  content(matchId: string): Promise<MatchContent | null>;
  /** Lets other tasks run. */
  nextTurn(): Promise<unknown>;
}

/** A team's stored matches and roster; empty for a new team. */
interface TeamSeen {
  outlines: StoredOutline[];
  roster: Roster;
}

/** Describes each match before it is stored: team, day, relation to the stored matches, and warnings. Changes nothing. */
export async function lookAtMatches(
  source: LookSource,
  { club, said, matches, refused }: LookingAt,
): Promise<Pick<Look, 'matches' | 'refused'>> {
  const known = await source.teams();
  const own = [club.name, ...known.map(({ name }) => name)];
  const counts = new Map<string, number>();
  for (const { files } of matches) {
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  // The name of a file with several matches says nothing about one of them.
  const outOf = (held: HeldMatch, recorded: RecordedMatch) =>
    plainly(held, recorded, { own, names: held.files.filter((file) => counts.get(file) === 1) });
  const seenOf = rememberByTeam((team) => readTeam(source, team));
  const found: Seen[] = [];
  const others: Look['refused'] = [];
  for (const held of matches) {
    await source.nextTurn();
    const recorded = held.read();
    const whose = ourSideOf(recorded, { club, teams: known, said });
    const isNamed = recorded.home.name !== '' && recorded.away.name !== '';
    if (whose === undefined && isNamed) others.push(otherClubs(held, recorded));
    else if (!whose) found.push({ held, found: outOf(held, recorded), outline: null });
    else {
      const content = contentOfFile(recorded, whose.side);
      const team = await seenOf(whose.team);
      const standing = await standingAmong(content, team.outlines, source.content);
      const match = await foundMatch(outOf(held, recorded), recorded, whose, {
        ...team,
        standing,
        boxScore: content.boxScore,
      });
      const { normalisedOpponent, periods, score, finished, events } = content;
      const outline = { normalisedOpponent, periods, score, finished, events: events.length };
      found.push({ held, found: match, outline });
    }
  }
  const folded = foldStates(found);
  // Until a side of some match is the club's, no match is called another club's.
  const isOurs = found.length > 0;
  return {
    matches: isOurs ? folded.matches : matches.map((held) => outOf(held, held.read())),
    refused: [
      ...refused.map((file) => ({ ...file, otherClub: false })),
      ...folded.refused,
      ...(isOurs ? others : []),
    ],
  };
}

async function readTeam(source: LookSource, { id }: TeamOfClub): Promise<TeamSeen> {
  if (id === null) return { outlines: [], roster: emptyRoster };
  return { outlines: await source.outlines(id), roster: await source.roster(id) };
}

function rememberByTeam(read: (team: TeamOfClub) => Promise<TeamSeen>) {
  const seen = new Map<string, Promise<TeamSeen>>();
  return (team: TeamOfClub) => {
    const key = team.id ?? normalisedName(team.name);
    const known = seen.get(key) ?? read(team);
    seen.set(key, known);
    return known;
  };
}

/** Describes a match from its files alone. */
function plainly(
  { key, files, format }: HeldMatch,
  recorded: RecordedMatch,
  { own, names }: Record<'own' | 'names', readonly string[]>,
): FoundMatch {
  // A sheet's own name, not its workbook's.
  const named = names.map((file) => file.replace(/^.*\.xls[xm]\//i, ''));
  const fromName = dayInFileNames(named);
  const day = recorded.day ?? fromName;
  return {
    key,
    files,
    format,
    home: recorded.home.name,
    away: recorded.away.name,
    side: null,
    team: null,
    score: scoreOf(recorded),
    finished: recorded.finished,
    hasPlays: recorded.boxOnly === undefined,
    day,
    dayFrom: day === null ? null : recorded.day === undefined ? 'fileName' : 'content',
    standing: { kind: 'new' },
    otherStates: [],
    sameDay: [],
    disagreements: [],
    unread: recorded.unread ?? [],
    asked: (recorded.asked ?? []).map((question) => ({
      ...question,
      proposal: proposalFor(question, recorded, guessFromName(named, own)),
    })),
    headings: recorded.headings ?? {},
    newPlayers: [],
  };
}

async function foundMatch(
  match: FoundMatch,
  recorded: RecordedMatch,
  { side, team }: OurSide,
  seen: TeamSeen & { standing: FoundStanding; boxScore: BoxScore },
): Promise<FoundMatch> {
  const { outlines, roster, standing, boxScore } = seen;
  const opponent = normalisedName(recorded[otherSide(side)].name);
  const own = standing.kind === 'new' ? null : standing.match.id;
  const sameDay = outlines.filter(
    ({ id, day, normalisedOpponent }) =>
      id !== own && day === match.day && normalisedOpponent === opponent,
  );
  return {
    ...match,
    side,
    team,
    standing: standingOf(standing),
    sameDay: sameDay.map(({ id }) => id),
    disagreements: disagreementsOf(recorded, side, boxScore),
    newPlayers: await newPlayers(recorded[side].players, roster),
  };
}

function standingOf(found: FoundStanding): FoundMatch['standing'] {
  if (found.kind === 'new') return { kind: 'new' };
  const { id: matchId, day, score } = found.match;
  if (found.kind === 'same') return { kind: 'same', matchId, day };
  const { added, removed } = found;
  const { team = null, opponent = null } = score ?? {};
  const before = team === null || opponent === null ? null : { team, opponent };
  return { kind: 'newer', matchId, day, added, removed, before };
}

function otherClubs({ files }: HeldMatch, { home, away }: RecordedMatch): Look['refused'][number] {
  return {
    file: files.join(', '),
    reason: `a match of "${home.name}" against "${away.name}", neither of them yours`,
    otherClub: true,
  };
}

/** A match of a look, with the fields that compare it with other files. */
interface Seen {
  held: HeldMatch;
  found: FoundMatch;
  /** Null if the match's team is unknown. */
  outline: (Outline & { finished: boolean; events: number }) | null;
}

/**
 * Keeps one file of each match: the latest state, or any of equal files; refuses the others with the name of that file. Two
 * states of unknown order, such as a match and its correction, both stay and refer to each other.
 */
function foldStates(all: readonly Seen[]): Pick<Look, 'matches' | 'refused'> {
  const left: Seen[] = [];
  const refused: Look['refused'] = [];
  const refuse = (earlier: Seen, later: Seen) =>
    refused.push({
      file: earlier.found.files.join(', '),
      reason: `another version of the match in ${later.found.files.join(', ')}, which has ${later.outline?.finished && !earlier.outline?.finished ? 'ended' : 'more plays'}`,
      otherClub: false,
    });
  for (const seen of all) {
    const states = left.filter((other) => isState(seen, other));
    const twin = states.find((other) => kinship(seen, other) === 'same');
    const later = states.find((other) => isLater(other, seen));
    if (twin !== undefined) {
      const best = isLater(seen, twin) ? seen : twin;
      const files = [...twin.found.files, ...seen.found.files];
      left[left.indexOf(twin)] = { ...best, found: { ...best.found, files } };
    } else if (later !== undefined) {
      refuse(seen, later);
    } else {
      const earlier = states.filter((other) => isLater(seen, other));
      for (const other of earlier) refuse(other, seen);
      const [first] = earlier;
      if (first === undefined) left.push(seen);
      else left[left.indexOf(first)] = seen;
      for (const other of earlier.slice(1)) left.splice(left.indexOf(other), 1);
    }
  }
  const matches = left.map((seen) => {
    const others = left.filter((other) => other !== seen && isState(seen, other));
    return { ...seen.found, otherStates: others.map(({ found }) => found.key) };
  });
  return { matches, refused };
}

function isState(one: Seen, other: Seen): boolean {
  if (one.outline === null || other.outline === null) return false;
  const team = ({ found }: Seen) => found.team?.id ?? normalisedName(found.team?.name ?? '');
  return (
    team(one) === team(other) &&
    one.outline.normalisedOpponent === other.outline.normalisedOpponent &&
    mayBeSame(one.outline, other.outline) &&
    kinship(one, other) !== 'other'
  );
}

function kinship(one: Seen, other: Seen): 'same' | 'newer' | 'other' {
  const [a, b] = [one, other].map(({ held, found }) =>
    contentOfFile(held.read(), found.side ?? 'home'),
  );
  return a === undefined || b === undefined ? 'other' : relationOf(a, b).kind;
}

/** Whether one state surely came later: it has ended, has plays, or has more of them in a match under way. */
function isLater({ outline: one }: Seen, { outline: other }: Seen): boolean {
  if (one === null || other === null) return false;
  if (one.finished !== other.finished) return one.finished;
  if (one.finished) return one.events > 0 && other.events === 0;
  return one.events > other.events;
}

/** A match from files, held until the coach confirms it. */
export interface HeldMatch {
  /** Identifies the match within its look. */
  key: string;
  files: string[];
  format: string;
  /** The position of its first file, from 0. */
  order: number;
  /** The bytes it takes in memory. */
  size: number;
  read(): RecordedMatch;
}
