import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { changed, movedMakes, shot } from './plant.ts';
import { base, matches, type PlantedFacts } from './planted.ts';

/* Stretches of a match, and who was on court in them. */

function starters(match: FinishedMatch, side: Side): Set<string | undefined> {
  return new Set(
    match.matchSheet[side].filter(({ starter }) => starter).map(({ playerId }) => playerId),
  );
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

/** A match that was within two points with five minutes left. */
const close = matches.find(isClose) ?? base;

function isClose({ events }: FinishedMatch): boolean {
  const before = events.findLast((event) => event.period === 4 && (event.clockSeconds ?? 0) >= 300);
  const { team, opponent } = before?.score ?? {};
  return Math.abs((team ?? 0) - (opponent ?? 99)) <= 2;
}

export const plantedStretches = {
  bench: [
    {
      name: 'a bench that scored 40',
      list: 'gains',
      topic: /^bench team$/,
      plant: (events, match) => {
        const five = starters(match, 'team');
        return movedMakes(events, 'team', (event) => !five.has(event.playerId), {
          into: true,
          count: 9,
        });
      },
    },
  ],
  run: [
    {
      name: 'a 20–0 run',
      list: 'gains',
      topic: /^run team$/,
      orTold: /^period 2$/,
      plant: (events) => {
        const within = (event: MatchEvent) => event.period === 2 && (event.clockSeconds ?? 0) > 200;
        const stopped = movedMakes(events, 'opponent', within, { into: false, count: 9 });
        return movedMakes(stopped, 'team', within, { into: true, count: 3 });
      },
    },
  ],
  period: [
    {
      name: 'a period lost by far',
      list: 'losses',
      topic: /^period 3$/,
      orTold: /^(run opponent|drought)$/,
      plant: (events) => {
        const within = (event: MatchEvent) => event.period === 3;
        const stopped = movedMakes(events, 'team', within, { into: false, count: 9 });
        return movedMakes(stopped, 'opponent', within, { into: true, count: 3 });
      },
    },
  ],
  foulTrouble: [
    {
      name: 'foul trouble',
      list: 'losses',
      topic: /^foul trouble /,
      plant: foulTrouble,
    },
  ],
  lineUps: [
    {
      name: 'a five that won its minutes',
      list: 'gains',
      topic: /^line-up 1$/,
      plant: (events, match) => {
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
    },
  ],
  drought: [
    {
      name: 'eight minutes without a basket of either side',
      list: 'losses',
      topic: /^drought$/,
      plant: (events) => {
        const within = ({ period, clockSeconds }: MatchEvent) =>
          period === 2 ? (clockSeconds ?? 0) > 360 : period === 1 && (clockSeconds ?? 600) < 240;
        const scored = (event: MatchEvent) => within(event) && event.type === 'freeThrow';
        const cold = movedMakes(events, 'team', within, { into: false, count: 20 });
        const both = movedMakes(cold, 'opponent', within, { into: false, count: 20 });
        return changed(both, scored, 99, (event) => shot(event, false));
      },
    },
  ],
  finish: [
    {
      name: 'a finish that slipped',
      list: 'losses',
      topic: /^clutch$/,
      says: /last five minutes|five minutes left/,
      match: close,
      plant: (events) => {
        const late = (side: Side) => (event: MatchEvent) =>
          event.side === side &&
          event.period === 4 &&
          (event.clockSeconds ?? 0) < 300 &&
          event.made !== undefined;
        const cold = changed(events, late('team'), 99, (event) => shot(event, false));
        return changed(cold, late('opponent'), 4, (event) => shot(event, true));
      },
    },
  ],
  overtime: [
    {
      name: 'an overtime won by twelve',
      list: 'gains',
      topic: /^overtime$/,
      says: /overtime/,
      plant: (events) => [
        ...events,
        ...events
          .filter((event) => event.side === 'team' && event.type === 'twoPointer')
          .slice(0, 6)
          .map((event, index) => ({
            ...shot(event, true),
            id: `overtime ${index}`,
            period: 5,
            clockSeconds: 280 - 40 * index,
          })),
      ],
    },
  ],
  pace: [
    {
      name: 'a fourth quarter played twice',
      list: 'gains',
      topic: /^pace$/,
      among: 3,
      plant: (events) =>
        events.flatMap((event) =>
          event.period === 4 && event.type !== 'substitution'
            ? [event, { ...event, id: `again ${event.id}` }]
            : [event],
        ),
    },
  ],
} satisfies PlantedFacts;
