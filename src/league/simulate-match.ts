import { seededRandom } from '../basketball/random.ts';
import { fibaRules, periodSeconds } from '../basketball/score.ts';
import { otherSide, type Side } from '../contract/play-by-play.ts';
import type { AgeGroup } from './age-group.ts';
import {
  type DraftEvent,
  type Dressed,
  type MatchState,
  pickOnCourt,
  record,
  type SideState,
} from './match-state.ts';
import { playPossession, type Start } from './possession.ts';
import { nearNormal, type Random } from './random.ts';
import { deadBall, plannedShare } from './rotation.ts';
import type { Squad } from './squad.ts';
import type { Style } from './style.ts';

/** A side before the match. */
export interface Contender {
  squad: Squad;
  style: Style;
  /** Added to the chance of every shot; the hosts' is a little over 0. */
  advantage: number;
}

/** A simulated match: who was dressed, and its events. */
export interface PlayedMatch {
  team: Dressed[];
  opponent: Dressed[];
  events: DraftEvent[];
}

/** Who is fit today: the captain always, of the others about one in twenty is not. */
function dress(random: Random, { players }: Squad): Dressed[] {
  const fit = players.filter(({ captain }) => captain || random() > 0.05);
  const shortest = fit.length < 8 ? players : fit;
  return shortest.map((player, rank) => ({
    player,
    starter: rank < 5,
    share: plannedShare(rank),
    onCourt: rank < 5,
    seconds: 0,
    fouls: 0,
    warned: false,
  }));
}

function sideState(random: Random, { squad, style, advantage }: Contender): SideState {
  return {
    style,
    dressed: dress(random, squad),
    form: advantage + 0.018 * nearNormal(random),
    teamFouls: 0,
    timeouts: 2,
    run: 0,
  };
}

function beginPeriod(state: MatchState): void {
  const overtime = state.period > fibaRules.regulationPeriods;
  state.clock = periodSeconds(state.period, fibaRules);
  for (const side of [state.sides.team, state.sides.opponent]) {
    // FIBA: an overtime carries on the fourth period's team fouls.
    if (!overtime) side.teamFouls = 0;
    if (overtime) side.timeouts = 1;
    else if (state.period === 3) side.timeouts = 3;
  }
  record(state, { side: null, type: 'periodStart' });
  if (state.period > 1) deadBall(state);
}

function jump(state: MatchState): Side {
  const winner: Side = state.random() < 0.5 ? 'team' : 'opponent';
  const sides = [
    { side: winner, subtype: 'won' },
    { side: otherSide(winner), subtype: 'lost' },
  ];
  for (const { side, subtype } of sides) {
    const { player } = pickOnCourt(state, side, ({ rebounds }) => rebounds ** 3);
    record(state, { side, playerId: player.id, type: 'jumpBall', subtype });
  }
  return winner;
}

/** Plays a whole match, overtimes included. The same seed gives the same match. */
export function simulateMatch(
  seed: number,
  age: AgeGroup,
  team: Contender,
  opponent: Contender,
): PlayedMatch {
  const random = seededRandom(seed);
  const state: MatchState = {
    random,
    age,
    period: 1,
    clock: 0,
    played: 0,
    score: { team: 0, opponent: 0 },
    sides: { team: sideState(random, team), opponent: sideState(random, opponent) },
    events: [],
  };
  let arrow: Side = 'team';
  for (;;) {
    beginPeriod(state);
    let attack = arrow;
    if (state.period === 1) {
      attack = jump(state);
      arrow = attack;
    }
    arrow = otherSide(arrow);
    let start: Start | null = 'deadBall';
    while (start !== null && state.clock > 0) {
      start = playPossession(state, attack, start);
      attack = otherSide(attack);
    }
    record(state, { side: null, type: 'periodEnd' });
    if (state.period >= fibaRules.regulationPeriods && state.score.team !== state.score.opponent)
      break;
    state.period += 1;
  }
  const { sides, events } = state;
  return { team: sides.team.dressed, opponent: sides.opponent.dressed, events };
}
