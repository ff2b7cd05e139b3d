import { share } from '../../../basketball/shooting.ts';
import type { Shooting } from '../../../contract/box-score.ts';
import type { MeasureName } from '../ratings/measures.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { madeOf, percent } from '../wording/numbers.ts';
import { practiseShooting } from '../wording/practice.ts';
import type { Finding } from './finding.ts';

/** The kinds of shots, with their points and the noun they go by. */
export const shotKinds = [
  { kind: 'twos', points: 2, noun: 'twos' },
  { kind: 'threes', points: 3, noun: 'threes' },
  { kind: 'freeThrows', points: 1, noun: 'free throws' },
] as const satisfies { kind: MeasureName; points: number; noun: string }[];

type ShotKind = (typeof shotKinds)[number];

/** A usual share of shots made, and where it is taken from. */
interface UsualShare {
  mean: number;
  source: string;
}

/**
 * Shots of one kind: worth the points above or below what the same attempts bring at the usual share.
 * `null` without attempts. `who` begins the sentence: "You", or a player's name.
 */
export function shootingFinding(
  who: string,
  { kind, points, noun }: ShotKind,
  shooting: Shooting,
  usual: UsualShare,
): Finding | null {
  const value = share(shooting);
  const { attempted } = shooting;
  if (value === null || attempted === null) return null;
  return {
    topic: kind,
    points: (value - usual.mean) * attempted * points,
    fact: `${who} made ${madeOf(shooting)} ${noun} (${percent(value)}), against ${percent(usual.mean)} ${usual.source}`,
    practise: practiseShooting(kind, shooting, usual.mean),
  };
}

/** The team's twos, threes and free throws against its earlier matches, else against the opponent's in this one. */
export function teamShooting(season: Season): Finding[] {
  const { own, other } = totalsOf(season.match);
  return shotKinds.flatMap((shot) => {
    const opponentShare = share(other[shot.kind]);
    const usual =
      season.reference(shot.kind) ??
      (opponentShare === null
        ? null
        : { mean: opponentShare, source: `by ${season.match.opponentName}` });
    const finding = usual && shootingFinding('You', shot, own[shot.kind], usual);
    return finding ? [finding] : [];
  });
}
