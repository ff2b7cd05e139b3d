import type { ReactNode } from 'react';
import type { InsightResult } from '../../contract/insight.ts';
import { useIsPhone } from '../box-score/use-is-phone.ts';
import { LazyRatingRadar } from '../charts/LazyRatingRadar.tsx';
import { RatingBars } from '../charts/RatingBars.tsx';
import { axisText, ratingAxis } from '../charts/rating-axis.ts';
import { Card } from '../ui/Card.tsx';
import { InsightCards } from './InsightCards.tsx';
import { InsightStatus } from './InsightStatus.tsx';
import styles from './Insights.module.css';
import { namedRatings } from './rating-names.ts';

interface InsightViewProps {
  result: InsightResult;
  onWrite: (options: { regenerate: boolean }) => void;
  /** A call for a run is under way. */
  asking: boolean;
  /** Why the last call for a run failed, as a panel. */
  failure?: ReactNode;
}

/** The insights of a team or of one player, in whatever state they are; earlier text stays readable. */
export function InsightView({ result, onWrite, asking, failure }: InsightViewProps) {
  const { ratings, summary } = result;
  const status = (
    <>
      {failure}
      <InsightStatus result={result} onWrite={onWrite} asking={asking} />
    </>
  );
  if (!ratings && !summary) return <Card title="Insights">{status}</Card>;
  const upToDate = result.status === 'ready' && !result.stale;
  return (
    <>
      {upToDate ? null : <Card title="Insights">{status}</Card>}
      <div className={styles.columns}>
        {ratings ? <RatingsCard ratings={ratings}>{upToDate ? status : null}</RatingsCard> : null}
        <div>
          {summary ? <InsightCards summary={summary} /> : null}
          {!ratings && upToDate ? <Card title="Insights">{status}</Card> : null}
        </div>
      </div>
    </>
  );
}

function RatingsCard({
  ratings,
  children,
}: {
  ratings: NonNullable<InsightResult['ratings']>;
  children: ReactNode;
}) {
  const named = namedRatings(ratings);
  const axis = ratingAxis(named.map(({ value }) => value));
  const isPhone = useIsPhone();
  const complete = named.every(({ value }) => value !== null);
  return (
    <Card
      title={named.length === 6 ? 'Six ratings' : 'Ratings'}
      note={`scale ${axisText(axis)} assumed`}
    >
      <RatingBars ratings={named} axis={axis} />
      {children}
      {complete && !isPhone ? (
        <div className={styles.radar}>
          <LazyRatingRadar title="Shape of this match" ratings={named} axis={axis} />
        </div>
      ) : null}
    </Card>
  );
}
