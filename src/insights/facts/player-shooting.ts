import { share } from '../../basketball/shooting.ts';
import type { ByLanguage } from '../../contract/language.ts';
import { percent } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { fromShare } from '../surprise.ts';
import type { Finding } from './fact.ts';
import { aboutPoints, leastLuck } from './player-counts.ts';
import { idsOfShots } from './player-scoring.ts';

/** Fewer shots of a kind hold no claim about a player. */
const leastShots = 5;

/**
 * How many twos, threes and free throws of a player fell. Of one match's making next to nothing repeats, so it is told as luck
 * and nothing to practise follows.
 */
export function playerShooting(player: PlayerSeason): Finding[] {
  return kinds.flatMap(({ kind, each, noun }): Finding | Finding[] => {
    const { line } = player;
    const { made, attempted } = line[kind];
    const usual = player.reference(kind);
    if (usual === null || made === null || attempted === null || attempted < leastShots) return [];
    const points = (made - usual.mean * attempted) * each;
    if (Math.abs(points) < leastLuck) return [];
    const good = made === attempted ? texts.all : texts.many;
    const poor = made === 0 ? texts.none : texts.few;
    return {
      topic: kind,
      partOf: ['scoring'],
      points,
      ...fromShare(made, attempted, usual.mean),
      repeats: 0,
      eventIds: idsOfShots(player),
      say: (voice) =>
        voice.say(kind, points > 0 ? good : poor, {
          made,
          attempted,
          noun: (language) => noun[language],
          share: (language) => percent(share(line[kind]) ?? 0, language),
          usual: { reference: usual, show: percent, whose: 'neutral' },
          gap: aboutPoints(points),
        }),
    };
  });
}

const texts = {
  all: {
    en: ['{who made} all {attempted} {noun}{usual}; {gap} of that is luck.'],
    es: ['{who metió} {attempted} de {attempted} {noun}{usual}; {gap} son suerte.'],
  },
  many: {
    en: [
      '{who hit} {made} of {attempted} {noun}, {share}{usual}. Luck gave {gap}, and it may not come again.',
    ],
    es: [
      '{who anotó} {made} de {attempted} {noun}, el {share}{usual}. La suerte dio {gap}, y puede no repetirse.',
    ],
  },
  few: {
    en: [
      '{who hit} {made} of {attempted} {noun}, {share}{usual}. Bad luck took {gap}, and it may not come again.',
    ],
    es: [
      '{who anotó} {made} de {attempted} {noun}, el {share}{usual}. La mala suerte quitó {gap}, y puede no repetirse.',
    ],
  },
  none: {
    en: [
      '{who missed} all {attempted} {noun}{usual}. Bad luck took {gap}, and it may not come again.',
    ],
    es: [
      '{who falló} los {attempted} {noun}{usual}. La mala suerte quitó {gap}, y puede no repetirse.',
    ],
  },
} as const;

interface Kind {
  kind: 'twos' | 'threes' | 'freeThrows';
  each: number;
  noun: ByLanguage<string>;
}

const kinds: readonly Kind[] = [
  { kind: 'twos', each: 2, noun: { en: 'twos', es: 'tiros de dos' } },
  { kind: 'threes', each: 3, noun: { en: 'threes', es: 'triples' } },
  { kind: 'freeThrows', each: 1, noun: { en: 'free throws', es: 'tiros libres' } },
];
