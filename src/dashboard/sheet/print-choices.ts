import * as v from 'valibot';
import type { NamesOrNumbers } from '../figures/player-naming.ts';

/** The options of a match's sheet. */
export interface PrintChoices {
  /** Page 1: the box scores of both sides. */
  boxScore: boolean;
  /** Page 2: ratings, lists, why strip, score flow and shot chart. */
  insights: boolean;
  /** One page per player. */
  talkCards: boolean;
  playByPlay: boolean;
  /** `null` for the team's default. */
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

const choiceOf = (usual: boolean) => v.fallback(v.boolean(), usual);

const storedSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      boxScore: choiceOf(usualChoices.boxScore),
      insights: choiceOf(usualChoices.insights),
      talkCards: choiceOf(usualChoices.talkCards),
      playByPlay: choiceOf(usualChoices.playByPlay),
      names: v.fallback(v.nullable(v.literal('numbers')), null),
    }),
  ),
  { ...usualChoices, names: null },
);

/**
 * The last choices on this device; the defaults if unreadable. Shirt numbers apply to all teams; names are not
 * restored, since another team may be of children.
 */
export const readPrintChoices = (storage: Pick<Storage, 'getItem'>): PrintChoices =>
  v.parse(storedSchema, storage.getItem(keptAs));

/** Stores the choices on this device. */
export function savePrintChoices(storage: Pick<Storage, 'setItem'>, choices: PrintChoices): void {
  storage.setItem(keptAs, JSON.stringify(choices));
}
