import type { MatchEvent } from '../../contract/play-by-play.ts';
import { clock, type Tools, type Values } from './retell-tools.ts';

/** Rewords an event of a match in other words and shapes. */
export function retellEvents({ choose, style, word, side, number, id }: Tools) {
  const clockForm = choose(['seconds', 'clock', 'duration'] as const);
  const event = ({
    side: whose,
    score,
    courtPosition,
    clockSeconds,
    ...more
  }: MatchEvent): Values => ({
    ...Object.fromEntries(
      Object.entries(more).flatMap(([field, value]) =>
        value === undefined
          ? []
          : [
              [
                word('event', field),
                field === 'id' || field === 'playerId' ? id(String(value)) : number(value),
              ],
            ],
      ),
    ),
    [word('event', 'clockSeconds')]:
      clockSeconds === null
        ? null
        : clockForm === 'seconds'
          ? number(clockSeconds)
          : clockForm === 'clock'
            ? clock(clockSeconds)
            : `PT${Math.floor(clockSeconds / 60)}M${clockSeconds % 60}.00S`,
    [word('event', 'side')]: whose,
    [style('score')]: {
      [side('team')]: number(score.team),
      [side('opponent')]: number(score.opponent),
    },
    ...(courtPosition
      ? {
          [word('event', 'x')]: number(courtPosition.x),
          [word('event', 'y')]: number(courtPosition.y),
        }
      : {}),
  });

  return event;
}
