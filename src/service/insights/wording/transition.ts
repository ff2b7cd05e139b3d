import type { Side } from '../../../contract/play-by-play.ts';
import type { Reference } from '../reference.ts';
import { counted, decimal, whole } from './numbers.ts';
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
            () => `You got only ${count} on the break${beside()}.`,
            () => `The running game brought just ${count}${beside()}.`,
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
          () => `${voice.they('They')} scored only ${count} on the break${beside()}.`,
          () => `Your transition defence gave ${voice.they('them')} ${count}${beside()}.`,
        ]
      : [
          () => `${voice.they('They')} ran for ${count} on the break${beside()}.`,
          () =>
            `PLACE beat you down the floor: ${counted(scored, 'fast-break point')} for ${voice.they('them')}${beside()}.`,
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

/** What a side made of its shots that were no fast breaks. */
export function sayHalfCourt(voice: Voice, fact: HalfCourtFact): string {
  const { side, value, scored, shots, usual, points } = fact;
  // As points from these very shots, so that the sentence holds whole numbers only.
  const asPoints = { ...usual, mean: usual.mean * shots };
  const beside = () => voice.usual(asPoints, whole, side === 'team' ? 'own' : 'allowed');
  const each = decimal(value, 2);
  if (side === 'team') {
    return voice.pick(
      'half court',
      points > 0
        ? [
            () =>
              `Your half-court offence clicked: ${counted(scored, 'point')} without the break, ${each} a shot${beside()} from as many.`,
            () => `You scored ${scored} in the half-court${beside()} from as many shots.`,
          ]
        : [
            () =>
              `Your half-court offence stalled: ${counted(scored, 'point')} without the break, ${each} a shot${beside()} from as many.`,
            () => `You scored only ${scored} in the half-court${beside()} from as many shots.`,
          ],
    );
  }
  return voice.pick(
    'half court against',
    points > 0
      ? [
          () =>
            `Once you were set, ${voice.they()} got just ${scored}${beside()} from as many shots.`,
          () =>
            `Your half-court defence held ${voice.they('them')} to ${counted(scored, 'point')}${beside()} from as many shots.`,
        ]
      : [
          () =>
            `${voice.they('They')} scored ${scored} against your set defence${beside()} from as many shots.`,
          () =>
            `Your half-court defence let ${counted(scored, 'point')} through${beside()} from as many shots.`,
        ],
  );
}
