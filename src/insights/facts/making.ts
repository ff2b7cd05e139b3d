import type { ByLanguage } from '../../contract/language.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { playerName } from '../finished-match.ts';
import { capital, few } from '../numbers.ts';
import type { Reference } from '../reference.ts';
import type { Season } from '../season.ts';
import { fromShare } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import { about, whereUsual } from './beside.ts';
import { type Finding, signOf } from './fact.ts';
import { advice, fieldGoals, freeThrows, shareOfLuck } from './making-words.ts';

/** Shots of one place or kind, and how many of them usually go in. */
export interface Shots {
  season: Season;
  side: Side;
  topic: string;
  partOf: string[];
  /** "corner threes" */
  noun: ByLanguage<string>;
  /** Points of a make. */
  each: 1 | 2 | 3;
  made: number;
  attempted: number;
  shots: readonly MatchEvent[];
  /** The share of them that usually goes in. */
  usual: Reference;
  /** Of which of them that is the usual share, where it is not all of the kind: "from those places". */
  scope: ByLanguage<string> | null;
  /** Whether better or poorer places may be a part of it as well, since they are not known. */
  ofUnknownPlaces: boolean;
}

/** Fewer shots hold no claim about how they fell. */
const leastShots = 7;

/**
 * How shots fell beside the usual share of them. In one match that is mostly luck, and for opponents' threes and free throws * nearly all of it: it is told as luck, and no drill follows from it. Beside the printed guide nothing is: a team that is better
 * than a rough guide is not lucky.
 */
export function making(fact: Shots): Finding | null {
  const { side, topic, partOf, each, made, attempted, shots, usual } = fact;
  if (attempted < leastShots || usual.basis === 'guide') return null;
  const points = signOf(side) * (made - attempted * usual.mean) * each;
  return {
    topic,
    partOf,
    points,
    ...fromShare(made, attempted, usual.mean),
    repeats: 0,
    eventIds: idsOf(shots),
    say: (voice) => say(voice, fact, points),
  };
}

function say(voice: Voice, fact: Shots, points: number): string {
  const { side, topic, noun, made, attempted, usual, scope, ofUnknownPlaces, each } = fact;
  const expected = { ...usual, mean: usual.mean * attempted };
  const good = points > 0 ? 'good' : 'poor';
  const kind = each === 1 ? freeThrows : fieldGoals;
  return (
    voice.say(topic, kind[side][good], {
      made,
      attempted,
      few: (language) => few(made, language),
      Few: (language) => capital(few(made, language)),
      noun: (language) => noun[language],
      beside: () => whereUsual(voice, expected, undefined, scope),
      about: about(points),
      mostly: (language) => shareOfLuck[good][language][ofUnknownPlaces ? 1 : 0],
      advice: (language) => (ofUnknownPlaces ? '' : advice[side][good][language]),
    }) + whoShot(voice, fact, points)
  );
}

/** Names the shooter who made the most of it, or missed the most, where one did most. */
function whoShot(voice: Voice, { season, side, shots }: Shots, points: number): string {
  const fell = side === 'team' ? points > 0 : points < 0;
  const telling = shots.filter((shot) => (shot.made === true) === fell);
  const most = mostByPlayer(telling, Math.max(3, telling.length / 3));
  if (most === null || voice.tellsOf(most.playerId)) return '';
  const name = playerName(season.match, side, most.playerId);
  if (name === null) return '';
  const tries = shots.filter((shot) => shot.playerId === most.playerId).length;
  const made = fell ? most.events.length : tries - most.events.length;
  return voice.language === 'en'
    ? ` ${name} made ${made} of ${tries}.`
    : ` ${name} anotó ${made} de ${tries}.`;
}
