import type { BoxScore, Line, PlayerLine } from '../../contract/box-score.ts';
import type { RosterEntry, Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import {
  type TrueLine,
  type TruePlayer,
  matches as trueMatches,
  teams as trueTeams,
} from './truth.ts';

/* Replies in the contract's own words and with every field of it, to be reworded. */

export const ourTeam = { id: '7001', name: 'Herons U16' };

const lineOf = (line: TrueLine): Line => ({
  seconds: line.seconds,
  points: line.points,
  twos: { made: line.twos[0], attempted: line.twos[1] },
  threes: { made: line.threes[0], attempted: line.threes[1] },
  freeThrows: { made: line.freeThrows[0], attempted: line.freeThrows[1] },
  offensiveRebounds: line.offensiveRebounds,
  defensiveRebounds: line.defensiveRebounds,
  assists: line.assists,
  turnovers: line.turnovers,
  steals: line.steals,
  blocks: line.blocks,
  blocksReceived: line.blocks + 1,
  fouls: line.fouls,
  foulsDrawn: line.fouls + 2,
  plusMinus: line.plusMinus,
});

/** Ids that are a number as text, so that a service may send them as numbers. */
const numericId = (id: string) =>
  String(9000 + Number.parseInt(id.slice(0, 2), 16) * 100 + Number(id.slice(-4)));

const playerOf = (player: TruePlayer): PlayerLine => ({
  playerId: numericId(player.id),
  number: player.number,
  name: player.name,
  starter: player.starter,
  played: true,
  captain: player.number === '7',
  ...lineOf(player),
});

export const teams: Team[] = trueTeams.map((team, at) => ({
  id: at === 0 ? ourTeam.id : '7002',
  name: team.name,
  category: team.category,
  season: '2026-27',
  colour: '#b3261e',
}));

export const matches: Match[] = trueMatches.map((match, at) => ({
  id: numericId(match.id),
  startsAt: match.startsAt,
  status: match.status,
  competition: 'County League',
  round: String(at + 1),
  venue: 'Meadow Park Hall',
  homeAway: match.isHome ? 'home' : 'away',
  opponent: { id: numericId(match.opponent.id), name: match.opponent.name },
  score: match.score && { team: match.score[0], opponent: match.score[1] },
  periods: match.score
    ? [20, 14, 18].map((points) => ({ team: points, opponent: points + at }))
    : [],
  regulationPeriods: 4,
  periodMinutes: 10,
  overtimeMinutes: 5,
  attendance: 100 + at,
  officials: ['Ref One', 'Ref Two'],
  insightsStatus: 'not_generated',
}));

export const roster: RosterEntry[] = (trueMatches[0]?.own.players ?? []).map((player) => ({
  playerId: numericId(player.id),
  name: player.name,
  number: player.number,
  position: 'GF',
  captain: player.number === '7',
}));

export const boxScores: BoxScore[] = trueMatches
  .filter(({ score }) => score !== null)
  .map((match) => ({
    matchId: numericId(match.id),
    status: match.status,
    team: {
      name: ourTeam.name,
      coach: 'C. Oach',
      players: match.own.players.map(playerOf),
      totals: lineOf(match.own.totals),
    },
    opponent: {
      name: match.opponent.name,
      players: match.other.players.map(playerOf),
      totals: lineOf(match.other.totals),
    },
  }));

/** Where shots are taken from: three-pointers from around the arc, others from the lane and beside it. */
function spotOf(isThree: boolean, at: number) {
  const angle = ((15 + ((at * 41) % 150)) / 180) * Math.PI;
  const distance = isThree ? 7.1 : 0.8 + (at % 5);
  return {
    x: Math.round((7.5 + distance * Math.cos(angle)) * 100) / 100,
    y: Math.round((1.575 + distance * Math.sin(angle)) * 100) / 100,
  };
}

const shooters = ['9001', '9002', '9003', '9004'];

/** A short match, event by event. */
export const events: MatchEvent[] = Array.from({ length: 60 }, (_, at): MatchEvent => {
  const isThree = at % 3 === 0;
  const side = at % 2 === 0 ? 'team' : 'opponent';
  const made = at % 5 < 2;
  const period = 1 + Math.floor(at / 15);
  const kind = at % 4;
  const common = {
    id: String(5000 + at),
    sequence: at + 1,
    period,
    clockSeconds: 600 - (at % 15) * 37,
    side,
    playerId: shooters[at % 4],
    score: { team: at * 2, opponent: at },
  } as const;
  if (kind === 3)
    return { ...common, type: 'rebound', subtype: at % 8 === 3 ? 'offensive' : 'defensive' };
  return {
    ...common,
    type: isThree ? 'threePointer' : 'twoPointer',
    made,
    courtPosition: spotOf(isThree, at),
    ...(made ? { points: isThree ? 3 : 2 } : {}),
  };
});
