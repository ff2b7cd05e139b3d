import { assistPair } from './assist-pair.ts';
import { assists } from './assists.ts';
import { bench } from './bench.ts';
import { drought } from './drought.ts';
import { earlyExit } from './early-exit.ts';
import type { PlayerFact, TeamFact } from './fact.ts';
import { fastBreak } from './fast-break.ts';
import { finish } from './finish.ts';
import { firstFive } from './first-five.ts';
import { foulTrouble } from './foul-trouble.ts';
import { freeThrowTrips } from './free-throw-trips.ts';
import { leadLost } from './lead-lost.ts';
import { lineUps } from './line-ups.ts';
import { margin } from './margin.ts';
import { onOff } from './on-off.ts';
import { overtime } from './overtime.ts';
import { pace } from './pace.ts';
import { half, period } from './period.ts';
import { playerAssists } from './player-assists.ts';
import { playerDefence } from './player-defence.ts';
import { playerFouls } from './player-fouls.ts';
import { playerOnCourt } from './player-on-court.ts';
import { playerPoints } from './player-points.ts';
import { playerRebounds } from './player-rebounds.ts';
import { playerScoring } from './player-scoring.ts';
import { playerShooting } from './player-shooting.ts';
import { playerTurnovers } from './player-turnovers.ts';
import { pointsOffTurnovers } from './points-off-turnovers.ts';
import { rebounds } from './rebounds.ts';
import { run } from './run.ts';
import { scorer } from './scorer.ts';
import { seasonFirst } from './season-first.ts';
import { secondChances } from './second-chances.ts';
import { shooting } from './shooting.ts';
import { shotMix } from './shot-mix.ts';
import { streak } from './streak.ts';
import { opponentTrio } from './top-scorers.ts';
import { turnovers } from './turnovers.ts';
import { turnoversByKind } from './turnovers-by-kind.ts';
import { turnoversInAPeriod } from './turnovers-in-a-period.ts';

/** All facts about a match. `facts.test.ts` needs a planted match for each to compile. */
export const teamFacts = {
  shooting,
  shotMix,
  freeThrowTrips,
  turnovers,
  turnoversInAPeriod,
  turnoversByKind,
  pointsOffTurnovers,
  rebounds,
  secondChances,
  fastBreak,
  assists,
  assistPair,
  margin,
  period,
  half,
  run,
  leadLost,
  drought,
  finish,
  overtime,
  firstFive,
  lineUps,
  foulTrouble,
  bench,
  scorer,
  opponentTrio,
  earlyExit,
  onOff,
  seasonFirst,
  streak,
  pace,
} satisfies Record<string, TeamFact>;

/** All facts about a player's match. */
export const playerFacts = {
  playerScoring,
  playerPoints,
  playerShooting,
  playerTurnovers,
  playerAssists,
  playerRebounds,
  playerDefence,
  playerFouls,
  playerOnCourt,
} satisfies Record<string, PlayerFact>;

export type FactName = keyof typeof teamFacts | keyof typeof playerFacts;
