import { i18n } from '@lingui/core';
import { isMoreThanLuck } from '../../basketball/match-margin.ts';
import type { Why, WhyPart } from '../figures/why-parts.ts';

/** A part worth fewer points than this is not what a match was won or lost by. */
const leastPoints = 1.5;

const places: Partial<Record<WhyPart['key'], string>> = {
  shots: /* i18n */ 'on shots',
  shooting: /* i18n */ 'on shooting',
  turnovers: /* i18n */ 'on the ball',
  rebounds: /* i18n */ 'on the boards',
  line: /* i18n */ 'at the line',
};

/**
 * What a finished match was won or lost by, in a line: of the parts that went the winner's way the two largest, luck last:
 * "Lost at the line and on the ball". `null` where no part is worth naming.
 */
export function whyTitle({ margin, parts }: Why): string | null {
  const won = margin > 0;
  const largest = parts
    .filter(({ points }) => (won ? points : -points) >= leastPoints)
    .filter(({ key, points }) => key !== 'luck' || !isMoreThanLuck(points))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 2);
  const isLucky = largest.some(({ key }) => key === 'luck');
  const [first, second] = largest.flatMap(({ key }) => {
    const place = places[key];
    return place === undefined ? [] : [i18n.t(place)];
  });
  if (margin === 0 || (first === undefined && !isLucky)) return null;
  if (first === undefined) return won ? i18n.t('Won with luck') : i18n.t('Lost with bad luck');
  if (isLucky) {
    return won
      ? i18n.t('Won {first}, with luck', { first })
      : i18n.t('Lost {first}, with bad luck', { first });
  }
  if (second === undefined) {
    return won ? i18n.t('Won {first}', { first }) : i18n.t('Lost {first}', { first });
  }
  return won
    ? i18n.t('Won {first} and {second}', { first, second })
    : i18n.t('Lost {first} and {second}', { first, second });
}
