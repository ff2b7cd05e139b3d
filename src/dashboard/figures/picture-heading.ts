import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { formatDate, formatScore } from '../ui/format.ts';
import { box, type Measure, type Shape, shorten, text } from './picture.ts';

/** The width of every picture: a phone's screen at its own pixels. */
export const pictureWidth = 1080;

/** Left and right of everything. */
export const margin = 40;

/** How far down the heading reaches. */
export const headingHeight = 150;

/** Own team, score, opponent; beneath it competition, date and venue. */
export function pictureHeading(match: Match, teamName: string, measure: Measure): Shape[] {
  const middle = pictureWidth / 2;
  const side = middle - margin - 130;
  const about = [match.competition, match.round, formatDate(match.startsAt), match.venue];
  return [
    text(margin, 72, shorten(teamName, side, 30, measure, 700), 30, { weight: 700 }),
    text(middle, 76, match.score ? formatScore(match.score) : i18n.t('v'), 60, {
      weight: 700,
      align: 'center',
    }),
    text(pictureWidth - margin, 72, shorten(match.opponent.name, side, 30, measure), 30, {
      align: 'right',
      tone: 'soft',
    }),
    text(middle, 120, about.filter(Boolean).join(' · '), 20, { align: 'center', tone: 'soft' }),
    box(margin, 140, pictureWidth - 2 * margin, 2, 'ink'),
  ];
}
