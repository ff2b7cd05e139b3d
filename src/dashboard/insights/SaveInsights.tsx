import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { documentTitle } from '../figures/match-text.ts';
import {
  box,
  headingHeight,
  type Measure,
  margin,
  type Picture,
  pictureHeading,
  pictureWidth,
  type Shape,
  savePicture,
  text,
  wrap,
} from '../figures/picture.ts';
import { type PlayerNaming, playerNaming } from '../figures/player-naming.ts';
import { barOf, decimalsOf, namedRatings, ratingScales, scaleNote } from '../figures/ratings.ts';
import { SaveMenu } from '../figures/SaveMenu.tsx';
import { formatAsSent } from '../figures/statistic-format.ts';
import { listKeys, listTitles } from './insight-lists.ts';

interface SaveInsightsProps {
  result: InsightResult;
  match: Match;
  boxScore: BoxScore;
  /** The player that the insights are about; absent for the team. */
  player?: { name: string; number?: string | undefined } | undefined;
}

/** Saves the insights as a picture for a chat; renders nothing if there is no text. */
export function SaveInsights({ result, match, boxScore, player }: SaveInsightsProps) {
  if (!result.ratings && !result.summary) return null;
  const title = documentTitle(match, boxScore.team.name);
  return (
    <SaveMenu
      actions={[
        {
          label: i18n.t('Insights as picture'),
          save: (choice) => {
            const naming = playerNaming(choice, boxScore);
            const about = player && naming.numbered(player);
            const teamName = boxScore.team.name;
            const fileName = [title, about, i18n.t('insights')].filter(Boolean).join(' ');
            return savePicture(`${fileName}.png`, (measure) =>
              insightsPicture({ result, match, teamName, about, naming }, measure),
            );
          },
        },
      ]}
    />
  );
}

const size = 24;
const lineHeight = 34;
interface InsightsPictureInput {
  result: Pick<InsightResult, 'ratings' | 'summary'>;
  match: Match;
  teamName: string;
  /** The player that the insights are about; absent for the team. */
  about?: string | undefined;
  naming: PlayerNaming;
}

/** One picture with the ratings as bars and the three lists. */
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
