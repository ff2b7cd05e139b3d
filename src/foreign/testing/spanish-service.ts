import type { OtherService } from './services.ts';
import { club, matches, type TrueLine, type TrueSide, teams } from './truth.ts';

const us = { name: teams[0]?.name ?? '' };

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

/** The mapping that a club's helper would write for it. */
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
