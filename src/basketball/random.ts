/** A source of uniform numbers in [0, 1); a seeded one gives the same numbers again. */
export type RandomSource = () => number;

/**
 * A source of uniform numbers in [0, 1), the same sequence for the same seed (32 bits): mulberry32 (Tommy Ettinger), fast, good
 * enough for a simulated match and for the bootstrap.
 */
export function seededRandom(seed: number): RandomSource {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a over the UTF-16 units of a text: a number of 32 bits, the same for the same text on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
