import { describe, expect, it } from 'vitest';
import { type shotZones, zoneOf } from '../../../basketball/court.ts';
import { isFieldGoal } from '../../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../../contract/play-by-play.ts';
import { seasonOf } from '../ratings/season.ts';
import { playedTeams, repeatedBefore, withEvents } from '../testing/matches.ts';
import {
  asCornerThree,
  asTurnover,
  changed,
  movedMakes,
  qualified,
  shot,
  tidied,
} from '../testing/plant.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { chosenTeamFindings, teamSummary } from './team-findings.ts';

/* Facts are planted in a simulated match; the season before it is the same match without them, so that nothing else is new. */

const [seniors] = playedTeams(2026);
const matches = seniors?.matches ?? [];
const base = matchAt(9);
/** A match that was within five points with five minutes left. */
const close = matches.find(isClose) ?? base;

function matchAt(index: number): FinishedMatch {
  const match = matches[index];
  if (match === undefined) throw new Error('the season has no such match');
  return match;
}

function isClose({ events }: FinishedMatch): boolean {
  const before = events.findLast((event) => event.period === 4 && (event.clockSeconds ?? 0) >= 300);
  const { team, opponent } = before?.score ?? {};
  return Math.abs((team ?? 0) - (opponent ?? 99)) <= 2;
}

type Plant = (events: MatchEvent[], match: FinishedMatch) => MatchEvent[];

function plantedIn(match: FinishedMatch, plant: Plant) {
  const season = seasonOf(
    withEvents(match, plant(match.events, match)),
    repeatedBefore(match, 8),
    seniors?.category,
  );
  return { season, chosen: chosenTeamFindings(season) };
}

const of = (side: Side, type: string) => (event: MatchEvent) =>
  event.side === side && event.type === type;
const inZone = (side: Side, zone: (typeof shotZones)[number]) => (event: MatchEvent) =>
  event.side === side &&
  event.courtPosition !== undefined &&
  isFieldGoal(event) &&
  zoneOf(event.courtPosition, event.type) === zone;

function starters(match: FinishedMatch, side: Side): Set<string | undefined> {
  return new Set(
    match.matchSheet[side].filter(({ starter }) => starter).map(({ playerId }) => playerId),
  );
}

/** Makes from above the break and from mid-range, moved to the corner, and some misses that go in there. */
function cornerBarrage(events: MatchEvent[], side: Side): MatchEvent[] {
  const makes = changed(
    events,
    (event) => inZone(side, 'aboveBreakThree')(event) && event.made === true,
    4,
    (event) => asCornerThree(event, true),
  );
  return changed(
    makes,
    (event) => inZone(side, 'midRange')(event),
    7,
    (event) => asCornerThree(event, true),
  );
}

/** Trips of two throws in every part of the match, three of four throws made. */
function moreFreeThrows(events: MatchEvent[], side: Side, trips: number): MatchEvent[] {
  const whistles = events.filter(({ type }) => type === 'turnover');
  const shooters = events.filter((event) => event.side === side && isFieldGoal(event));
  return events.flatMap((event) => {
    const trip = whistles.indexOf(event);
    const shooter = shooters[trip % shooters.length]?.playerId;
    if (trip < 0 || trip >= trips || shooter === undefined) return [event];
    const { period, clockSeconds, sequence, score } = event;
    const throws = [1, 2].map((number): MatchEvent => {
      const made = number === 1 || trip % 2 === 0;
      return {
        ...{ id: `throw ${trip} ${number}`, period, clockSeconds, sequence, score, side },
        ...{ playerId: shooter, type: 'freeThrow', subtype: `${number}of2` },
        ...{ made, points: made ? 1 : 0 },
      };
    });
    return [event, ...throws];
  });
}

/** An assist on each of the team's baskets that `by` names a passer for, in the place of those there were. */
function assisted(
  events: MatchEvent[],
  by: (shot: MatchEvent, index: number) => string | undefined,
): MatchEvent[] {
  let index = 0;
  return events.flatMap((event): MatchEvent[] => {
    const assist = event.type === 'assist' && event.side === 'team';
    if (assist) {
      const passer = by(events.find(({ id }) => id === event.relatedEventId) ?? event, -1);
      return passer === undefined ? [event] : [];
    }
    if (event.side !== 'team' || !isFieldGoal(event) || event.made !== true) return [event];
    index += 1;
    const passer = by(event, index);
    if (passer === undefined) return [event];
    const { id, period, clockSeconds, side, score, sequence } = event;
    const place = { id: `assist ${id}`, period, clockSeconds, side, score, sequence };
    return [event, { ...place, type: 'assist', playerId: passer, relatedEventId: id }];
  });
}

/** Who took most shots. */
function topShooter({ boxScore }: FinishedMatch, side: Side): string | undefined {
  const shots = (player: (typeof boxScore.team.players)[number]) =>
    (player.twos.attempted ?? 0) + (player.threes.attempted ?? 0);
  return [...boxScore[side].players].sort((a, b) => shots(b) - shots(a))[0]?.playerId;
}

function idsOnSheet(match: FinishedMatch): string[] {
  return match.matchSheet.team.map(({ playerId }) => playerId);
}

/** Three quick fouls for a starter before a natural rest of some minutes, which then goes badly. */
function foulTrouble(events: MatchEvent[], match: FinishedMatch): MatchEvent[] {
  for (const playerId of starters(match, 'team')) {
    const out = events.findIndex(
      (event) =>
        event.playerId === playerId &&
        event.subtype === 'out' &&
        event.period <= 2 &&
        (event.clockSeconds ?? 0) > 0,
    );
    const back = events.findIndex(
      (event, index) => index > out && event.playerId === playerId && event.subtype === 'in',
    );
    const [from, to] = [events[out], events[back]];
    if (playerId === undefined || from === undefined || to === undefined) continue;
    const seat =
      (to.period - from.period) * 600 + (from.clockSeconds ?? 0) - (to.clockSeconds ?? 0);
    if (seat < 270) continue;
    const fouls = [1, 2, 3].map(
      (number): MatchEvent => ({
        ...from,
        id: `planted foul ${number}`,
        type: 'foul',
        subtype: 'personal',
        playerId,
      }),
    );
    const none = events.filter((event) => !(event.type === 'foul' && event.playerId === playerId));
    const at = none.indexOf(from);
    const planted = [...none.slice(0, at), ...fouls, ...none.slice(at)];
    const first = planted.indexOf(from);
    const last = planted.indexOf(to);
    const seated = new Set(planted.slice(first, last).map(({ id }) => id));
    const within = (event: MatchEvent) => seated.has(event.id);
    const colder = movedMakes(planted, 'team', within, { into: false, count: 9 });
    return movedMakes(colder, 'opponent', within, { into: true, count: 5 });
  }
  throw new Error('no starter rests long enough');
}

const plants: [fact: string, list: 'gains' | 'losses', topic: RegExp, plant: Plant][] = [
  [
    '15 lost balls in the third period',
    'losses',
    /^turnovers 3$/,
    (events) =>
      changed(
        events,
        (event) => event.side === 'team' && isFieldGoal(event) && event.period === 3 && !event.made,
        12,
        asTurnover,
      ),
  ],
  [
    'lost balls all match long',
    'losses',
    /^turnovers$/,
    (events) => {
      let turn = 0;
      return changed(
        events,
        (event) => of('team', 'twoPointer')(event) && !event.made && turn++ % 2 === 0,
        14,
        (event) => ({ ...asTurnover(event), subtype: 'doubledribble' }),
      );
    },
  ],
  [
    'bad passes',
    'losses',
    /^turnovers badpass$/,
    (events) => {
      let turn = 0;
      return changed(
        events,
        (event) => of('team', 'twoPointer')(event) && !event.made && turn++ % 2 === 0,
        9,
        (event) => ({ ...asTurnover(event), subtype: 'badpass' }),
      );
    },
  ],
  [
    'balls won',
    'gains',
    /^forced turnovers$/,
    (events) =>
      changed(
        events,
        (event) => event.side === 'opponent' && isFieldGoal(event) && !event.made,
        14,
        asTurnover,
      ),
  ],
  [
    'a bench that scored 40',
    'gains',
    /^bench team$/,
    (events, match) => {
      const five = starters(match, 'team');
      return movedMakes(events, 'team', (event) => !five.has(event.playerId), {
        into: true,
        count: 9,
      });
    },
  ],
  [
    'an opponent’s corner-three barrage',
    'losses',
    /^opponent cornerThree$/,
    (events) => cornerBarrage(events, 'opponent'),
  ],
  [
    'a corner-three barrage',
    'gains',
    /^team cornerThree$/,
    (events) => cornerBarrage(events, 'team'),
  ],
  [
    'misses at the rim',
    'losses',
    /^team rim$/,
    (events) => changed(events, inZone('team', 'rim'), 16, (event) => shot(event, false)),
  ],
  [
    'an opponent stopped at the rim',
    'gains',
    /^opponent rim$/,
    (events) => changed(events, inZone('opponent', 'rim'), 16, (event) => shot(event, false)),
  ],
  [
    'free throws missed',
    'losses',
    /^free throws made$/,
    (events) => changed(events, of('team', 'freeThrow'), 99, (event) => shot(event, false)),
  ],
  [
    'free throws given',
    'losses',
    /^opponent free throws won$/,
    (events) => moreFreeThrows(events, 'opponent', 30),
  ],
  [
    'free throws won',
    'gains',
    /^team free throws won$/,
    (events) => moreFreeThrows(events, 'team', 30),
  ],
  [
    'offensive rebounds',
    'gains',
    /^boards team$/,
    (events) =>
      changed(
        events,
        (event) => of('opponent', 'rebound')(event) && event.subtype === 'defensive',
        12,
        (event) => ({ ...event, side: 'team', playerId: 'none', subtype: 'offensive' }),
      ),
  ],
  [
    'offensive rebounds given up',
    'losses',
    /^boards opponent$/,
    (events) =>
      changed(
        events,
        (event) => of('team', 'rebound')(event) && event.subtype === 'defensive',
        12,
        (event) => ({ ...event, side: 'opponent', playerId: 'none', subtype: 'offensive' }),
      ),
  ],
  [
    'second chances against',
    'losses',
    /^second chance opponent$/,
    (events) =>
      changed(
        events,
        (event) => of('opponent', 'twoPointer')(event) && event.made === true,
        14,
        (event) => qualified(event, 'secondChance'),
      ),
  ],
  [
    'fast breaks',
    'gains',
    /^fast break team$/,
    (events) =>
      changed(
        events,
        (event) => of('team', 'twoPointer')(event) && event.made === true,
        14,
        (event) => qualified(event, 'fastBreak'),
      ),
  ],
  [
    'every basket off a pass',
    'gains',
    /^assists$/,
    (events, match) => {
      const passers = idsOnSheet(match);
      return assisted(events, ({ playerId }, index) => {
        const passer = passers[(index + passers.length) % passers.length];
        return passer === playerId ? passers[(index + 1) % passers.length] : passer;
      });
    },
  ],
  [
    'one passer finding one shooter',
    'gains',
    /^assist pair$/,
    (events, match) => {
      const baskets = (id: string) =>
        events.filter((e) => e.playerId === id && isFieldGoal(e) && e.made === true).length;
      const [shooter, passer] = idsOnSheet(match).sort((a, b) => baskets(b) - baskets(a));
      return assisted(events, ({ playerId }) => (playerId === shooter ? passer : undefined));
    },
  ],
  [
    'a 20–0 run',
    'gains',
    /^(run team|period 2)$/,
    (events) => {
      const within = (event: MatchEvent) => event.period === 2 && (event.clockSeconds ?? 0) > 200;
      const stopped = movedMakes(events, 'opponent', within, { into: false, count: 9 });
      return movedMakes(stopped, 'team', within, { into: true, count: 3 });
    },
  ],
  [
    'a period lost by far',
    'losses',
    /^(period 3|run opponent|drought)$/,
    (events) => {
      const within = (event: MatchEvent) => event.period === 3;
      const stopped = movedMakes(events, 'team', within, { into: false, count: 9 });
      return movedMakes(stopped, 'opponent', within, { into: true, count: 3 });
    },
  ],
  ['foul trouble', 'losses', /^foul trouble /, foulTrouble],
  [
    'a five that won its minutes',
    'gains',
    /^line-up 1$/,
    (events, match) => {
      const five = starters(match, 'team');
      const court = new Set(five);
      const ids = new Set<string>();
      for (const event of events) {
        if (event.type === 'substitution' && event.side === 'team') {
          if (event.subtype === 'in') court.add(event.playerId);
          else court.delete(event.playerId);
        }
        if ([...five].every((id) => court.has(id))) ids.add(event.id);
      }
      const within = (event: MatchEvent) => ids.has(event.id);
      const stopped = movedMakes(events, 'opponent', within, { into: false, count: 6 });
      return movedMakes(stopped, 'team', within, { into: true, count: 6 });
    },
  ],
  [
    'a player who made almost every shot',
    'gains',
    /^scorer /,
    (events, match) => {
      const star = topShooter(match, 'team');
      return movedMakes(events, 'team', ({ playerId }) => playerId === star, {
        into: true,
        count: 9,
      });
    },
  ],
  [
    'an opponent who could not be stopped',
    'losses',
    /^scorer /,
    (events, match) => {
      const star = topShooter(match, 'opponent');
      return movedMakes(events, 'opponent', ({ playerId }) => playerId === star, {
        into: true,
        count: 9,
      });
    },
  ],
];

describe('a planted fact is named first', () => {
  it.each(plants)('%s', (_, list, topic, plant) => {
    const { chosen } = plantedIn(base, plant);
    expect(chosen[list][0]?.topic).toMatch(topic);
    expect(Math.sign(chosen[list][0]?.points ?? 0)).toBe(list === 'gains' ? 1 : -1);
  });

  it('a finish that slipped', () => {
    const { chosen, season } = plantedIn(close, (events) => {
      const late = (event: MatchEvent) =>
        event.period === 4 && (event.clockSeconds ?? 0) < 300 && event.made !== undefined;
      const cold = changed(
        events,
        (e) => e.side === 'team' && late(e),
        99,
        (e) => shot(e, false),
      );
      return changed(
        cold,
        (e) => e.side === 'opponent' && late(e),
        4,
        (e) => shot(e, true),
      );
    });
    expect(chosen.losses[0]?.topic).toBe('clutch');
    expect(teamSummary(season).focusAreas[0]).toMatch(/last five minutes|five minutes left/);
  });
});

describe('a match like all before it', () => {
  const season = seasonOf(base, repeatedBefore(base, 8), seniors?.category);

  it('has no finding, and says so with the score', () => {
    expect(chosenTeamFindings(season)).toEqual({ gains: [], losses: [] });
    const { whatsWorking, focusAreas, suggestions } = teamSummary(season);
    const { points } = base.boxScore.team.totals ?? {};
    expect(whatsWorking).toHaveLength(1);
    expect(focusAreas).toHaveLength(1);
    expect(suggestions).toHaveLength(1);
    expect(`${whatsWorking[0]} ${focusAreas[0]}`).toContain(`${points}–`);
  });
});

describe('what is chosen', () => {
  it('rests on events of the match, each sign in its own list and the greatest first', () => {
    for (const [index, match] of matches.entries()) {
      const season = seasonOf(match, matches.slice(0, index), seniors?.category);
      const ids = new Set(match.events.map(({ id }) => id));
      const { gains, losses } = chosenTeamFindings(season);
      for (const list of [gains, losses]) {
        const worths = list.map(({ points }) => Math.abs(points));
        expect(worths).toEqual([...worths].sort((a, b) => b - a));
        for (const { eventIds } of list) expect(eventIds.every((id) => ids.has(id))).toBe(true);
      }
      expect(gains.every(({ points }) => points > 0)).toBe(true);
      expect(losses.every(({ points }) => points < 0)).toBe(true);
      const topics = [...gains, ...losses].map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(topics.length);
      const parts = [...gains, ...losses].flatMap(({ partOf }) => partOf ?? []);
      expect(topics.filter((topic) => parts.includes(topic))).toEqual([]);
    }
  });
});

it('a tidied match keeps its shots', () => {
  expect(tidied(base.events).filter(isFieldGoal)).toEqual(base.events.filter(isFieldGoal));
});
