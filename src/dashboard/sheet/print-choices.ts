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
  /** As chosen; `null` starts with the team's default. */
  names: NamesOrNumbers | null;
}

/** Printed by default. */
export const usualChoices: PrintChoices = {
  boxScore: true,
  insights: true,
  talkCards: false,
  playByPlay: false,
  names: null,
};

const keptAs = 'boxout.print';

/**
 * The choices of the last visit on this device; the defaults if unreadable. Shirt numbers apply to all teams, names only
 * to the visit: another team may be of children.
 */
export function readPrintChoices(storage: Pick<Storage, 'getItem'>): PrintChoices {
  const stored = parse(storage.getItem(keptAs));
  const flag = (name: 'boxScore' | 'insights' | 'talkCards' | 'playByPlay') =>
    typeof stored[name] === 'boolean' ? stored[name] : usualChoices[name];
  return {
    boxScore: flag('boxScore'),
    insights: flag('insights'),
    talkCards: flag('talkCards'),
    playByPlay: flag('playByPlay'),
    names: stored.names === 'numbers' ? 'numbers' : null,
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
    // Foreign text under our key reads as no choice.
    return {};
  }
}
