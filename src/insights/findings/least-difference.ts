/**
 * A player's count nearer to its usual than this is not told: two balls lost where one is normal is no news. It also
 * keeps the count and the rounded usual at least one apart in the sentence.
 */
export const leastDifference = 1.5;
