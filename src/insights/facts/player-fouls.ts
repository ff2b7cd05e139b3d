import { minutesAndSeconds } from '../../basketball/score.ts';
import { enoughMatches } from '../../basketball/seasons.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import { nouns } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { earlierMean } from '../reference.ts';
import type { Finding } from './fact.ts';
import { countOf, idsOfPlayer, isNews, repeatOfRole, usualCount } from './player-counts.ts';

/** What is expected of a player who is not known yet. */
const unknown = 2;

/**
 * A player's four fouls or more, beside the own rate in the time on court: each above it costs 0.4 (game score's weight,
 * Hollinger) and time that could not be played. Who always has so many makes no news of it.
 */
export function playerFouls(player: PlayerSeason): Finding | null {
  const { fouls: count, seconds, name } = player.line;
  if (count === null || count < 4 || seconds === null) return null;
  const own = rateOf(player.before, seconds);
  const usual = own ?? unknown;
  if (!isNews(count, usual) || count < usual) return null;
  return {
    topic: 'fouls',
    points: -0.7 * (count - usual),
    deviations: count - usual,
    repeats: repeatOfRole,
    value: count,
    usual,
    eventIds: idsOfPlayer(player, ['foul']),
    say: (voice) => {
      const values = { fouls: countOf(count, nouns.foul), time: minutesAndSeconds(seconds) };
      if (own === null) return voice.say('fouls', texts.alone, values);
      const beside = earlierMean(own, player.before.length, 1, player.season.seasonBefore);
      return voice.say('fouls', texts.beside, { ...values, usual: usualCount(beside, own) });
    },
    practise: (voice) => voice.practise('fouls', drills, { who: name, n: count }),
  };
}

/** Fouls to expect in `seconds` at the rate of the earlier matches together; `null` with fewer than five of them. */
function rateOf(before: readonly PlayerLine[], seconds: number): number | null {
  if (before.length < enoughMatches) return null;
  let [time, fouls] = [0, 0];
  for (const line of before) {
    if (line.seconds === null || line.fouls === null) return null;
    time += line.seconds;
    fouls += line.fouls;
  }
  return time === 0 ? null : (fouls * seconds) / time;
}

const texts = {
  alone: {
    en: ['{who picked} up {fouls} in {time}.', '{who had} {fouls} in {time} on court.'],
    es: ['{who cometió} {fouls} en {time}.', '{who sumó} {fouls} en {time} en pista.'],
  },
  beside: {
    en: [
      '{who picked} up {fouls} in {time}{usual}.',
      '{who had} {fouls}{usual}, in {time} on court.',
    ],
    es: [
      '{who cometió} {fouls} en {time}{usual}.',
      '{who sumó} {fouls}{usual}, en {time} en pista.',
    ],
  },
} as const;

const drills = {
  en: [
    '{who}: contest straight up 15 times with both arms high, and land in the same spot.',
    'Beat the dribbler with the feet: 10 slides to the sideline holding a towel in both hands.',
    'Watch the {n} fouls on video with {who} and sort them: hand too soon, or feet too late.',
  ],
  es: [
    '{who}: puntea en vertical 15 veces con los dos brazos arriba y cae en el mismo sitio.',
    'Defender con los pies: 10 desplazamientos hasta la banda con una toalla en las dos manos.',
    'Ver en vídeo las {n} faltas con {who} y separarlas: mano antes de tiempo o pies tarde.',
  ],
} as const;
