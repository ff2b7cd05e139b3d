import type { BoxScore } from '../../contract/box-score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { matchWhy } from '../figures/played-why.ts';
import { Waterfall } from './Waterfall.tsx';

interface PlayedWhyProps {
  boxScore: BoxScore;
  events: readonly MatchEvent[];
}

/** The parts of the margin from the plays, or from the totals if plays are missing or unusable. */
export function PlayedWhy({ boxScore, events }: PlayedWhyProps) {
  const why = matchWhy(boxScore, events);
  return why && <Waterfall why={why} />;
}
