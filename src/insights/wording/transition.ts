import type { Side } from '../../contract/play-by-play.ts';
import type { Reference } from '../reference.ts';
import { counted, decimal, few, whole } from './numbers.ts';
import type { Voice } from './voice.ts';

interface FastBreakFact {
  side: Side;
  scored: number;
  usual: Reference;
  points: number;
}

/** Points on the break; the difference from the usual is their worth, so it is not said twice. */
export function sayFastBreak(voice: Voice, { side, scored, usual, points }: FastBreakFact): string {
  const beside = () => voice.usual(usual, whole, side === 'team' ? 'own' : 'allowed');
  const count = counted(scored, 'point');
  if (side === 'team') {
    return voice.pick(
      'fast break',
      points > 0
        ? [
            () => `You ran for ${count} on the break${beside()}.`,
            () => `The fast break gave you ${count}${beside()}.`,
            () =>
              `${counted(scored, 'fast-break point')} came before the defence was set${beside()}.`,
          ]
        : [
            () =>
              `You got ${few(scored)} ${scored === 1 ? 'point' : 'points'} on the break${beside()}.`,
            () =>
              `The running game brought ${few(scored)} ${scored === 1 ? 'point' : 'points'}${beside()}.`,
            () => `You hardly ran: ${counted(scored, 'fast-break point')}${beside()}.`,
          ],
    );
  }
  return voice.pick(
    'fast break against',
    points > 0
      ? [
          () =>
            `You got back: ${voice.they()} had ${counted(scored, 'fast-break point')}${beside()}.`,
          () =>
            `${voice.they('They')} scored ${few(scored)} ${scored === 1 ? 'point' : 'points'} on the break${beside()}.`,
          () => `Your transition defence gave ${voice.they('them')} ${count}${beside()}.`,
        ]
      : [
          () => `${voice.they('They')} ran for ${count} on the break${beside()}.`,
          () =>
            `${voice.they('They')} beat you down the floor for ${counted(scored, 'fast-break point')}${beside()}.`,
          () => `${counted(scored, 'fast-break point')} for ${voice.they('them')}${beside()}.`,
        ],
  );
}

interface HalfCourtFact {
  side: Side;
  value: number;
  scored: number;
  /** A free throw counts 0.44 of one. */
  shots: number;
  usual: Reference;
  points: number;
}

/** What a side made of its shots that were no fast breaks, beside what as many usually bring. */
export function sayHalfCourt(voice: Voice, fact: HalfCourtFact): string {
  const { side, value, scored, shots, usual, points } = fact;
  const norm = whole(usual.mean * shots);
  const each = decimal(value, 2);
  if (side === 'team') {
    return voice.pick(
      'half court',
      points > 0
        ? [
            () =>
              `Your half-court offence clicked: ${scored} points without the break, ${each} a shot, where as many shots usually bring ${norm}.`,
            () => `You scored ${scored} in the half-court; as many shots usually give you ${norm}.`,
            () =>
              `Outside the break you scored ${scored} points instead of the usual ${norm} from as many shots.`,
          ]
        : [
            () =>
              `Your half-court offence stalled: ${scored} points without the break, ${each} a shot, where as many shots usually bring ${norm}.`,
            () =>
              `You scored only ${scored} in the half-court; as many shots usually give you ${norm}.`,
            () =>
              `Without the break you were stuck at ${scored} points, ${each} a shot; the same number of shots is usually good for ${norm}.`,
          ],
    );
  }
  return voice.pick(
    'half court against',
    points > 0
      ? [
          () =>
            `Once you were set, ${voice.they()} got just ${scored} points; as many shots usually bring opponents ${norm}.`,
          () =>
            `Your half-court defence held ${voice.they('them')} to ${scored} points, where ${norm} from as many shots is normal.`,
        ]
      : [
          () =>
            `${voice.they('They')} scored ${scored} against your set defence; as many shots usually bring opponents ${norm}.`,
          () =>
            `Your half-court defence let ${scored} points through, where ${norm} from as many shots is normal.`,
        ],
  );
}
