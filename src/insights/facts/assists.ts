import { fieldGoals } from '../../basketball/line.ts';
import { idsOf } from '../events.ts';
import { totalsOf } from '../finished-match.ts';
import { measures, teamAssists } from '../measures.ts';
import type { Season } from '../season.ts';
import { referenceDeviations, shareDeviations } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
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
    // The mark is what the box score shows, assists on free throws included.
    drill: drill('assisting', { n: team.assists ?? count }),
  };
}
