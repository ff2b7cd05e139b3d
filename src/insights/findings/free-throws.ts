import { fieldGoals } from '../../basketball/line.ts';
import type { Line } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { sayFreeThrows, sayTrips } from '../wording/free-throws.ts';
import type { Finding } from './finding.ts';
import { idsOf, referenceDeviations, shareDeviations } from './share-finding.ts';
import { valueOfShot } from './value-of-shot.ts';

/** Fewer free throws hold no claim about how they were shot. */
const leastThrows = 8;

/** Free throws made, and trips to the line won and given. */
export function freeThrowFindings(season: Season): Finding[] {
  const { own, other } = totalsOf(season.match);
  return [...made(season, own), ...trips(season, 'team', own), ...trips(season, 'opponent', other)];
}

function thrown(season: Season, side: Side) {
  return season.match.events.filter((event) => event.type === 'freeThrow' && event.side === side);
}

function made(season: Season, own: Line): Finding[] {
  const { made: count, attempted } = own.freeThrows;
  const usual = season.reference('freeThrows');
  if (count === null || attempted === null || usual === null || attempted < leastThrows) return [];
  const points = count - attempted * usual.mean;
  const shots = thrown(season, 'team');
  return [
    {
      kind: 'freeThrows',
      topic: 'free throws made',
      partOf: ['team half court'],
      points,
      deviations: shareDeviations(count, attempted, usual.mean),
      value: count / attempted,
      usual: usual.mean,
      eventIds: idsOf(shots),
      say: (voice) =>
        sayFreeThrows(voice, { season, made: count, attempted, shots, usual, points }),
      practise: (voice) => drill(voice, 'freeThrows', { n: attempted - count }),
    },
  ];
}

/** A free throw more is worth its points less those of the 0.44 shots that it took the place of (as in net points). */
function trips(season: Season, side: Side, line: Line): Finding[] {
  const { attempted, made: count } = line.freeThrows;
  const shots = fieldGoals(line).attempted;
  const usual = season.reference(side === 'team' ? 'freeThrowTrips' : 'opponentFreeThrowTrips');
  if (attempted === null || count === null || shots === null || shots === 0 || usual === null) {
    return [];
  }
  const expected = usual.mean * shots;
  const share = attempted === 0 ? 0.7 : count / attempted;
  const each = Math.max(0, share - 0.44 * valueOfShot(season));
  const sign = side === 'team' ? 1 : -1;
  const points = sign * (attempted - expected) * each;
  const events = thrown(season, side);
  return [
    {
      kind: side === 'team' ? 'freeThrowTrips' : 'fouling',
      topic: `${side} free throws won`,
      partOf: [`${side} half court`],
      points,
      deviations: referenceDeviations(attempted / shots, usual),
      value: attempted,
      usual: expected,
      eventIds: idsOf(events),
      say: (voice) => sayTrips(voice, { season, side, attempted, expected, usual, points }),
      practise: (voice) =>
        drill(voice, side === 'team' ? 'freeThrowTrips' : 'fouling', { n: attempted }),
    },
  ];
}
