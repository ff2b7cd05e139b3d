import type { NamesOrNumbers } from '../figures/player-naming.ts';

/** What a match's sheet holds. */
export interface PrintChoices {
  /** Page 1: the box scores of both sides. */
  boxScore: boolean;
  /** Page 2: ratings, lists, why strip, score flow and shot chart. */
  insights: boolean;
  /** A page a player. */
  talkCards: boolean;
  playByPlay: boolean;
  /** As chosen; `null` begins with what is usual for the team. */
  names: NamesOrNumbers | null;
}

/** What is printed until the coach chooses otherwise. */
export const usualChoices: PrintChoices = {
  boxScore: true,
  insights: true,
  talkCards: false,
  playByPlay: false,
  names: null,
};

const keptAs = 'boxout.print';

/**
 * The choices of the last visit on this device; the usual ones where none can be read. Shirt numbers hold for all teams, names only
 * for the visit: another team may be of children.
 */
export function readPrintChoices(storage: Pick<Storage, 'getItem'>): PrintChoices {
  const kept = parse(storage.getItem(keptAs));
  const flag = (name: 'boxScore' | 'insights' | 'talkCards' | 'playByPlay') =>
    typeof kept[name] === 'boolean' ? kept[name] : usualChoices[name];
  return {
    boxScore: flag('boxScore'),
    insights: flag('insights'),
    talkCards: flag('talkCards'),
    playByPlay: flag('playByPlay'),
    names: kept.names === 'numbers' ? 'numbers' : null,
  };
}

/** Remembers the choices on this device. */
export function savePrintChoices(storage: Pick<Storage, 'setItem'>, choices: PrintChoices): void {
  storage.setItem(keptAs, JSON.stringify(choices));
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Somebody else's text under our name reads as no choice at all.
    return {};
  }
}
