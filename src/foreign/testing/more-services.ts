import type { OtherService } from './services.ts';
import { club, matches, type TrueLine, type TruePlayer, type TrueSide, teams } from './truth.ts';

/* Two more services, which were not used while the reader was written. */

const us = { id: teams[0]?.id ?? '', name: teams[0]?.name ?? '' };
const duration = (seconds: number) =>
  `PT${String(Math.floor(seconds / 60)).padStart(2, '0')}M${String(seconds % 60).padStart(2, '0')}.00S`;

/** JSON:API: everything in `attributes`, durations and zoned times in ISO 8601, ids of clubs as numbers elsewhere. */
const resource = (type: string, id: string, attributes: object) => ({ type, id, attributes });

const resourceLine = (line: TrueLine) => ({
  playingTime: duration(line.seconds),
  points: line.points,
  fieldGoalsMade: line.twos[0] + line.threes[0],
  fieldGoalsAttempted: line.twos[1] + line.threes[1],
  threePointersMade: line.threes[0],
  threePointersAttempted: line.threes[1],
  freeThrowsMade: line.freeThrows[0],
  freeThrowsAttempted: line.freeThrows[1],
  reboundsOffensive: line.offensiveRebounds,
  reboundsDefensive: line.defensiveRebounds,
  assists: line.assists,
  turnovers: line.turnovers,
  steals: line.steals,
  blocks: line.blocks,
  foulsPersonal: line.fouls,
  plusMinusPoints: line.plusMinus,
});

const resourceSide = (
  name: string,
  id: string,
  homeAway: string,
  { players, totals }: TrueSide,
) => ({
  ...resource('team-box-score', id, {}),
  attributes: {
    name,
    homeAway,
    players: players.map((player) =>
      resource('player', player.id, {
        displayName: player.name,
        jerseyNumber: player.number,
        starter: player.starter,
        statistics: resourceLine(player),
      }),
    ),
    totals: resourceLine(totals),
  },
});

export const jsonApi: OtherService = {
  sends: { opponentPlayers: true, starters: true, rounding: 0 },
  club: resource('club', club.id, { name: club.name }),
  teams: teams.map(({ id, name, category }) => resource('team', id, { name, category })),
  matches: matches.map(({ id, startsAt, opponent, isHome, status, score }) =>
    resource('match', id, {
      scheduledAt: startsAt,
      status: { scheduled: 'pre', live: 'in-play', completed: 'post' }[status],
      home: isHome
        ? { ...us, score: score?.[0] ?? null }
        : { ...opponent, score: score?.[1] ?? null },
      away: isHome
        ? { ...opponent, score: score?.[1] ?? null }
        : { ...us, score: score?.[0] ?? null },
      competition: 'County Cup',
    }),
  ),
  box: ({ id, opponent, isHome, own, other }) =>
    resource('box-score', id, {
      teams: [
        resourceSide(us.name, us.id, isHome ? 'home' : 'away', own),
        resourceSide(opponent.name, opponent.id, isHome ? 'away' : 'home', other),
      ],
    }),
};

/** Competitors in a list, headers with rows, pairs as `[made, attempted]`, seconds, epoch times. */
const headers = [
  'id',
  'athlete',
  'jersey',
  'starter',
  'secs',
  'PTS',
  '2PT',
  '3PT',
  'FT',
  'OREB',
  'DREB',
  'AST',
  'TO',
  'STL',
  'BLK',
  'PF',
  '+/-',
];

const cells = (line: TrueLine) => [
  line.seconds,
  line.points,
  line.twos,
  line.threes,
  line.freeThrows,
  line.offensiveRebounds,
  line.defensiveRebounds,
  line.assists,
  line.turnovers,
  line.steals,
  line.blocks,
  line.fouls,
  line.plusMinus,
];

const row = (player: TruePlayer) => [
  player.id,
  player.name,
  player.number,
  player.starter,
  ...cells(player),
];

const competitor = (id: string, name: string, isHome: boolean, { players, totals }: TrueSide) => ({
  team: { id, displayName: name },
  homeAway: isHome ? 'home' : 'away',
  athletes: { headers, rows: players.map(row) },
  totals: Object.fromEntries(headers.slice(4).map((header, at) => [header, cells(totals)[at]])),
});

export const competitors: OtherService = {
  sends: { opponentPlayers: true, starters: true, rounding: 0 },
  club,
  teams: {
    results: teams.map(({ id, name }) => ({ uuid: id, displayName: name })),
    count: teams.length,
  },
  matches: {
    events: matches.map(({ id, startsAt, opponent, isHome, status, score }) => ({
      uuid: id,
      date: Date.parse(startsAt) / 1000,
      status: {
        type: { name: 'x' },
        state: { scheduled: 'pre', live: 'in_progress', completed: 'post' }[status],
      },
      competitors: [
        {
          team: { id: opponent.id, displayName: opponent.name },
          homeAway: isHome ? 'away' : 'home',
          score: score ? String(score[1]) : null,
        },
        {
          team: { id: us.id, displayName: us.name },
          homeAway: isHome ? 'home' : 'away',
          score: score ? String(score[0]) : null,
        },
      ],
    })),
    count: matches.length,
  },
  box: ({ opponent, isHome, own, other }) => ({
    competitors: [
      competitor(opponent.id, opponent.name, !isHome, other),
      competitor(us.id, us.name, isHome, own),
    ],
  }),
};
