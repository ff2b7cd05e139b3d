import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { close, lopsided, starters, won } from './match-choice.ts';
import { changed, movedMakes, shot } from './plant.ts';
import type { PlantedFacts } from './planted.ts';

/* Who was on court, single players, and the match beside the season. */

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

/** The starter who first sat down last never comes back: another player gets all the starter's plays, and it goes badly. */
function leftForGood(events: MatchEvent[], match: FinishedMatch): MatchEvent[] {
  const outs = [...starters(match, 'team')].map((playerId) =>
    events.findIndex((event) => event.playerId === playerId && event.subtype === 'out'),
  );
  const at = Math.max(...outs.filter((out) => (events[out]?.period ?? 9) <= 3));
  const star = events[at]?.playerId;
  const later = new Set(events.slice(at + 1).map(({ id }) => id));
  const gone = events.map((event) =>
    later.has(event.id) && event.playerId === star ? { ...event, playerId: 'substitute' } : event,
  );
  const within = (event: MatchEvent) => later.has(event.id);
  const cold = movedMakes(gone, 'team', within, { into: false, count: 4 });
  return movedMakes(cold, 'opponent', within, { into: true, count: 4 });
}

/** Ids of the events while all of some players were on court. */
function whileOnCourt(
  events: readonly MatchEvent[],
  match: FinishedMatch,
  players: readonly (string | undefined)[],
): Set<string> {
  const court = starters(match, 'team');
  const ids = new Set<string>();
  for (const { id, type, side, subtype, playerId } of events) {
    if (type === 'substitution' && side === 'team') {
      if (subtype === 'in') court.add(playerId);
      else court.delete(playerId);
    }
    if (players.every((player) => court.has(player))) ids.add(id);
  }
  return ids;
}

export const plantedFives = {
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
  seasonFirst: [
    {
      name: 'more points than in any match before',
      list: 'gains',
      topic: /^season first points$/,
      says: { en: /the most in 9 matches/, es: /el máximo en 9 partidos/ },
      plant: (events) =>
        (['twoPointer', 'threePointer', 'freeThrow'] as const).reduce(
          (all: MatchEvent[], type) =>
            changed(
              all,
              (event) => event.side === 'team' && event.type === type && event.made !== true,
              3,
              (event) => shot(event, true),
            ),
          events,
        ),
    },
  ],
  streak: [
    {
      name: 'a ninth win in a row',
      list: 'gains',
      topic: /^streak$/,
      says: { en: /won 9 in a row/, es: /9 victorias seguidas/ },
      match: won,
      plant: (events) => events,
    },
  ],
  earlyExit: [
    {
      name: 'a starter who left in the second quarter for good',
      list: 'losses',
      topic: /^early exit /,
      says: { en: /did not come back/, es: /no volvió/ },
      match: close,
      plant: leftForGood,
    },
    {
      name: 'a leader who left early in a match that was won without',
      list: 'gains',
      topic: /^early exit /,
      says: {
        en: /did not come back: you were \+/,
        es: /no volvió: desde ahí el parcial fue de \+/,
      },
      match: close,
      plant: (events, match) => {
        const leader = match.boxScore.team.players
          .toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
          .at(0)?.playerId;
        const at = events.findLastIndex(
          ({ playerId, subtype, period }) =>
            playerId === leader && subtype === 'out' && period <= 3,
        );
        const later = new Set(events.slice(at + 1).map(({ id }) => id));
        const gone = events.map((event) =>
          later.has(event.id) && event.playerId === leader
            ? { ...event, playerId: 'substitute' }
            : event,
        );
        const within = (event: MatchEvent) => later.has(event.id);
        return movedMakes(gone, 'opponent', within, { into: false, count: 6 });
      },
    },
  ],
  onOff: [
    {
      name: 'a match that went well with one player alone',
      list: 'gains',
      topic: /^on and off 1$/,
      orTold: /^line-up 1$/,
      match: close,
      plant: (events, match) => {
        const ids = whileOnCourt(events, match, [...starters(match, 'team')].slice(0, 1));
        const within = (event: MatchEvent) => ids.has(event.id);
        const stopped = movedMakes(events, 'opponent', within, { into: false, count: 8 });
        return movedMakes(stopped, 'team', within, { into: true, count: 8 });
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
  firstFive: [
    {
      name: 'a first five that lost its minutes while the others won theirs',
      list: 'losses',
      topic: /^first five$/,
      orTold: /^line-up -1$/,
      match: close,
      plant: (events, match) => {
        const ids = whileOnCourt(events, match, [...starters(match, 'team')]);
        const within = (event: MatchEvent) => ids.has(event.id);
        const colder = movedMakes(events, 'team', within, { into: false, count: 8 });
        return movedMakes(colder, 'opponent', within, { into: true, count: 8 });
      },
    },
  ],
  lineUps: [
    {
      name: 'a five that won its minutes',
      list: 'gains',
      topic: /^line-up 1$/,
      orTold: /^first five$/,
      plant: (events, match) => {
        const ids = whileOnCourt(events, match, [...starters(match, 'team')]);
        const within = (event: MatchEvent) => ids.has(event.id);
        const stopped = movedMakes(events, 'opponent', within, { into: false, count: 6 });
        return movedMakes(stopped, 'team', within, { into: true, count: 6 });
      },
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
