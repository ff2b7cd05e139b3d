import type { Shooting } from '../../../contract/box-score.ts';
import { counted } from './numbers.ts';

/** What to practise for shots of one kind, with the number of makes that the usual share would have given. */
export function practiseShooting(
  kind: 'twos' | 'threes' | 'freeThrows',
  { made, attempted }: Shooting,
  usualShare: number,
): string {
  const usual = Math.round(usualShare * (attempted ?? 0));
  const goal = `the usual share would have been ${usual} of ${attempted}, not ${made}`;
  switch (kind) {
    case 'twos':
      return `Practise finishing through contact: layups off two feet with a pad on the body, both hands; ${goal}.`;
    case 'threes':
      return `Practise catch-and-shoot threes off a kick-out, five spots, feet set before the pass comes; ${goal}.`;
    case 'freeThrows':
      return `Practise free throws in pairs straight after a sprint, as tired as in a match; ${goal}.`;
  }
}

/** What to practise against lost balls. */
export function practiseTurnovers(turnovers: number): string {
  return `Practise passing under pressure: 4 on 4 full court without a dribble, a turnover gives a point; bring ${counted(turnovers, 'turnover')} down.`;
}

/** What to practise to win more balls. */
export function practiseForcingTurnovers(forced: number): string {
  return `Practise ball pressure and trapping the first pass in shell drill; it was only ${counted(forced, 'turnover')} by them.`;
}

/** What to practise on the attacking board. */
export function practiseOffensiveRebounds(taken: number): string {
  return `Practise crashing the board: on every shot in 3 on 3 two go in and one stays back; the aim is more than ${taken}.`;
}

/** What to practise on the own board. */
export function practiseDefensiveRebounds(givenUp: number): string {
  return `Practise boxing out: 3 on 3 from a shot, the defence holds contact until the ball is caught; ${counted(givenUp, 'second chance')} for them on the board is too many.`;
}

/** What to practise for more passes that lead to a basket. */
export function practisePassing(assists: number): string {
  return `Practise drive-and-kick: 5 on 0, then 5 on 5 with two passes after each drive before a shot; the aim is more than ${counted(assists, 'assist')}.`;
}

/** What to practise against an opponent who shot well. */
export function practiseContests(made: number, attempted: number): string {
  return `Practise closeouts: sprint, short steps, high hand, no foul, from help side to both corners; they made ${made} of ${attempted} shots.`;
}
