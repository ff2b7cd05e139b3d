import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import {
  asCornerThree,
  changed,
  isFromZone,
  isOf,
  movedMakes,
  qualified,
  shot,
} from '../testing/plant.ts';
import { describePlanted } from '../testing/planted.ts';
import type { FinishedMatch } from '../written-insight.ts';

/* Shots by place and kind, free throws, and who shot them. */

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

/** Who took most shots. */
function topShooter({ boxScore }: FinishedMatch, side: Side): string | undefined {
  const shots = (player: (typeof boxScore.team.players)[number]) =>
    (player.twos.attempted ?? 0) + (player.threes.attempted ?? 0);
  return [...boxScore[side].players].sort((a, b) => shots(b) - shots(a))[0]?.playerId;
}

describePlanted([
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
    (events) => changed(events, isFromZone('team', 'rim'), 16, (event) => shot(event, false)),
  ],
  [
    'an opponent stopped at the rim',
    'gains',
    /^opponent rim$/,
    (events) => changed(events, isFromZone('opponent', 'rim'), 16, (event) => shot(event, false)),
  ],
  [
    'free throws missed',
    'losses',
    /^free throws made$/,
    (events) => changed(events, isOf('team', 'freeThrow'), 99, (event) => shot(event, false)),
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
    'fast breaks',
    'gains',
    /^fast break team$/,
    (events) =>
      changed(
        events,
        (event) => isOf('team', 'twoPointer')(event) && event.made === true,
        14,
        (event) => qualified(event, 'fastBreak'),
      ),
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
]);
