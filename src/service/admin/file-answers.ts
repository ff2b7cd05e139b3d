import * as v from 'valibot';
import {
  type Answers,
  type Asked,
  type FoundMatch,
  headingsSchema,
  type Look,
  name,
  pointsSchema,
} from '../../contract/adding.ts';
import { AdminError } from './errors.ts';

/** The import's options for values that are missing in files. */
export const saidByOptionsSchema = v.object({
  /** The side with players is the team of `--team`. */
  isTeamSaid: v.boolean(),
  opponent: v.optional(name),
  /** The team's points first. */
  score: v.optional(v.tuple([pointsSchema, pointsSchema])),
  /** Opponent and score are read from the file's name. */
  fromNames: v.boolean(),
  headings: headingsSchema,
});
export type SaidByOptions = v.InferOutput<typeof saidByOptionsSchema>;

/** The answers for a look; null if the options answer no question. Throws AdminError if one opponent or score is for several files. */
export function answersTo({ matches }: Look, team: string, said: SaidByOptions): Answers | null {
  const asking = matches.filter(({ asked }) => asked.length > 0);
  const isOfOne = said.opponent !== undefined || said.score !== undefined;
  if (asking.length > 1 && isOfOne) {
    throw new AdminError('--opponent and --score are of one match: import its file alone.');
  }
  const answers = asking
    .map((match) => [match.key, answersFor(match, team, said)] as const)
    .filter(([, answer]) => Object.keys(answer).length > 0);
  if (answers.length === 0 && Object.keys(said.headings).length === 0) return null;
  return { matches: Object.fromEntries(answers), headings: said.headings };
}

function answersFor(
  { asked, side }: FoundMatch,
  team: string,
  { isTeamSaid, opponent, score, fromNames }: SaidByOptions,
): Answers['matches'][string] {
  const proposed = (question: Asked) => (fromNames ? (question.proposal ?? undefined) : undefined);
  const withPlayers = asked.filter(({ of, players }) => of !== 'score' && players.length > 0);
  // Of two tables without names either may be the team's.
  const own = withPlayers.length === 1 ? withPlayers[0]?.of : undefined;
  const answer: Answers['matches'][string] = {};
  for (const question of asked) {
    const { of } = question;
    if (of === 'score') {
      const points = score ?? proposed(question)?.split('-').map(Number);
      if (points === undefined) continue;
      const isAwayFirst = score !== undefined && (side ?? own) === 'away';
      const [home = 0, away = 0] = isAwayFirst ? points.toReversed() : points;
      answer.score = { home, away };
    } else {
      const called =
        of === own ? (isTeamSaid ? team : undefined) : (opponent ?? proposed(question));
      if (called !== undefined) answer[of] = called;
    }
  }
  return answer;
}

/** Why matches can't be stored yet: the values missing in their files, and the option for each. */
export function questionsInWords(matches: readonly FoundMatch[]): string[] {
  const questions = matches.flatMap(({ files: [file = ''], asked }) =>
    asked
      .filter(({ isNeeded }) => isNeeded)
      .map(({ of, players, names, proposal }) => {
        const hint =
          proposal === null ? '' : ` Its name may say ${proposal}: take that with --from-names.`;
        if (of === 'score')
          return `${file} does not say the score. Say it with --score 65-57.${hint}`;
        if (players.length === 0) {
          return `${file} does not say who the opponent was. Say it with --opponent.${hint}`;
        }
        const known = names.length === 0 ? '' : `, ${names.join(' or ')}`;
        return `${file} does not say whose players ${players.join(', ')} are${known}. Say it with --team.`;
      }),
  );
  // The matches of a season's sheet have the same questions.
  return [...new Set(questions)];
}
