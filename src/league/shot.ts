import { isThreeZone, type ShotZone, shotZones } from '../basketball/court.ts';
import { otherSide, type Side } from '../contract/play-by-play.ts';
import { commitFoul, foulerOf, type Outcome, shootFreeThrows } from './fouls.ts';
import { type Dressed, isLate, lead, type MatchState, pickOnCourt, record } from './match-state.ts';
import { pickWeighted } from './random.ts';
import { rebound } from './rebound.ts';
import { positionIn, shotKind } from './shot-place.ts';

/** How the attack came about: what the scorer notes beside its shots. */
export interface AttackNotes {
  fastBreak: boolean;
  secondChance: boolean;
  fromTurnover: boolean;
}

const fouled: Record<ShotZone, number> = {
  rim: 0.17,
  paint: 0.1,
  midRange: 0.05,
  cornerThree: 0.015,
  aboveBreakThree: 0.02,
};
const blocked: Record<ShotZone, number> = {
  rim: 0.13,
  paint: 0.1,
  midRange: 0.04,
  cornerThree: 0.01,
  aboveBreakThree: 0.01,
};
/** How much more often than on average a make from there follows a pass. */
const passLed: Record<ShotZone, number> = {
  rim: 0.95,
  paint: 0.75,
  midRange: 0.7,
  cornerThree: 1.6,
  aboveBreakThree: 1.35,
};

/** The scorer's words for the notes. */
export function qualifiersOf(notes: AttackNotes): string[] {
  return (['fastBreak', 'secondChance', 'fromTurnover'] as const).filter((word) => notes[word]);
}

function choosePlace(state: MatchState, side: Side, { player }: Dressed, notes: AttackNotes) {
  const desperate = isLate(state, 20) && lead(state, side) === -3 ? 8 : 1;
  const threes = state.sides[side].style.threes * player.threes * desperate;
  const rim = notes.fastBreak ? 4 : notes.secondChance ? 1.6 : 1;
  return pickWeighted(state.random, shotZones, (place) => {
    const wanted = isThreeZone(place) ? threes : place === 'rim' ? rim : 1;
    return state.age.shotMix[place] * wanted;
  });
}

function chanceOf(state: MatchState, side: Side, { player }: Dressed, place: ShotZone) {
  const own = state.sides[side];
  const against = state.sides[otherSide(side)].style;
  const inside = place === 'rim' || place === 'paint';
  const protection = inside ? (against.rimProtection - 1) * -0.05 : 0;
  const level = own.style.strength - against.strength;
  return state.age.made[place] + player.touch + own.form + level + protection;
}

/** One shot at the basket by `side`, with all that follows from it. Returns who has the ball next. */
export function shoot(state: MatchState, side: Side, notes: AttackNotes): Outcome {
  const { random } = state;
  const defence = otherSide(side);
  const against = state.sides[defence].style;
  const shooter = pickOnCourt(state, side, ({ shots }) => shots);
  const place = choosePlace(state, side, shooter, notes);
  const isFouled = random() < fouled[place] * against.fouling;
  const openness = notes.fastBreak ? 0.07 : 0;
  const chance = (chanceOf(state, side, shooter, place) + openness) * (isFouled ? 0.55 : 1);
  const made = random() < chance;
  const three = isThreeZone(place);
  const spoken = qualifiersOf(notes);
  if (isFouled && !made) {
    commitFoul(state, defence, foulerOf(state, defence), shooter, 'shooting');
    return shootFreeThrows(state, side, shooter, three ? 3 : 2, spoken);
  }
  const isInside = place === 'rim' || place === 'paint';
  const qualifiers = isInside ? [...spoken, 'paint'] : spoken;
  const shot = record(state, {
    side,
    playerId: shooter.player.id,
    type: three ? 'threePointer' : 'twoPointer',
    subtype: shotKind(random, place),
    made,
    points: made ? (three ? 3 : 2) : 0,
    courtPosition: positionIn(random, place),
    ...(qualifiers.length > 0 ? { qualifiers } : {}),
  });
  if (!made) {
    if (random() < blocked[place] * against.rimProtection) {
      const { player } = pickOnCourt(state, defence, ({ blocks }) => blocks);
      record(state, { side: defence, playerId: player.id, type: 'block', related: shot });
    }
    return rebound(state, side, shot, 1);
  }
  if (random() < state.age.assisted * state.sides[side].style.passing * passLed[place]) {
    const { player } = pickOnCourt(state, side, ({ passes }) => passes, shooter);
    record(state, { side, playerId: player.id, type: 'assist', related: shot });
  }
  if (!isFouled) return 'loses';
  commitFoul(state, defence, foulerOf(state, defence), shooter, 'shooting');
  return shootFreeThrows(state, side, shooter, 1, spoken);
}
