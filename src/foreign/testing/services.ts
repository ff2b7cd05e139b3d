import type { Sends } from './facts.ts';
import {
  club,
  matches,
  type TrueLine,
  type TrueMatch,
  type TruePlayer,
  type TrueSide,
  teams,
} from './truth.ts';

/* Services that follow the published reference, with their own words for all that it leaves open. */

/** A service's answers: the `data` of each call. */
export interface OtherService {
  sends: Sends;
  club: unknown;
  teams: unknown;
  matches: unknown;
  box: (match: TrueMatch) => unknown;
}

export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
export const offset = (iso: string) =>
  `${new Date(Date.parse(iso) + 3600_000).toISOString().slice(0, 19)}+01:00`;
export const all: Sends = { opponentPlayers: true, starters: true, rounding: 0 };

/** Bare lists; one flat record a player, decimal minutes, field goals beside threes, our own players only. */
function flatLine(line: TrueLine) {
  return {
    minutesPlayed: Math.round(line.seconds / 6) / 10,
    pts: line.points,
    fgm: line.twos[0] + line.threes[0],
    fga: line.twos[1] + line.threes[1],
    fg3m: line.threes[0],
    fg3a: line.threes[1],
    fgPct: line.twos[1] ? Math.round((line.twos[0] / line.twos[1]) * 1000) / 10 : null,
    ftm: line.freeThrows[0],
    fta: line.freeThrows[1],
    oreb: line.offensiveRebounds,
    dreb: line.defensiveRebounds,
    reb: line.offensiveRebounds + line.defensiveRebounds,
    ast: line.assists,
    tov: line.turnovers,
    stl: line.steals,
    blk: line.blocks,
    pf: line.fouls,
    plusMinus: line.plusMinus,
  };
}

const names = ({ name }: TruePlayer) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

export const flat: OtherService = {
  sends: { opponentPlayers: false, starters: false, rounding: 3 },
  club: { ...club, country: 'SE', website: null },
  teams: teams.map(({ category, ...team }) => ({ ...team, ageGroup: category, gender: 'F' })),
  matches: matches.map(({ id, startsAt, opponent, isHome, status, score }) => ({
    id,
    date: offset(startsAt),
    state: { scheduled: 'upcoming', live: 'in_progress', completed: 'final' }[status],
    isHome,
    opponentName: opponent.name,
    teamScore: score?.[0] ?? null,
    opponentScore: score?.[1] ?? null,
    homeScore: (isHome ? score?.[0] : score?.[1]) ?? null,
    awayScore: (isHome ? score?.[1] : score?.[0]) ?? null,
    location: 'Meadow Park Hall',
    hasVideo: false,
  })),
  box: ({ id, own, other }) => ({
    matchId: id,
    players: own.players.map((player) => ({
      playerId: player.id,
      ...names(player),
      jersey: player.number,
      ...flatLine(player),
    })),
    totals: { team: flatLine(own.totals), opponent: flatLine(other.totals) },
  }),
};

/** Lists in `items`; home and away; persons and counts in separate records, in short words. */
function shortLine(line: TrueLine) {
  return {
    min: clock(line.seconds),
    pts: line.points,
    fg: { m: line.twos[0] + line.threes[0], a: line.twos[1] + line.threes[1] },
    '2p': { m: line.twos[0], a: line.twos[1] },
    '3p': { m: line.threes[0], a: line.threes[1] },
    ft: { m: line.freeThrows[0], a: line.freeThrows[1] },
    reb: {
      off: line.offensiveRebounds,
      def: line.defensiveRebounds,
      tot: line.offensiveRebounds + line.defensiveRebounds,
    },
    ast: line.assists,
    to: line.turnovers,
    stl: line.steals,
    blk: line.blocks,
    fouls: { personal: line.fouls },
    '+/-': line.plusMinus,
  };
}

const nested = (name: string, id: string, { players, totals }: TrueSide) => ({
  team: { id, name },
  players: players.map((player) => ({
    player: { id: player.id, name: player.name, number: player.number },
    starter: player.starter,
    stats: shortLine(player),
  })),
  totals: shortLine(totals),
});

export const us = { id: teams[0]?.id ?? '', name: teams[0]?.name ?? '' };

export const homeAway: OtherService = {
  sends: all,
  club,
  teams: { items: teams, nextCursor: null, total: teams.length },
  matches: {
    items: matches.map(({ id, startsAt, opponent, isHome, status, score }) => ({
      id,
      startTime: offset(startsAt),
      status: { scheduled: 'SCHEDULED', live: 'LIVE', completed: 'FINISHED' }[status],
      homeTeam: isHome ? us : opponent,
      awayTeam: isHome ? opponent : us,
      score: score && { home: isHome ? score[0] : score[1], away: isHome ? score[1] : score[0] },
      league: { id: 'l1', name: 'County League' },
    })),
    nextCursor: null,
    total: matches.length,
  },
  box: ({ id, isHome, opponent, own, other }) => {
    const [ours, theirs] = [nested(us.name, us.id, own), nested(opponent.name, opponent.id, other)];
    return { id, state: 'FINISHED', home: isHome ? ours : theirs, away: isHome ? theirs : ours };
  },
};

/** snake_case, every number as text, day and hour apart, paging beside the list. */
const texts = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner) => (typeof inner === 'number' ? String(inner) : inner)),
  );

const snakeLine = (line: TrueLine) => ({
  time_played: clock(line.seconds),
  total_points: line.points,
  two_points_made: line.twos[0],
  two_points_attempted: line.twos[1],
  three_points_made: line.threes[0],
  three_points_attempted: line.threes[1],
  free_throws_made: line.freeThrows[0],
  free_throws_attempted: line.freeThrows[1],
  off_rebounds: line.offensiveRebounds,
  def_rebounds: line.defensiveRebounds,
  total_rebounds: line.offensiveRebounds + line.defensiveRebounds,
  assists: line.assists,
  turnovers: line.turnovers,
  steals: line.steals,
  blocked_shots: line.blocks,
  personal_fouls: line.fouls,
  plus_minus: line.plusMinus,
});

const snakeSide = (name: string, { players, totals }: TrueSide) => ({
  team_name: name,
  players: players.map((player) => ({
    player_id: player.id,
    full_name: player.name,
    shirt_no: player.number,
    is_starter: player.starter ? '1' : '0',
    ...snakeLine(player),
  })),
  team_totals: snakeLine(totals),
});

export const snake: OtherService = {
  sends: all,
  club: { ...club, slug: 'herons' },
  teams: {
    teams: teams.map((team) => ({
      team_id: team.id,
      team_name: team.name,
      age_group: team.category,
    })),
    page: 1,
    total_pages: 1,
  },
  matches: {
    matches: matches.map(({ id, startsAt, opponent, isHome, status, score }) =>
      texts({
        game_id: id,
        game_date: startsAt.slice(0, 10),
        tip_off: startsAt.slice(11, 16),
        status: { scheduled: 'not_started', live: 'playing', completed: 'complete' }[status],
        home_away: isHome ? 'H' : 'A',
        opponent: opponent.name,
        points_for: score?.[0] ?? null,
        points_against: score?.[1] ?? null,
      }),
    ),
    page: 1,
    per_page: 100,
    total: matches.length,
  },
  box: ({ id, opponent, own, other }) =>
    texts({
      game_id: id,
      team: snakeSide(us.name, own),
      opponent: snakeSide(opponent.name, other),
    }),
};
