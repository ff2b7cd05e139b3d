import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { type InsightResult, ratingKeys } from '../../contract/insight.ts';
import { languages } from '../../contract/language.ts';
import type { Score } from '../../contract/match.ts';
import { type Grounds, groundsOf } from '../../insights/grounds.ts';
import { command, matchId, option } from './command.ts';
import { call, requireMatch } from './find.ts';

/** Insights and what each sentence rests on. */
type Explained = InsightResult & { grounds?: Grounds[] };

const unscored: Score = { team: null, opponent: null };

/** The grounds of sentences are not stored but computed again, so a sentence that would not be written now has none. */
export const insightsCommands = [
  command({
    line: 'insights show <match>',
    about: 'show the insights of a match (by its id) for its team and all players',
    words: {
      match: matchId,
      language: option(
        '--language <language>',
        'the language to show',
        v.optional(v.picklist(languages), 'en'),
        languages,
      ),
    },
    async run(clubs, { match: id, language }): Promise<Shown> {
      const match = await requireMatch(clubs, id);
      const { club, team } = match;
      const ids = { matchId: id, teamId: team.id };
      const ofTeam = await call(clubs, club.id, endpoints.getInsights, { ids, language });
      const isWritten = ofTeam.summary !== undefined;
      const input = isWritten && (await clubs.engine.inputOf({ clubId: club.id, matchId: id }));
      const grounds = input ? groundsOf(input, language) : null;
      const { roster } = await call(clubs, club.id, endpoints.listRoster, { ids });
      const players = [];
      for (const { playerId, name } of roster.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const sent = { ids: { ...ids, playerId }, language };
        const written = await call(clubs, club.id, endpoints.getPlayerInsights, sent);
        const insights = withGrounds(written, grounds?.players.get(playerId));
        players.push({ playerId, name, insights });
      }
      const { startsAt, opponent, score } = match;
      return {
        match: { id, startsAt, team: team.name, opponent, score: score ?? unscored },
        insights: withGrounds(ofTeam, grounds?.team),
        players,
      };
    },
    say: insightsInWords,
  }),
];

/** What the command prints. */
export interface Shown {
  match: { id: string; startsAt: string; team: string; opponent: string; score: Score };
  insights: Explained;
  players: { playerId: string; name: string; insights: Explained }[];
}

/** Adds the grounds of the sentences that would be written today. */
function withGrounds(insights: InsightResult, grounds: Grounds[] = []): Explained {
  const { summary } = insights;
  if (summary === undefined) return insights;
  const isThere = ({ list, sentence }: Grounds) => summary[list].includes(sentence);
  return { ...insights, grounds: grounds.filter(isThere) };
}

const lists = [
  ['whatsWorking', "What's working"],
  ['focusAreas', 'Focus areas'],
  ['suggestions', 'Suggestions'],
] as const;

/** The insights of a match as text for a terminal. */
export function insightsInWords({ match, insights, players }: Shown): string {
  const { startsAt, team, opponent, score } = match;
  return [
    `${startsAt.slice(0, 10)}  ${team} ${score.team ?? '–'}–${score.opponent ?? '–'} ${opponent}`,
    ...textOf(insights),
    ...players.flatMap((player) => ['', `── ${player.name}`, ...textOf(player.insights)]),
  ].join('\n');
}

function textOf({ status, message, summary, ratings, grounds = [] }: Explained): string[] {
  const state = status === 'ready' && summary !== undefined ? [] : [`${status}: ${message}`];
  const sentences =
    summary === undefined
      ? []
      : lists.flatMap(([key, title]) => [
          `${title}:`,
          ...(summary[key].length === 0 ? ['  –'] : []),
          ...summary[key].flatMap((text) => {
            const of = grounds.find(({ list, sentence }) => list === key && sentence === text);
            return [`  • ${text}`, ...(of ? [`    ${groundsInWords(of)}`] : [])];
          }),
        ]);
  const values =
    ratings === undefined
      ? []
      : ratingKeys.map((key) => {
          const { value, comment } = ratings[key];
          return `  ${key} ${value === null ? '–' : value.toFixed(1)}  ${comment}`;
        });
  return [...state, ...sentences, ...(values.length === 0 ? [] : ['Ratings:', ...values])];
}

/** "worth −5.2 points, surprise 1.9, repeats 31%, luck 69%, chance to win −12%, 14 events [turnovers]". */
function groundsInWords(grounds: Grounds): string {
  const { topic, worth, surprise, repeats, luck, gained, eventIds } = grounds;
  const parts = [
    `worth ${signed(worth.toFixed(1))} points`,
    `surprise ${surprise.toFixed(1)}`,
    `repeats ${percent(repeats)}`,
    `luck ${percent(luck)}`,
    ...(gained === null ? [] : [`chance to win ${signed(percent(gained))}`]),
    `${eventIds.length} ${eventIds.length === 1 ? 'event' : 'events'}`,
  ];
  return `${parts.join(', ')} [${topic}]`;
}

const percent = (share: number) => `${Math.round(100 * share)}%`;
const signed = (number: string) => (number.startsWith('-') ? `−${number.slice(1)}` : `+${number}`);
