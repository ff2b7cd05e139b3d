import { i18n } from '@lingui/core';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { box, type Measure, type Picture, type Shape, text, wrap } from '../figures/picture.ts';
import { headingHeight, margin, pictureHeading, pictureWidth } from '../figures/picture-heading.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { barOf, ratingScales, scaleNote } from '../figures/rating-axis.ts';
import { namedRatings } from '../figures/rating-names.ts';
import { decimalsOf } from '../figures/season-ratings.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import { listTitles } from './insight-lists.ts';

const size = 24;
const lineHeight = 34;
const listKeys = ['whatsWorking', 'focusAreas', 'suggestions'] as const;

interface InsightsPictureInput {
  result: Pick<InsightResult, 'ratings' | 'summary'>;
  match: Match;
  teamName: string;
  /** The player that the insights are about; the team where absent. */
  about?: string | undefined;
  naming: PlayerNaming;
}

/** The ratings as bars and the three lists as one picture for a chat. */
export function insightsPicture(input: InsightsPictureInput, measure: Measure): Picture {
  const { result, match, teamName, about, naming } = input;
  const shapes = pictureHeading(match, teamName, measure);
  let y = headingHeight + 46;
  const title = (words: string, note = '') => {
    shapes.push(text(margin, y, words, 28, { weight: 700 }));
    shapes.push(text(pictureWidth - margin, y, note, 20, { align: 'right', tone: 'soft' }));
    y += 14;
  };
  if (about) {
    title(about);
    y += lineHeight;
  }
  if (result.ratings) {
    const ratings = ratingShapes(result.ratings, y);
    title(i18n.t('Ratings'), ratings.note);
    shapes.push(...ratings.shapes);
    y = ratings.end + lineHeight;
  }
  for (const key of listKeys) {
    const sentences = result.summary?.[key] ?? [];
    if (sentences.length === 0) continue;
    title(i18n.t(listTitles[key]));
    for (const sentence of sentences) {
      y += 6;
      shapes.push(text(margin, y + lineHeight, '•', size, { tone: 'soft' }));
      const width = pictureWidth - 2 * margin - 28;
      for (const line of wrap(naming.inText(sentence), width, size, measure)) {
        y += lineHeight;
        shapes.push(text(margin + 28, y, line, size));
      }
    }
    y += 1.7 * lineHeight;
  }
  return { width: pictureWidth, height: Math.ceil(y), shapes };
}

function ratingShapes(ratings: NonNullable<InsightResult['ratings']>, top: number) {
  const named = namedRatings(ratings);
  const scales = ratingScales(named, new Map());
  const decimals = decimalsOf(named.map(({ value }) => value));
  const track = { x: margin + 260, width: pictureWidth - 2 * margin - 260 - 110 };
  const shapes: Shape[] = [];
  let y = top + 14;
  for (const { key, name, value } of named) {
    y += 46;
    shapes.push(text(margin, y, name, size));
    shapes.push(box(track.x, y - 16, track.width, 16, 'track'));
    if (value !== null) {
      const { start, length } = barOf(value, scales.of(key));
      shapes.push(
        box(track.x + (track.width * start) / 100, y - 16, (track.width * length) / 100, 16, 'ink'),
      );
    }
    shapes.push(
      text(pictureWidth - margin, y, formatAsSent(value, decimals), 26, {
        weight: 700,
        align: 'right',
      }),
    );
  }
  return { shapes, end: y + 30, note: scaleNote(scales) };
}
