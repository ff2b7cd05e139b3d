import * as v from 'valibot';
import { type InsightResult, insightResultSchema, ratingKeys } from '../../contract/insight.ts';

const points = v.nullable(v.number());

const shown = v.object({
  match: v.optional(
    v.object({
      startsAt: v.string(),
      team: v.nullable(v.string()),
      opponent: v.string(),
      score: v.object({ team: points, opponent: points }),
    }),
  ),
  insights: insightResultSchema,
  players: v.optional(v.array(v.object({ name: v.string(), insights: insightResultSchema })), []),
});

const lists = [
  ['whatsWorking', "What's working"],
  ['focusAreas', 'Focus areas'],
  ['suggestions', 'Suggestions'],
] as const;

/** All written texts of a match for reading in a terminal. Throws ValiError for a result of another shape. */
export function insightsInWords(result: unknown): string {
  const { match, insights, players } = v.parse(shown, result);
  const heading =
    match === undefined
      ? []
      : [
          `${match.startsAt.slice(0, 10)}  ${match.team ?? '–'} ${match.score.team ?? '–'}–${match.score.opponent ?? '–'} ${match.opponent}`,
        ];
  return [
    ...heading,
    ...textOf(insights),
    ...players.flatMap((player) => ['', `── ${player.name}`, ...textOf(player.insights)]),
  ].join('\n');
}

function textOf({ status, message, summary, ratings }: InsightResult): string[] {
  const state = status === 'ready' && summary !== undefined ? [] : [`${status}: ${message}`];
  const sentences =
    summary === undefined
      ? []
      : lists.flatMap(([key, title]) => [
          `${title}:`,
          ...(summary[key].length === 0 ? ['  –'] : summary[key].map((text) => `  • ${text}`)),
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
