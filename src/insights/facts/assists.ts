import { fieldGoals } from '../../basketball/line.ts';
import { idsOf } from '../events.ts';
import { totalsOf } from '../finished-match.ts';
import { measures, teamAssists } from '../measures.ts';
import type { Season } from '../season.ts';
import { referenceDeviations, shareDeviations } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among } from './beside.ts';
import { type Finding, pointsOfAssist } from './fact.ts';

/** Too few baskets to judge how many were assisted. */
const leastBaskets = 10;

/** Between the repeat shares of the shot mix and of makes (our judgement). */
const assistsRepeat = 0.12;

/** How many of the team's baskets were assisted. */
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
    ...among(season.earlier.map(measures.assistRate.of), value, usual.mean, { unit: 'share' }),
    repeats: assistsRepeat,
    eventIds: idsOf(match.events.filter(({ type, side }) => type === 'assist' && side === 'team')),
    says: [
      said(`assists/${points > 0 ? 'good' : 'poor'}`, {
        count,
        few: { few: count },
        made,
        assists: { count, of: 'assist' },
        share: { share: value },
        usual: { usual, show: 'percent', whose: 'own' },
      }),
    ],
    // The target is the box score's number, which includes assists on free throws.
    drill: drill('assisting', { n: team.assists ?? count }),
  };
}
