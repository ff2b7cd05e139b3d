import { i18n } from '@lingui/core';
import type { PlayerLine } from '../../contract/box-score.ts';
import { goodThings, type PlayedMatch } from '../figures/good-things.ts';
import { periodText } from '../figures/period-labels.ts';
import { type NamesOrNumbers, playerNaming } from '../figures/player-naming.ts';
import { formatDate, formatScore, formatSigned } from '../ui/format.ts';

/** The audience: parents see strengths only, the team also where the points came from. */
export type Audience = 'parents' | 'team';

export interface SharedMatch extends PlayedMatch {
  audience: Audience;
  naming: NamesOrNumbers;
}

/** The most strengths in the list. */
const mostThings = 3;

/** The content to share about a match, as picture and text. It has no rating, and for parents no criticism. */
export type MatchStory = ReturnType<typeof matchStory>;

/** Composes the shared content; values that were not recorded are left out. */
export function matchStory({ audience, naming, ...played }: SharedMatch) {
  const { match, boxScore, why } = played;
  const { team, opponent } = boxScore;
  const rival = match.opponent.name || opponent.name;
  const things = goodThings(played).slice(0, mostThings);
  const good = things.map(({ title, text }) => `${title}. ${text}`);
  const reasons = (why?.parts ?? []).map(
    ({ name, points, numbers }) =>
      `${name} ${formatSigned(points, 1)}${numbers ? ` (${numbers})` : ''}`,
  );
  return {
    score: `${team.name} ${formatScore(match.score)} ${rival}`,
    about: [formatDate(match.startsAt), match.competition, match.round, match.venue]
      .filter(Boolean)
      .join(' · '),
    periods: match.periods.map(
      (score, index) => `${periodText(index + 1, match)} ${formatScore(score)}`,
    ),
    verdict: played.verdict?.sentence ?? '',
    scorers: scorersOf(team.players, (player) => playerNaming(naming, boxScore).of(player)),
    lists: [
      { title: i18n.t('What went well'), lines: good },
      ...(audience === 'team' && why
        ? [
            {
              title: i18n.t('Why {margin} against {opponent}', {
                margin: formatSigned(why.margin),
                opponent: rival,
              }),
              lines: reasons,
            },
          ]
        : []),
    ].filter(({ lines }) => lines.length > 0),
  };
}

function scorersOf(players: readonly PlayerLine[], nameOf: (player: PlayerLine) => string) {
  return players
    .flatMap((player) => (player.points ? [{ who: nameOf(player), points: player.points }] : []))
    .toSorted((a, b) => b.points - a.points);
}

/** The content as a text for a chat. */
export function storyText({ score, about, periods, verdict, scorers, lists }: MatchStory): string {
  const scored = scorers.map(({ who, points }) => `${who}: ${points}`).join(', ');
  return [
    [score, about, periods.join(' · ')].filter(Boolean).join('\n'),
    verdict,
    scored ? `${i18n.t('Scorers')}\n${scored}` : '',
    ...lists.map(({ title, lines }) => [title, ...lines.map((line) => `• ${line}`)].join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n');
}
