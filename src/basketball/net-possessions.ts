import { type MatchEvent, type Side, sides } from '../contract/play-by-play.ts';
import { type FreeThrowModel, freeThrowShare } from './free-throw-value.ts';
import { type PossessionPlay, type PossessionPlays, possessionPlays } from './possession-plays.ts';
import { ratio } from './ratio.ts';
import { scoreByPeriod } from './score.ts';
import { shotChances } from './shot-value.ts';

/** The causes that points are credited to. Shooting is the first two together, free throws the last two. */
export const netKinds = [
  'shotValue',
  'making',
  'turnovers',
  'rebounds',
  'lineTrips',
  'freeThrows',
] as const;
export type NetKind = (typeof netKinds)[number];

/** Points by cause. */
export type NetParts = Record<NetKind, number>;

/** Points that one event was worth to the side with the ball. */
interface NetCredit {
  kind: NetKind;
  points: number;
}

/** One possession with its points by cause, compared with the usual possession of the match. */
export interface NetPossession {
  side: Side;
  period: number;
  /** Points scored in the possession. */
  points: number;
  parts: NetParts;
}

/** A match's margin, explained possession by possession. */
export interface PossessionNetPoints {
  /** Own less opponent's parts, in points; with `rest` they add up to `margin`. */
  parts: NetParts;
  /** 0 unless the score differs from the events. */
  rest: number;
  margin: number;
  /** Each side's parts: points of its possessions above the usual ones. */
  sides: Record<Side, NetParts>;
  possessions: NetPossession[];
}

/**
 * Net points to the possession. Each row changes the possession's value, and the difference is given to its cause:
 * a possession starts at T/n (T = half of both sides' points, n = the side's possessions, so that both sides start with
 * the same total); a shot's taking moves it to its shot value (`shotValue`: chance·points + (1 − chance)·o·v), its
 * result to the points or, missed, to o·v (`making`); an offensive rebound to v, a defensive one to 0 (`rebounds`); a
 * turnover to 0; a trip to the line to its expected points (`lineTrips`), its result to what it brought (`freeThrows`).
 * v = points per possession and o = ORB share, both of the whole match; half of o after free throws. The value left at a period's
 * end is subtracted from the row before. So the sum is exact, and a mirrored match gives mirrored numbers
 * (possession values after Romer 2002 and Cervone et al. 2016; Oliver's four factors). `null` without possessions.
 */
export function netPointsByPossession(
  events: readonly MatchEvent[],
  freeThrows: FreeThrowModel,
): PossessionNetPoints | null {
  const rows = possessionPlays(events);
  const counted = new Set(rows.filter(({ plays }) => plays.some(({ act }) => act !== 'technical')));
  const countOf = (of: Side) => [...counted].filter(({ side }) => side === of).length;
  const counts = { team: countOf('team'), opponent: countOf('opponent') };
  const points = sides.map((side) => pointsOf(rows, side));
  const total = (points[0] ?? 0) + (points[1] ?? 0);
  const usual = ratio(total, counted.size);
  if (usual === null) return null;
  const value = new PossessionValue(events, freeThrows, usual);
  // Without a possession of either side there is no usual one to compare with.
  const start = (side: Side) =>
    Math.min(...Object.values(counts)) > 0 ? total / 2 / counts[side] : 0;
  const possessions = rows.map((row) =>
    value.possession(row, counted.has(row) ? start(row.side) : 0),
  );
  const of = (side: Side) => sumParts(possessions.filter((one) => one.side === side));
  const bySide = { team: of('team'), opponent: of('opponent') };
  const parts = mapParts((kind) => bySide.team[kind] - bySide.opponent[kind]);
  const { score } = scoreByPeriod(events);
  const margin = (score?.team ?? points[0] ?? 0) - (score?.opponent ?? points[1] ?? 0);
  const explained = netKinds.reduce((sum, kind) => sum + parts[kind], 0);
  const rest = margin - explained;
  return { parts, rest, margin, sides: bySide, possessions };
}

/** Builds the parts by calling `of` for each cause. */
function mapParts(of: (kind: NetKind) => number): NetParts {
  return {
    shotValue: of('shotValue'),
    making: of('making'),
    turnovers: of('turnovers'),
    rebounds: of('rebounds'),
    lineTrips: of('lineTrips'),
    freeThrows: of('freeThrows'),
  };
}

function sumParts(possessions: readonly NetPossession[]): NetParts {
  return mapParts((kind) => possessions.reduce((sum, { parts }) => sum + parts[kind], 0));
}

function pointsOf(rows: readonly PossessionPlays[], side: Side): number {
  return rows
    .filter((row) => row.side === side)
    .reduce((sum, row) => sum + row.plays.reduce((all, { points }) => all + points, 0), 0);
}

/** Follows the value of each possession, and records each change with its cause. */
class PossessionValue {
  readonly #events: readonly MatchEvent[];
  readonly #freeThrows: FreeThrowModel;
  readonly #chances: Map<number, number>;
  readonly #usual: number;
  /** The value of a loose ball: after a missed shot or last free throw. */
  readonly #loose: number;
  #value = 0;
  #credits: NetCredit[] = [];
  /** The last event that changed the possession's value: a technical's free throws do not. */
  #last: NetCredit | null = null;

  constructor(events: readonly MatchEvent[], freeThrows: FreeThrowModel, usual: number) {
    this.#events = events;
    this.#freeThrows = freeThrows;
    this.#chances = shotChances(events);
    this.#usual = usual;
    const rebounds = events.filter(({ type }) => type === 'rebound');
    const offensive = rebounds.filter(({ subtype }) => subtype === 'offensive').length;
    const defensive = rebounds.filter(({ subtype }) => subtype === 'defensive').length;
    this.#loose = usual * (ratio(offensive, offensive + defensive) ?? 0);
  }

  possession({ side, period, plays }: PossessionPlays, start: number): NetPossession {
    this.#credits = [];
    let points = 0;
    this.#value = start;
    this.#last = null;
    for (const play of plays) {
      points += play.points;
      const { index } = play;
      switch (play.act) {
        case 'shot': {
          const chance = this.#chances.get(index) ?? 0;
          const event = this.#events[index];
          const worth = event?.type === 'threePointer' ? 3 : 2;
          this.#move('shotValue', chance * worth + (1 - chance) * this.#loose);
          this.#move('making', play.ends ? play.points : this.#loose);
          this.#value -= play.points;
          break;
        }
        case 'offensiveRebound':
          this.#move('rebounds', this.#usual);
          break;
        case 'defensiveRebound':
          this.#move('rebounds', 0);
          break;
        case 'turnover':
          this.#move('turnovers', 0);
          break;
        default:
          this.#trip(play);
      }
    }
    this.#takeBack();
    const parts = mapParts((kind) =>
      this.#credits.reduce((sum, credit) => sum + (credit.kind === kind ? credit.points : 0), 0),
    );
    return { side, period, points, parts };
  }

  #trip({ act, index, points, thrown, ends }: PossessionPlay): void {
    const share = freeThrowShare(this.#freeThrows, this.#events[index]?.playerId);
    const loose = this.#loose / 2;
    const lastBefore = this.#last;
    const awaited = { technical: this.#value, kept: this.#usual, trip: (1 - share) * loose };
    const after = { technical: this.#value, kept: this.#usual, trip: ends ? 0 : loose };
    const what = act === 'technical' || act === 'kept' ? act : 'trip';
    this.#move('lineTrips', thrown * share + awaited[what]);
    this.#move('freeThrows', points + after[what]);
    this.#value -= points;
    if (act === 'technical') this.#last = lastBefore;
  }

  #move(kind: NetKind, to: number): void {
    const credit = { kind, points: to - this.#value };
    this.#credits.push(credit);
    this.#last = credit;
    this.#value = to;
  }

  /** Takes the value left at the possession's end from the event before. */
  #takeBack(): void {
    if (this.#last !== null) this.#last.points -= this.#value;
    this.#value = 0;
  }
}
