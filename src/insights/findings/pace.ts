import { subtractCounts } from '../../basketball/line.ts';
import { estimatedPossessions } from '../../basketball/possessions.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { whole } from '../wording/numbers.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { referenceDeviations } from './share-finding.ts';

/** A faster or slower match than usual: the possessions more or fewer, at what each brought beside the opponent's. */
export function paceFinding(season: Season): Finding[] {
  const { own, other } = totalsOf(season.match);
  const possessions = estimatedPossessions(own, other);
  const margin = subtractCounts(own.points, other.points);
  const value = season.measures.pace;
  const usual = season.reference('pace');
  if (possessions === null || possessions <= 0 || margin === null) return [];
  if (value === null || usual === null) return [];
  const points = ((value - usual.mean) * margin) / possessions;
  const faster = value > usual.mean;
  const say = (voice: Voice) => {
    const beside = () => voice.usual(usual, whole, 'own');
    const count = whole(value);
    return voice.pick(
      'pace',
      points > 0
        ? [
            () =>
              `${faster ? 'The fast game suited you' : 'You slowed it down to your gain'}: ${count} possessions${beside()}${voice.worth(points)}.`,
            () =>
              `A ${faster ? 'quick' : 'slow'} match of ${count} possessions each${beside()} was played on your terms${voice.worth(points)}.`,
          ]
        : [
            () =>
              `The ${faster ? 'fast' : 'slow'} game did not suit you: ${count} possessions${beside()}${voice.worth(points)}.`,
            () =>
              `${count} possessions each made it a ${faster ? 'quick' : 'slow'} match${beside()}${voice.worth(points)}.`,
          ],
    );
  };
  return [
    {
      kind: 'pace',
      topic: 'pace',
      points,
      deviations: referenceDeviations(value, usual),
      value,
      usual: usual.mean,
      eventIds: [],
      say,
      practise: (voice) => drill(voice, 'pace', { n: Math.round(usual.mean) }),
    },
  ];
}
