import type { Side } from '../../contract/play-by-play.ts';
import { halfCourtShots, shotsAndPoints } from '../evidence/half-court.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { sayFastBreak, sayHalfCourt } from '../wording/transition.ts';
import type { Finding } from './finding.ts';
import { idsOf, referenceDeviations } from './share-finding.ts';

/** Fast-break points of both sides, and what both made of their other shots, where the scorer noted which are which. */
export function transitionFindings(season: Season): Finding[] {
  return (['team', 'opponent'] as const).flatMap((side) => [
    ...fastBreak(season, side),
    ...halfCourt(season, side),
  ]);
}

function fastBreak(season: Season, side: Side): Finding[] {
  const isOwn = side === 'team';
  const name = isOwn ? 'fastBreakPoints' : 'opponentFastBreakPoints';
  const scored = season.measures[name];
  const usual = season.reference(name);
  if (scored === null || usual === null) return [];
  const events = season.match.events.filter(
    (event) => event.side === side && event.qualifiers?.includes('fastBreak') && event.made,
  );
  const points = (isOwn ? 1 : -1) * (scored - usual.mean);
  return [
    {
      kind: isOwn ? 'fastBreak' : 'fastBreakAgainst',
      topic: `fast break ${side}`,
      points,
      deviations: referenceDeviations(scored, usual),
      value: scored,
      usual: usual.mean,
      eventIds: idsOf(events),
      say: (voice) => sayFastBreak(voice, { side, scored, usual, points }),
      practise: (voice) =>
        drill(voice, isOwn ? 'transition' : 'transitionDefence', { n: Math.round(usual.mean) }),
    },
  ];
}

function halfCourt(season: Season, side: Side): Finding[] {
  const isOwn = side === 'team';
  const name = isOwn ? 'halfCourt' : 'opponentHalfCourt';
  const value = season.measures[name];
  const usual = season.reference(name);
  if (value === null || usual === null) return [];
  const events = halfCourtShots(season.match.events, side);
  const { shots, points: scored } = shotsAndPoints(events);
  const points = (isOwn ? 1 : -1) * (value - usual.mean) * shots;
  return [
    {
      kind: isOwn ? 'halfCourt' : 'halfCourtDefence',
      topic: `${side} half court`,
      points,
      deviations: referenceDeviations(value, usual),
      value,
      usual: usual.mean,
      eventIds: idsOf(events),
      say: (voice) => sayHalfCourt(voice, { side, value, scored, shots, usual, points }),
      practise: (voice) =>
        drill(voice, isOwn ? 'halfCourt' : 'halfCourtDefence', { n: Math.round(shots) }),
    },
  ];
}
