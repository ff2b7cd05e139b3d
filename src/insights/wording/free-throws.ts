import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { byPlayer } from '../findings/share-finding.ts';
import type { Season } from '../ratings/season.ts';
import type { Reference } from '../reference.ts';
import { playerName } from './names.ts';
import { counted, percent, whole } from './numbers.ts';
import type { Voice } from './voice.ts';

interface FreeThrowFact {
  season: Season;
  made: number;
  attempted: number;
  shots: readonly MatchEvent[];
  usual: Reference;
  points: number;
}

/** How the own free throws were shot. */
export function sayFreeThrows(voice: Voice, fact: FreeThrowFact): string {
  const { made, attempted, usual, points } = fact;
  const beside = () => voice.usual(usual, percent, 'own');
  const share = percent(made / attempted);
  const wordings =
    points > 0
      ? [
          () =>
            `The line was safe: ${made} of ${attempted} free throws, ${share}${beside()}${voice.worth(points)}.`,
          () =>
            `You made ${made} of ${attempted} free throws, ${share}${beside()}${voice.worth(points)}.`,
          () => `${share} from the line, ${made} of ${attempted}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () =>
            `You left ${counted(attempted - made, 'point')} at the line: ${made} of ${attempted}, ${share}${beside()}.`,
          () =>
            `${made} of ${attempted} free throws went in, ${share}${beside()}${voice.worth(points)}.`,
          () =>
            `At the line you were ${made} of ${attempted}, ${share}${beside()}${voice.worth(points)}.`,
        ];
  return voice.pick('free throws', wordings) + (points < 0 ? whoMissed(voice, fact) : '');
}

function whoMissed(voice: Voice, { season, shots }: FreeThrowFact): string {
  const [first] = byPlayer(shots.filter((shot) => shot.made !== true));
  if (first === undefined || first.events.length < 3 || voice.tellsOf(first.playerId)) return '';
  const name = playerName(season.match, 'team', first.playerId);
  const tries = shots.filter((shot) => shot.playerId === first.playerId).length;
  return name === null ? '' : ` ${name} missed ${first.events.length} of ${tries}.`;
}

interface TripsFact {
  season: Season;
  side: Side;
  attempted: number;
  /** At the usual rate for as many shots. */
  expected: number;
  usual: Reference;
  points: number;
}

/** How often a side went to the line. */
export function sayTrips(voice: Voice, fact: TripsFact): string {
  const { side, attempted, points, usual, expected } = fact;
  // The reference is a rate; a coach counts throws, so it is shown as those that the rate leads to.
  const asCount = { ...usual, mean: expected };
  const beside = () => voice.usual(asCount, whole, side === 'team' ? 'own' : 'allowed');
  const throws = counted(attempted, 'free throw');
  if (side === 'team') {
    return voice.pick(
      'trips',
      points > 0
        ? [
            () => `You got to the line for ${throws}${beside()}${voice.worth(points)}.`,
            () => `Attacking drew whistles: ${throws}${beside()}${voice.worth(points)}.`,
            () => `You earned ${throws}${beside()}${voice.worth(points)}.`,
          ]
        : [
            () => `You shot only ${throws}${beside()}${voice.worth(points)}.`,
            () => `You hardly got to the line, ${throws}${beside()}${voice.worth(points)}.`,
            () => `Only ${throws} came your way${beside()}${voice.worth(points)}.`,
          ],
    );
  }
  return voice.pick(
    'trips given',
    points > 0
      ? [
          () =>
            `You kept ${voice.they('them')} off the line: ${throws}${beside()}${voice.worth(points)}.`,
          () =>
            `You defended without fouling: ${throws} for ${voice.they('them')}${beside()}${voice.worth(points)}.`,
          () => `${voice.they('They')} got only ${throws}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () =>
            `You sent ${voice.they('them')} to the line for ${throws}${beside()}${voice.worth(points)}.`,
          () => `Your fouls gave ${voice.they('them')} ${throws}${beside()}${voice.worth(points)}.`,
          () => `${voice.they('They')} shot ${throws}${beside()}${voice.worth(points)}.`,
        ],
  );
}
