import { ratingKeys } from '../../contract/insight.ts';
import { type Language, languages } from '../../contract/language.ts';
import { tell } from '../../insights/choose.ts';
import type { Finding } from '../../insights/facts/fact.ts';
import { playerSeasonOf } from '../../insights/player-season.ts';
import { playerRatings, ratingsOfAbsent } from '../../insights/ratings/player-ratings.ts';
import { teamRatings } from '../../insights/ratings/team-ratings.ts';
import { seasonOf } from '../../insights/season.ts';
import type { Saying } from '../../insights/words/said.ts';
import {
  chosenPlayerFacts,
  chosenTeamFacts,
  writeInsights,
} from '../../insights/write-insights.ts';
import type { PlayedMatch } from './match.ts';
import type { PlayedSeason } from './played.ts';

/** Where a sentence stands. */
export type ListName = 'whatsWorking' | 'focusAreas' | 'suggestions' | 'rating';

/** A sentence as a coach reads it, with the record that it must agree with. */
export interface Written {
  match: PlayedMatch;
  /** The team's matches before it, oldest first. */
  earlier: readonly PlayedMatch[];
  /** The team's category, "U16". */
  category?: string;
  language: Language;
  list: ListName;
  /** The player of the list; absent in the team's. */
  playerId?: string;
  /** The key of a rating's comment. */
  key?: string;
  sentence: string;
  /** The finding as data. */
  says: readonly Saying[];
  /** What cost points, in the same text: what to practise follows from it. */
  focus: readonly string[];
  /** Of something to practise: its drill, and the sentence that it follows from. */
  trained?: Trained;
}

/** A drill as data. */
interface Trained {
  drill: string;
  /** The number of the match that it may name. */
  number?: number;
  /** The key of the sentence that it follows from; of a verdict its cause, of a kind of turnover the kind. */
  cause: string;
  sentence: string;
}

/** Every sentence of some matches of a season, in each language, the team's and all players'. */
export function writtenOf(season: PlayedSeason, indices: readonly number[]): Written[] {
  return indices.flatMap((index) => {
    const match = season.matches[index];
    if (match === undefined) return [];
    const earlier = season.matches.slice(0, index);
    const { category } = season;
    const sheet = new Set(match.matchSheet.team.map(({ playerId }) => playerId));
    const roster = season.roster.filter(({ playerId }) => sheet.has(playerId));
    const ofTeam = category === undefined ? {} : { category };
    const { team, players } = writeInsights({ match, earlier, roster, ...ofTeam });
    const numbers = seasonOf(match, earlier, category);
    return languages.flatMap((language) =>
      [['', team] as const, ...players].flatMap(([playerId, byLanguage]): Written[] => {
        const whose = playerId === '' ? {} : { playerId };
        const { summary, ratings } = byLanguage[language];
        const of = { match, earlier, ...ofTeam, language, ...whose, focus: summary.focusAreas };
        const line = match.boxScore.team.players.find((player) => player.playerId === playerId);
        const player = line?.played ? playerSeasonOf(numbers, line) : null;
        const told =
          line === undefined
            ? tell(chosenTeamFacts(numbers), match, language)
            : player
              ? tell(chosenPlayerFacts(player), match, language, line)
              : [];
        const ofPlayer = player ? playerRatings(player) : ratingsOfAbsent;
        const rated = line === undefined ? teamRatings(numbers) : ofPlayer;
        return [
          ...told.map(({ list, sentence, finding }) => {
            const said = told.find((one) => one.list === 'focusAreas' && one.finding === finding);
            const trained = list === 'suggestions' && trainedBy(finding, said?.sentence ?? '');
            return {
              ...of,
              list,
              sentence,
              says: finding.says,
              ...(trained && { trained }),
            };
          }),
          ...ratingKeys.map((key) => {
            const sentence = ratings[key].comment;
            const { says } = rated[key];
            return { ...of, list: 'rating' as const, key, sentence, says };
          }),
        ];
      }),
    );
  });
}

/** The drill of a finding, the number of the match that it may name, and the sentence that it follows from. */
function trainedBy(finding: Finding, sentence: string): Trained | null {
  const { drill } = finding;
  if (drill === undefined) return null;
  const { n, lost, margin } = drill.values;
  const value = margin ?? (typeof lost === 'object' && 'count' in lost ? lost.count : n);
  const number = typeof value === 'number' ? { number: value } : {};
  return { drill: drill.key, cause: causeOf(finding), sentence, ...number };
}

function causeOf({ says: [first] }: Finding): string {
  if (first === undefined) return '';
  if ('verdict' in first) return `verdict ${first.verdict.causes[0]?.part ?? 'nothing'}`;
  const { noun } = first.values;
  return typeof noun === 'object' && 'said' in noun ? `${first.key} ${noun.said.key}` : first.key;
}
