import * as v from 'valibot';
import { insightResultSchema, ratingKeys } from '../../contract/insight.ts';

const points = v.nullable(v.number());

const groundsSchema = v.object({
  list: v.picklist(['whatsWorking', 'focusAreas', 'suggestions']),
  sentence: v.string(),
  topic: v.string(),
  worth: v.number(),
  surprise: v.number(),
  repeats: v.number(),
  luck: v.number(),
  gained: v.nullable(v.number()),
  eventIds: v.array(v.string()),
});

/** A text and what its sentences rest on. */
const explainedSchema = v.object({
  ...insightResultSchema.entries,
  grounds: v.optional(v.array(groundsSchema), []),
});
type Explained = v.InferOutput<typeof explainedSchema>;

const shown = v.object({
  match: v.optional(
    v.object({
      startsAt: v.string(),
      team: v.nullable(v.string()),
      opponent: v.string(),
      score: v.object({ team: points, opponent: points }),
    }),
  ),
  insights: explainedSchema,
  players: v.optional(v.array(v.object({ name: v.string(), insights: explainedSchema })), []),
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

function textOf({ status, message, summary, ratings, grounds }: Explained): string[] {
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
function groundsInWords(grounds: v.InferOutput<typeof groundsSchema>): string {
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
