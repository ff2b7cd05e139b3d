import { Fragment, use } from 'react';
import { directionRuns } from './direction-runs.ts';
import { ServiceLanguage } from './service-language.ts';

/**
 * A sentence of the service, in which right-to-left names do not carry the numbers beside them along; marked with its
 * language where that is not the page's, so that it is read out and hyphenated as what it is.
 */
export function ServiceText({ text }: { text: string }) {
  const lang = use(ServiceLanguage);
  const runs = directionRuns(text).map(({ at, words, rightToLeft }) =>
    rightToLeft ? <bdi key={at}>{words}</bdi> : <Fragment key={at}>{words}</Fragment>,
  );
  return lang === undefined ? runs : <span lang={lang}>{runs}</span>;
}
