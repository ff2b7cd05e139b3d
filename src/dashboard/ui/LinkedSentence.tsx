import type { ReactNode } from 'react';

/** Marks a link's position in a sentence of the catalogue: a character that no text has. */
export const linkPlace = '\u0000';

interface LinkedSentenceProps {
  /** With `linkPlace` in it. */
  text: string;
  link: ReactNode;
}

/** A sentence of the catalogue with a link in it, wherever a language puts that. */
export function LinkedSentence({ text, link }: LinkedSentenceProps) {
  const [before, after] = text.split(linkPlace);
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
