import { i18n } from '@lingui/core';
import type { Summary } from '../../contract/insight.ts';
import { listTitles } from '../figures/list-titles.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { keyedSentences } from '../insights/keyed-sentences.ts';
import { ServiceText } from '../ui/ServiceText.tsx';

const lists = ['whatsWorking', 'focusAreas', 'suggestions'] as const;

/** The three lists of the insights; the service's text as text. */
export function PaperLists({ summary, naming }: { summary: Summary; naming: PlayerNaming }) {
  return (
    <div className="paper-lists">
      {lists.map((key) => (
        <section key={key}>
          <h2>{i18n.t(listTitles[key])}</h2>
          {summary[key].length === 0 ? (
            <p className="paper-remark">{i18n.t('Nothing was written here.')}</p>
          ) : (
            <ul>
              {keyedSentences(summary[key]).map(([itemKey, sentence]) => (
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
