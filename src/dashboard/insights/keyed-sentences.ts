/** Sentences with a key each for React: they may repeat, so their place is part of it. */
export function keyedSentences(sentences: readonly string[]): [key: string, sentence: string][] {
  return sentences.map((sentence, index) => [`${index} ${sentence}`, sentence]);
}
