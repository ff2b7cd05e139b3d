/*
 * What a play is called. A word of the service that is not known here is shown as it came.
 */
import type { MatchEvent } from '../../contract/play-by-play.ts';

/** A play in words: what happened, and what the scorer added to it ('' where nothing). */
export interface PlayWords {
  what: string;
  detail: string;
}

const shotKinds: Record<string, string> = {
  jumpshot: 'jump shot',
  pullupjumpshot: 'pull-up jump shot',
  stepbackjumpshot: 'step-back jump shot',
  turnaroundjumpshot: 'turnaround jump shot',
  floatingjumpshot: 'floater',
  fadeaway: 'fadeaway',
  hookshot: 'hook shot',
  layup: 'lay-up',
  drivinglayup: 'driving lay-up',
  eurostep: 'euro step',
  dunk: 'dunk',
  alleyoop: 'alley-oop',
  tipin: 'tip-in',
  tipindunk: 'tip-in dunk',
};

const turnoverKinds: Record<string, string> = {
  badpass: 'bad pass',
  ballhandling: 'ball handling',
  travel: 'travelling',
  doubledribble: 'double dribble',
  offensive: 'offensive foul',
  outofbounds: 'out of bounds',
  backcourt: 'backcourt violation',
  '3sec': 'three seconds',
  '5sec': 'five seconds',
  '8sec': 'eight seconds',
  '24sec': 'shot clock',
};

const foulKinds: Record<string, string> = {
  personal: '',
  coachTechnical: 'technical, coach',
  benchTechnical: 'technical, bench',
};

const plain: Record<string, string> = {
  assist: 'Assist',
  steal: 'Steal',
  block: 'Block',
  foulDrawn: 'Foul drawn',
  periodStart: 'Start of the period',
  periodEnd: 'End of the period',
};

const rebounds: Record<string, string> = {
  offensive: 'Offensive rebound',
  defensive: 'Defensive rebound',
  deadBall: 'Dead-ball rebound',
};

const jumpBalls: Record<string, string> = { startperiod: 'start of the period' };

const substitutions: Record<string, string> = { in: 'Comes in', out: 'Goes out' };

/** A play in words, without its player: `{ what: "2 points", detail: "lay-up" }`. */
export function playWords({ type, subtype = '', made, points }: MatchEvent): PlayWords {
  switch (type) {
    case 'twoPointer':
    case 'threePointer': {
      const [worth, name] = type === 'threePointer' ? [3, 'three'] : [2, 'two'];
      const what = made === true ? `${points ?? worth} points` : `Missed ${name}`;
      return { what, detail: shotKinds[subtype] ?? subtype };
    }
    case 'freeThrow':
      return {
        what: made === true ? 'Free throw made' : 'Free throw missed',
        detail: subtype.replace(/^(\d)of(\d)$/, '$1 of $2'),
      };
    case 'rebound':
      return { what: rebounds[subtype] ?? 'Rebound', detail: rebounds[subtype] ? '' : subtype };
    case 'turnover':
      return { what: 'Turnover', detail: turnoverKinds[subtype] ?? subtype };
    case 'foul':
      return { what: 'Foul', detail: foulKinds[subtype] ?? subtype };
    case 'substitution':
      return { what: substitutions[subtype] ?? 'Substitution', detail: '' };
    case 'timeout':
      return { what: 'Time-out', detail: subtype === 'full' ? '' : subtype };
    case 'jumpBall':
      return { what: 'Jump ball', detail: jumpBalls[subtype] ?? subtype };
    default:
      return { what: plain[type] ?? type, detail: subtype };
  }
}
