import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FoundMatch, Look } from '../../contract/adding.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { dayInFileNames } from '../../match-files/file-name-day.ts';
import type { RecordedMatch } from '../../match-files/recorded-match.ts';
import { otherSide } from '../../match-files/to-match-record.ts';
import type { Database } from '../database/database.ts';
import { teams } from '../database/schema.ts';
import { contentOfFile, disagreementsOf, scoreOf } from './file-record.ts';
import { type HeldMatch, unpackMatch } from './held-matches.ts';
import { emptyRoster, newPlayers, type Roster, readRoster } from './new-players.ts';
import { foldStates, type Seen } from './states-of-one-match.ts';
import {
  contentReader,
  type FoundStanding,
  outlinesOf,
  type StoredOutline,
  standingAmong,
} from './stored-contents.ts';
import { type TeamOfClub, type Whose, whoseMatch } from './whose.ts';

/** What is known before files are looked at. */
export interface LookingAt {
  club: { id: string; name: string };
  said: readonly { name: string; team: TeamOfClub }[];
  matches: readonly HeldMatch[];
  refused: readonly { file: string; reason: string }[];
}

/** What a team has: its matches in outline, and its roster. Nothing where it is new. */
interface TeamSeen {
  outlines: StoredOutline[];
  roster: Roster;
}

/**
 * Says of each match what it is: whose, of which day, the same as a stored one or another, and what somebody should know
 * of it before it is stored. Reads the database and changes nothing.
 */
export async function lookAtMatches(
  db: Database,
  { club, said, matches, refused }: LookingAt,
): Promise<Pick<Look, 'matches' | 'refused'>> {
  const known = await teamsOf(db, club.id);
  const read = contentReader(db, club.id);
  const seenOf = rememberByTeam((team) => readTeam(db, club.id, team));
  const found: Seen[] = [];
  const others: Look['refused'] = [];
  for (const held of matches) {
    await nextTurn();
    const recorded = unpackMatch(held);
    const whose = whoseMatch(recorded, { club, teams: known, said });
    if (whose === undefined) others.push(otherClubs(held, recorded));
    else if (whose === null) found.push({ held, found: plainly(held, recorded), outline: null });
    else {
      const content = contentOfFile(recorded, whose.side);
      const team = await seenOf(whose.team);
      const standing = await standingAmong(content, team.outlines, read);
      const match = await foundMatch(plainly(held, recorded), recorded, whose, {
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
  // Before anybody knows which side is the club's, no match is another club's.
  const isOurs = found.length > 0;
  return {
    matches: isOurs ? folded.matches : matches.map((held) => plainly(held, unpackMatch(held))),
    refused: [
      ...refused.map((file) => ({ ...file, otherClub: false })),
      ...folded.refused,
      ...(isOurs ? others : []),
    ],
  };
}

async function teamsOf(db: Database, clubId: string): Promise<TeamOfClub[]> {
  return await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(eq(teams.clubId, clubId))
    .orderBy(teams.createdAt, teams.id);
}

async function readTeam(db: Database, clubId: string, { id }: TeamOfClub): Promise<TeamSeen> {
  if (id === null) return { outlines: [], roster: emptyRoster };
  const team = { clubId, teamId: id };
  return { outlines: await outlinesOf(db, team), roster: await readRoster(db, team) };
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

/** A match as far as its files tell. */
function plainly({ key, files, format }: HeldMatch, recorded: RecordedMatch): FoundMatch {
  const fromName = dayInFileNames(files);
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
    sameDay: [],
    disagreements: [],
    newPlayers: [],
  };
}

async function foundMatch(
  match: FoundMatch,
  recorded: RecordedMatch,
  { side, team }: Whose,
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
    reason: `a match of "${home.name}" against "${away.name}", of which neither is yours`,
    otherClub: true,
  };
}
