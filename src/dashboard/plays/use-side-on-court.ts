import type { Side } from '../../contract/play-by-play.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';

const usual = { 'on-court': 'team' };

/** Whose times on court and line-ups are shown, kept in the address; and how another is chosen. */
export function useSideOnCourt(): [Side, (side: string) => void] {
  const [chosen, choose] = useSearchChoice(usual);
  const side = chosen['on-court'] === 'opponent' ? 'opponent' : 'team';
  return [side, (other) => choose({ 'on-court': other })];
}
