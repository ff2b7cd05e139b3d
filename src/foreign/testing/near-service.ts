import { all, clock, type OtherService, offset, us } from './services.ts';
import { club, matches, type TrueLine, type TrueSide, teams } from './truth.ts';

/** Nearly the contract: `id` for a player's, the opponent as text, numbers for shirts, a venue that says the side. */
const nearLine = (line: TrueLine) => ({
  minutes: clock(line.seconds),
  points: line.points,
  fieldGoals: { made: line.twos[0] + line.threes[0], attempted: line.twos[1] + line.threes[1] },
  threePointers: { made: line.threes[0], attempted: line.threes[1] },
  freeThrows: { made: line.freeThrows[0], attempted: line.freeThrows[1] },
  rebounds: {
    offensive: line.offensiveRebounds,
    total: line.offensiveRebounds + line.defensiveRebounds,
  },
  assists: line.assists,
  turnovers: line.turnovers,
  steals: line.steals,
  blocks: line.blocks,
  personalFouls: line.fouls,
  plusMinus: line.plusMinus,
});

const nearSide = (name: string, { players, totals }: TrueSide) => ({
  name,
  players: players.map((player) => ({
    id: player.id,
    name: player.name,
    number: player.number === '00' ? '00' : Number(player.number),
    starter: player.starter,
    ...nearLine(player),
  })),
  totals: nearLine(totals),
});

export const near: OtherService = {
  sends: all,
  club,
  teams: { teams },
  matches: {
    matches: matches.map(({ id, startsAt, opponent, isHome, status, score }) => ({
      id,
      startsAt: offset(startsAt),
      status: { scheduled: 'scheduled', live: 'in_progress', completed: 'finished' }[status],
      venue: isHome ? 'home' : 'away',
      opponent: opponent.name,
      score: score && { for: score[0], against: score[1] },
      result: score && (score[0] > score[1] ? 'W' : score[0] < score[1] ? 'L' : 'D'),
    })),
  },
  box: ({ id, opponent, own, other }) => ({
    matchId: id,
    team: nearSide(us.name, own),
    opponent: nearSide(opponent.name, other),
  }),
};
