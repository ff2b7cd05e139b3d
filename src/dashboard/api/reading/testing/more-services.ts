import type { OtherService } from './services.ts';
import { club, matches, type TrueLine, type TruePlayer, type TrueSide, teams } from './truth.ts';

/* Three services of other habits yet; the reader was not written with them at hand. */

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

/** Spanish, with words that no vocabulary has: a mapping is needed. */
const lineaDe = (line: TrueLine) => ({
  minutos: `${Math.floor(line.seconds / 60)}:${String(line.seconds % 60).padStart(2, '0')}`,
  tantos: line.points,
  canastasDos: { dentro: line.twos[0], lanzadas: line.twos[1] },
  canastasTres: { dentro: line.threes[0], lanzadas: line.threes[1] },
  personalesTiro: { dentro: line.freeThrows[0], lanzadas: line.freeThrows[1] },
  rechacesAtaque: line.offensiveRebounds,
  rechacesDefensa: line.defensiveRebounds,
  pases: line.assists,
  errores: line.turnovers,
  recuperaciones: line.steals,
  gorros: line.blocks,
  infracciones: line.fouls,
  balance: line.plusMinus,
});

const lado = (nombre: string, { players, totals }: TrueSide) => ({
  nombre,
  fichas: players.map((player) => ({
    codigo: player.id,
    apodo: player.name,
    camisola: player.number,
    deInicio: player.starter,
    ...lineaDe(player),
  })),
  suma: lineaDe(totals),
});

export const spanish: OtherService = {
  sends: { opponentPlayers: true, starters: true, rounding: 0 },
  club: { id: club.id, nombre: club.name },
  teams: { plantillas: teams.map(({ id, name }) => ({ clave: id, denominacion: name })) },
  matches: {
    calendario: matches.map(({ id, startsAt, opponent, isHome, status, score }) => ({
      clave: id,
      cuando: startsAt,
      marcha: { scheduled: 'programado', live: 'en juego', completed: 'finalizado' }[status],
      enCasa: isHome,
      enfrente: { clave: opponent.id, denominacion: opponent.name },
      tanteo: score && { nosotros: score[0], ellos: score[1] },
    })),
  },
  box: ({ opponent, own, other }) => ({
    nuestroEquipo: lado(us.name, own),
    otroEquipo: lado(opponent.name, other),
  }),
};

/** What a helper of the club would write for it. */
export const spanishMapping = `{
  "version": 1,
  "replies": {
    "teams": {
      "teams[].id": "plantillas[].clave",
      "teams[].name": "plantillas[].denominacion"
    },
    "matches": {
      "matches[].id": "calendario[].clave",
      "matches[].startsAt": "calendario[].cuando",
      "matches[].status": "calendario[].marcha",
      "matches[].homeAway": "calendario[].enCasa",
      "matches[].opponent.id": "calendario[].enfrente.clave",
      "matches[].opponent.name": "calendario[].enfrente.denominacion",
      "matches[].score.team": "calendario[].tanteo.nosotros",
      "matches[].score.opponent": "calendario[].tanteo.ellos"
    },
    "boxScore": {
      "team": "nuestroEquipo",
      "opponent": "otroEquipo",
      "players[].playerId": "fichas[].codigo",
      "players[].name": "fichas[].apodo",
      "players[].number": "fichas[].camisola",
      "players[].starter": "fichas[].deInicio",
      "players[].points": "fichas[].tantos",
      "players[].twos.made": "fichas[].canastasDos.dentro",
      "players[].twos.attempted": "fichas[].canastasDos.lanzadas",
      "players[].threes.made": "fichas[].canastasTres.dentro",
      "players[].threes.attempted": "fichas[].canastasTres.lanzadas",
      "players[].freeThrows.made": "fichas[].personalesTiro.dentro",
      "players[].freeThrows.attempted": "fichas[].personalesTiro.lanzadas",
      "players[].offensiveRebounds": "fichas[].rechacesAtaque",
      "players[].defensiveRebounds": "fichas[].rechacesDefensa",
      "players[].assists": "fichas[].pases",
      "players[].turnovers": "fichas[].errores",
      "players[].blocks": "fichas[].gorros",
      "players[].fouls": "fichas[].infracciones",
      "players[].plusMinus": "fichas[].balance",
      "totals": "suma"
    }
  }
}`;
