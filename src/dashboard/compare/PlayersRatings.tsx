import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useMatchesPlayed, useSeasonPlayerInsights } from '../api/season-insights.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { Ratings } from './MatchRatings.tsx';
import { ratingDifferences } from './rating-differences.ts';

interface PlayersRatingsProps {
  a: string;
  b: string;
  names: { a: string; b: string };
  matches: readonly Match[];
  /** Read first: they tell in which matches each played. */
  boxScores: SeasonReading<BoxScore>;
  whose: string;
}

/** Both players' mean ratings over the matches that each played. */
export function PlayersRatings({ a, b, names, matches, boxScores, whose }: PlayersRatingsProps) {
  const enabled = !boxScores.reading;
  const first = useSeasonPlayerInsights(useMatchesPlayed(matches, a, boxScores), a, enabled);
  const second = useSeasonPlayerInsights(useMatchesPlayed(matches, b, boxScores), b, enabled);
  const [left, right] = [first, second].map(({ entries }) =>
    entries.flatMap(({ value }) => value ?? []),
  );
  const reading = first.reading || second.reading;
  return (
    <>
      <Ratings rows={ratingDifferences(left ?? [], right ?? [], [])} names={names} whose={whose} />
      {reading || first.failed + second.failed > 0 ? (
        <SeasonCount readings={[first, second]} />
      ) : null}
    </>
  );
}
