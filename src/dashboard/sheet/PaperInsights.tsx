import { i18n } from '@lingui/core';
import type { InsightResult } from '../../contract/insight.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { namedRatings } from '../figures/rating-names.ts';
import type { SeasonRatings } from '../insights/season-ratings.ts';
import { formatDateTime } from '../ui/format.ts';
import { PaperLists } from './PaperLists.tsx';
import { PaperRatings } from './PaperRatings.tsx';
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
            <PaperRatings ratings={namedRatings(ratings)} naming={naming} season={season} />
          ) : null}
          <p className="paper-remark">{about(insights.value)}</p>
        </div>
        {summary ? <PaperLists summary={summary} naming={naming} /> : null}
      </div>
    </section>
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
