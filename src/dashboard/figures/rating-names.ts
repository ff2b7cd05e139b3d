import { i18n } from '@lingui/core';
import type { Rating, RatingKey, Ratings } from '../../contract/insight.ts';
import { ratingKeys } from '../../contract/insight.ts';

const names: Record<RatingKey, string> = {
  shotMix: /* i18n */ 'Shot mix',
  pointsPerShot: /* i18n */ 'Points per shot',
  assistRate: /* i18n */ 'Assist rate',
  turnovers: /* i18n */ 'Turnovers',
  rebounds: /* i18n */ 'Rebounds',
  defensiveImpact: /* i18n */ 'Defensive impact',
};

/** A rating with the name it is shown under. */
export interface NamedRating extends Rating {
  key: string;
  name: string;
}

/** The six ratings in the order in which they are shown, then any further ones under the service's own key. */
export function namedRatings(ratings: Ratings & Record<string, Rating>): NamedRating[] {
  const known = ratingKeys.map((key) => ({ key, name: i18n.t(names[key]), ...ratings[key] }));
  const further = Object.entries(ratings)
    .filter(([key]) => !(key in names))
    .map(([key, rating]) => ({ key, name: key, ...rating }));
  return [...known, ...further];
}
