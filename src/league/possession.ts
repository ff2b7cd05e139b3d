import { otherSide, type Side } from '../contract/play-by-play.ts';
import { commitFoul, foulerOf, isInBonus, shootFreeThrows } from './fouls.ts';
import { isLate, lead, type MatchState, passTime, pickOnCourt } from './match-state.ts';
import { between } from './random.ts';
import { considerTimeout, deadBall } from './rotation.ts';
import { type AttackNotes, qualifiersOf, shoot } from './shot.ts';
import { considerTechnical } from './technical.ts';
import { turnOver } from './turnover.ts';

/** How a side came to the ball. */
export type Start = 'deadBall' | 'basket' | 'rebound' | 'steal' | 'turnover';

const runs: Record<Start, number> = {
  deadBall: 0,
  basket: 0.02,
  rebound: 0.14,
  steal: 0.5,
  turnover: 0,
};

/** Whole seconds that the attack takes before something happens, at most 24. */
function attackSeconds(state: MatchState, side: Side, notes: AttackNotes): number {
  const { random, age, sides } = state;
  if (notes.fastBreak) return Math.round(between(random, 3, 7));
  if (notes.secondChance) return Math.round(between(random, 1, 9));
  const mean = age.attackSeconds * sides[side].style.patience;
  const drawn = mean + between(random, -7, 7) + between(random, -3, 3);
  const hurried = isLate(state, 90) && lead(state, side) < 0 ? 0.6 : 1;
  return Math.max(4, Math.min(24, Math.round(drawn * hurried)));
}

/** A side that is behind stops the clock in the last half minute. */
function foulsOnPurpose(state: MatchState, side: Side): boolean {
  const ahead = lead(state, side);
  return isLate(state, 30) && ahead >= 2 && ahead <= 9 && state.random() < 0.75;
}

/** One possession of `side`, to its end. Returns how the other side comes to the ball, or null at 0:00. */
export function playPossession(state: MatchState, side: Side, start: Start): Start | null {
  const { random, age, sides } = state;
  const defence = otherSide(side);
  const press = sides[defence].style.press;
  const broken = Math.max(0.6, press);
  const notes: AttackNotes = {
    fastBreak: random() < runs[start] * broken,
    secondChance: false,
    fromTurnover: start === 'steal' || start === 'turnover',
  };
  let awarded = false;
  for (;;) {
    const wanted = awarded ? Math.round(between(random, 3, 12)) : attackSeconds(state, side, notes);
    if (state.clock <= 2 && random() < 0.6) {
      passTime(state, state.clock);
      return null;
    }
    const onPurpose = foulsOnPurpose(state, side);
    passTime(state, Math.min(state.clock, onPurpose ? Math.min(wanted, 4) : wanted));
    if (state.clock > 0 && (onPurpose || random() < age.floorFoul * sides[defence].style.fouling)) {
      const victim = pickOnCourt(state, side, ({ shots, passes }) => shots + passes);
      const fouler = foulerOf(state, defence);
      if (notes.fastBreak && !fouler.warned && random() < 0.12) {
        fouler.warned = true;
        commitFoul(state, defence, fouler, victim, 'unsportsmanlike');
        shootFreeThrows(state, side, victim, 2, qualifiersOf(notes), 'keeps');
        awarded = true;
        notes.fastBreak = false;
        continue;
      }
      const bonus = isInBonus(state, defence);
      commitFoul(state, defence, fouler, victim, 'personal');
      if (!bonus) {
        considerTechnical(state);
        deadBall(state);
        awarded = true;
        notes.fastBreak = false;
        continue;
      }
      const after = shootFreeThrows(state, side, victim, 2, qualifiersOf(notes));
      if (state.clock === 0) return null;
      if (after === 'loses') return nextStart(state);
    } else if (state.clock > 0 && random() < age.turnover * press * (awarded ? 0.6 : 1)) {
      return turnOver(state, side) ? 'steal' : 'turnover';
    } else {
      const after = shoot(state, side, notes);
      if (state.clock === 0) return null;
      if (after === 'loses') {
        const next = nextStart(state);
        if (next === 'basket') considerTimeout(state, defence);
        return next;
      }
    }
    notes.secondChance = true;
    notes.fastBreak = false;
    awarded = false;
  }
}

/** What the last event says of how the ball went over: off the boards, or out of the net. */
function nextStart(state: MatchState): Start {
  const last = state.events.findLast(({ type }) => type !== 'substitution');
  if (last?.type !== 'rebound') return 'basket';
  return last.playerId === undefined ? 'deadBall' : 'rebound';
}
