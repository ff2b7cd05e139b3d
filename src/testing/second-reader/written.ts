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

/** The list that a sentence is in. */
export type ListName = 'whatsWorking' | 'focusAreas' | 'suggestions' | 'rating';

/** A written sentence, with the record that it is checked against. */
export interface Written {
  match: PlayedMatch;
  /** The team's earlier matches, oldest first. */
  earlier: readonly PlayedMatch[];
  /** The team's category, such as "U16". */
  category?: string;
  language: Language;
  list: ListName;
  /** The player of the list; absent in the team's lists. */
  playerId?: string;
  /** The key of a rating's comment. */
  key?: string;
  sentence: string;
  /** The finding as data. */
  says: readonly Saying[];
  /** The findings of the same text that cost points, from which the suggestions follow. */
  focus: readonly string[];
  /** For a suggestion: its drill, and the sentence that caused it. */
  trained?: Trained;
}

/** A drill as data. */
interface Trained {
  drill: string;
  /** The number of the match that it may mention. */
  number?: number;
  /** The key of the causing sentence; for a verdict its cause, for a kind of turnover the kind. */
  cause: string;
  sentence: string;
}

/** Every sentence of some matches of a season, in each language, for the team and all players. */
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
        const listed =
          line === undefined
            ? tell(chosenTeamFacts(numbers), match, language)
            : player
              ? tell(chosenPlayerFacts(player), match, language, line)
              : [];
        const ofPlayer = player ? playerRatings(player) : ratingsOfAbsent;
        const rated = line === undefined ? teamRatings(numbers) : ofPlayer;
        return [
          ...listed.map(({ list, sentence, finding }) => {
            const said = listed.find((one) => one.list === 'focusAreas' && one.finding === finding);
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

/** A finding's drill, the number it may mention, and the sentence that caused it. */
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
