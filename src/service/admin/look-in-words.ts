import type { FoundMatch, Look } from '../../contract/adding.ts';

/** What the files are, a line each, before anything is stored. */
export function lookInWords({ matches, refused }: Pick<Look, 'matches' | 'refused'>): string {
  return [
    ...matches.flatMap((match) => [matchInWords(match), ...notesOn(match)]),
    ...refused.map(({ file, reason }) => `${file}: not taken, ${reason}`),
  ].join('\n');
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
      return `another state of the match of ${standing.day}: ${standing.added} events more, ${standing.removed} less`;
  }
}

function notesOn({ sameDay, newPlayers }: FoundMatch): string[] {
  return [
    ...(sameDay.length === 0 ? [] : ['  another match of that day and opponent is there']),
    ...newPlayers.flatMap(({ name, like: [like] }) =>
      like === undefined ? [] : [`  ${name} is new; ${like.name} of the roster may be the same`],
    ),
  ];
}
