import type { Summary } from '../../contract/insight.ts';
import type { PlayerNaming } from './player-naming.ts';

const lists = [
  { key: 'whatsWorking', title: 'What’s working' },
  { key: 'focusAreas', title: 'Focus areas' },
  { key: 'suggestions', title: 'Suggestions' },
] as const;

/** The three lists of the insights; the service's text as text. */
export function PaperLists({ summary, naming }: { summary: Summary; naming: PlayerNaming }) {
  return (
    <div className="paper-lists">
      {lists.map(({ key, title }) => (
        <section key={key}>
          <h2>{title}</h2>
          {summary[key].length === 0 ? (
            <p className="paper-remark">Nothing was written here.</p>
          ) : (
            <ul>
              {withKeys(summary[key]).map(([itemKey, sentence]) => (
                <li key={itemKey}>{naming.inText(sentence)}</li>
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
