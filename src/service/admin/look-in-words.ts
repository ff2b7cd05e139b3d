import type { FoundMatch, Look } from '../../contract/adding.ts';
import { byReason, notNeeded } from '../../match-files/refused.ts';

/** The files' matches, a line each, before anything is stored. */
export function lookInWords({ matches, refused }: Pick<Look, 'matches' | 'refused'>): string {
  return [
    ...matches.flatMap((match) => [matchInWords(match), ...notesOn(match)]),
    ...refusedInWords(refused),
  ].join('\n');
}

/** A line for each reason, with all its files. */
export function refusedInWords(refused: Look['refused']): string[] {
  return byReason(refused).map(
    ({ reason, files }) =>
      `${files.join(', ')}: ${reason === notNeeded ? reason : `not taken, ${reason}`}`,
  );
}

function matchInWords({
  files,
  home,
  away,
  score,
  format,
  day,
  side,
  standing,
  ...rest
}: FoundMatch) {
  const result = score === null ? '–' : `${score.home}–${score.away}`;
  const yours = side === null ? 'whose is not known' : `yours: ${side}`;
  const plays = rest.hasPlays ? '' : ', a box score without plays';
  const facts = [format, day ?? 'day not known', yours, standingInWords(standing)].join(', ');
  return `${files.join(', ')}: ${home} ${result} ${away} (${facts}${plays})`;
}

function standingInWords(standing: FoundMatch['standing']): string {
  switch (standing.kind) {
    case 'new':
      return 'new';
    case 'same':
      return `there already, on ${standing.day}`;
    case 'newer':
      return `another version of the match of ${standing.day}: ${standing.added} events more, ${standing.removed} less`;
  }
}

/** A sentence for each unreadable value in the files of a match. */
export function unreadInWords(unread: FoundMatch['unread']): string[] {
  return unread.map(({ of, name, field, count }) => {
    if (of === 'line') return `${name}, ${field}: not readable in the file`;
    if (of === 'column') return `The column "${field}" is not understood, and left out`;
    const whose = name === '' ? '' : ` of ${name}`;
    return `${count} ${count === 1 ? 'play' : 'plays'}${whose} without a readable ${field}`;
  });
}

function notesOn({ otherStates, sameDay, newPlayers, unread }: FoundMatch): string[] {
  return [
    ...(otherStates.length === 0 ? [] : ['  another file has another version of this match']),
    ...unreadInWords(unread).map((sentence) => `  ${sentence}`),
    ...(sameDay.length === 0 ? [] : ['  another match of that day and opponent is there']),
    ...newPlayers.flatMap(({ name, like: [like] }) =>
      like === undefined ? [] : [`  ${name} is new; ${like.name} of the roster may be the same`],
    ),
  ];
}
