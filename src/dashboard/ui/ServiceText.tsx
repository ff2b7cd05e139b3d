import { Fragment, use } from 'react';
import { ServiceLanguage } from './service-language.ts';

/**
 * A sentence of the service: right-to-left names do not reorder the numbers beside them, and another language than the
 * page's is marked for screen readers and hyphenation.
 */
export function ServiceText({ text }: { text: string }) {
  const lang = use(ServiceLanguage);
  const runs = directionRuns(text).map(({ at, words, rightToLeft }) =>
    rightToLeft ? <bdi key={at}>{words}</bdi> : <Fragment key={at}>{unbroken(words)}</Fragment>,
  );
  return lang === undefined ? runs : <span lang={lang}>{runs}</span>;
}

/** Prevents a line break after the dash of a score, "11–0". */
function unbroken(words: string) {
  let at = 0;
  return words.split(/(\d+–\d+)/).map((part) => {
    const key = at;
    at += part.length;
    return /^\d+–\d+$/.test(part) ? (
      <span key={key} className="unbroken">
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** A run of text in one direction. */
export interface DirectionRun {
  /** Offset, in UTF-16 units. */
  at: number;
  words: string;
  rightToLeft: boolean;
}

const letter = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]`;
/** Right-to-left words and the text between them, so that a whole name is one run. */
const rightToLeftWords = new RegExp(
  String.raw`${letter}(?:[\p{M}\s.'’"׳״־-]*${letter}|\p{M})*`,
  'gu',
);

/** Splits a text at each change of direction. */
export function directionRuns(text: string): DirectionRun[] {
  const runs: DirectionRun[] = [];
  let end = 0;
  const add = (words: string, rightToLeft: boolean) => {
    if (words !== '') runs.push({ at: end, words, rightToLeft });
    end += words.length;
  };
  for (const match of text.matchAll(rightToLeftWords)) {
    add(text.slice(end, match.index), false);
    add(match[0], true);
  }
  add(text.slice(end), false);
  return runs;
}
