import * as v from 'valibot';
import type { NamesOrNumbers } from '../figures/player-naming.ts';

const keptAs = 'boxout.print';

const choicesSchema = v.object({
  /** Page 1: the box scores of both sides. */
  boxScore: v.fallback(v.boolean(), true),
  /** Page 2: ratings, lists, why strip, score flow and shot chart. */
  insights: v.fallback(v.boolean(), true),
  talkCards: v.fallback(v.boolean(), false),
  playByPlay: v.fallback(v.boolean(), false),
  /** `null` for the team's default. */
  names: v.fallback(v.nullable(v.literal('numbers')), null),
});

/** The options of a match's sheet. */
export type PrintChoices = Omit<v.InferOutput<typeof choicesSchema>, 'names'> & {
  names: NamesOrNumbers | null;
};

/** Printed by default. */
export const usualChoices: PrintChoices = v.parse(choicesSchema, {});

const storedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), choicesSchema), {
  ...usualChoices,
  names: null,
});

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
