/** Patterns of a language's words with what they read as, the longest first. */
export type Lexicon = readonly (readonly [pattern: string, symbol: string])[];
