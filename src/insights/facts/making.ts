import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { playerName } from '../finished-match.ts';
import type { Reference } from '../reference.ts';
import type { Season } from '../season.ts';
import { fromShare } from '../surprise.ts';
import { type Said, said } from '../words/said.ts';
import { among } from './beside.ts';
import { type Finding, signOf } from './fact.ts';

/** Shots of one zone or kind, and the share that usually goes in. */
export interface Shots {
  season: Season;
  side: Side;
  topic: string;
  partOf: string[];
  /** "corner threes" */
  noun: Said;
  /** Points of a make. */
  each: 1 | 2 | 3;
  made: number;
  attempted: number;
  shots: readonly MatchEvent[];
  /** The usual share made. */
  usual: Reference;
  /** The zone of the shots, or the shares made in earlier matches. */
  from: { zone: string } | { earlier: readonly (number | null)[] };
  /** Describes which shots the usual share covers, if not all of the kind. */
  scope: Said | null;
  /** Whether the difference may come from shot selection, since locations are unknown. */
  ofUnknownPlaces: boolean;
}

/** Too few shots to judge the share made. */
const leastShots = 7;

/**
 * Shots made, compared with the usual percentage. In one match the difference is mostly luck, for opponents' threes and free
 * throws almost all of it, so the sentence says luck and no drill follows. Compared with the printed guide nothing is said,
 * since a team that is better than a rough guide is not lucky.
 */
export function making(fact: Shots): Finding | null {
  const { side, topic, partOf, each, made, attempted, shots, usual, from } = fact;
  if (attempted < leastShots || usual.basis === 'guide') return null;
  const points = signOf(side) * (made - attempted * usual.mean) * each;
  return {
    topic,
    partOf,
    points,
    ...fromShare(made, attempted, usual.mean),
    ...('zone' in from
      ? among([], made, attempted * usual.mean, {
          side,
          shots: { zone: from.zone, of: attempted, kind: 'made' },
        })
      : among(
          from.earlier.map((share) => share && share * attempted),
          made,
          attempted * usual.mean,
          { unit: 'rate', side },
        )),
    repeats: 0,
    eventIds: idsOf(shots),
    says: saysOf(fact, points),
  };
}

function saysOf(fact: Shots, points: number): Said[] {
  const { side, topic, noun, made, attempted, usual, scope, ofUnknownPlaces, each } = fact;
  const good = points > 0 ? 'good' : 'poor';
  const mostly = said(`luck share/${good} ${ofUnknownPlaces ? 'partly' : 'mostly'}`, {});
  const sentence = said(`${each === 1 ? 'free throws fell' : 'fell'}/${side} ${good}`, {
    made,
    attempted,
    few: { few: made },
    noun: { said: noun },
    beside: { where: { ...usual, mean: usual.mean * attempted }, scope },
    about: { about: points },
    mostly: { said: mostly },
    // No advice if shot selection may be part of the difference.
    advice: ofUnknownPlaces ? '' : { said: said(`advice/${side} ${good}`, {}) },
  });
  return [{ ...sentence, subject: topic }, ...whoShot(fact, points)];
}

/** Names the shooter who contributed most, if one stands out. */
function whoShot({ season, side, shots }: Shots, points: number): Said[] {
  const fell = side === 'team' ? points > 0 : points < 0;
  const telling = shots.filter((shot) => (shot.made === true) === fell);
  const most = mostByPlayer(telling, Math.max(3, telling.length / 3));
  const name = most && playerName(season.match, side, most.playerId);
  if (most === null || name === null) return [];
  const tries = shots.filter((shot) => shot.playerId === most.playerId).length;
  const made = fell ? most.events.length : tries - most.events.length;
  return [{ ...said('who shot', { name, made, tries }), unlessTold: most.playerId }];
}
