import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { close } from './match-choice.ts';
import { asTurnover, changed, movedMakes, shot } from './plant.ts';
import type { PlantedFacts } from './planted.ts';

/* The match as a whole, and stretches of it. */

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

/** The match level before a period, by makes before it that are misses. */
function levelledBefore(events: readonly MatchEvent[], period: number): MatchEvent[] {
  const early = events.filter((event) => event.period < period);
  return [...levelled(early), ...events.slice(early.length)];
}

export const plantedStretches = {
  margin: [
    {
      name: 'a match won by 30 balls that the opponent lost',
      list: 'gains',
      topic: /^margin$/,
      says: {
        en: /^Won on the ball, \d+ turnovers to \d+/,
        es: /^Victoria en el cuidado del balón, \d+ pérdidas frente a \d+/,
      },
      plant: (events) =>
        changed(events, (event) => event.side === 'opponent' && isFieldGoal(event), 30, asTurnover),
    },
    {
      name: 'a match lost to threes that fell',
      list: 'losses',
      topic: /^margin$/,
      says: {
        en: /^Lost .*on threes, \d+ of \d+ to \d+ of \d+ \(mostly luck\)/,
        es: /^Derrota .*en los triples, \d+ de \d+ frente a \d+ de \d+ \(sobre todo suerte\)/,
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
  run: [
    {
      name: 'a 20–0 run',
      list: 'gains',
      topic: /^run team /,
      // The run is the verdict's stretch, which no other sentence repeats.
      orTold: /^margin$/,
      says: { en: /: 24–29 became 38–29\./, es: /: del 24–29 al 38–29\./ },
      plant: (events) => {
        const within = (event: MatchEvent) => event.period === 2 && (event.clockSeconds ?? 0) > 200;
        const stopped = movedMakes(events, 'opponent', within, { into: false, count: 9 });
        return movedMakes(stopped, 'team', within, { into: true, count: 3 });
      },
    },
  ],
  period: [
    {
      name: 'a last quarter lost from level',
      list: 'losses',
      topic: /^period 4$/,
      orTold: /^(run opponent|drought|finish|margin)/,
      says: { en: /^Lost .*\d+–\d+ became \d+–\d+\.|, from \d+–\d+ to/, es: /\bal \d+–\d+\./ },
      match: close,
      plant: (events) => {
        const within = (event: MatchEvent) => event.period === 4;
        const level = levelledBefore(events, 4);
        const cold = changed(
          level,
          (e) => e.side === 'team' && within(e),
          5,
          (e) => shot(e, false),
        );
        return changed(
          cold,
          (e) => e.side === 'opponent' && within(e) && e.made === false,
          4,
          (e) => shot(e, true),
        );
      },
    },
    {
      name: 'a period lost by far',
      list: 'losses',
      topic: /^period 3$/,
      orTold: /^margin$/,
      says: { en: /: 46–26 became 46–59\./, es: /: del 46–26 al 46–59\./ },
      match: close,
      plant: (events) => {
        const within = (event: MatchEvent) => event.period === 3;
        const stopped = movedMakes(events, 'team', within, { into: false, count: 9 });
        return movedMakes(stopped, 'opponent', within, { into: true, count: 3 });
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
} satisfies PlantedFacts;
