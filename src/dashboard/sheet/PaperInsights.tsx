import { i18n } from '@lingui/core';
import type { InsightResult, Summary } from '../../contract/insight.ts';
import { listTitles } from '../figures/list-titles.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { RatingBars } from '../figures/RatingBars.tsx';
import { ratingScales, scaleNote } from '../figures/rating-axis.ts';
import { type NamedRating, namedRatings } from '../figures/rating-names.ts';
import { keyedSentences } from '../insights/keyed-sentences.ts';
import { meansOf, type SeasonRatings } from '../insights/season-ratings.ts';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import type { Part } from './part.ts';

interface PaperInsightsProps {
  insights: Part<InsightResult>;
  naming: PlayerNaming;
  season: SeasonRatings;
}

/** Ratings and the three lists beside each other, of a team or of one player; else why nothing is written. */
export function PaperInsights({ insights, naming, season }: PaperInsightsProps) {
  if ('missing' in insights) {
    return (
      <section className="paper-missing">
        <h2>{i18n.t('Insights')}</h2>
        <p>{insights.missing}</p>
      </section>
    );
  }
  const { ratings, summary } = insights.value;
  return (
    <section className="paper-insights">
      <div className="paper-insight-columns">
        <div>
          {ratings ? (
            <Ratings ratings={namedRatings(ratings)} naming={naming} season={season} />
          ) : null}
          <p className="paper-remark">{about(insights.value)}</p>
        </div>
        {summary ? <Lists summary={summary} naming={naming} /> : null}
      </div>
    </section>
  );
}

interface RatingsProps extends Pick<PaperInsightsProps, 'naming' | 'season'> {
  ratings: readonly NamedRating[];
}

/** A bar a rating; the season's values tell the scale, their means are marks. */
function Ratings({ ratings, naming, season }: RatingsProps) {
  const scales = ratingScales(ratings, season.values);
  return (
    <section>
      <h2>
        {i18n.t('Ratings')}{' '}
        <small>
          {scaleNote(scales)}
          {season.means.size > 0 ? `; ${i18n.t('▾ the season’s mean')}` : ''}
        </small>
      </h2>
      <RatingBars
        ratings={ratings.map((rating) => ({ ...rating, comment: naming.inText(rating.comment) }))}
        scales={scales}
        means={meansOf(season)}
        paper
      />
    </section>
  );
}

const lists = ['whatsWorking', 'focusAreas', 'suggestions'] as const;

/** The three lists; the service's text as text. */
function Lists({ summary, naming }: { summary: Summary; naming: PlayerNaming }) {
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

/** When the text was written, and whether it is still the last word. */
function about({ generatedAt, stale, status }: InsightResult): string {
  return [
    generatedAt ? i18n.t('Insights written {when}.', { when: formatDateTime(generatedAt) }) : '',
    stale ? i18n.t('The match or the roster changed after that.') : '',
    status === 'generating' ? i18n.t('A newer text is being written.') : '',
    status === 'failed' ? i18n.t('A newer text could not be written.') : '',
  ]
    .filter(Boolean)
    .join(' ');
}
