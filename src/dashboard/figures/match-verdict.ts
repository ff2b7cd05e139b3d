import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';
import { languageOf } from '../../contract/language.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { type Verdict, verdictOf } from '../../insights/verdict.ts';
import { verdictSentence } from '../../insights/words/verdict-sentence.ts';

/** What decided a match, with its sentence in the page's language. */
export interface ShownVerdict extends Verdict {
  sentence: string;
}

/** The verdict of a finished match; otherwise, and if it can't be given (`verdictOf`), `null`. */
export function matchVerdict(
  match: Match,
  boxScore: BoxScore,
  events: readonly MatchEvent[] | null,
): ShownVerdict | null {
  if (match.status !== 'completed') return null;
  const verdict = verdictOf({ boxScore, events: events ?? [], rules: match });
  if (verdict === null) return null;
  const sentence = verdictSentence(verdict, match, languageOf(i18n.locale));
  return { ...verdict, sentence };
}
