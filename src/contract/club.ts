import * as v from 'valibot';
import { id, optionalText, text } from './values.ts';

/** The club that an API key belongs to (documented). */
export const clubSchema = v.object({ id, name: text });
export type Club = v.InferOutput<typeof clubSchema>;

/** A team of the club. assumed: every field. */
export const teamSchema = v.object({
  id,
  name: text,
  /** The club's own name for the age group, such as "U16" or "Senior women". */
  category: optionalText,
  /** Such as "2026-27". */
  season: optionalText,
  /** A CSS hex colour, such as "#b3261e". */
  colour: optionalText,
});
export type Team = v.InferOutput<typeof teamSchema>;

/** A player of a team's roster. assumed: every field. */
export const rosterEntrySchema = v.object({
  playerId: id,
  name: text,
  /** The shirt number as text: "00" and "0" are two players. */
  number: optionalText,
  /** G, F, C or two of them, such as "GF". */
  position: optionalText,
  captain: v.fallback(v.optional(v.boolean()), undefined),
});
export type RosterEntry = v.InferOutput<typeof rosterEntrySchema>;
