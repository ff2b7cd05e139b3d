import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { byPlayer } from '../findings/share-finding.ts';
import type { Season } from '../ratings/season.ts';
import type { Reference } from '../reference.ts';
import { playerName } from './names.ts';
import { few, percent } from './numbers.ts';
import { capital } from './periods.ts';
import type { Voice } from './voice.ts';

/** What a sentence about shots of one place or kind is written from. */
export interface ShootingFact {
  season: Season;
  side: Side;
  /** "shots at the rim" */
  noun: string;
  made: number;
  attempted: number;
  shots: readonly MatchEvent[];
  usual: Reference;
  /** How many of as many shots usually come from there; `null` where their number says nothing. */
  usualCount: number | null;
  /** For the team: an opponent's miss is above 0. */
  points: number;
}

/** A side's shots from one place: how many fell, what is usual, what that was worth, and whose they were. */
export function sayShooting(voice: Voice, fact: ShootingFact): string {
  return fact.side === 'team' ? sayOwn(voice, fact) : sayOpponents(voice, fact);
}

function sayOwn(voice: Voice, fact: ShootingFact): string {
  const { noun, made, attempted, points } = fact;
  const beside = () => besideUsual(voice, fact);
  const wordings =
    points > 0
      ? [
          () => `You made ${made} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () => `${made} of ${attempted} ${noun} went in${beside()}${voice.worth(points)}.`,
          () =>
            `${capital(noun)} fell for you, ${made} of ${attempted}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () => `You made ${few(made)} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () =>
            `${attempted - made} of your ${attempted} ${noun} missed: ${made} made${beside()}${voice.worth(points)}.`,
          () =>
            `${capital(noun)} did not fall, ${made} of ${attempted}${beside()}${voice.worth(points)}.`,
        ];
  return voice.pick(noun, wordings) + whoShot(voice, fact);
}

function sayOpponents(voice: Voice, fact: ShootingFact): string {
  const { noun, made, attempted, points } = fact;
  const beside = () => besideUsual(voice, fact);
  const wordings =
    points > 0
      ? [
          () =>
            `You held ${voice.they('them')} to ${made} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () =>
            `${voice.they('They')} made ${few(made)} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () =>
            `Of ${voice.their()} ${attempted} ${noun} ${few(made)} went in${beside()}${voice.worth(points)}.`,
        ]
      : [
          () =>
            `${voice.they('They')} hit ${made} of ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () =>
            `You gave ${voice.they('them')} ${made} makes from ${attempted} ${noun}${beside()}${voice.worth(points)}.`,
          () =>
            `${made} of ${voice.their()} ${attempted} ${noun} went in${beside()}${voice.worth(points)}.`,
        ];
  return voice.pick(noun, wordings) + whoShot(voice, fact);
}

/** The share made beside the usual one; where the number of shots tells as well, both as made of attempted. */
function besideUsual(
  voice: Voice,
  { side, made, attempted, usual, usualCount }: ShootingFact,
): string {
  if (usualCount === null || usualCount < 1 || usual.basis !== 'earlier') {
    const whose = side === 'team' ? 'own' : 'allowed';
    return `, ${percent(made / attempted)}${voice.usual(usual, percent, whose)}`;
  }
  // Of one match: "in the 14 matches before" would read as the sum of all.
  return ` (usually ${Math.round(usual.mean * usualCount)} of ${Math.round(usualCount)})`;
}

/** Names the shooter who made the most of it, or missed the most, where one did most. */
function whoShot(voice: Voice, { season, side, shots, points }: ShootingFact): string {
  const good = side === 'team' ? points > 0 : points < 0;
  const telling = shots.filter((shot) => (shot.made === true) === good);
  const [first, second] = byPlayer(telling);
  if (first === undefined || first.events.length < 3 || voice.tellsOf(first.playerId)) return '';
  if (second?.events.length === first.events.length) return '';
  if (first.events.length < telling.length / 3) return '';
  const tries = shots.filter((shot) => shot.playerId === first.playerId).length;
  const count = good ? first.events.length : tries - first.events.length;
  const name = playerName(season.match, side, first.playerId);
  if (name === null) return '';
  return ` ${name} was ${count} of ${tries}.`;
}
