import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { asTurnover, changed, isOf, movedMakes, shot } from './plant.ts';
import { base, type PlantedFacts } from './planted.ts';
import { assisted } from './planted-balls.ts';

/* What one player did. */

/** The player whom it is planted in: who took most shots. */
export const star = [...base.boxScore.team.players]
  .map(({ playerId, twos, threes }) => ({
    playerId,
    shots: (twos.attempted ?? 0) + (threes.attempted ?? 0),
  }))
  .sort((a, b) => b.shots - a.shots)[0]?.playerId;

/** A team-mate. */
const other = base.boxScore.team.players.find(
  (player) => player.played && player.playerId !== star,
)?.playerId;

const isStars = ({ playerId }: MatchEvent) => playerId === star;
const byStar = (event: MatchEvent): MatchEvent =>
  star === undefined ? event : { ...event, side: 'team', playerId: star };

/** The events while the player was not on court. */
function onBench(events: readonly MatchEvent[]): Set<string> {
  let onCourt = base.matchSheet.team.some((entry) => entry.starter && entry.playerId === star);
  const ids = new Set<string>();
  for (const event of events) {
    if (event.type === 'substitution' && isStars(event)) onCourt = event.subtype === 'in';
    if (!onCourt) ids.add(event.id);
  }
  return ids;
}

export const plantedInPlayers = {
  playerScoring: [
    {
      name: 'nearly every shot went in',
      list: 'gains',
      topic: /^scoring$/,
      orTold: /^(twos|threes)$/,
      plant: (events) => movedMakes(events, 'team', isStars, { into: true, count: 9 }),
    },
  ],
  playerPoints: [
    {
      name: 'a scorer who hardly shot',
      list: 'losses',
      topic: /^points$/,
      plant: (events) =>
        changed(
          events,
          (event) => isStars(event) && event.made !== undefined,
          99,
          (event) => ({ ...event, playerId: other }),
        ),
    },
  ],
  playerShooting: [
    {
      name: 'every two missed',
      list: 'losses',
      topic: /^twos$/,
      orTold: /^scoring$/,
      plant: (events) =>
        changed(
          events,
          (event) => isStars(event) && event.type === 'twoPointer',
          99,
          (event) => shot(event, false),
        ),
    },
  ],
  playerTurnovers: [
    {
      name: 'misses that were turnovers',
      list: 'losses',
      topic: /^turnovers$/,
      plant: (events) =>
        changed(
          events,
          (event) => isStars(event) && isFieldGoal(event) && event.made !== true,
          8,
          asTurnover,
        ),
    },
  ],
  playerAssists: [
    {
      name: 'a pass before every basket of the others',
      list: 'gains',
      topic: /^assists$/,
      plant: (events) => assisted(events, (event) => (isStars(event) ? undefined : star)),
    },
  ],
  playerRebounds: [
    {
      name: 'the opponent’s boards taken',
      list: 'gains',
      topic: /^rebounds$/,
      plant: (events) =>
        changed(events, isOf('opponent', 'rebound'), 15, (event) => ({
          ...byStar(event),
          subtype: 'offensive',
        })),
    },
  ],
  playerDefence: [
    {
      name: 'every steal and block of the team',
      list: 'gains',
      topic: /^defence$/,
      plant: (events) =>
        changed(
          events,
          ({ type, side }) => side === 'team' && (type === 'steal' || type === 'block'),
          99,
          byStar,
        ),
    },
  ],
  playerFouls: [
    {
      name: 'every foul of the team',
      list: 'losses',
      topic: /^fouls$/,
      plant: (events) => changed(events, isOf('team', 'foul'), 5, byStar),
    },
  ],
  playerOnCourt: [
    {
      name: 'a team that was lost without',
      list: 'gains',
      topic: /^onCourt$/,
      plant: (events) => {
        const bench = onBench(events);
        const within = ({ id }: MatchEvent) => bench.has(id);
        const colder = movedMakes(events, 'team', within, { into: false, count: 6 });
        return movedMakes(colder, 'opponent', within, { into: true, count: 6 });
      },
    },
  ],
} satisfies PlantedFacts;
