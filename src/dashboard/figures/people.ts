import { type MatchSheet, type Side, sides } from '../../contract/play-by-play.ts';

/** Someone of the match sheet, as a play names them. */
export interface Person {
  playerId: string;
  side: Side;
  name: string;
  number?: string | undefined;
  starter: boolean;
  /** Number and name, for instance "7 Ana Berg". */
  label: string;
  /**
   * The player in an address: the shirt number of an own player, "opponent-7" for an opponent; the id where the number
   * is not recorded or two players share it.
   */
  key: string;
}

/** Everyone of a match sheet, own team first, in the sheet's order. */
export function peopleOf(matchSheet: MatchSheet): Person[] {
  return sides.flatMap((side) => {
    const entries = matchSheet[side];
    return entries.map(({ playerId, name, number, starter }) => {
      const unique =
        number !== undefined &&
        /^\d+$/.test(number) &&
        entries.filter((entry) => entry.number === number).length === 1;
      const short = side === 'team' ? number : `opponent-${number}`;
      return {
        playerId,
        side,
        name,
        number,
        starter,
        label: number === undefined ? name : `${number} ${name}`,
        key: unique && short !== undefined ? short : playerId,
      };
    });
  });
}
