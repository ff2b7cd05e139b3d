import { i18n } from '@lingui/core';
import { type ReactNode, useState } from 'react';
import type { InsightResult } from '../../contract/insight.ts';
import { type NamedRating, namedRatings } from '../figures/rating-names.ts';
import { decimalsOf, type SeasonRatings } from '../figures/season-ratings.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { otherLanguageOf, ServiceLanguage } from '../ui/service-language.ts';
import { type Course, InsightCards } from './InsightCards.tsx';
import styles from './Insights.module.css';
import { keyedSentences, listTitles } from './insight-lists.ts';
import { RatingsCard } from './RatingsCard.tsx';
import { type WrittenText, whatChanged } from './what-changed.ts';

interface InsightViewProps {
  result: InsightResult;
  /** What the service says that its words are in, for instance "en". */
  language?: string | undefined;
  /** The player did not play: nothing is drawn of the ratings. */
  absent?: boolean;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  /** The run's state, and its buttons. */
  status: ReactNode;
  season: SeasonRatings;
  /** The matches that the season's ticks come from, as a note. */
  seasonNote: string | null;
  /** Content below a rating's comment. */
  renderProof: (rating: NamedRating) => ReactNode;
  /** The text that this tab showed before this one. */
  earlier: InsightResult | null;
  /** The match's plays, for the pictures of what happened in a stretch of it. */
  course?: Course | undefined;
  /** A menu that saves the text. */
  save: ReactNode;
  /** Shown below the ratings. */
  children?: ReactNode;
}

/** The insights of a team or of one player, in any state; earlier text stays readable. */
export function InsightView(props: InsightViewProps) {
  const other = otherLanguageOf(props.language);
  return (
    <ServiceLanguage value={other?.lang}>
      <Texts {...props} languageNote={other?.note} />
    </ServiceLanguage>
  );
}

function Texts(props: InsightViewProps & { languageNote: string | undefined }) {
  const { result, season, seasonNote, renderProof, earlier, save } = props;
  const { languageNote, absent = false, whyEmpty } = props;
  const { ratings, summary } = result;
  const isWritten = Boolean(ratings || summary);
  const status = (
    <>
      {props.status}
      {isWritten && languageNote ? <p className="quiet">{languageNote}</p> : null}
    </>
  );
  if (isWritten && absent) {
    return (
      <Card title={i18n.t('Insights')}>
        <p>{i18n.t('Did not play, so there is nothing to rate or to write.')}</p>
        {status}
      </Card>
    );
  }
  if (!isWritten) return <Card title={i18n.t('Insights')}>{status}</Card>;
  const upToDate = result.status === 'ready' && !result.stale;
  return (
    <div className={styles.view}>
      {upToDate ? null : <Card title={i18n.t('Insights')}>{status}</Card>}
      {earlier && result.status === 'ready' ? (
        <WhatChanged key={result.generatedAt} before={earlier} after={result} />
      ) : null}
      {summary ? (
        <InsightCards summary={summary} whyEmpty={whyEmpty} course={props.course} />
      ) : (
        <Card title={i18n.t('Summary')}>
          <p>{i18n.t('The service sent no sentences for this match.')}</p>
        </Card>
      )}
      {ratings ? (
        <RatingsCard
          ratings={namedRatings(ratings)}
          season={season}
          seasonNote={seasonNote}
          renderProof={renderProof}
        />
      ) : (
        <Card title={i18n.t('Ratings')}>
          <p>{i18n.t('The service sent no ratings for this match.')}</p>
        </Card>
      )}
      {props.children}
      <div className={styles.foot}>
        {upToDate ? status : null}
        {save}
      </div>
    </div>
  );
}

/** What a new text says otherwise than the one that this tab showed before it. */
function WhatChanged({ before, after }: { before: WrittenText; after: WrittenText }) {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  const { ratings, lists } = whatChanged(before, after);
  return (
    <Card
      title={i18n.t('What changed')}
      note={i18n.t('against the text of {when}', { when: formatDateTime(before.generatedAt) })}
    >
      {ratings.length + lists.length === 0 ? (
        <p>{i18n.t('Nothing: the new text says the same.')}</p>
      ) : (
        <ul className={styles.changes}>
          {ratings.map((rating) => (
            <li key={rating.key}>
              <b>{rating.name}</b>{' '}
              {[rating.before, rating.after]
                .map((value, _, both) => formatAsSent(value, decimalsOf(both)))
                .join(' → ')}
            </li>
          ))}
          {lists.map(({ key, added, gone }) => (
            <li key={key}>
              <b>{i18n.t(listTitles[key])}</b>
              <ul>
                {keyedSentences(added).map(([itemKey, sentence]) => (
                  <li key={itemKey}>
                    <ins>
                      <span className="quiet">{i18n.t('New:')}</span>{' '}
                      <ServiceText text={sentence} />
                    </ins>
                  </li>
                ))}
                {keyedSentences(gone).map(([itemKey, sentence]) => (
                  <li key={itemKey}>
                    <del>
                      <span className="quiet">{i18n.t('Gone:')}</span>{' '}
                      <ServiceText text={sentence} />
                    </del>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.status}>
        <Button onClick={() => setHidden(true)}>{i18n.t('Hide')}</Button>
      </div>
    </Card>
  );
}
