import { i18n } from '@lingui/core';
import type { Summary } from '../../contract/insight.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import type { PlayerNaming } from './player-naming.ts';

const lists = [
  { key: 'whatsWorking', title: /* i18n */ 'What’s working' },
  { key: 'focusAreas', title: /* i18n */ 'Focus areas' },
  { key: 'suggestions', title: /* i18n */ 'Suggestions' },
] as const;

/** The three lists of the insights; the service's text as text. */
export function PaperLists({ summary, naming }: { summary: Summary; naming: PlayerNaming }) {
  return (
    <div className="paper-lists">
      {lists.map(({ key, title }) => (
        <section key={key}>
          <h2>{i18n.t(title)}</h2>
          {summary[key].length === 0 ? (
            <p className="paper-remark">{i18n.t('Nothing was written here.')}</p>
          ) : (
            <ul>
              {withKeys(summary[key]).map(([itemKey, sentence]) => (
                <li key={itemKey}>
                  <ServiceText text={naming.inText(sentence)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** Sentences may repeat, so their place is part of the key. */
function withKeys(sentences: readonly string[]): [string, string][] {
  return sentences.map((sentence, index) => [`${index} ${sentence}`, sentence]);
}
