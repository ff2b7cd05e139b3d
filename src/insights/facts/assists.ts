import { fieldGoals } from '../../basketball/line.ts';
import { idsOf } from '../events.ts';
import { totalsOf } from '../finished-match.ts';
import { measures, teamAssists } from '../measures.ts';
import { counted, percent } from '../numbers.ts';
import type { Season } from '../season.ts';
import { referenceDeviations, shareDeviations } from '../surprise.ts';
import { type Finding, pointsOfAssist } from './fact.ts';

/** Fewer baskets hold no claim about how many came off a pass. */
const leastBaskets = 10;

/** How many of the team's baskets came off a pass. */
export function assists(season: Season): Finding | null {
  const { match } = season;
  const { made } = fieldGoals(totalsOf(match).team);
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
    eventIds: idsOf(match.events.filter(({ type, side }) => type === 'assist' && side === 'team')),
    say: (voice) =>
      voice.say('assists', points > 0 ? texts.good : texts.poor, {
        count,
        made,
        assists: counted(count, 'assist'),
        share: percent(value),
        usual: { reference: usual, show: percent, whose: 'own' },
      }),
    practise: (voice) => voice.practise('passing', passingDrills, { n: count }),
  };
}

const texts = {
  good: [
    'The ball moved: {count} of {made} baskets came off a pass, {share}{usual}.',
    'You assisted {share} of your baskets, {count} of {made}{usual}.',
    '{count} assists on {made} baskets, {share}{usual}.',
  ],
  poor: [
    'Only {count} of {made} baskets came off a pass, {share}{usual}.',
    'You scored alone: {assists} on {made} baskets, {share}{usual}.',
    '{assists} on {made} baskets is {share}{usual}.',
  ],
} as const;

export const passingDrills = [
  'Drive, kick and one more: 5 on 0 for 3 minutes, then 5 on 5 in which an assisted basket counts 3.',
  'Cut after each pass: 4 on 4 without a dribble, first to 6 baskets.',
  'Make the extra pass a rule: no shot before 4 passes for 8 minutes; {n} assists is the mark to pass.',
] as const;
