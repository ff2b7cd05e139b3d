import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { mostOf } from '../findings/share-finding.ts';
import type { Season } from '../ratings/season.ts';
import type { Reference } from '../reference.ts';
import { playerName } from './names.ts';
import { counted, whole } from './numbers.ts';
import type { Voice } from './voice.ts';

interface BoardsFact {
  season: Season;
  /** Whose misses they were. */
  attacker: Side;
  offensive: number;
  /** Offensive and defensive rebounds at that basket. */
  chances: number;
  expected: number;
  usual: Reference;
  points: number;
  events: readonly MatchEvent[];
}

/** The rebounds at one basket. */
export function sayBoards(voice: Voice, fact: BoardsFact): string {
  const { season, attacker, offensive, chances, expected, usual, points, events } = fact;
  const beside = () =>
    voice.usual({ ...usual, mean: expected }, whole, attacker === 'team' ? 'own' : 'allowed');
  const boards = counted(offensive, 'offensive rebound');
  if (attacker === 'team') {
    const wordings =
      points > 0
        ? [
            () => `You took ${boards} from ${chances} chances${beside()}${voice.worth(points)}.`,
            () =>
              `The offensive glass was yours: ${offensive} of ${chances} boards${beside()}${voice.worth(points)}.`,
            () => `${boards} kept attacks alive${beside()}${voice.worth(points)}.`,
          ]
        : [
            () =>
              `You got only ${offensive} of ${chances} boards on your own misses${beside()}${voice.worth(points)}.`,
            () =>
              `One shot and out: ${boards} from ${chances} chances${beside()}${voice.worth(points)}.`,
            () =>
              `From ${chances} chances you took only ${boards}${beside()}${voice.worth(points)}.`,
          ];
    const who = mostOf(
      events,
      4,
      (id) => playerName(season.match, 'team', id) ?? '',
      (name, count) => `${name} grabbed ${count}.`,
    );
    return voice.pick('own boards', wordings) + (points > 0 ? who : '');
  }
  return voice.pick(
    'their boards',
    points > 0
      ? [
          () =>
            `You closed the defensive glass: ${voice.they()} got ${offensive} of ${chances} boards${beside()}${voice.worth(points)}.`,
          () =>
            `${voice.they('They')} took back only ${offensive} of ${chances} misses${beside()}${voice.worth(points)}.`,
          () =>
            `${chances - offensive} of ${chances} defensive boards were yours; ${boards} for ${voice.they('them')}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () =>
            `${voice.they('They')} took ${boards} off your glass${beside()}${voice.worth(points)}.`,
          () => `You gave up ${boards} to ${voice.they('them')}${beside()}${voice.worth(points)}.`,
          () =>
            `Of ${chances} boards at your end ${offensive} went to ${voice.they('them')}${beside()}${voice.worth(points)}.`,
        ],
  );
}

interface SecondChanceFact {
  side: Side;
  scored: number;
  boards: number;
  usual: Reference;
  points: number;
}

/** "11 points", since rebounds and points stand in one sentence. */
function inPoints(points: number): string {
  return counted(Math.round(points), 'point');
}

/** Points after offensive rebounds; the difference from the usual is their worth, so it is not said twice. */
export function saySecondChance(voice: Voice, fact: SecondChanceFact): string {
  const { side, scored, boards, usual, points } = fact;
  const beside = () => voice.usual(usual, inPoints, side === 'team' ? 'own' : 'allowed');
  const off = counted(boards, 'offensive rebound');
  if (side === 'team') {
    return voice.pick(
      'second chance',
      points > 0
        ? [
            () => `Second chances brought you ${counted(scored, 'point')}${beside()}.`,
            () => `You turned ${off} into ${counted(scored, 'point')}${beside()}.`,
          ]
        : [
            () =>
              `Second chances brought ${scored === 0 ? 'no point' : `only ${counted(scored, 'point')}`} from ${off}${beside()}.`,
            () =>
              `${off}, ${counted(scored, 'point')}: little came of your second chances${beside()}.`,
          ],
    );
  }
  return voice.pick(
    'second chance against',
    points > 0
      ? [
          () =>
            `${voice.they('They')} scored just ${counted(scored, 'point')} on second chances${beside()}.`,
          () =>
            `You cleaned up after the first shot: ${counted(scored, 'second-chance point')} for ${voice.they('them')}${beside()}.`,
        ]
      : [
          () =>
            `${voice.they('They')} scored ${counted(scored, 'point')} on second chances, from ${off}${beside()}.`,
          () =>
            `Second shots hurt: ${counted(scored, 'point')} for ${voice.they('them')} after ${off}${beside()}.`,
        ],
  );
}
