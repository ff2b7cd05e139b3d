import { fieldGoals } from '../../basketball/line.ts';
import { idsOf } from '../events.ts';
import { totalsOf } from '../finished-match.ts';
import { measures, teamAssists } from '../measures.ts';
import { capital, counted, few, nouns, percent } from '../numbers.ts';
import type { Season } from '../season.ts';
import { referenceDeviations, shareDeviations } from '../surprise.ts';
import { type Finding, pointsOfAssist } from './fact.ts';

/** Fewer baskets hold no claim about how many came off a pass. */
const leastBaskets = 10;

/** How a team finds its shots repeats about as its shot mix does, less what falls (our judgement, between the two). */
const assistsRepeat = 0.12;

/** How many of the team's baskets came off a pass. */
export function assists(season: Season): Finding | null {
  const { match } = season;
  const { team } = totalsOf(match);
  const { made } = fieldGoals(team);
  const count = teamAssists(match);
  const compared = season.compare(measures.assistRate);
  if (made === null || count === null || compared === null || made < leastBaskets) return null;
  const { value, usual } = compared;
  const points = (count - usual.mean * made) * pointsOfAssist;
  return {
    topic: 'assists',
    points,
    deviations: Math.min(
      referenceDeviations(value, usual),
      shareDeviations(count, made, Math.min(0.95, usual.mean)),
    ),
    value,
    usual: usual.mean,
    repeats: assistsRepeat,
    eventIds: idsOf(match.events.filter(({ type, side }) => type === 'assist' && side === 'team')),
    say: (voice) =>
      voice.say('assists', points > 0 ? texts.good : texts.poor, {
        count,
        Few: (language) => capital(few(count, language)),
        made,
        assists: (language) => counted(count, nouns.assist, language),
        share: (language) => percent(value, language),
        usual: { reference: usual, show: percent, whose: 'own' },
      }),
    // The mark is what the box score shows, assists on free throws included.
    practise: (voice) => voice.practise('passing', passingDrills, { n: team.assists ?? count }),
  };
}

const texts = {
  good: {
    en: [
      '{count} of your {made} baskets came off a pass, {share}{usual}.',
      'You had {assists} on {made} baskets, {share}{usual}.',
    ],
    es: [
      '{count} de tus {made} canastas llegaron tras un pase, un {share}{usual}.',
      'Diste {assists} en {made} canastas, un {share}{usual}.',
    ],
  },
  poor: {
    en: [
      '{Few} of your {made} baskets came off a pass, {share}{usual}.',
      'You had only {assists} on {made} baskets, {share}{usual}.',
    ],
    es: [
      '{Few} de tus {made} canastas llegaron tras un pase, un {share}{usual}.',
      'Diste solo {assists} en {made} canastas, un {share}{usual}.',
    ],
  },
} as const;

const passingDrills = {
  en: [
    'Drive, kick and one more: 5 on 0 for 3 minutes, then 5 on 5 in which an assisted basket counts 3.',
    'Cut after each pass: 4 on 4 without a dribble, first to 6 baskets.',
    'Make the extra pass a rule: no shot before 4 passes for 8 minutes; {n} assists is the mark to pass.',
  ],
  es: [
    'Penetrar, doblar y un pase más: 5 contra 0 durante 3 minutos, luego 5 contra 5 en el que la canasta asistida vale 3.',
    'Cortar después de cada pase: 4 contra 4 sin bote, gana quien llegue a 6 canastas.',
    'El pase extra como norma: 8 minutos sin tirar antes de 4 pases; hay que superar las {n} asistencias.',
  ],
} as const;
