import { ratingKeys } from '../../contract/insight.ts';
import { type Language, languages } from '../../contract/language.ts';
import { writeInsights } from '../../insights/write-insights.ts';
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
}

/** Every sentence of some matches of a season, in each language, the team's and all players'. */
export function writtenOf(
  season: PlayedSeason,
  indices: readonly number[],
  write: typeof writeInsights = writeInsights,
): Written[] {
  return indices.flatMap((index) => {
    const match = season.matches[index];
    if (match === undefined) return [];
    const earlier = season.matches.slice(0, index);
    const { category } = season;
    const sheet = new Set(match.matchSheet.team.map(({ playerId }) => playerId));
    const roster = season.roster.filter(({ playerId }) => sheet.has(playerId));
    const { team, players } = write({
      match,
      earlier,
      roster,
      ...(category === undefined ? {} : { category }),
    });
    const texts = [['', team] as const, ...players];
    return languages.flatMap((language) =>
      texts.flatMap(([playerId, byLanguage]) => {
        const { summary, ratings } = byLanguage[language];
        const of = (list: ListName, sentences: readonly string[], keys?: readonly string[]) =>
          sentences.map((sentence, at): Written => {
            const key = keys?.[at];
            const team = category === undefined ? {} : { category };
            const whole = { beside: sentences, focus: summary.focusAreas };
            const place = { match, earlier, ...team, language, list, sentence, ...whole };
            const whose = playerId === '' ? {} : { playerId };
            return { ...place, ...whose, ...(key === undefined ? {} : { key }) };
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
