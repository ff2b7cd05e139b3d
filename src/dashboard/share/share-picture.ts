import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { box, type Measure, type Picture, shorten, text, wrap } from '../figures/picture.ts';
import { headingHeight, margin, pictureHeading, pictureWidth } from '../figures/picture-heading.ts';
import type { MatchStory } from './share-text.ts';

const size = 28;
const lineHeight = 40;
const gap = 60;

/** What is shared as one picture for a chat: score, periods, scorers in two columns, and the lists. */
export function sharePicture(
  match: Match,
  teamName: string,
  story: MatchStory,
  measure: Measure,
): Picture {
  const shapes = pictureHeading(match, teamName, measure);
  let y = headingHeight + 44;
  shapes.push(
    text(pictureWidth / 2, y, story.periods.join('   '), 24, { align: 'center', tone: 'soft' }),
  );
  const heading = (words: string) => {
    y += gap;
    shapes.push(text(margin, y, words, 30, { weight: 700 }));
    shapes.push(box(margin, y + 12, pictureWidth - 2 * margin, 1, 'line'));
    y += 12;
  };
  if (story.scorers.length > 0) {
    heading(i18n.t('Scorers'));
    const width = (pictureWidth - 2 * margin - gap) / 2;
    const rows = Math.ceil(story.scorers.length / 2);
    story.scorers.forEach(({ who, points }, index) => {
      const left = margin + (index < rows ? 0 : width + gap);
      const line = y + lineHeight * ((index % rows) + 1);
      shapes.push(text(left, line, shorten(who, width - 70, size, measure), size));
      shapes.push(text(left + width, line, String(points), size, { align: 'right', weight: 700 }));
    });
    y += lineHeight * rows;
  }
  for (const { title, lines } of story.lists) {
    heading(title);
    for (const sentence of lines) {
      y += 6;
      shapes.push(text(margin, y + lineHeight, '•', size, { tone: 'soft' }));
      for (const line of wrap(sentence, pictureWidth - 2 * margin - 32, size, measure)) {
        y += lineHeight;
        shapes.push(text(margin + 32, y, line, size));
      }
    }
  }
  return { width: pictureWidth, height: Math.ceil(y + margin), shapes };
}
