import { addingLimits, type Look } from '../../contract/adding.ts';
import type { HeldMatch } from '../held-match.ts';
import type { TeamOfClub } from '../whose.ts';

/** What was found in the files of one adding, with what storing it takes. */
export interface HeldLook {
  id: string;
  club: { id: string; name: string; isNew: boolean };
  /** What somebody said of the sides, the latest first. */
  said: { name: string; team: TeamOfClub }[];
  /** Everything that was read, matches of other clubs among it. */
  matches: HeldMatch[];
  refused: { file: string; reason: string }[];
  /** What is told of it. */
  look: Look;
  /** In milliseconds. */
  madeAt: number;
}

/** Bytes of packed matches that a process keeps for looks. */
const memoryForLooks = 96 * 1_024 * 1_024;

/** Looks as long as they are good: for half an hour, and until newer ones need their memory. Never longer than the process. */
export function keepLooks(clock: () => Date, limit = memoryForLooks) {
  const kept = new Map<string, HeldLook>();
  const sizeOf = ({ matches }: HeldLook) => matches.reduce((sum, { size }) => sum + size, 0);
  const isStoring = ({ look }: HeldLook) => look.state === 'storing';
  const forget = () => {
    const oldest = clock().getTime() - addingLimits.lookMinutes * 60_000;
    for (const look of kept.values()) {
      if (look.madeAt < oldest && !isStoring(look)) kept.delete(look.id);
    }
    let size = [...kept.values()].reduce((sum, look) => sum + sizeOf(look), 0);
    for (const look of kept.values()) {
      if (size <= limit || kept.size === 1) break;
      if (isStoring(look)) continue;
      size -= sizeOf(look);
      kept.delete(look.id);
    }
  };
  return {
    keep(look: HeldLook) {
      kept.set(look.id, look);
      forget();
    },
    /** A look of this very club; undefined for another club's, and for one that is gone. */
    find(clubId: string, lookId: string): HeldLook | undefined {
      forget();
      const look = kept.get(lookId);
      return look?.club.id === clubId ? look : undefined;
    },
    /** The look of the club that is being stored now. */
    storing: (clubId: string): HeldLook | undefined =>
      [...kept.values()].find((look) => look.club.id === clubId && isStoring(look)),
  };
}
