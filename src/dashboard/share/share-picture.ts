import { i18n } from '@lingui/core';
import { leadAreas } from '../figures/flow-geometry.ts';
import { matchOutcome } from '../figures/match-text.ts';
import type { Meeting } from '../figures/meeting.ts';
import {
  area,
  box,
  type Measure,
  margin,
  type Picture,
  pictureWidth,
  type Shape,
  shorten,
  text,
  wrap,
} from '../figures/picture.ts';
import { formatCount } from '../ui/format.ts';
import type { MatchStory } from './share-text.ts';

const size = 28;
const lineHeight = 40;
const gap = 60;
const rowHeight = 58;
const inside = pictureWidth - 2 * margin;
const right = pictureWidth - margin;

/** A picture for a chat: score, lead, scorers in two columns, and the lists. */
export function sharePicture(
  { match, plays }: Pick<Meeting, 'match' | 'plays'>,
  teamName: string,
  story: MatchStory,
  measure: Measure,
): Picture {
  const shapes = scoreShapes(match, teamName, story, measure);
  let y = 320;
  for (const line of wrap(story.verdict, inside, 30, measure)) {
    y += lineHeight;
    shapes.push(text(margin, y, line, 30, { weight: 700 }));
  }
  const lead = leadShapes({ match, plays }, y + 20);
  shapes.push(...lead);
  y += lead.length > 0 ? 210 : 20;
  shapes.push(...periodShapes(story.periods, y));
  if (story.periods.length > 0) y += 20;
  const heading = (words: string) => {
    y += gap;
    shapes.push(text(margin, y, words, 30, { weight: 700 }));
    shapes.push(box(margin, y + 14, inside, 2, 'ink'));
    y += 16;
  };
  if (story.scorers.length > 0) {
    heading(i18n.t('Scorers'));
    shapes.push(...scorerShapes(story.scorers, y, measure));
    y += rowHeight * Math.ceil(story.scorers.length / 2) + 8;
  }
  for (const { title, lines } of story.lists) {
    heading(title);
    for (const sentence of lines) {
      y += 8;
      shapes.push(box(margin, y + 22, 10, 10, 'us'));
      for (const line of wrap(sentence, inside - 32, size, measure)) {
        y += lineHeight;
        shapes.push(text(margin + 32, y, line, size));
      }
    }
  }
  return { width: pictureWidth, height: Math.ceil(y + gap), shapes };
}

/** Teams, date, and a score that is legible from afar. */
function scoreShapes(
  match: Meeting['match'],
  teamName: string,
  { about }: MatchStory,
  measure: Measure,
): Shape[] {
  const own = formatCount(match.score?.team);
  const versus = `${match.homeAway === 'away' ? i18n.t('at') : i18n.t('v')} ${match.opponent.name}`;
  const name = shorten(teamName, inside * 0.6, 34, measure, 700);
  const after = margin + measure(`${name} `, 34, 700);
  return [
    text(margin, 70, name, 34, { weight: 700, tone: 'us' }),
    text(after, 70, shorten(versus, right - after, 34, measure), 34, { tone: 'soft' }),
    box(margin, 92, inside, 3, 'ink'),
    text(margin - 8, 250, own, 180, { weight: 700, tone: 'us' }),
    text(margin + measure(own, 180, 700) + 24, 250, formatCount(match.score?.opponent), 180, {
      tone: 'them',
    }),
    text(right, 250, matchOutcome(match), 44, { weight: 700, align: 'right' }),
    text(margin, 300, shorten(about, inside, 24, measure), 24, { tone: 'soft' }),
  ];
}

/** The lead, 150 pixels high, ours above the line and theirs below; empty if the plays have no score. */
function leadShapes(meeting: Pick<Meeting, 'match' | 'plays'>, top: number): Shape[] {
  const areas = leadAreas(meeting);
  if (areas === null) return [];
  const [above, below] = [Math.max(areas.ahead, 5), Math.max(areas.behind, 5)];
  const scaleY = 150 / (above + below);
  const scaleX = inside / areas.end;
  const level = top + above * scaleY;
  const at = { x: margin, y: level, scaleX, scaleY };
  return [
    area({ ...at, d: areas.ours, tone: 'us' }),
    area({ ...at, d: areas.theirs, tone: 'them' }),
    box(margin, level, inside, 2, 'ink'),
    ...areas.periods.map((begins) => box(margin + begins * scaleX, top, 2, 150, 'line')),
  ];
}

/** "Q1 22–17" of each period, below its part of the time axis. */
function periodShapes(periods: readonly string[], y: number): Shape[] {
  const width = inside / Math.max(1, periods.length);
  return periods.map((words, index) =>
    text(margin + width * (index + 0.5), y, words, 24, { align: 'center', tone: 'soft' }),
  );
}

/** Scorers in two columns, each with a bar for the points. */
function scorerShapes(scorers: MatchStory['scorers'], top: number, measure: Measure): Shape[] {
  const width = (inside - gap) / 2;
  const rows = Math.ceil(scorers.length / 2);
  const most = Math.max(...scorers.map(({ points }) => points));
  return scorers.flatMap(({ who, points }, index) => {
    const left = margin + (index < rows ? 0 : width + gap);
    const line = top + rowHeight * (index % rows) + 38;
    return [
      text(left, line, shorten(who, width - 70, size, measure), size),
      text(left + width, line, String(points), size, { align: 'right', weight: 700 }),
      box(left, line + 10, width, 5, 'track'),
      box(left, line + 10, (width * points) / most, 5, 'us'),
    ];
  });
}
