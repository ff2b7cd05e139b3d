import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { asTurnover, changed, movedMakes, shot } from './plant.ts';
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

/** A match that was within two points with five minutes left, and had no overtime. */
const close = matches.find(isClose) ?? base;

function isClose({ events }: FinishedMatch): boolean {
  const before = events.findLast((event) => event.period === 4 && (event.clockSeconds ?? 0) >= 300);
  const { team, opponent } = before?.score ?? {};
  const isRegular = events.every((event) => event.period <= 4);
  return isRegular && Math.abs((team ?? 0) - (opponent ?? 99)) <= 2;
}

/** The match that was won or lost by most. */
const lopsided = [...matches].sort((a, b) => marginOf(b) - marginOf(a))[0] ?? base;

function marginOf({ boxScore }: FinishedMatch): number {
  return Math.abs((boxScore.team.totals?.points ?? 0) - (boxScore.opponent.totals?.points ?? 0));
}

/** The match level after regulation: makes of the side that was ahead are misses, the earliest first. */
function levelled(events: readonly MatchEvent[]): MatchEvent[] {
  const scored = (side: Side) =>
    events.reduce((sum, event) => sum + (event.side === side ? (event.points ?? 0) : 0), 0);
  const ahead: Side = scored('team') > scored('opponent') ? 'team' : 'opponent';
  const margin = Math.abs(scored('team') - scored('opponent'));
  const twos = Math.floor(margin / 2);
  const made = (type: string) => (event: MatchEvent) =>
    event.side === ahead && event.type === type && event.made === true;
  const even = changed(events, made('twoPointer'), twos, (event) => shot(event, false));
  return margin % 2 === 0
    ? even
    : changed(even, made('freeThrow'), 1, (event) => shot(event, false));
}

export const plantedStretches = {
  margin: [
    {
      name: 'a match won by 30 balls that the opponent lost',
      list: 'gains',
      topic: /^margin$/,
      says: {
        en: /^You won by \d+\. .*fewer lost balls/,
        es: /^Ganaste de \d+\. .*pérdidas menos/,
      },
      plant: (events) =>
        changed(events, (event) => event.side === 'opponent' && isFieldGoal(event), 30, asTurnover),
    },
    {
      name: 'a match lost to threes that fell',
      list: 'losses',
      topic: /^margin$/,
      says: {
        en: /^You lost by \d+\. .*Luck cost you/,
        es: /^Perdiste de \d+\. .*La suerte te costó/,
      },
      plant: (events) =>
        changed(
          events,
          (event) =>
            event.side === 'opponent' && event.type === 'threePointer' && event.made !== true,
          12,
          (event) => shot(event, true),
        ),
    },
  ],
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
      topic: /^run team /,
      says: { en: /\d+–0 run/, es: /Un parcial de \d+–0/ },
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
      orTold: /^(run opponent|drought|half)/,
      match: close,
      plant: (events) => {
        const within = (event: MatchEvent) => event.period === 3;
        const stopped = movedMakes(events, 'team', within, { into: false, count: 9 });
        return movedMakes(stopped, 'opponent', within, { into: true, count: 3 });
      },
    },
  ],
  opponentTrio: [
    {
      name: 'three opponents who shared the scoring',
      list: 'losses',
      topic: /^opponent trio$/,
      says: { en: /of (?:their|.+’s?) \d+ points/, es: /metieron/ },
      plant: (events, match) => {
        const trio = [...match.boxScore.opponent.players]
          .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
          .slice(0, 3)
          .map(({ playerId }) => playerId);
        const isOpponents = ({ side, made }: MatchEvent) => side === 'opponent' && made === true;
        let turn = 0;
        return changed(events, isOpponents, 99, (event) => {
          if (trio.includes(event.playerId ?? '')) return event;
          const playerId = trio[turn % 3];
          turn += 1;
          return turn % 4 === 0 || playerId === undefined ? event : { ...event, playerId };
        });
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
      name: 'five minutes without a point',
      list: 'losses',
      topic: /^drought /,
      says: { en: /without a point/, es: /sin anotar/ },
      match: close,
      plant: (events) => {
        const within = ({ period, clockSeconds }: MatchEvent) =>
          period === 4 && (clockSeconds ?? 0) > 290;
        const own = (event: MatchEvent) => event.side === 'team' && within(event);
        const cold = movedMakes(events, 'team', within, { into: false, count: 20 });
        const scored = (event: MatchEvent) => own(event) && event.type === 'freeThrow';
        return changed(cold, scored, 99, (event) => shot(event, false));
      },
    },
  ],
  finish: [
    {
      name: 'a finish that slipped',
      list: 'losses',
      topic: /^finish$/,
      orTold: /^(run opponent|drought|lead lost)/,
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
  half: [
    {
      name: 'a second half lost evenly',
      list: 'losses',
      topic: /^half 2$/,
      orTold: /^lead lost/,
      match: close,
      plant: (events) => {
        const within = (event: MatchEvent) => event.period > 2;
        const cold = movedMakes(events, 'team', within, { into: false, count: 3 });
        return movedMakes(cold, 'opponent', within, { into: true, count: 3 });
      },
    },
  ],
  leadLost: [
    {
      name: 'a lead that was lost',
      list: 'losses',
      topic: /^lead lost /,
      orTold: /^(half 2|run opponent|drought|period|finish)/,
      match: close,
      plant: (events) => {
        const early = (event: MatchEvent) => event.period <= 2;
        const ahead = movedMakes(events, 'team', early, { into: true, count: 7 });
        return movedMakes(ahead, 'opponent', early, { into: false, count: 7 });
      },
    },
  ],
  overtime: [
    {
      name: 'an overtime won by twelve',
      list: 'gains',
      topic: /^overtime$/,
      says: { en: /won overtime/, es: /la prórroga/ },
      match: close,
      plant: (events) => [
        ...levelled(events),
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
      name: 'the start of every quarter played twice',
      list: 'gains',
      topic: /^pace$/,
      match: lopsided,
      plant: (events) =>
        events.flatMap((event) =>
          (event.clockSeconds ?? 0) > 400 && event.type !== 'substitution'
            ? [event, { ...event, id: `again ${event.id}` }]
            : [event],
        ),
    },
  ],
} satisfies PlantedFacts;
