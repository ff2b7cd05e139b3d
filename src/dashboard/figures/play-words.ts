import type { ChartZone } from '../../basketball/shot-zones.ts';

/* Names of plays. An unknown word of the service is shown unchanged. */

import { i18n } from '@lingui/core';
import { knownWord } from '../../contract/known-word.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';

/** A play in words: its name, and the scorer's additions ('' if none). */
export interface PlayWords {
  what: string;
  detail: string;
}

const shotKinds: Record<string, string> = {
  jumpshot: /* i18n */ 'jump shot',
  pullupjumpshot: /* i18n */ 'pull-up jump shot',
  stepbackjumpshot: /* i18n */ 'step-back jump shot',
  turnaroundjumpshot: /* i18n */ 'turnaround jump shot',
  floatingjumpshot: /* i18n */ 'floater',
  fadeaway: /* i18n */ 'fadeaway',
  hookshot: /* i18n */ 'hook shot',
  layup: /* i18n */ 'lay-up',
  drivinglayup: /* i18n */ 'driving lay-up',
  eurostep: /* i18n */ 'euro step',
  dunk: /* i18n */ 'dunk',
  alleyoop: /* i18n */ 'alley-oop',
  tipin: /* i18n */ 'tip-in',
  tipindunk: /* i18n */ 'tip-in dunk',
};

const turnoverKinds: Record<string, string> = {
  badpass: /* i18n */ 'bad pass',
  ballhandling: /* i18n */ 'ball handling',
  travel: /* i18n */ 'travelling',
  doubledribble: /* i18n */ 'double dribble',
  offensive: /* i18n */ 'offensive foul',
  outofbounds: /* i18n */ 'out of bounds',
  backcourt: /* i18n */ 'backcourt violation',
  '3sec': /* i18n */ 'three seconds',
  '5sec': /* i18n */ 'five seconds',
  '8sec': /* i18n */ 'eight seconds',
  '24sec': /* i18n */ 'shot clock',
};

const foulKinds: Record<string, string> = {
  personal: '',
  shooting: /* i18n */ 'shooting',
  offensive: /* i18n */ 'offensive',
  technical: /* i18n */ 'technical',
  unsportsmanlike: /* i18n */ 'unsportsmanlike',
  disqualifying: /* i18n */ 'disqualifying',
  coachTechnical: /* i18n */ 'technical, coach',
  benchTechnical: /* i18n */ 'technical, bench',
};

const plain: Record<string, string> = {
  assist: /* i18n */ 'Assist',
  steal: /* i18n */ 'Steal',
  block: /* i18n */ 'Block',
  foulDrawn: /* i18n */ 'Foul drawn',
  periodStart: /* i18n */ 'Start of the period',
  periodEnd: /* i18n */ 'End of the period',
};

const rebounds: Record<string, string> = {
  offensive: /* i18n */ 'Offensive rebound',
  defensive: /* i18n */ 'Defensive rebound',
  deadBall: /* i18n */ 'Dead-ball rebound',
};

const jumpBalls: Record<string, string> = {
  startperiod: /* i18n */ 'start of the period',
  won: /* i18n */ 'won',
  lost: /* i18n */ 'lost',
};

const timeouts: Record<string, string> = { full: '', officials: /* i18n */ 'officials' };

const substitutions: Record<string, string> = {
  in: /* i18n */ 'comes in',
  out: /* i18n */ 'goes out',
};

/** A play in words, without its player: `{ what: "2 points", detail: "lay-up" }`. */
export function playWords({ type, subtype = '', made, points }: MatchEvent): PlayWords {
  switch (type) {
    case 'twoPointer':
      return { what: twoPointer(made, points), detail: wordOf(shotKinds, subtype) };
    case 'threePointer':
      return { what: threePointer(made, points), detail: wordOf(shotKinds, subtype) };
    case 'freeThrow':
      return {
        what: freeThrow(made),
        detail: subtype.replace(/^(\d)of(\d)$/, (_, taken: string, awarded: string) =>
          i18n.t('{taken} of {awarded}', { taken, awarded }),
        ),
      };
    case 'rebound':
      return {
        what: wordOf(rebounds, subtype, i18n.t('Rebound')),
        detail: knownWord(rebounds, subtype) ? '' : subtype,
      };
    case 'turnover':
      return { what: i18n.t('Turnover'), detail: turnoverWord(subtype) };
    case 'foul':
      return { what: i18n.t('Foul'), detail: wordOf(foulKinds, subtype) };
    case 'substitution':
      return { what: wordOf(substitutions, subtype, i18n.t('Substitution')), detail: '' };
    case 'timeout':
      return { what: i18n.t('Time-out'), detail: wordOf(timeouts, subtype) };
    case 'jumpBall':
      return { what: i18n.t('Jump ball'), detail: wordOf(jumpBalls, subtype) };
    default:
      return { what: wordOf(plain, type), detail: subtype };
  }
}

/** The kind of a turnover, from the service's word; '' if not recorded. */
export const turnoverWord = (subtype = '') => wordOf(turnoverKinds, subtype);

function twoPointer(made: boolean | undefined, points = 2): string {
  if (made === undefined) return i18n.t('Two-point shot');
  return made ? scored(points) : i18n.t('Missed two');
}

function threePointer(made: boolean | undefined, points = 3): string {
  if (made === undefined) return i18n.t('Three-point shot');
  return made ? scored(points) : i18n.t('Missed three');
}

function freeThrow(made: boolean | undefined): string {
  if (made === undefined) return i18n.t('Free throw');
  return made ? i18n.t('Free throw made') : i18n.t('Free throw missed');
}

const scored = (points: number) =>
  i18n.t('{points, plural, one {# point} other {# points}}', { points });

/** The coach's word for a service's word; `otherwise` if the table lacks it. */
function wordOf(table: Record<string, string>, word: string, otherwise = word): string {
  const known = knownWord(table, word);
  if (known === undefined) return otherwise;
  return known === '' ? '' : i18n.t(known);
}

/** Names of the zones of a shot chart. */
export const zoneNames: Record<ChartZone, string> = {
  rim: /* i18n */ 'At the rim',
  paint: /* i18n */ 'In the paint',
  midRange: /* i18n */ 'Mid-range',
  leftCornerThree: /* i18n */ 'Left corner three',
  rightCornerThree: /* i18n */ 'Right corner three',
  aboveBreakThree: /* i18n */ 'Above the break',
};
