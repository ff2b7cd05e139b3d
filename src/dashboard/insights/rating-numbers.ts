import { i18n } from '@lingui/core';
import { type EvidenceLists, type RatingKey, ratingKeys } from '../../contract/insight.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';

/** The main number of a rating in words, and its decimals; `null` for a share. */
type Words = readonly [words: string, decimals: number | null];

const ofShots = {
  shotMix: [/* i18n */ 'shots worth {value} each, usual {usual}', 2],
  pointsPerShot: [/* i18n */ '{value} points a shot, usual {usual}', 2],
  turnovers: [/* i18n */ '{value} of plays, usual {usual}', null],
} as const;

const ofTeam: Record<RatingKey, Words> = {
  ...ofShots,
  assistRate: [/* i18n */ '{value} of baskets off a pass, usual {usual}', null],
  rebounds: [/* i18n */ '{value} of own misses taken, usual {usual}', null],
  defensiveImpact: [/* i18n */ '{value} allowed per 100 possessions, usual {usual}', 0],
};

const ofOne: Record<RatingKey, Words> = {
  ...ofShots,
  assistRate: [/* i18n */ '{value} of team-mates’ baskets, usual {usual}', null],
  rebounds: [/* i18n */ '{value} of those available, usual {usual}', null],
  defensiveImpact: [/* i18n */ 'acts worth {value} points per 40 minutes, usual {usual}', 1],
};

/** The main numbers of ratings in words, beside the usual ones, by key. */
export function ratingNumbers(
  sent: EvidenceLists['ratings'] = {},
  ofPlayer: boolean,
): ReadonlyMap<string, string> {
  const texts = ratingKeys.flatMap((key): [string, string][] => {
    const number = sent[key];
    if (!number) return [];
    const [words, decimals] = (ofPlayer ? ofOne : ofTeam)[key];
    const [value, usual] = [number.value, number.usual].map((each) =>
      decimals === null ? formatPercent(each) : formatDecimal(each, decimals),
    );
    return [[key, i18n.t(words, { value, usual })]];
  });
  return new Map(texts);
}
