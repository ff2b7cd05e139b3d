import { type FoundMatch, isRealDay, noDay } from '../../contract/adding.ts';
import { absent, refused } from '../refused-error.ts';
import type { MatchChoice } from './to-store.ts';

/** The coach's choices, by the key of the match. */
export type ChoicesByKey = Readonly<Record<string, MatchChoice>>;

/**
 * Checks the choices for a look before anything is stored. Throws RefusedError for unknown keys and players, for a match
 * without a day or side, and for two versions of one match, naming the files.
 */
export async function checkChoices(
  hasPlayers: (teamId: string, ids: readonly string[]) => Promise<boolean>,
  matches: readonly FoundMatch[],
  choices: ChoicesByKey,
): Promise<void> {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  for (const [key, { join = {} }] of Object.entries(choices)) {
    const match = byKey.get(key);
    if (match === undefined) {
      throw refused(`The body is wrong at matches.${key}: no such match in the look`);
    }
    const unknown = Object.keys(join).find(
      (player) => !match.newPlayers.some((known) => known.key === player),
    );
    if (unknown !== undefined) {
      const path = `matches.${key}.join.${unknown}`;
      throw refused(`The body is wrong at ${path}: no such new player of the match`);
    }
    // A player of another club or team is reported as not found.
    const ids = [...new Set(Object.values(join).map((id) => id.toLowerCase()))];
    const teamId = match.team?.id ?? null;
    if (ids.length > 0 && (teamId === null || !(await hasPlayers(teamId, ids)))) {
      throw absent('Player');
    }
  }
  for (const { key, files } of matches) {
    const { day } = choices[key] ?? {};
    if (day !== undefined && !isRealDay(day))
      throw refused(`${files[0]}: ${noDay(day)}, or leave the match out`);
  }
  const stored = matches.filter(({ key }) => choices[key]?.skip !== true);
  const without = (lacks: (match: FoundMatch) => boolean) =>
    stored
      .filter(lacks)
      .map(({ files }) => files[0])
      .join(', ');
  const states = filesOfOneMatch(matches, choices);
  if (states.length > 0) {
    throw refused(
      `Several files hold versions of one match: ${states.join(', ')}. Choose one of them`,
    );
  }
  const asked = without(needsAnswer);
  if (asked !== '') throw refused(`Answer the open questions first about: ${asked}`);
  const sides = without(({ team }) => team === null);
  if (sides !== '') throw refused(`Choose your side first in: ${sides}`);
  const days = without(
    ({ key, day, standing }) =>
      standing.kind === 'new' && day === null && choices[key]?.day === undefined,
  );
  if (days !== '') throw refused(`Enter the date first of: ${days}`);
}

/** Whether a match can't be stored until a question about it is answered. */
export const needsAnswer = ({ asked }: Pick<FoundMatch, 'asked'>): boolean =>
  asked.some(({ isNeeded }) => isNeeded);

/** The first files of matches of which two versions would be stored. */
export function filesOfOneMatch(matches: readonly FoundMatch[], choices: ChoicesByKey): string[] {
  const stored = matches.filter(({ key, standing }) => {
    const { skip, replace } = choices[key] ?? {};
    return skip !== true && (standing.kind === 'new' || (standing.kind === 'newer' && replace));
  });
  return stored
    .filter(({ otherStates }) => stored.some(({ key }) => otherStates.includes(key)))
    .map(({ key, files: [file = key] }) => file);
}
