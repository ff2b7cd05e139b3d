import {
  courtMetres,
  isInPaint,
  isThreeZone,
  type ShotZone,
  shotZones,
} from '../basketball/court.ts';
import { foulsOut } from '../basketball/score.ts';
import { type CourtPosition, otherSide, type Side } from '../contract/play-by-play.ts';
import { commitFoul, foulerOf, isInBonus, type Outcome, shootFreeThrows } from './fouls.ts';
import {
  type Dressed,
  isLate,
  lead,
  type MatchState,
  onCourt,
  passTime,
  pickOnCourt,
  record,
} from './match-state.ts';
import { between, integerBetween, pick, pickWeighted, type Random } from './random.ts';
import { rebound } from './rebound.ts';
import { considerTimeout, deadBall } from './rotation.ts';

/** How a side gained the ball. */
export type Start = 'deadBall' | 'basket' | 'rebound' | 'steal' | 'turnover';

const runs: Record<Start, number> = {
  deadBall: 0,
  basket: 0.02,
  rebound: 0.14,
  steal: 0.5,
  turnover: 0,
};

/** Whole seconds until the attack's next event, at most 24. */
function attackSeconds(state: MatchState, side: Side, notes: AttackNotes): number {
  const { random, age, sides } = state;
  if (notes.fastBreak) return Math.round(between(random, 3, 7));
  if (notes.secondChance) return Math.round(between(random, 1, 9));
  const mean = age.attackSeconds * sides[side].style.patience;
  const drawn = mean + between(random, -7, 7) + between(random, -3, 3);
  const hurried = isLate(state, 90) && lead(state, side) < 0 ? 0.6 : 1;
  return Math.max(4, Math.min(24, Math.round(drawn * hurried)));
}

/** A trailing side stops the clock by fouls in the last half minute. */
function foulsOnPurpose(state: MatchState, side: Side): boolean {
  const ahead = lead(state, side);
  return isLate(state, 30) && ahead >= 2 && ahead <= 9 && state.random() < 0.75;
}

/** One possession of `side`. Returns how the other side gains the ball, or null at 0:00. */
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

/** How the next possession starts, by the last event: a rebound, a dead ball or a basket. */
function nextStart(state: MatchState): Start {
  const last = state.events.findLast(({ type }) => type !== 'substitution');
  if (last?.type !== 'rebound') return 'basket';
  return last.playerId === undefined ? 'deadBall' : 'rebound';
}

/** Technical fouls for each dead ball; a quarter of them go to the coach. */
const technicalShare = 0.03;

/** A technical foul at a dead ball: one free throw for the other side, and possession does not change. */
function considerTechnical(state: MatchState): void {
  const { random, sides, age } = state;
  if (random() > technicalShare) return;
  const side = random() < 0.5 ? 'team' : 'opponent';
  const eligible = (dressed: Dressed) => dressed.fouls < foulsOut;
  const talker = onCourt(sides[side]).find((dressed) => eligible(dressed) && !dressed.warned);
  if (talker === undefined || random() < 0.25) {
    record(state, { side, type: 'foul', subtype: 'coachTechnical' });
  } else {
    talker.warned = true;
    talker.fouls += 1;
    sides[side].teamFouls += 1;
    record(state, { side, playerId: talker.player.id, type: 'foul', subtype: 'technical' });
  }
  const other = otherSide(side);
  const [shooter] = onCourt(sides[other])
    .filter(eligible)
    .sort((a, b) => b.player.freeThrows - a.player.freeThrows);
  if (shooter === undefined) return;
  const made = random() < age.freeThrow + shooter.player.freeThrows;
  record(state, {
    side: other,
    playerId: shooter.player.id,
    type: 'freeThrow',
    subtype: '1of1',
    made,
    points: made ? 1 : 0,
  });
  if (!made) {
    const related = state.events.length;
    record(state, { side: other, type: 'rebound', subtype: 'deadBall', related });
  }
}

const kinds = [
  { subtype: 'badpass', weight: 0.3, stolen: 0.72 },
  { subtype: 'ballhandling', weight: 0.27, stolen: 0.72 },
  { subtype: 'travel', weight: 0.12, stolen: 0 },
  { subtype: 'offensive', weight: 0.12, stolen: 0 },
  { subtype: 'outofbounds', weight: 0.07, stolen: 0 },
  { subtype: '24sec', weight: 0.04, stolen: 0 },
  { subtype: '3sec', weight: 0.03, stolen: 0 },
  { subtype: 'doubledribble', weight: 0.03, stolen: 0 },
] as const;

/** A turnover of `side`. Returns true for a steal, so that the other side may run. */
function turnOver(state: MatchState, side: Side): boolean {
  const { random } = state;
  const defence = otherSide(side);
  const kind = pickWeighted(random, kinds, ({ weight }) => weight);
  if (kind.subtype === '24sec') {
    record(state, { side, type: 'turnover', subtype: kind.subtype });
    deadBall(state);
    return false;
  }
  const loser = pickOnCourt(state, side, ({ shots, passes }) => shots + passes);
  let related: number | undefined;
  if (kind.subtype === 'offensive') {
    const victim = pickOnCourt(state, defence, ({ steals }) => steals);
    related = commitFoul(state, side, loser, victim, 'offensive');
  }
  const turnover = record(state, {
    side,
    playerId: loser.player.id,
    type: 'turnover',
    subtype: kind.subtype,
    ...(related === undefined ? {} : { related }),
  });
  if (random() < kind.stolen) {
    const { player } = pickOnCourt(state, defence, ({ steals }) => steals);
    record(state, { side: defence, playerId: player.id, type: 'steal', related: turnover });
    return true;
  }
  deadBall(state);
  return false;
}

/** How the attack began, for the qualifiers of its shots. */
interface AttackNotes {
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
/** How much more often than average a made shot from a zone is assisted. */
const passLed: Record<ShotZone, number> = {
  rim: 0.95,
  paint: 0.75,
  midRange: 0.7,
  cornerThree: 1.6,
  aboveBreakThree: 1.35,
};

/** The contract's qualifiers for the notes. */
function qualifiersOf(notes: AttackNotes): string[] {
  return (['fastBreak', 'secondChance', 'fromTurnover'] as const).filter((word) => notes[word]);
}

function chooseZone(state: MatchState, side: Side, { player }: Dressed, notes: AttackNotes) {
  const desperate = isLate(state, 20) && lead(state, side) === -3 ? 8 : 1;
  const threes = state.sides[side].style.threes * player.threes * desperate;
  const rim = notes.fastBreak ? 4 : notes.secondChance ? 1.6 : 1;
  return pickWeighted(state.random, shotZones, (zone) => {
    const wanted = isThreeZone(zone) ? threes : zone === 'rim' ? rim : 1;
    return state.age.shotMix[zone] * wanted;
  });
}

function chanceOf(state: MatchState, side: Side, { player }: Dressed, zone: ShotZone) {
  const own = state.sides[side];
  const against = state.sides[otherSide(side)].style;
  const inside = zone === 'rim' || zone === 'paint';
  const protection = inside ? (against.rimProtection - 1) * -0.05 : 0;
  const level = own.style.strength - against.strength;
  return state.age.made[zone] + player.touch + own.form + level + protection;
}

/** One shot by `side` with rebound, fouls and free throws. Returns who has the ball next. */
function shoot(state: MatchState, side: Side, notes: AttackNotes): Outcome {
  const { random } = state;
  const defence = otherSide(side);
  const against = state.sides[defence].style;
  const shooter = pickOnCourt(state, side, ({ shots }) => shots);
  const zone = chooseZone(state, side, shooter, notes);
  const isFouled = random() < fouled[zone] * against.fouling;
  const openness = notes.fastBreak ? 0.07 : 0;
  const chance = (chanceOf(state, side, shooter, zone) + openness) * (isFouled ? 0.55 : 1);
  const made = random() < chance;
  const three = isThreeZone(zone);
  const spoken = qualifiersOf(notes);
  if (isFouled && !made) {
    commitFoul(state, defence, foulerOf(state, defence), shooter, 'shooting');
    return shootFreeThrows(state, side, shooter, three ? 3 : 2, spoken);
  }
  const isInside = zone === 'rim' || zone === 'paint';
  const qualifiers = isInside ? [...spoken, 'paint'] : spoken;
  const shot = record(state, {
    side,
    playerId: shooter.player.id,
    type: three ? 'threePointer' : 'twoPointer',
    subtype: shotKind(random, zone),
    made,
    points: made ? (three ? 3 : 2) : 0,
    courtPosition: positionIn(random, zone),
    ...(qualifiers.length > 0 ? { qualifiers } : {}),
  });
  if (!made) {
    if (random() < blocked[zone] * against.rimProtection) {
      const { player } = pickOnCourt(state, defence, ({ blocks }) => blocks);
      record(state, { side: defence, playerId: player.id, type: 'block', related: shot });
    }
    return rebound(state, side, shot, 1);
  }
  if (random() < state.age.assisted * state.sides[side].style.passing * passLed[zone]) {
    const { player } = pickOnCourt(state, side, ({ passes }) => passes, shooter);
    record(state, { side, playerId: player.id, type: 'assist', related: shot });
  }
  if (!isFouled) return 'loses';
  commitFoul(state, defence, foulerOf(state, defence), shooter, 'shooting');
  return shootFreeThrows(state, side, shooter, 1, spoken);
}

/** LiveStats' words for shots by zone. */
const shotKinds: Record<ShotZone, readonly string[]> = {
  rim: ['layup', 'layup', 'layup', 'drivinglayup', 'drivinglayup'],
  paint: ['floatingjumpshot', 'floatingjumpshot', 'hookshot', 'turnaroundjumpshot', 'jumpshot'],
  midRange: ['jumpshot', 'jumpshot', 'pullupjumpshot', 'fadeaway', 'stepbackjumpshot'],
  cornerThree: ['jumpshot'],
  aboveBreakThree: ['jumpshot', 'jumpshot', 'jumpshot', 'pullupjumpshot', 'stepbackjumpshot'],
};

const { basket } = courtMetres;
const degrees = Math.PI / 180;

function fromBasket(random: Random, metres: [number, number], angle: [number, number]) {
  const radius = between(random, ...metres);
  const direction = between(random, ...angle) * degrees;
  return { x: basket.x + radius * Math.cos(direction), y: basket.y + radius * Math.sin(direction) };
}

function pointNear(random: Random, zone: ShotZone): CourtPosition {
  switch (zone) {
    case 'rim':
      return fromBasket(random, [0.2, 1.2], [0, 180]);
    case 'paint':
      return fromBasket(random, [1.6, 4], [0, 180]);
    case 'midRange':
      return fromBasket(random, [2.7, 6.4], [0, 180]);
    case 'cornerThree':
      return {
        x: basket.x + pick(random, [-1, 1]) * between(random, 6.7, 7.3),
        y: between(random, 0.4, 2.85),
      };
    case 'aboveBreakThree':
      return fromBasket(random, [6.85, 7.9], [18, 162]);
  }
}

/** A random position inside the zone, in metres on the contract's half court, to the centimetre. */
function positionIn(random: Random, zone: ShotZone): CourtPosition {
  let position = pointNear(random, zone);
  while (
    (zone === 'paint' && !isInPaint(position)) ||
    (zone === 'midRange' && isInPaint(position))
  ) {
    position = pointNear(random, zone);
  }
  const x = Math.min(14.8, Math.max(0.2, position.x));
  return { x: Math.round(x * 100) / 100, y: Math.round(position.y * 100) / 100 };
}

/** A word of LiveStats for a shot from a zone. */
function shotKind(random: Random, zone: ShotZone): string {
  const kinds = shotKinds[zone];
  return kinds[integerBetween(random, 0, kinds.length - 1)] ?? 'jumpshot';
}
