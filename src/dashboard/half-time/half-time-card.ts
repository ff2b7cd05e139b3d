import { deriveBoxScore } from '../../basketball/box-score.ts';
import { gameNotes } from '../../basketball/game-notes.ts';
import { lineupTotals } from '../../basketball/lineup-totals.ts';
import { type PeriodRules, scoreByPeriod, secondsPlayed } from '../../basketball/score.ts';
import { hasPlaces, type ShotGroup, shotGroupOf, shotGroups } from '../../basketball/shot-zones.ts';
import { isFieldGoal, isScoreSheet, pointsScored } from '../../basketball/shots.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { foulTrouble, teamFouls } from '../../basketball/team-fouls.ts';
import { secondsLeft, winProbability } from '../../basketball/win-probability.ts';
import type { BoxScore, Line, PlayerLine, Shooting } from '../../contract/box-score.ts';
import type { Match, Score } from '../../contract/match.ts';
import { type MatchEvent, type Side, sides } from '../../contract/play-by-play.ts';
import { type Moment, momentOf } from '../figures/LiveMoment.tsx';
import type { Meeting } from '../figures/meeting.ts';

/** A player who scored, and the points by zone; `null` without usable plays. */
export interface Scorer {
  player: PlayerLine;
  points: number;
  from: { place: ShotPlace | 'line'; points: number }[];
}

/** A live match. `null` = not recorded. */
export type HalfTimeCard = ReturnType<typeof halfTimeCard>;

/**
 * The card of a match under way. Everything comes from its plays, so that score, scorers and fouls are of one moment; without
 * plays the box score says what it can.
 */
export function halfTimeCard({ match, boxScore, plays }: Meeting) {
  const events = plays?.events ?? [];
  const box = plays ? boxOf(match, plays) : boxScore;
  const { score, periods } = plays ? scoreByPeriod(events) : match;
  const moment = momentOf(events, match);
  const players = both((side) => (box?.[side].players ?? []).filter(({ played }) => played));
  const notes = plays && gameNotes(events, plays.matchSheet, match);
  const note = (of: 'pointsFromTurnovers' | 'secondChancePoints') =>
    both((side) => notes?.[side][of] ?? null);
  const stints = plays && lineupStints({ ...plays, rules: match, finished: false }, 'team');
  return {
    moment,
    score,
    periods,
    lastMinutes: lastMinutes(events, match),
    /** Players with fouls, the most first. */
    fouls: both((side) =>
      players[side]
        .filter(({ fouls }) => (fouls ?? 0) > 0)
        .toSorted((a, b) => (b.fouls ?? 0) - (a.fouls ?? 0)),
    ),
    /** The number of fouls that is foul trouble at this time. */
    trouble: foulTrouble(moment?.period ?? 1, match),
    /** Of each side in this period. */
    teamFouls: moment && both((side) => teamFouls(events, side, moment.period, match)),
    shots: shotPlaces(events).map((place) => ({
      place,
      of: both(
        (side): Shooting =>
          plays ? shotsFrom(events, side, place) : boxShots(box?.[side].totals ?? null, place),
      ),
    })),
    totals: both((side) => box?.[side].totals ?? null),
    pointsFromTurnovers: note('pointsFromTurnovers'),
    secondChancePoints: note('secondChancePoints'),
    scorers: both((side) => scorersOf(players[side], events, side)),
    /** The team's line-ups, the longest on court first. */
    fives: stints && lineupTotals(stints),
    /** Those that each side took in this half or overtime. */
    timeouts:
      moment &&
      both(
        (side) =>
          events.filter(
            (event) =>
              event.type === 'timeout' &&
              event.side === side &&
              allowanceOf(event.period, match) === allowanceOf(moment.period, match),
          ).length,
      ),
    /** Chance to win, 0..1, from lead and time alone. */
    chance: chanceOf(moment, score, match),
  };
}

const both = <Value>(of: (side: Side) => Value): Record<Side, Value> => ({
  team: of('team'),
  opponent: of('opponent'),
});

/** The time-out allowance of a period: a half, 1 or 2, or an overtime by its number (FIBA Art. 18). */
const allowanceOf = (period: number, { regulationPeriods }: Match) =>
  period > regulationPeriods ? period : Math.ceil((2 * period) / regulationPeriods);

function boxOf(match: Match, { matchSheet, events }: NonNullable<Meeting['plays']>): BoxScore {
  return deriveBoxScore({
    matchId: match.id,
    status: 'live',
    rules: match,
    team: { name: '' },
    opponent: { name: match.opponent.name },
    matchSheet,
    events,
  }).boxScore;
}

function chanceOf(moment: Moment | null, score: Score | null, match: Match): number | null {
  if (moment === null || score?.team == null || score.opponent == null) return null;
  if (moment.clockSeconds === null || moment.kind === 'ended') return null;
  return winProbability({
    lead: score.team - score.opponent,
    secondsLeft: secondsLeft(moment.period, moment.clockSeconds, match),
  });
}

function boxShots(line: Line | null, place: ShotPlace): Shooting {
  return line?.[place === 'three' ? 'threes' : 'twos'] ?? { made: null, attempted: null };
}

function scorersOf(
  players: readonly PlayerLine[],
  events: readonly MatchEvent[],
  side: Side,
): Scorer[] {
  return players
    .flatMap((player): Scorer[] => {
      const { playerId, points, freeThrows } = player;
      if (!points) return [];
      const from = shotPlaces(events).map((place) => {
        const { made } =
          events.length > 0 ? shotsFrom(events, side, place, playerId) : boxShots(player, place);
        return { place, points: (made ?? 0) * (place === 'three' ? 3 : 2) };
      });
      const line = { place: 'line' as const, points: freeThrows.made ?? 0 };
      return [{ player, points, from: [...from, line].filter((each) => each.points > 0) }];
    })
    .toSorted((a, b) => b.points - a.points);
}

/** Whether nothing was recorded yet. */
export const isBlank = ({ score, totals }: HalfTimeCard) =>
  score === null && sides.every((side) => totals[side] === null);

/** The last five minutes of play. */
export interface LastMinutes {
  points: Record<Side, number>;
  turnovers: Record<Side, number> | null;
  scorers: Record<Side, { playerId: string; points: number }[]>;
}

/** Five minutes of play, in seconds. */
export const lastSeconds = 5 * 60;

/** The last five minutes of play so far; `null` without a clock, and before five minutes were played. */
function lastMinutes(events: readonly MatchEvent[], rules: PeriodRules): LastMinutes | null {
  const timed = events.map((event) => ({ event, at: secondsPlayed(event, rules) }));
  const now = Math.max(0, ...timed.map(({ at }) => at ?? 0));
  if (now < lastSeconds) return null;
  const last = timed.flatMap(({ event, at }) =>
    at !== null && at > now - lastSeconds ? [event] : [],
  );
  const bothOf = <Value>(of: (own: MatchEvent[]) => Value) =>
    both((side) => of(last.filter((event) => event.side === side)));
  const sum = (own: readonly MatchEvent[]) =>
    own.reduce((total, event) => total + pointsScored(event), 0);
  return {
    points: bothOf(sum),
    turnovers: isScoreSheet(events)
      ? null
      : bothOf((own) => own.filter(({ type }) => type === 'turnover').length),
    scorers: bothOf((own) => {
      const ids = new Set(own.flatMap(({ playerId }) => playerId ?? []));
      return [...ids]
        .map((playerId) => ({
          playerId,
          points: sum(own.filter((event) => event.playerId === playerId)),
        }))
        .filter(({ points }) => points > 0)
        .toSorted((a, b) => b.points - a.points);
    }),
  };
}

/** The zones of shots on a card: `inside` is paint and mid-range, `two` is any two without a location. */
type ShotPlace = ShotGroup | 'two';

/** The zones that a match's plays distinguish; a score sheet locates some shots only. */
function shotPlaces(events: readonly MatchEvent[]): readonly ShotPlace[] {
  return hasPlaces(events) && !isScoreSheet(events) ? shotGroups : ['two', 'three'];
}

/** A side's or a player's shots from one zone; of a score sheet only the made ones. */
function shotsFrom(
  events: readonly MatchEvent[],
  side: Side,
  place: ShotPlace,
  playerId?: string,
): { made: number; attempted: number | null } {
  const shots = events
    .filter(isFieldGoal)
    .filter((shot) => shot.side === side && (playerId === undefined || shot.playerId === playerId))
    .filter((shot) => (place === 'two' ? shot.type === 'twoPointer' : place === shotGroupOf(shot)));
  const made = shots.filter((shot) => shot.made === true).length;
  return { made, attempted: isScoreSheet(events) ? null : shots.length };
}

/** Messages to translate: the head of a row, and within a line. */
export const placeNames: Record<ShotPlace | 'line', { row: string; within: string }> = {
  rim: { row: /* i18n */ 'Rim', within: /* i18n */ 'rim' },
  inside: { row: /* i18n */ 'Other twos', within: /* i18n */ 'other twos' },
  two: { row: /* i18n */ 'Two', within: /* i18n */ 'twos' },
  three: { row: /* i18n */ 'Three', within: /* i18n */ 'threes' },
  line: { row: /* i18n */ 'Line', within: /* i18n */ 'line' },
};
