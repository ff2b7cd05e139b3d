import { ratingKeys } from '../../contract/insight.ts';
import { type Language, languages } from '../../contract/language.ts';
import { tell } from '../../insights/choose.ts';
import type { Finding } from '../../insights/facts/fact.ts';
import { playerSeasonOf } from '../../insights/player-season.ts';
import { seasonOf } from '../../insights/season.ts';
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
  /** The player whose list it is; absent in the team's. */
  playerId?: string;
  /** The key of a rating's comment. */
  key?: string;
  sentence: string;
  /** All sentences of the same list, this one among them: what "they" and "the others" go back to. */
  beside: readonly string[];
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
    const texts = [['', team] as const, ...players];
    return languages.flatMap((language) =>
      texts.flatMap(([playerId, byLanguage]) => {
        const { summary, ratings } = byLanguage[language];
        const trained =
          summary.suggestions.length === 0
            ? new Map<string, Trained>()
            : trainedIn(match, earlier, category, playerId, language);
        const of = (list: ListName, sentences: readonly string[], keys?: readonly string[]) =>
          sentences.map((sentence, at): Written => {
            const key = keys?.[at];
            const whole = { beside: sentences, focus: summary.focusAreas };
            const place = { match, earlier, ...ofTeam, language, list, sentence, ...whole };
            const whose = playerId === '' ? {} : { playerId };
            const drill = list === 'suggestions' ? trained.get(sentence) : undefined;
            return {
              ...place,
              ...whose,
              ...(key === undefined ? {} : { key }),
              ...(drill && { trained: drill }),
            };
          });
        return [
          ...of('whatsWorking', summary.whatsWorking),
          ...of('focusAreas', summary.focusAreas),
          ...of('suggestions', summary.suggestions),
          ...of(
            'rating',
            ratingKeys.map((key) => ratings[key].comment),
            ratingKeys,
          ),
        ];
      }),
    );
  });
}

/** The drill of each sentence of what a text suggests. */
function trainedIn(
  match: PlayedSeason['matches'][number],
  earlier: PlayedSeason['matches'],
  category: string | undefined,
  playerId: string,
  language: Language,
): Map<string, Trained> {
  const season = seasonOf(match, earlier, category);
  const line = match.boxScore.team.players.find((player) => player.playerId === playerId);
  const told =
    line === undefined
      ? tell(chosenTeamFacts(season), match, language)
      : tell(chosenPlayerFacts(playerSeasonOf(season, line)), match, language, line);
  const drills = told.flatMap(({ list, sentence, finding }) => {
    const said = told.find((other) => other.list === 'focusAreas' && other.finding === finding);
    const { drill } = finding;
    if (list !== 'suggestions' || drill === undefined) return [];
    const { n, lost, margin } = drill.values;
    const value = margin ?? (typeof lost === 'object' && 'count' in lost ? lost.count : n);
    const number = typeof value === 'number' ? { number: value } : {};
    const trained = { drill: drill.key, cause: causeOf(finding), sentence: said?.sentence ?? '' };
    return [[sentence, { ...trained, ...number }] as const];
  });
  return new Map(drills);
}

function causeOf({ says: [first] }: Finding): string {
  if (first === undefined) return '';
  if ('verdict' in first) return `verdict ${first.verdict.causes[0]?.part ?? 'nothing'}`;
  const { noun } = first.values;
  return typeof noun === 'object' && 'said' in noun ? `${first.key} ${noun.said.key}` : first.key;
}
