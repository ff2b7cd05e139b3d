import { plainName } from '../contract/plain-name.ts';
import {
  type BoxSide,
  boxSidesInList,
  boxSidesOf,
  type SidePaths,
  type ToldSides,
  textOf,
} from './box-parts.ts';
import { flatSidesOf } from './box-rows.ts';
import type { ReadingContext } from './context.ts';
import { isNothing } from './convert.ts';
import { homeFlag, homeOrAway } from './match-words.ts';
import type { Notes } from './notes.ts';
import { tellApart } from './parties.ts';
import type { Row } from './places.ts';

/** Which side is ours: as it is called; else by id, home flag, name; else by the score; else the only one there is. */
export function findSides(
  data: Row,
  context: ReadingContext,
  notes: Notes,
  paths: SidePaths | undefined,
): ToldSides {
  const sides = boxSidesOf(data, paths);
  if (sides.team && sides.team.players.length > 0) {
    return { team: sides.team, opponent: sides.opponent ?? null, rule: null };
  }
  const pair: [BoxSide, BoxSide] | null =
    sides.home && sides.away && (hasContent(sides.home) || hasContent(sides.away))
      ? [sides.home, sides.away]
      : boxSidesInList(data, paths);
  if (pair) return tellPair(pair, pair[0] === sides.home, data, context, notes);
  const flat = flatSidesOf(data, sides, context, notes);
  if (flat.team || flat.opponent || !(sides.team ?? sides.opponent)) return flat;
  return { team: sides.team ?? null, opponent: sides.opponent ?? null, rule: null };
}

const hasContent = ({ players, totals }: BoxSide) => players.length > 0 || totals !== undefined;

function tellPair(
  pair: [BoxSide, BoxSide],
  areHomeAway: boolean,
  data: Row,
  context: ReadingContext,
  notes: Notes,
): ToldSides {
  const homeAway = context.match?.homeAway ?? sideWordOf(data);
  const told = toldSides(pair, areHomeAway, homeAway, context);
  if (told) return told;
  const [first, second] = pair;
  const paths = [...new Set([first.path, second.path])];
  notes.leaveOut('team', paths, 'unknownSide');
  notes.leaveOut('opponent', paths, 'unknownSide');
  notes.records(first.players.length + second.players.length, 0);
  return { team: null, opponent: null, rule: null };
}

/** Which of two sides is ours; `null` where it can't be told. */
export function toldSides(
  [first, second]: readonly [BoxSide, BoxSide],
  areHomeAway: boolean,
  homeAway: unknown,
  context: ReadingContext,
): ToldSides | null {
  const party = ({ texts }: BoxSide, isFirst: boolean) => ({
    id: isNothing(texts.id) ? undefined : String(texts.id),
    name: textOf(texts.name),
    isHome: areHomeAway ? isFirst : homeFlag(texts.isHome),
    isOwn: homeFlag(texts.isOwn),
  });
  const parties = [party(first, true), party(second, false)] as const;
  const told = tellApart(parties, context, context.match?.teamId, homeAway);
  return (
    told && {
      team: told.first ? first : second,
      opponent: told.first ? second : first,
      rule: told.rule,
    }
  );
}

/** "Home" or "away" of our team, where the box score itself says it. */
function sideWordOf(data: Row): string | undefined {
  for (const [key, value] of Object.entries(data)) {
    const plain = plainName(key);
    if (/^(side|homeaway|venue)$/.test(plain) && typeof value === 'string')
      return homeOrAway(value);
    if (/^(ishome|home)$/.test(plain) && typeof value === 'boolean') return value ? 'home' : 'away';
  }
  return undefined;
}
