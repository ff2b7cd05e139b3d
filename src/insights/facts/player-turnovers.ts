import { numberOf, repeatsOf } from '../../basketball/numbers.ts';
import { playsEnded } from '../../basketball/shooting.ts';
import { nouns, percent, times, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { countOf, idsOfPlayer, isNews, usualCount } from './player-counts.ts';

/** Fewer plays hold no claim about how many were lost. */
const leastPlays = 5;

/** From this share of the plays on it is told as a share: every third play ended so. */
const manyLost = 1 / 3;

/** How often a player lost the ball, beside the usual share of the plays that the player ended. */
export function playerTurnovers(player: PlayerSeason): Finding | null {
  const { line, season } = player;
  const { turnovers: count, name } = line;
  const plays = playsEnded(line);
  const usual = player.reference('turnovers');
  if (plays === null || usual === null || count === null || plays < leastPlays) return null;
  const expected = usual.mean * plays;
  const points = (expected - count) * valueOfShot(season);
  // No lost ball is no news.
  if (!isNews(count, expected) || count === 0) return null;
  const lostShare = numberOf('turnoverShare', line) ?? 0;
  const poor = lostShare >= manyLost ? texts.share : texts.many;
  return {
    topic: 'turnovers',
    points,
    ...fromExpected(count, expected),
    repeats: repeatsOf('turnoverShare', 'attack').oneMatch,
    eventIds: idsOfPlayer(player, ['turnover']),
    say: (voice) =>
      voice.say('turnovers', points > 0 ? texts.few : poor, {
        turnovers: countOf(count, nouns.turnover),
        times: (language) => times(count, language),
        plays: whole(plays),
        share: (language) => percent(lostShare, language),
        usual: usualCount(usual, expected),
      }),
    practise: (voice) =>
      voice.practise('turnovers', drills, {
        who: name,
        lost: countOf(count, { en: ['lost ball', 'lost balls'], es: nouns.turnover.es }),
      }),
  };
}

const texts = {
  few: {
    en: [
      '{who lost} the ball only {times} in about {plays} plays{usual}.',
      '{who had} only {turnovers} in about {plays} plays{usual}.',
    ],
    es: [
      '{who perdió} el balón solo {times} en unas {plays} jugadas{usual}.',
      '{who tuvo} solo {turnovers} en unas {plays} jugadas{usual}.',
    ],
  },
  many: {
    en: [
      '{who lost} the ball {times} in about {plays} plays{usual}.',
      '{who had} {turnovers} in about {plays} plays{usual}.',
    ],
    es: [
      '{who perdió} el balón {times} en unas {plays} jugadas{usual}.',
      '{who tuvo} {turnovers} en unas {plays} jugadas{usual}.',
    ],
  },
  share: {
    en: ['{who lost} the ball {times}{usual}: {share} of about {plays} plays ended so.'],
    es: ['{who perdió} el balón {times}{usual}: así acabó el {share} de unas {plays} jugadas.'],
  },
} as const;

const drills = {
  en: [
    '{who}: ball handling against two defenders in the corner, 8 turns, out with a pass off two feet.',
    'Pass fake before every pass in the passing square, 5 minutes: {lost} in this match is the number to halve.',
    'Bring the ball up against a full-court defender 10 times; a lost ball starts the count again.',
  ],
  es: [
    '{who}: manejo de balón contra dos defensores en la esquina, 8 turnos, y salida con pase a dos pies.',
    'Finta de pase antes de cada pase en el cuadrado, 5 minutos: {lost} en este partido es el número que hay que reducir a la mitad.',
    'Subir el balón 10 veces contra un defensor a toda pista; una pérdida y se vuelve a contar.',
  ],
} as const;
