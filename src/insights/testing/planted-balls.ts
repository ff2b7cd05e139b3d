import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { asTurnover, changed, isOf, qualified } from './plant.ts';
import type { PlantedFacts } from './planted.ts';

/* Balls lost and won, rebounds and passes. */

/** An assist on each of the team's baskets that `by` names a passer for, instead of the existing ones. */
export function assisted(
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

function idsOnSheet(match: FinishedMatch): string[] {
  return match.matchSheet.team.map(({ playerId }) => playerId);
}

export const plantedBalls = {
  turnoversInAPeriod: [
    {
      name: '15 turnovers in the third period',
      list: 'losses',
      topic: /^turnovers 3$/,
      plant: (events) =>
        changed(
          events,
          (event) =>
            event.side === 'team' && isFieldGoal(event) && event.period === 3 && !event.made,
          12,
          asTurnover,
        ),
    },
  ],
  turnovers: [
    {
      name: 'turnovers all match long',
      list: 'losses',
      topic: /^turnovers$/,
      plant: (events) => {
        let turn = 0;
        return changed(
          events,
          (event) => isOf('team', 'twoPointer')(event) && !event.made && turn++ % 2 === 0,
          14,
          (event) => ({ ...asTurnover(event), subtype: 'doubledribble' }),
        );
      },
    },
    {
      name: 'balls won',
      list: 'gains',
      topic: /^forced turnovers$/,
      plant: (events) =>
        changed(
          events,
          (event) => event.side === 'opponent' && isFieldGoal(event) && !event.made,
          14,
          asTurnover,
        ),
    },
  ],
  turnoversByKind: [
    {
      name: 'bad passes',
      list: 'losses',
      topic: /^turnovers badpass$/,
      plant: (events) => {
        let turn = 0;
        return changed(
          events,
          (event) => isOf('team', 'twoPointer')(event) && !event.made && turn++ % 2 === 0,
          9,
          (event) => ({ ...asTurnover(event), subtype: 'badpass' }),
        );
      },
    },
  ],
  pointsOffTurnovers: [
    {
      name: 'points off turnovers',
      list: 'losses',
      topic: /^points off turnovers opponent$/,
      says: {
        en: /scored \d+ points off your \d+ turnovers where \d+ points are usual.*\. You scored \d+ points? off theirs/,
        es: /sacó \d+ puntos de tus \d+ pérdidas/,
      },
      plant: (events) =>
        changed(
          events,
          (event) => isOf('opponent', 'twoPointer')(event) && event.made === true,
          10,
          (event) => qualified(event, 'fromTurnover'),
        ),
    },
    {
      name: 'points off balls won',
      list: 'gains',
      topic: /^points off turnovers team$/,
      plant: (events) =>
        changed(
          events,
          (event) => isOf('team', 'twoPointer')(event) && event.made === true,
          10,
          (event) => qualified(event, 'fromTurnover'),
        ),
    },
  ],
  rebounds: [
    {
      name: 'offensive rebounds',
      list: 'gains',
      topic: /^boards team$/,
      plant: (events) =>
        changed(
          events,
          (event) => isOf('opponent', 'rebound')(event) && event.subtype === 'defensive',
          12,
          (event) => ({ ...event, side: 'team', playerId: 'none', subtype: 'offensive' }),
        ),
    },
    {
      name: 'offensive rebounds given up',
      list: 'losses',
      topic: /^boards opponent$/,
      plant: (events) =>
        changed(
          events,
          (event) => isOf('team', 'rebound')(event) && event.subtype === 'defensive',
          12,
          (event) => ({ ...event, side: 'opponent', playerId: 'none', subtype: 'offensive' }),
        ),
    },
  ],
  secondChances: [
    {
      name: 'second chances against',
      list: 'losses',
      topic: /^second chance opponent$/,
      plant: (events) =>
        changed(
          events,
          (event) => isOf('opponent', 'twoPointer')(event) && event.made === true,
          14,
          (event) => qualified(event, 'secondChance'),
        ),
    },
  ],
  assists: [
    {
      name: 'every basket off a pass',
      list: 'gains',
      topic: /^assists$/,
      plant: (events, match) => {
        const passers = idsOnSheet(match);
        return assisted(events, ({ playerId }, index) => {
          const passer = passers[(index + passers.length) % passers.length];
          return passer === playerId ? passers[(index + 1) % passers.length] : passer;
        });
      },
    },
  ],
  assistPair: [
    {
      name: 'one passer finding one shooter',
      list: 'gains',
      topic: /^assist pair$/,
      plant: (events, match) => {
        const baskets = (id: string) =>
          events.filter((e) => e.playerId === id && isFieldGoal(e) && e.made === true).length;
        const [shooter, passer] = idsOnSheet(match).sort((a, b) => baskets(b) - baskets(a));
        return assisted(events, ({ playerId }) => (playerId === shooter ? passer : undefined));
      },
    },
  ],
} satisfies PlantedFacts;
