import type { Language } from '../../contract/language.ts';
import type { WrittenInsight, writeInsights } from '../write-insights.ts';

/** The text in one language. */
export function inLanguage(
  language: Language,
  { team, players }: ReturnType<typeof writeInsights>,
): { team: WrittenInsight; players: Map<string, WrittenInsight> } {
  return {
    team: team[language],
    players: new Map([...players].map(([id, written]) => [id, written[language]])),
  };
}
