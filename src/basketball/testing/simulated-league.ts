import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { normal } from './random.ts';

/*
 * A league whose strengths are known: possessions are a chain of chances, so that the points to expect of one, and with
 * them the expected margin of each pairing, follow exactly.
 */

/** How a club differs from the ordinary, each added to a chance: with the ball, or against it. */
interface Habits {
  turnover: number;
  trip: number;
  layup: number;
  three: number;
  twosMade: number;
  threesMade: number;
  rebound: number;
  freeThrow: number;
}

/** A club with what it does with the ball and to those who have it. */
export interface SimulatedClub {
  name: string;
  attack: Habits;
  defence: Habits;
}

/** Standard deviations between clubs; `sign` says what a good club has more (1) or less (−1) of. */
const attackSpread: Record<keyof Habits, [deviation: number, sign: 1 | -1]> = {
  turnover: [0.016, -1],
  trip: [0.012, 1],
  layup: [0.035, 1],
  three: [0.035, 1],
  twosMade: [0.018, 1],
  threesMade: [0.012, 1],
  rebound: [0.028, 1],
  freeThrow: [0.03, 1],
};
const defenceSpread: Record<keyof Habits, [deviation: number, sign: 1 | -1]> = {
  turnover: [0.016, 1],
  trip: [0.016, -1],
  layup: [0.025, -1],
  three: [0.025, -1],
  twosMade: [0.016, -1],
  threesMade: [0.005, -1],
  rebound: [0.016, -1],
  freeThrow: [0, -1],
};

/** Clubs from a seed; `width` 1 is an ordinary league, 2 one in which clubs lie twice as far apart. */
export function simulatedClubs(
  random: () => number,
  count: number,
  width: number,
): SimulatedClub[] {
  return Array.from({ length: count }, (_, at) => {
    const strength = normal(random);
    const habits = (spread: typeof attackSpread) => {
      // Who is good at one thing is a little better at the others, too.
      const of = (habit: keyof Habits) => {
        const [deviation, sign] = spread[habit];
        return (
          width * deviation * (0.35 * sign * strength + Math.sqrt(1 - 0.35 ** 2) * normal(random))
        );
      };
      return {
        turnover: of('turnover'),
        trip: of('trip'),
        layup: of('layup'),
        three: of('three'),
        twosMade: of('twosMade'),
        threesMade: of('threesMade'),
        rebound: of('rebound'),
        freeThrow: of('freeThrow'),
      };
    };
    return { name: `Club ${at + 1}`, attack: habits(attackSpread), defence: habits(defenceSpread) };
  });
}

/** Every chance of an attack against a defence. */
interface Chances {
  turnover: number;
  trip: number;
  layup: number;
  three: number;
  layupMade: number;
  jumpMade: number;
  threeMade: number;
  rebound: number;
  freeThrow: number;
}

const freeThrowRebound = 0.13;
const homeMade = 0.008;

function chancesOf({ attack }: SimulatedClub, { defence }: SimulatedClub, home: boolean): Chances {
  const both = (habit: keyof Habits) => attack[habit] + defence[habit];
  const edge = home ? homeMade : -homeMade;
  const within = (chance: number) => Math.max(0.01, Math.min(0.95, chance));
  return {
    turnover: within(0.165 + both('turnover')),
    trip: within(0.1 + both('trip')),
    layup: within(0.36 + both('layup')),
    three: within(0.34 + both('three')),
    layupMade: within(0.57 + both('twosMade') + edge),
    jumpMade: within(0.38 + both('twosMade') + edge),
    threeMade: within(0.34 + both('threesMade') + edge),
    rebound: within(0.29 + both('rebound')),
    freeThrow: within(0.74 + both('freeThrow')),
  };
}

/** Points to expect of a possession: E = what the first chance brings + the chance of another one · E. */
function expectedPoints(c: Chances): number {
  const shot = 1 - c.turnover - c.trip;
  const jump = 1 - c.layup - c.three;
  const points =
    c.trip * 2 * c.freeThrow +
    shot * (2 * c.layup * c.layupMade + 2 * jump * c.jumpMade + 3 * c.three * c.threeMade);
  const missed =
    c.layup * (1 - c.layupMade) + jump * (1 - c.jumpMade) + c.three * (1 - c.threeMade);
  const again = shot * missed * c.rebound + c.trip * (1 - c.freeThrow) * freeThrowRebound;
  return points / (1 - again);
}

/** Possessions of each side in a period. */
const inPeriod = 18;
const periods = 4;

/** The margin that the home side may expect: exact, since both sides have the same number of possessions. */
export function expectedMargin(home: SimulatedClub, away: SimulatedClub): number {
  const own = expectedPoints(chancesOf(home, away, true));
  return periods * inPeriod * (own - expectedPoints(chancesOf(away, home, false)));
}

/** Plays a match of four periods of ten minutes, `team` at home; a draw stands. Every shot, rebound and free throw a row. */
export function simulatedMatch(
  random: () => number,
  home: SimulatedClub,
  away: SimulatedClub,
): MatchEvent[] {
  const chances = { team: chancesOf(home, away, true), opponent: chancesOf(away, home, false) };
  const events: MatchEvent[] = [];
  const score = { team: 0, opponent: 0 };
  const seconds = 600 / (2 * inPeriod);
  for (let period = 1; period <= periods; period += 1) {
    for (let turn = 0; turn < 2 * inPeriod; turn += 1) {
      const side: Side = (turn + period) % 2 === 0 ? 'team' : 'opponent';
      const clockSeconds = Math.round(600 - (turn + 0.9) * seconds);
      const write = (of: Side, type: MatchEvent['type'], more: Partial<MatchEvent>) => {
        score[of] += more.points ?? 0;
        const sequence = events.length + 1;
        const playerId = `${of === 'team' ? home.name : away.name}/${Math.floor(random() * 5)}`;
        const row = { period, clockSeconds, side: of, playerId, type, ...more };
        events.push({ id: String(sequence), sequence, ...row, score: { ...score } });
      };
      playPossession(random, side, chances[side], write);
    }
  }
  return events;
}

type Write = (of: Side, type: MatchEvent['type'], more: Partial<MatchEvent>) => void;

function playPossession(random: () => number, side: Side, c: Chances, write: Write): void {
  const other = otherSide(side);
  for (;;) {
    const what = random();
    if (what < c.turnover) {
      write(side, 'turnover', { subtype: 'badpass' });
      return;
    }
    let again = c.rebound;
    if (what < c.turnover + c.trip) {
      write(other, 'foul', { subtype: 'shooting' });
      let made = false;
      for (const subtype of ['1of2', '2of2']) {
        made = random() < c.freeThrow;
        write(side, 'freeThrow', { subtype, made, points: made ? 1 : 0 });
      }
      if (made) return;
      again = freeThrowRebound;
    } else {
      const from = random();
      const three = from < c.three;
      const layup = !three && from < c.three + c.layup;
      const made = random() < (three ? c.threeMade : layup ? c.layupMade : c.jumpMade);
      const points = made ? (three ? 3 : 2) : 0;
      const subtype = layup ? 'layup' : 'jumpshot';
      write(side, three ? 'threePointer' : 'twoPointer', { subtype, made, points });
      if (made) return;
    }
    if (random() >= again) {
      write(other, 'rebound', { subtype: 'defensive' });
      return;
    }
    write(side, 'rebound', { subtype: 'offensive' });
  }
}
