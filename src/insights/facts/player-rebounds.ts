import { rebounds } from '../../basketball/line.ts';
import { repeatsOf } from '../../basketball/numbers.ts';
import { nouns, whole } from '../numbers.ts';
import { availableRebounds, type PlayerSeason } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import type { Finding } from './fact.ts';
import { countOf, idsOfPlayer, isNews, usualCount } from './player-counts.ts';

/** Fewer rebounds to be had hold no claim about who took them. */
const leastAvailable = 15;

/**
 * A player's rebounds beside the usual share of those there were, by game score's weights (Hollinger): 0.7 for an offensive
 * one, 0.3 for a defensive one. Few are held against nobody by another's number: a guard rebounds less.
 */
export function playerRebounds(player: PlayerSeason): Finding | null {
  const { line } = player;
  const count = rebounds(line);
  const usual = player.reference('rebounds');
  const available = availableRebounds(player);
  if (count === null || usual === null || available === null) return null;
  const expected = usual.mean * available;
  const offensive = line.offensiveRebounds ?? 0;
  const each = count === 0 ? 0.4 : (0.7 * offensive + 0.3 * (count - offensive)) / count;
  const points = (count - expected) * each;
  if (available < leastAvailable || !isNews(count, expected)) return null;
  if (points < 0 && usual.basis !== 'earlier') return null;
  const good = offensive >= 3 ? texts.offensive : texts.good;
  const poor = count === 0 ? texts.none : texts.poor;
  return {
    topic: 'rebounds',
    points,
    ...fromExpected(count, expected),
    repeats: repeatsOf('offensiveReboundShare', 'attack').oneMatch,
    eventIds: idsOfPlayer(player, ['rebound']),
    say: (voice) =>
      voice.say('boards', points > 0 ? good : poor, {
        rebounds: countOf(count, nouns.rebound),
        offensive,
        available: whole(available),
        usual: usualCount(usual, expected, ofSoMany),
      }),
    practise: (voice) => voice.practise('rebounds', drills, { who: line.name }),
  };
}

const ofSoMany = { en: 'of so many', es: 'de tantos' };

const texts = {
  good: {
    en: [
      '{who took} {rebounds} of about {available} that there were{usual}.',
      '{who got} {rebounds} of about {available} that there were{usual}.',
    ],
    es: [
      '{who capturó} {rebounds} de unos {available} posibles{usual}.',
      '{who cogió} {rebounds} de unos {available} posibles{usual}.',
    ],
  },
  offensive: {
    en: [
      '{who took} {rebounds} of about {available} that there were{usual}; {offensive} of them were offensive.',
      '{who got} {rebounds}, {offensive} of them offensive, of about {available} that there were{usual}.',
    ],
    es: [
      '{who capturó} {rebounds} de unos {available} posibles{usual}; {offensive} fueron ofensivos.',
      '{who cogió} {rebounds}, {offensive} de ellos ofensivos, de unos {available} posibles{usual}.',
    ],
  },
  poor: {
    en: [
      '{who took} only {rebounds} of about {available} that there were{usual}.',
      '{who got} only {rebounds} of about {available} that there were{usual}.',
    ],
    es: [
      '{who capturó} solo {rebounds} de unos {available} posibles{usual}.',
      '{who cogió} solo {rebounds} de unos {available} posibles{usual}.',
    ],
  },
  none: {
    en: ['{who took} none of about {available} rebounds that there were{usual}.'],
    es: ['{who acabó} sin rebotes de unos {available} posibles{usual}.'],
  },
} as const;

const drills = {
  en: [
    '{who}: hit, turn and go, 5 boards in a row before a rest, 4 rounds.',
    'Weak-side crash on every shot of the shooting drill: 20 starts, 2 steps before the ball is at the rim.',
    'Two on one rebounding with {who} as the one, first to 4 boards.',
  ],
  es: [
    '{who}: contacto, giro y a por el balón, 5 rebotes seguidos antes de descansar, 4 series.',
    'Cargar el rebote desde el lado débil en cada tiro de la rueda: 20 salidas, 2 pasos antes de que el balón llegue al aro.',
    'Rebote uno contra dos para {who}, gana quien capture 4.',
  ],
} as const;
