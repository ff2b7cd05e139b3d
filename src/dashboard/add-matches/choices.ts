/** Consequences of the coach's choices about the matches found. */
import { type Choices, type FoundMatch, isRealDay, type Look } from '../../contract/adding.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { filesOfOneMatch, needsAnswer } from '../../match-files/adding/check-choices.ts';
import { type AddAction, actionFor, type Draft, dayOf, noDraft } from './draft.ts';

/** The number of matches to add, replace and move. */
export function countActions(look: Look, draft: Draft): Record<AddAction, number> {
  const counts = { add: 0, replace: 0, move: 0, leave: 0 };
  for (const match of look.matches) counts[actionFor(match, draft.matches[match.key])] += 1;
  return counts;
}

/** Matches to add without a valid date. */
export function undated(look: Look, draft: Draft): FoundMatch[] {
  return look.matches.filter((match) => {
    const chosen = draft.matches[match.key];
    return actionFor(match, chosen) === 'add' && !isRealDay(dayOf(match, chosen));
  });
}

/** Matches whose own side is unknown, without excluded ones. */
export function sideless(look: Look, draft: Draft = noDraft): FoundMatch[] {
  return look.matches.filter(
    (match) => match.side === null && !needsAnswer(match) && !draft.matches[match.key]?.skip,
  );
}

/** The reason why the matches can't be stored yet; `null` if they can. */
export type Obstacle =
  | { kind: 'asked' | 'sides' | 'nothing' }
  | { kind: 'days'; count: number }
  | { kind: 'states'; files: string[] };

export function obstacleTo(look: Look, draft: Draft): Obstacle | null {
  const isTaken = ({ key }: FoundMatch) => !draft.matches[key]?.skip;
  if (look.matches.some((match) => isTaken(match) && needsAnswer(match))) return { kind: 'asked' };
  if (sideless(look, draft).length > 0) return { kind: 'sides' };
  const files = filesOfOneMatch(look.matches, choicesOf(look, draft).matches);
  if (files.length > 0) return { kind: 'states', files };
  const { length } = undated(look, draft);
  if (length > 0) return { kind: 'days', count: length };
  const { add, replace, move } = countActions(look, draft);
  return add + replace + move === 0 ? { kind: 'nothing' } : null;
}

/** Matches without a date that follow a match in the list, up to the next with one. */
export function undatedBelow(look: Look, draft: Draft, key: string): FoundMatch[] {
  const without = new Set(undated(look, draft));
  const below = look.matches.slice(look.matches.findIndex((match) => match.key === key) + 1);
  const end = below.findIndex((match) => !without.has(match));
  return end === -1 ? below : below.slice(0, end);
}

/** The request body: only differences from the matches as found. */
export function choicesOf(look: Look, draft: Draft): Choices {
  const joined = new Map<string, Record<string, string>>();
  for (const { key, places } of newPlayers(look, draft)) {
    const playerId = draft.joins[key];
    if (!playerId) continue;
    for (const place of places) {
      joined.set(place.match, { ...joined.get(place.match), [place.player]: playerId });
    }
  }
  const named = look.matches.map((match): [string, Choices['matches'][string]] => {
    const chosen = draft.matches[match.key] ?? {};
    const action = actionFor(match, chosen);
    if (action === 'leave') return [match.key, chosen.skip ? { skip: true } : {}];
    if (action === 'move') return [match.key, { move: true }];
    const day = dayOf(match, chosen);
    const forAll = action === 'add' ? draft.competition.trim() : '';
    const competition = chosen.competition?.trim() || forAll;
    const venue = chosen.venue?.trim();
    const join = joined.get(match.key);
    return [
      match.key,
      {
        ...(action === 'replace' ? { replace: true } : {}),
        ...(action === 'add' && day !== match.day ? { day } : {}),
        ...(chosen.homeAway ? { homeAway: chosen.homeAway } : {}),
        ...(competition ? { competition } : {}),
        ...(venue ? { venue } : {}),
        ...(join ? { join } : {}),
      },
    ];
  });
  return { matches: Object.fromEntries(named.filter(([, choice]) => hasAny(choice))) };
}

const hasAny = (choice: object) => Object.keys(choice).length > 0;

/** A player who is on no roster yet, listed once for all added matches. */
interface NewPlayer {
  key: string;
  name: string;
  number: string | undefined;
  /** The team's name. */
  team: string;
  /** The player's matches: the key of the match, and of the player in it. */
  places: { match: string; player: string }[];
  /** Players of the roster who may be the same person, likeliest first. */
  like: FoundMatch['newPlayers'][number]['like'];
}

/** New players of the added matches; the same name and shirt number in a team is one player. */
export function newPlayers(look: Look, draft: Draft): NewPlayer[] {
  const found = new Map<string, NewPlayer>();
  for (const match of look.matches) {
    if (actionFor(match, draft.matches[match.key]) === 'leave') continue;
    for (const { key: player, name, number, like } of match.newPlayers) {
      const team = match.team?.name ?? '';
      const key = [match.team?.id ?? team, normalisedName(name), number].join('\n');
      const known = found.get(key) ?? { key, name, number, team, places: [], like: [] };
      known.places.push({ match: match.key, player });
      const others = like.filter(({ playerId }) =>
        known.like.every((each) => each.playerId !== playerId),
      );
      known.like = [...known.like, ...others];
      found.set(key, known);
    }
  }
  return [...found.values()];
}
