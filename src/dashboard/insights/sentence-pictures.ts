import { addCounts, rebounds } from '../../basketball/line.ts';
import { type NumberKey, numberOf } from '../../basketball/numbers.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow } from '../../basketball/score-flow.ts';
import type { BoxScore, BoxScoreSide, Line } from '../../contract/box-score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { ToldNumber } from './sentence-numbers.ts';

/** A side's number in a box score; `null` if not recorded. */
type Of = (own: BoxScoreSide, other: BoxScoreSide) => number | null;

const number =
  (key: NumberKey): Of =>
  (own, other) =>
    own.totals && numberOf(key, own.totals, other.totals);

const benchPoints: Of = ({ players }) =>
  players.some(({ starter }) => starter)
    ? players
        .filter(({ starter, played }) => played && !starter)
        .reduce((sum, { points }) => sum + (points ?? 0), 0)
    : null;

/** For each subject of a sentence, the box score's number. */
const subjects: Record<string, Of> = {
  turnovers: number('turnovers'),
  won: number('turnovers'),
  trips: number('freeThrowsTaken'),
  'trips given': number('freeThrowsTaken'),
  'own boards': number('offensiveReboundShare'),
  'their boards': number('offensiveReboundShare'),
  bench: benchPoints,
  'their bench': benchPoints,
  assists: number('assistRate'),
};

/** For a sentence about makes of a kind of shot, the share made. */
const kinds: Record<string, NumberKey> = {
  twos: 'twosShare',
  threes: 'threesShare',
  freeThrows: 'freeThrowsShare',
};

/** The same for sentences about one player. */
const playerSubjects: Record<string, (line: Line) => number | null> = {
  assists: ({ assists }) => assists,
  turnovers: ({ turnovers }) => turnovers,
  scoring: ({ points }) => points,
  boards: rebounds,
  fouls: ({ fouls }) => fouls,
  defence: ({ steals, blocks }) => addCounts(steals, blocks),
};

/** A sentence's number with the earlier matches' values on one scale. */
export interface AmongMatches {
  value: number;
  usual: number;
  ticks: number[];
  /** Whether shares are compared, of available rebounds or of shots. */
  isShare: boolean;
}

/**
 * A sentence's number among the season's matches; parts of a total become shares, since totals differ. No ticks if box
 * scores lack the number. @param playerId the player that the sentence is about; absent for the team
 */
export function amongMatches(
  told: ToldNumber,
  season: readonly BoxScore[],
  playerId?: string,
): AmongMatches {
  const { value, usual } = told;
  if (playerId !== undefined) {
    const ofPlayer = told.isShare ? undefined : playerSubjects[told.subject];
    const lines = season
      .flatMap(({ team }) => team.players)
      .filter((line) => line.playerId === playerId && line.played);
    const ticks = ofPlayer ? lines.flatMap((line) => ofPlayer(line) ?? []) : [];
    return { value, usual, ticks, isShare: told.isShare };
  }
  const kind = told.place === null ? undefined : kinds[told.place];
  const of = kind ? number(kind) : subjects[told.subject];
  const isShare = told.isShare || (of !== undefined && told.of !== null);
  const whole = told.isShare ? 100 : isShare && told.of ? told.of : 1;
  const [own, other] = told.theirs
    ? (['opponent', 'team'] as const)
    : (['team', 'opponent'] as const);
  return {
    value: value / whole,
    usual: usual / whole,
    isShare,
    ticks: of ? season.flatMap((box) => of(box[own], box[other]) ?? []) : [],
  };
}

/** A stretch of a match in a sentence, from one score to another. */
export interface ToldStretch {
  /** The scores in it, including the first; 0–0 at the start of the match. */
  points: readonly (Pick<FlowPoint, 'team' | 'opponent' | 'seconds'> & Partial<FlowPoint>)[];
  /** The first event that changed the score. */
  firstEventId: string;
}

const scores = /(?<![\d–])(\d{1,3})–(\d{1,3})(?![\d–])/g;

/** Whether a sentence may describe a stretch, so that space is reserved until the plays load. */
export function mayTellStretch(sentence: string): boolean {
  return toldScores(sentence) !== null;
}

/** The last two scores in a sentence; a single score such as 11–0 starts at 0–0. */
function toldScores(sentence: string) {
  const [to, from] = [...sentence.matchAll(scores)]
    .map(([, team, opponent]) => ({ team: Number(team), opponent: Number(opponent) }))
    .toReversed();
  if (to && from) return { from, to };
  const isRun = to && to.team * to.opponent === 0;
  return isRun ? { from: { team: 0, opponent: 0 }, to } : null;
}

/**
 * The stretch between a sentence's scores, if the match had both, in order, with a clock; `null` if the plays do not
 * confirm it.
 */
export function toldStretch(
  sentence: string,
  events: readonly MatchEvent[],
  rules: PeriodRules,
): ToldStretch | null {
  const flow = scoreFlow(events, rules) ?? [];
  const named = toldScores(sentence);
  if (!named) return null;
  const { from, to } = named;
  const at = (score: typeof from) =>
    flow.findIndex(({ team, opponent }) => team === score.team && opponent === score.opponent);
  const isStart = from.team + from.opponent === 0;
  const first = isStart ? -1 : at(from);
  const last = at(to);
  const firstEventId = flow[first + 1]?.eventId;
  if ((first < 0 && !isStart) || last <= first || firstEventId === undefined) return null;
  const inside = flow.slice(Math.max(0, first), last + 1);
  if (inside.some(({ seconds }) => seconds === null)) return null;
  return { points: isStart ? [{ ...from, seconds: 0 }, ...inside] : inside, firstEventId };
}
