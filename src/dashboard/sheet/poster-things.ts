import { i18n } from '@lingui/core';
import { isMoreThanLuck } from '../../basketball/match-margin.ts';
import { contextShots } from '../../basketball/shot-context.ts';
import { shotMaking } from '../../basketball/shot-value.ts';
import {
  goodThings,
  type MatchThing,
  type PlayedMatch,
  partNumbers,
  partsFor,
} from '../figures/good-things.ts';

/** The least difference from the expected points that is mentioned, in points. */
const leastLuck = 3;

const titles = {
  rebounds: /* i18n */ 'Next: the rebounds',
  turnovers: /* i18n */ 'Next: keep the ball',
  line: /* i18n */ 'Next: to the line',
  shots: /* i18n */ 'Next: more good shots',
};

/**
 * Up to three things for a wall that the players read: strengths, then luck or the next task. No names, no
 * blame; fewer if fewer apply.
 */
export function posterThings(played: PlayedMatch): MatchThing[] {
  const [first, second, ...others] = goodThings(played);
  const [luck, next] = [luckThing(played), nextThing(played)];
  return [first, second, luck ?? next, ...others, luck && next]
    .filter((thing) => thing != null)
    .slice(0, 3);
}

function nextThing(played: PlayedMatch): MatchThing | null {
  const [next] = partsFor(-1, titles, played);
  if (!next) return null;
  const back = i18n.t(
    '{points, plural, one {{points} point} other {{points} points}} to win back.',
    { points: Math.round(-next.part.points) },
  );
  return {
    title: next.title,
    text: `${partNumbers(next.part, played.boxScore)} ${back}`.trim(),
  };
}

/** Our luck with shots, if the match's luck (both sides' shots and free throws) has the same sign. */
function luckThing({ events, why }: PlayedMatch): MatchThing | null {
  const luck = why?.parts.find(({ key }) => key === 'luck')?.points;
  if (!events || luck === undefined || isMoreThanLuck(luck)) return null;
  const own = contextShots(events).filter(({ index }) => events[index]?.side === 'team');
  const { shots, points, expected } = shotMaking(own);
  const more = points - expected;
  if (Math.abs(more) < leastLuck || Math.sign(more) !== Math.sign(Math.round(luck))) return null;
  return {
    title: more < 0 ? i18n.t('Our shots did not fall') : i18n.t('Luck was with us'),
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
