import { subtractCounts } from '../../basketball/line.ts';
import { numberOf } from '../../basketball/numbers.ts';
import { pace as paceOf } from '../../basketball/possessions.ts';
import { matchSeconds } from '../../basketball/score.ts';
import { type FinishedMatch, lengthOf, totalsOf } from '../finished-match.ts';
import { measure } from '../measures.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import { said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';

function possessionsOf(match: FinishedMatch): number | null {
  const { team, opponent } = totalsOf(match);
  return numberOf('possessions', team, opponent);
}

/** Possessions of one side in regulation time. */
const possessionsPerMatch = measure(
  (match) =>
    paceOf(
      possessionsOf(match),
      lengthOf(match),
      matchSeconds(match.rules.regulationPeriods, match.rules) / 60,
    ),
  3,
);

/**
 * A team's pace repeats as its shot mix does (our judgement); its effect on the margin does not, so there is no drill.
 */
const paceRepeats = 0.2;

/** A faster or slower match than usual: the difference in possessions, at the points of each less the opponent's. */
export function pace(season: Season): Finding | null {
  const { team, opponent } = totalsOf(season.match);
  const each = subtractCounts(
    numberOf('offensiveRating', team, opponent),
    numberOf('defensiveRating', team, opponent),
  );
  const compared = season.compare(possessionsPerMatch);
  if (each === null || compared === null) return null;
  const { value, usual } = compared;
  const points = ((value - usual.mean) * each) / 100;
  return {
    topic: 'pace',
    points,
    deviations: referenceDeviations(value, usual),
    value,
    usual: usual.mean,
    ...among(season.earlier.map(possessionsPerMatch.of), value, usual.mean),
    repeats: paceRepeats,
    eventIds: [],
    says: [
      said(points > 0 ? 'pace/good' : 'pace/poor', {
        how: { said: said(value > usual.mean ? 'pace is/fast' : 'pace is/slow', {}) },
        count: { whole: value },
        usual: { usual, show: 'whole', whose: 'own' },
        worth: { worth: points },
      }),
    ],
  };
}
