import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { whyParts } from '../box-score/why-parts.ts';
import { RatingBars } from '../charts/RatingBars.tsx';
import { axisText, ratingAxis } from '../charts/rating-axis.ts';
import { InsightCards } from '../insights/InsightCards.tsx';
import { namedRatings } from '../insights/rating-names.ts';
import { formatDateTime, formatScore, formatSigned } from '../ui/format.ts';

interface PaperInsightsProps {
  match: Match;
  boxScore: BoxScore;
  insights: InsightResult;
}

/** Page 2: why the match ended as it did, the ratings and the three lists. */
export function PaperInsights({ match, boxScore, insights }: PaperInsightsProps) {
  const { ratings, summary, generatedAt } = insights;
  const named = ratings ? namedRatings(ratings) : [];
  const axis = ratingAxis(named.map(({ value }) => value));
  return (
    <section className="paper-page paper-insights">
      <p className="paper-running-head">
        {boxScore.team.name} {formatScore(match.score)} {boxScore.opponent.name}
      </p>
      <PaperWhy boxScore={boxScore} />
      {ratings ? (
        <div>
          <h2>
            Ratings <small>scale {axisText(axis)} assumed</small>
          </h2>
          <RatingBars ratings={named} axis={axis} />
        </div>
      ) : null}
      {summary ? <InsightCards summary={summary} /> : null}
      <p>
        {generatedAt ? `Written ${formatDateTime(generatedAt)}.` : null}
        {insights.stale ? ' The match changed after this was written.' : null}
        {!ratings && !summary
          ? `No insights are written for this match. ${insights.message}`
          : null}
      </p>
    </section>
  );
}

function PaperWhy({ boxScore }: { boxScore: BoxScore }) {
  const why = whyParts(boxScore);
  if (!why) return null;
  return (
    <div>
      <h2>Why: {formatSigned(why.margin)}, in points</h2>
      <dl className="paper-why">
        {why.parts.map(({ name, points, numbers }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{formatSigned(points, 1)}</b> {numbers}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
