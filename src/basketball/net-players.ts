import type { MatchEvent, MatchSheet, Side } from '../contract/play-by-play.ts';
import { walkLineups } from './lineups.ts';
import { mapParts, type NetCredit, type NetParts, netKinds } from './net-possessions.ts';
import type { PeriodRules } from './score.ts';
import { otherSide } from './sides.ts';

/** A player's part of a side's net points; `playerId` is `null` for what belongs to nobody. */
export interface NetShare {
  playerId: string | null;
  /** With the ball and against it, in points. */
  attack: NetParts;
  defence: NetParts;
  /** All twelve together. */
  points: number;
}

/** What shares are told by. */
export interface NetShareInput {
  events: readonly MatchEvent[];
  matchSheet: MatchSheet;
  rules: PeriodRules;
  /** Of `netPointsByPossession` over the same events. */
  credits: readonly NetCredit[];
}

/** A passer's part of an assisted basket: half of what a shot is worth (Oliver, Basketball on Paper: ½·eFG%). */
const passersPart = 0.25;

/**
 * Players' shares of the margin. With the ball: a shot to its shooter (a quarter of an assisted one to the passer), a
 * turnover, an offensive rebound and a trip to whom it is written to. Against it: a steal, a block, a defensive
 * rebound and a foul to whom they are written to, everything else alike to the five on court; opponents' free throws
 * and what a team or bench did belong to nobody. A side's shares add up to its margin exactly (less `rest`); with
 * unknown line-ups nobody gets what the five would.
 */
export function netShares({
  events,
  matchSheet,
  rules,
  credits,
}: NetShareInput): Record<Side, NetShare[]> {
  const { rows } = walkLineups(events, matchSheet, rules, true);
  const links = new PlayLinks(events);
  const sums = { team: new ShareSums(), opponent: new ShareSums() };
  for (const credit of credits) {
    const { side, index, points } = credit;
    const other = otherSide(side);
    const event = events[index];
    if (event === undefined) continue;
    const five = (of: Side) => [...(rows[index]?.onCourt[of] ?? [])];
    sums[side].add('attack', credit, points, links.withBall(credit, event, five(side)));
    sums[other].add('defence', credit, -points, links.against(credit, event, five(other)));
  }
  return { team: sums.team.shares(), opponent: sums.opponent.shares() };
}

/** Who takes which part of a row; parts below 1 leave the rest to nobody. */
type Split = (readonly [playerId: string | undefined, part: number])[];

/** Finds who did what a row's points are given to. */
class PlayLinks {
  readonly #assists: Map<string, string>;
  readonly #answers: Map<string, string>;
  readonly #fouls: Map<string, string>;

  constructor(events: readonly MatchEvent[]) {
    const linked = (types: readonly string[]) =>
      new Map(
        events.flatMap(({ type, relatedEventId, playerId }) =>
          types.includes(type) && relatedEventId !== undefined && playerId !== undefined
            ? [[relatedEventId, playerId] as const]
            : [],
        ),
      );
    this.#assists = linked(['assist']);
    this.#answers = linked(['steal', 'block']);
    this.#fouls = new Map(
      events.flatMap((event) =>
        event.type === 'foul' && event.side !== null && event.playerId !== undefined
          ? [[moment(event, event.side), event.playerId] as const]
          : [],
      ),
    );
  }

  withBall({ kind }: NetCredit, event: MatchEvent, five: readonly string[]): Split {
    // A defensive rebound is the other side's act: the five who did not get the ball share it.
    if (kind === 'rebounds' && event.subtype === 'defensive') return alike(five);
    const passer = event.made === true ? this.#assists.get(event.id) : undefined;
    const shot = kind === 'shotValue' || kind === 'making';
    if (!shot || passer === undefined || event.playerId === undefined) return [[event.playerId, 1]];
    return [
      [event.playerId, 1 - passersPart],
      [passer, passersPart],
    ];
  }

  against({ kind, side }: NetCredit, event: MatchEvent, five: readonly string[]): Split {
    if (kind === 'freeThrows') return [];
    if (kind === 'rebounds') {
      return event.subtype === 'defensive' ? [[event.playerId, 1]] : alike(five);
    }
    if (kind === 'lineTrips') {
      const fouler = this.#fouls.get(moment(event, otherSide(side)));
      return fouler === undefined ? alike(five) : [[fouler, 1]];
    }
    const answered = kind === 'shotValue' ? undefined : this.#answers.get(event.id);
    return answered === undefined ? alike(five) : [[answered, 1]];
  }
}

function moment({ period, clockSeconds }: MatchEvent, side: Side): string {
  return `${side} ${period} ${clockSeconds}`;
}

function alike(five: readonly string[]): Split {
  return five.map((playerId) => [playerId, 1 / five.length]);
}

/** The shares of one side while they are being added up. */
class ShareSums {
  readonly #shares = new Map<string | null, NetShare>();

  add(half: 'attack' | 'defence', { kind }: NetCredit, points: number, split: Split): void {
    let left = points;
    for (const [playerId, part] of split) {
      if (playerId === undefined) continue;
      this.#shareOf(playerId)[half][kind] += points * part;
      left -= points * part;
    }
    this.#shareOf(null)[half][kind] += left;
  }

  shares(): NetShare[] {
    return [...this.#shares.values()].map((share) => ({
      ...share,
      points: netKinds.reduce((sum, kind) => sum + share.attack[kind] + share.defence[kind], 0),
    }));
  }

  #shareOf(playerId: string | null): NetShare {
    const share = this.#shares.get(playerId) ?? {
      playerId,
      attack: mapParts(() => 0),
      defence: mapParts(() => 0),
      points: 0,
    };
    this.#shares.set(playerId, share);
    return share;
  }
}
