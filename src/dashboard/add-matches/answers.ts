/** Questions about what files do not contain, and the coach's answers. */
import type { Answers, Asked, FoundMatch, Look } from '../../contract/adding.ts';
import type { Draft } from './draft.ts';

/** A question with the content of its field. */
export interface Answer {
  /** Name of the field in the draft: matches with the same question share it. */
  field: string;
  asked: Asked;
  value: string;
  /** Whether the value is from the file's name. */
  isProposed: boolean;
  /** Whether it is one of `ownQuestions`, which other matches may share. */
  isOwn: boolean;
}

/** By the key of the match. */
export type AnswersByMatch = Readonly<Record<string, readonly Answer[]>>;

/** The question about a match's only table without a team name: it is the coach's own team. */
function ownTable({ asked }: FoundMatch): Asked | undefined {
  const [only, ...others] = asked.filter(({ players }) => players.length > 0);
  return others.length === 0 && only?.names.length === 0 ? only : undefined;
}

/** Our side of a match; until it is known, the side of the table with players. */
export function ownSide({ side, asked }: FoundMatch): 'home' | 'away' {
  return side ?? (asked.find(({ players }) => players.length > 0)?.of === 'away' ? 'away' : 'home');
}

/**
 * The team of tables without a name: asked once for all matches of a file, and for files that begin with the same
 * players.
 */
export interface OwnQuestion {
  field: string;
  players: string[];
  matches: FoundMatch[];
}

export function ownQuestions({ matches }: Look): OwnQuestion[] {
  const questions: OwnQuestion[] = [];
  for (const match of matches) {
    const players = ownTable(match)?.players;
    if (players === undefined) continue;
    const known = questions.find(
      (question) =>
        question.players.join() === players.join() ||
        question.matches.some(({ files: [file] }) => file === match.files[0]),
    );
    if (known) known.matches.push(match);
    else questions.push({ field: `${match.key} own`, players, matches: [match] });
  }
  return questions;
}

/**
 * The fields' values: the typed text, otherwise the proposal from the file's name; for our own table `usual`, the
 * club's only team.
 */
export function answersTo(look: Look, draft: Draft, usual = ''): AnswersByMatch {
  const shared = new Map(
    ownQuestions(look).flatMap(({ field, matches }) => matches.map(({ key }) => [key, field])),
  );
  const answerOf = (match: FoundMatch, asked: Asked): Answer => {
    const isOwn = asked === ownTable(match);
    const field = (isOwn ? shared.get(match.key) : undefined) ?? `${match.key} ${asked.of}`;
    const { proposal } = asked;
    const isTurned = asked.of === 'score' && ownSide(match) === 'away';
    const proposed = isTurned ? (proposal?.split('-').toReversed().join('-') ?? null) : proposal;
    const typed = draft.answers[field];
    const value = typed ?? proposed ?? (isOwn ? usual : '');
    const isProposed = typed === undefined && proposed !== null;
    return { field, asked, value, isProposed, isOwn };
  };
  return Object.fromEntries(
    look.matches.map((match) => [match.key, match.asked.map((asked) => answerOf(match, asked))]),
  );
}

/** The answers to send; `null` if there are no questions. `isWhole` if nothing required is missing or unreadable. */
export function toSend(
  { matches }: Look,
  draft: Draft,
  answers: AnswersByMatch,
): { body: Answers; isWhole: boolean } | null {
  const open = matches.filter(
    ({ key }) =>
      !draft.matches[key]?.skip &&
      answers[key]?.some(({ asked, value }) => asked.isNeeded || value.trim() !== ''),
  );
  if (open.length === 0) return null;
  const said = open.map((match) => [match.key, saidOf(match, answers[match.key] ?? [])]);
  return {
    body: { matches: Object.fromEntries(said), headings: {} },
    isWhole: open.every(({ key }) => answers[key]?.every(isGood)),
  };
}

function isGood({ asked: { of, isNeeded }, value }: Answer): boolean {
  const text = value.trim();
  return text === '' ? !isNeeded : of !== 'score' || pointsIn(text) !== null;
}

function saidOf(match: FoundMatch, answers: readonly Answer[]): Answers['matches'][string] {
  const said: Answers['matches'][string] = {};
  for (const { asked, value } of answers) {
    const text = value.trim();
    if (text === '') continue;
    if (asked.of !== 'score') said[asked.of] = text;
    else {
      const points = pointsIn(text);
      const [home, away] =
        ownSide(match) === 'away' ? (points?.toReversed() ?? []) : (points ?? []);
      if (home !== undefined && away !== undefined) said.score = { home, away };
    }
  }
  return said;
}

/** A score such as 65-57. */
function pointsIn(text: string): [number, number] | null {
  const [, one, two] = /^(\d{1,3})\s*[-–:]\s*(\d{1,3})$/.exec(text) ?? [];
  return one === undefined || two === undefined ? null : [Number(one), Number(two)];
}
