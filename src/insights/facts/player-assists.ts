import { nouns, whole } from '../numbers.ts';
import { type PlayerSeason, teamMatesFieldGoals } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import { type Finding, pointsOfAssist } from './fact.ts';
import { countOf, idsOfPlayer, isNews, repeatOfRole, usualCount } from './player-counts.ts';

/** Fewer baskets of the team-mates hold no claim about who passed for them. */
const leastChances = 5;

/**
 * A player's assists beside the usual share of the team-mates' baskets. Few are held against nobody by another's number: a
 * centre passes less.
 */
export function playerAssists(player: PlayerSeason): Finding | null {
  const { assists: count, name } = player.line;
  const usual = player.reference('assistRate');
  const chances = teamMatesFieldGoals(player);
  if (count === null || usual === null || chances === null || chances < leastChances) return null;
  const expected = usual.mean * chances;
  const points = (count - expected) * pointsOfAssist;
  if (!isNews(count, expected) || (points < 0 && usual.basis !== 'earlier')) return null;
  const few = count === 0 ? texts.none : texts.poor;
  return {
    topic: 'assists',
    points,
    ...fromExpected(count, expected),
    repeats: repeatOfRole,
    eventIds: idsOfPlayer(player, ['assist']),
    say: (voice) =>
      voice.say('assists', points > 0 ? texts.good : few, {
        assists: countOf(count, nouns.assist),
        chances: whole(chances),
        usual: usualCount(usual, expected, onSoMany),
      }),
    practise: (voice) => voice.practise('assists', drills, { who: name }),
  };
}

const onSoMany = { en: 'on so many', es: 'en tantas' };

const texts = {
  good: {
    en: [
      '{who gave} {assists} on about {chances} team-mates’ baskets{usual}.',
      '{who had} {assists} on about {chances} team-mates’ baskets{usual}.',
    ],
    es: [
      '{who dio} {assists} en unas {chances} canastas de sus compañeros{usual}.',
      '{who repartió} {assists} en unas {chances} canastas de sus compañeros{usual}.',
    ],
  },
  poor: {
    en: [
      '{who had} only {assists} on about {chances} team-mates’ baskets{usual}.',
      '{who gave} only {assists} on about {chances} team-mates’ baskets{usual}.',
    ],
    es: [
      '{who dio} solo {assists} en unas {chances} canastas de sus compañeros{usual}.',
      '{who repartió} solo {assists} en unas {chances} canastas de sus compañeros{usual}.',
    ],
  },
  none: {
    en: ['{who gave} no assist on about {chances} team-mates’ baskets{usual}.'],
    es: ['{who acabó} sin asistencias en unas {chances} canastas de sus compañeros{usual}.'],
  },
} as const;

const drills = {
  en: [
    '{who}: drive from the wing and hit the open one with one look, 10 in a row from each side.',
    'Play 4 on 4 with {who} not allowed to shoot for 6 minutes, and count whom the passes free.',
    'Read the help: 12 drives, a coach shows or hides the second defender, pass or finish.',
  ],
  es: [
    '{who}: penetra desde el lado y pasa al libre con una sola mirada, 10 seguidas por cada lado.',
    'Jugad 4 contra 4 sin que {who} pueda tirar durante 6 minutos y contad a quién liberan sus pases.',
    'Leer la ayuda: 12 penetraciones, el entrenador muestra o esconde al segundo defensor; pase o canasta.',
  ],
} as const;
