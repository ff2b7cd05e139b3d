import { i18n } from '@lingui/core';
import { LazyRatingRadar } from '../figures/LazyRatingRadar.tsx';
import { ratingAxes, sharedAxis } from '../figures/rating-axis.ts';
import type { NamedRating } from '../figures/rating-names.ts';
import { meansOf, type SeasonRatings } from '../figures/season-ratings.ts';
import { Card } from '../ui/Card.tsx';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';

interface RatingsRadarCardProps {
  ratings: readonly NamedRating[];
  season: SeasonRatings;
}

/** The shape of the match over the season's, on wide screens, where every rating is there and all share one scale. */
export function RatingsRadarCard({ ratings, season }: RatingsRadarCardProps) {
  const axis = sharedAxis(ratingAxes(ratings, season.values).values());
  // The width below which the bars take the whole page (Insights.module.css).
  const isNarrow = useNarrowerThan(1000);
  if (isNarrow || !axis || ratings.some(({ value }) => value === null)) return null;
  return (
    <Card>
      <LazyRatingRadar
        title={i18n.t('Shape of this match')}
        ratings={ratings}
        axis={axis}
        means={meansOf(season)}
      />
    </Card>
  );
}
