import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { asTurnover, changed, isOf, qualified } from '../testing/plant.ts';
import { describePlanted } from '../testing/planted.ts';
import type { FinishedMatch } from '../written-insight.ts';

/* Balls lost and won, rebounds and passes. */

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

function idsOnSheet(match: FinishedMatch): string[] {
  return match.matchSheet.team.map(({ playerId }) => playerId);
}

describePlanted([
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
        (event) => isOf('team', 'twoPointer')(event) && !event.made && turn++ % 2 === 0,
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
        (event) => isOf('team', 'twoPointer')(event) && !event.made && turn++ % 2 === 0,
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
    'offensive rebounds',
    'gains',
    /^boards team$/,
    (events) =>
      changed(
        events,
        (event) => isOf('opponent', 'rebound')(event) && event.subtype === 'defensive',
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
        (event) => isOf('team', 'rebound')(event) && event.subtype === 'defensive',
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
        (event) => isOf('opponent', 'twoPointer')(event) && event.made === true,
        14,
        (event) => qualified(event, 'secondChance'),
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
]);
