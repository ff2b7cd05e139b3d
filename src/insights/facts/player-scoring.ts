import { fieldGoals } from '../../basketball/line.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Language } from '../../contract/language.ts';
import { idsOf } from '../events.ts';
import { nouns, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import type { Finding } from './fact.ts';
import { aboutPoints, countOf, leastLuck } from './player-counts.ts';

/** Fewer shots (free throws at 0.44) hold no claim about a player. */
const leastShots = 6;

/** One standard deviation of the points of a single shot. */
const spreadOfShot = 1.1;

/**
 * What a player made of all shots, field goals and free throws. In one match that is luck nearly all of it, so it is told as
 * luck and nothing to practise follows.
 */
export function playerScoring(player: PlayerSeason): Finding | null {
  const { line } = player;
  const usual = player.reference('scoring');
  const shots =
    (fieldGoals(line).attempted ?? 0) + shotsOfFreeThrow * (line.freeThrows.attempted ?? 0);
  const scored = line.points;
  if (player.value('scoring') === null || usual === null || scored === null) return null;
  if (shots < leastShots) return null;
  const expected = usual.mean * shots;
  const points = scored - expected;
  if (Math.abs(points) < leastLuck) return null;
  const beside = usual.basis === 'earlier' ? texts.own : texts.others;
  return {
    topic: 'scoring',
    points,
    deviations: Math.abs(points) / (spreadOfShot * Math.sqrt(shots)),
    repeats: 0,
    value: scored,
    usual: expected,
    eventIds: idsOfShots(player),
    say: (voice) =>
      voice.say('scoring', points > 0 ? beside.good : beside.poor, {
        scored: countOf(scored, nouns.point),
        from: (language) => shotsOf(line, language),
        norm: whole(expected),
        gap: aboutPoints(points),
      }),
  };
}

/** "9 of 15 from the field and 5 of 6 at the line". */
function shotsOf(line: PlayerLine, language: Language): string {
  const { made, attempted } = fieldGoals(line);
  const { freeThrows } = line;
  const field = {
    en: `${made} of ${attempted} from the field`,
    es: `${made} de ${attempted} en tiros de campo`,
  };
  const fromLine = {
    en: ` and ${freeThrows.made} of ${freeThrows.attempted} at the line`,
    es: ` y ${freeThrows.made} de ${freeThrows.attempted} en tiros libres`,
  };
  return field[language] + ((freeThrows.attempted ?? 0) > 0 ? fromLine[language] : '');
}

/** Ids of the player's shots, free throws included. */
export function idsOfShots({ season, line }: PlayerSeason): string[] {
  return idsOf(
    season.match.events.filter(
      ({ playerId, made }) => playerId === line.playerId && made !== undefined,
    ),
  );
}

const texts = {
  /** Beside the player's own earlier matches. */
  own: {
    good: {
      en: [
        '{who scored} {scored} with {from}, against a usual {norm} from as many shots; {gap} above it is mostly luck.',
        '{who made} {from}: {scored}, where {norm} is usual from as many shots. Most of that gap is luck.',
      ],
      es: [
        '{who anotó} {scored} con {from}; lo habitual con tantos tiros serían {norm}. La diferencia es casi toda suerte.',
        '{who metió} {from}: {scored}, cuando lo habitual con tantos tiros serían {norm}. Casi toda la diferencia es suerte.',
      ],
    },
    poor: {
      en: [
        '{who scored} {scored} with {from}, against a usual {norm} from as many shots; {gap} below it is mostly bad luck.',
        '{who made} {from}: {scored}, where {norm} is usual from as many shots. Most of that gap is bad luck.',
      ],
      es: [
        '{who anotó} {scored} con {from}; lo habitual con tantos tiros serían {norm}. La diferencia es casi toda mala suerte.',
        '{who metió} {from}: {scored}, cuando lo habitual con tantos tiros serían {norm}. Casi toda la diferencia es mala suerte.',
      ],
    },
  },
  /** Beside the team-mates in this match. */
  others: {
    good: {
      en: [
        '{who scored} {scored} with {from}; the team-mates would have had {norm} from as many shots. In one match that is mostly luck.',
      ],
      es: [
        '{who anotó} {scored} con {from}; sus compañeros habrían anotado {norm} con tantos tiros. En un partido eso es casi todo suerte.',
      ],
    },
    poor: {
      en: [
        '{who scored} {scored} with {from}; the team-mates would have had {norm} from as many shots. In one match that is mostly bad luck.',
      ],
      es: [
        '{who anotó} {scored} con {from}; sus compañeros habrían anotado {norm} con tantos tiros. En un partido eso es casi todo mala suerte.',
      ],
    },
  },
} as const;
