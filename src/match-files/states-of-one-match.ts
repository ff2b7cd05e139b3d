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
 * Leaves one of several files of the same match: of equal ones any, else the one that has ended, that has most events, or
 * that came last. The others are refused by name.
 */
export function foldStates(all: readonly Seen[]): Pick<Look, 'matches' | 'refused'> {
  const kept: Seen[] = [];
  const refused: Look['refused'] = [];
  for (const seen of all) {
    const twin = kept.findIndex((other) => isState(seen, other));
    const other = kept[twin];
    if (other === undefined) {
      kept.push(seen);
      continue;
    }
    const [best, worse] = isFuller(other, seen) ? [other, seen] : [seen, other];
    kept[twin] = best;
    const { found, outline } = best;
    const isSame = kinship(seen, other) === 'same';
    if (isSame) best.found = { ...found, files: [...other.found.files, ...seen.found.files] };
    else {
      refused.push({
        file: worse.found.files.join(', '),
        reason: `another state of the match in ${found.files.join(', ')}, which ${outline?.finished && !worse.outline?.finished ? 'has ended' : 'has more events or came later'}`,
        otherClub: false,
      });
    }
  }
  return { matches: kept.map(({ found }) => found), refused };
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

/** Whether the one that came first is to stay. */
function isFuller({ outline: first }: Seen, { outline: later }: Seen): boolean {
  if (first === null || later === null) return first !== null;
  if (first.finished !== later.finished) return first.finished;
  return first.events > later.events;
}
