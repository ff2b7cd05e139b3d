import { i18n } from '@lingui/core';
import { contextShots } from '../../basketball/shot-context.ts';
import { shotMaking } from '../../basketball/shot-value.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { goodThings, leastPoints, type MatchThing, partNumbers } from '../figures/good-things.ts';
import type { Why, WhyPart } from '../figures/why-parts.ts';
import { posterLine } from './poster-words.ts';

interface PosterMatch {
  match: Match;
  boxScore: BoxScore;
  /** `null` where there are none. */
  events: readonly MatchEvent[] | null;
  why: Why | null;
}

/** So many points more or less than usual shots bring are told as luck. */
const leastLuck = 3;

const titles: Partial<Record<WhyPart['key'], string>> = {
  rebounds: /* i18n */ 'Next: the rebounds',
  turnovers: /* i18n */ 'Next: keep the ball',
  line: /* i18n */ 'Next: to the line',
  shots: /* i18n */ 'Next: more good shots',
};

/**
 * Three things for a wall that the players read: what went well, then what luck did or what comes next. No names, no blame;
 * fewer where less was recorded.
 */
export function posterThings(of: PosterMatch): MatchThing[] {
  const [first, second, ...others] = goodThings(
    of.match,
    of.boxScore,
    of.why,
    posterLine(of.match),
  );
  const [luck, next] = [luckThing(of), nextThing(of)];
  return [first, second, luck ?? next, ...others, luck && next]
    .filter((thing) => thing != null)
    .slice(0, 3);
}

function nextThing({ boxScore, why }: PosterMatch): MatchThing | null {
  const part = why?.parts
    .filter(({ key, points }) => key in titles && points <= -leastPoints)
    .toSorted((a, b) => a.points - b.points)[0];
  const title = part && titles[part.key];
  if (!part || title === undefined) return null;
  const back = i18n.t(
    '{points, plural, one {{points} point} other {{points} points}} to win back.',
    { points: Math.round(-part.points) },
  );
  return { title: i18n.t(title), text: `${partNumbers(part, boxScore)} ${back}`.trim() };
}

function luckThing({ events, why }: PosterMatch): MatchThing | null {
  // Without possessions nobody knows what luck was.
  if (!events || !why?.parts.some(({ key }) => key === 'luck')) return null;
  const own = contextShots(events).filter(({ index }) => events[index]?.side === 'team');
  const { shots, points, expected } = shotMaking(own);
  if (Math.abs(points - expected) < leastLuck) return null;
  return {
    title: points < expected ? i18n.t('Same shots again') : i18n.t('Luck was with us'),
    text: i18n.t(
      'Our {shots} shots brought {points} points. Such shots usually bring {expected}.',
      {
        shots,
        points,
        expected: Math.round(expected),
      },
    ),
  };
}
