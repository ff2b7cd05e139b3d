import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { withEvents } from './matches.ts';
import { asCornerThree, changed, isFromZone, isOf, movedMakes, qualified, shot } from './plant.ts';
import { base, type PlantedFacts } from './planted.ts';

/* Shots by zone and kind, free throws, and their shooters. */

/** Makes from above the break and from mid-range, moved to the corner, and some misses that go in there. */
function cornerBarrage(events: MatchEvent[], side: Side): MatchEvent[] {
  const makes = changed(
    events,
    (event) => isFromZone(side, 'aboveBreakThree')(event) && event.made === true,
    4,
    (event) => asCornerThree(event, true),
  );
  return changed(
    makes,
    (event) => isFromZone(side, 'midRange')(event),
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

/** The match as a scorer without a chart has it. */
function withoutPlaces(match: FinishedMatch): FinishedMatch {
  return withEvents(
    match,
    match.events.map(({ courtPosition: _, ...event }) => event),
  );
}

/** Who took most shots. */
function topShooter({ boxScore }: FinishedMatch, side: Side): string | undefined {
  const shots = (player: (typeof boxScore.team.players)[number]) =>
    (player.twos.attempted ?? 0) + (player.threes.attempted ?? 0);
  return [...boxScore[side].players].sort((a, b) => shots(b) - shots(a))[0]?.playerId;
}

/** The team's top shooter makes or misses nearly every shot, and has rebounds and assists that were the others'. */
function besides(events: MatchEvent[], match: FinishedMatch, { into }: { into: boolean }) {
  const star = topShooter(match, 'team');
  const isStars = ({ playerId }: MatchEvent) => playerId === star;
  const moved = movedMakes(events, 'team', isStars, { into, count: 9 });
  return (['rebound', 'assist'] as const).reduce(
    (all, type) =>
      changed(all, isOf('team', type), 8, (event) =>
        star === undefined || assistsOwn(event, all) ? event : { ...event, playerId: star },
      ),
    moved,
  );

  function assistsOwn({ relatedEventId, type }: MatchEvent, all: readonly MatchEvent[]): boolean {
    const related = all.find(({ id }) => id === relatedEventId);
    return type === 'assist' && related !== undefined && isStars(related);
  }
}

export const plantedShots = {
  shooting: [
    {
      name: 'an opponent’s corner-three barrage',
      list: 'losses',
      topic: /^opponent cornerThree$/,
      orTold: /^shot mix opponent$/,
      plant: (events) => cornerBarrage(events, 'opponent'),
    },
    {
      name: 'a corner-three barrage',
      list: 'gains',
      topic: /^team cornerThree$/,
      orTold: /^shot mix team$/,
      plant: (events) => cornerBarrage(events, 'team'),
    },
    {
      name: 'misses at the rim',
      list: 'losses',
      topic: /^team rim$/,
      plant: (events) =>
        changed(events, isFromZone('team', 'rim'), 16, (event) => shot(event, false)),
    },
    {
      name: 'an opponent stopped at the rim',
      list: 'gains',
      topic: /^opponent rim$/,
      plant: (events) =>
        changed(events, isFromZone('opponent', 'rim'), 16, (event) => shot(event, false)),
    },
    {
      name: 'free throws missed',
      list: 'losses',
      topic: /^team freeThrows$/,
      says: {
        en: /0 of \d+ free throws where \d+ is usual: about \d+ points.*mostly bad luck/,
        es: /0 de \d+ tiros libres.*sobre todo mala suerte/,
      },
      plant: (events) =>
        changed(events, isOf('team', 'freeThrow'), 99, (event) => shot(event, false)),
    },
    {
      name: 'threes of an opponent that did not fall',
      list: 'gains',
      topic: /^opponent (?:threes|aboveBreakThree)$/,
      says: {
        en: /threes.* where \d+ is usual.*mostly luck/,
        es: /triples.*sobre todo suerte/,
      },
      plant: (events) =>
        changed(
          events,
          (event) => isOf('opponent', 'threePointer')(event) && event.made === true,
          7,
          (event) => shot(event, false),
        ),
    },
  ],
  freeThrowTrips: [
    {
      name: 'free throws given',
      list: 'losses',
      topic: /^opponent free throws won$/,
      plant: (events) => moreFreeThrows(events, 'opponent', 30),
    },
    {
      name: 'free throws won',
      list: 'gains',
      topic: /^team free throws won$/,
      plant: (events) => moreFreeThrows(events, 'team', 30),
    },
  ],
  fastBreak: [
    {
      name: 'fast breaks',
      list: 'gains',
      topic: /^fast break team$/,
      plant: (events) =>
        changed(
          events,
          (event) => isOf('team', 'twoPointer')(event) && event.made === true,
          14,
          (event) => qualified(event, 'fastBreak'),
        ),
    },
  ],
  scorer: [
    {
      name: 'a player who made almost every shot',
      list: 'gains',
      topic: /^scorer /,
      plant: (events, match) => {
        const star = topShooter(match, 'team');
        return movedMakes(events, 'team', ({ playerId }) => playerId === star, {
          into: true,
          count: 9,
        });
      },
    },
    {
      name: 'a star’s whole good night: points, luck, rebounds and assists',
      list: 'gains',
      topic: /^scorer /,
      says: {
        en: /from as many shots; most of that gap is luck .* also had \d+ rebounds and \d+ assists/,
        es: /con los mismos tiros; .* es suerte\. .* sumó además \d+ rebotes y \d+ asistencias/,
      },
      plant: (events, match) => besides(events, match, { into: true }),
    },
    {
      name: 'a star’s whole poor night: misses, luck and rebounds',
      list: 'losses',
      topic: /^scorer /,
      says: {
        en: /took \d+ of your \d+ shots and made \d; .* mostly luck\. .* also had \d+ rebounds/,
        es: /lanzó \d+ de tus \d+ tiros y metió \d; .* suerte\. .* sumó además \d+ rebotes/,
      },
      plant: (events, match) => besides(events, match, { into: false }),
    },
    {
      name: 'an opponent who could not be stopped',
      list: 'losses',
      topic: /^scorer /,
      plant: (events, match) => {
        const star = topShooter(match, 'opponent');
        return movedMakes(events, 'opponent', ({ playerId }) => playerId === star, {
          into: true,
          count: 9,
        });
      },
    },
  ],
  shotMix: [
    {
      name: 'twos that became threes, of which few went in',
      list: 'gains',
      topic: /^shot mix team$/,
      plant: (events) => {
        const above = (event: MatchEvent, made: boolean) => ({
          ...asCornerThree(event, made),
          courtPosition: { x: 7.5, y: 9 },
        });
        // Over the whole match, so that no stretch differs: one in three made, as usual.
        let turn = 0;
        return changed(events, isOf('team', 'twoPointer'), 14, (event) => {
          turn += 1;
          return above(event, turn % 3 === 0);
        });
      },
    },
    {
      name: 'an opponent whose short shots in the paint became layups',
      list: 'losses',
      topic: /^shot mix opponent$/,
      says: {
        en: /better.*: 0 of \d+ came in the paint but not at the rim where \d+ is usual/,
        es: /mejor.*: 0 de \d+/,
      },
      plant: (events) =>
        changed(events, isFromZone('opponent', 'paint'), 99, (event) => ({
          ...event,
          subtype: 'layup',
          courtPosition: { x: 7.5, y: 2 },
        })),
    },
    {
      name: 'more threes in a match without locations',
      list: 'gains',
      topic: /^shot mix team$/,
      says: {
        en: /better.*: \d+ of \d+ were threes where \d+ is usual/,
        es: /mejor.*: \d+ de \d+.*triples/,
      },
      match: withoutPlaces(base),
      plant: (events) => {
        const three = (made: boolean) => (event: MatchEvent) =>
          shot({ ...event, type: 'threePointer' }, made);
        const isTwo = (made: boolean) => (event: MatchEvent) =>
          isOf('team', 'twoPointer')(event) && event.made === made;
        return changed(changed(events, isTwo(true), 6, three(true)), isTwo(false), 4, three(false));
      },
    },
  ],
} satisfies PlantedFacts;
