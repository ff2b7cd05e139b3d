import type { FoundMatch, Look } from '../contract/adding.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { contentOfFile } from './file-record.ts';
import type { HeldMatch } from './held-match.ts';
import { kinshipOf } from './same-match.ts';
import { mayBeSame, type Outline } from './standing.ts';

/** A match of a look, as far as telling needs whether another file is of the same. */
export interface Seen {
  held: HeldMatch;
  found: FoundMatch;
  /** Null where nobody can tell whose match it is. */
  outline: (Outline & { finished: boolean; events: number }) | null;
}

/**
 * Leaves one of several files of the same match: of equal ones any, otherwise a later state, and the earlier ones are refused
 * by name. Of two states that nobody can order, such as a match and its correction, both stay and name each other.
 */
export function foldStates(all: readonly Seen[]): Pick<Look, 'matches' | 'refused'> {
  const left: Seen[] = [];
  const refused: Look['refused'] = [];
  const refuse = (earlier: Seen, later: Seen) =>
    refused.push({
      file: earlier.found.files.join(', '),
      reason: `another state of the match in ${later.found.files.join(', ')}, which has ${later.outline?.finished && !earlier.outline?.finished ? 'ended' : 'more plays'}`,
      otherClub: false,
    });
  for (const seen of all) {
    const states = left.filter((other) => isState(seen, other));
    const twin = states.find((other) => kinship(seen, other) === 'same');
    const later = states.find((other) => isLater(other, seen));
    if (twin !== undefined) {
      const best = isLater(seen, twin) ? seen : twin;
      const files = [...twin.found.files, ...seen.found.files];
      left[left.indexOf(twin)] = { ...best, found: { ...best.found, files } };
    } else if (later !== undefined) {
      refuse(seen, later);
    } else {
      const earlier = states.filter((other) => isLater(seen, other));
      for (const other of earlier) refuse(other, seen);
      const [first] = earlier;
      if (first === undefined) left.push(seen);
      else left[left.indexOf(first)] = seen;
      for (const other of earlier.slice(1)) left.splice(left.indexOf(other), 1);
    }
  }
  const matches = left.map((seen) => {
    const others = left.filter((other) => other !== seen && isState(seen, other));
    return { ...seen.found, otherStates: others.map(({ found }) => found.key) };
  });
  return { matches, refused };
}

function isState(one: Seen, other: Seen): boolean {
  if (one.outline === null || other.outline === null) return false;
  const team = ({ found }: Seen) => found.team?.id ?? normalisedName(found.team?.name ?? '');
  return (
    team(one) === team(other) &&
    one.outline.normalisedOpponent === other.outline.normalisedOpponent &&
    mayBeSame(one.outline, other.outline) &&
    kinship(one, other) !== 'other'
  );
}

function kinship(one: Seen, other: Seen): 'same' | 'newer' | 'other' {
  const [a, b] = [one, other].map(({ held, found }) =>
    contentOfFile(held.read(), found.side ?? 'home'),
  );
  return a === undefined || b === undefined ? 'other' : kinshipOf(a, b).kind;
}

/** Whether one state surely came after another: it has ended, has plays at all, or, of two that go on, has more of them. */
function isLater({ outline: one }: Seen, { outline: other }: Seen): boolean {
  if (one === null || other === null) return false;
  if (one.finished !== other.finished) return one.finished;
  if (one.finished) return one.events > 0 && other.events === 0;
  return one.events > other.events;
}
