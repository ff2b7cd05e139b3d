import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { useMatchesPlayed, useSeasonPlayerInsights } from '../api/season-insights.ts';
import { type SeasonReading, useSeasonBoxScores } from '../api/season-reading.ts';
import { useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { RatingTrends } from './RatingTrends.tsx';
import styles from './SeasonPlayerPage.module.css';
import { ratingTrends } from './trend-series.ts';

interface PlayerRatingsProps {
  teamId: string;
  playerId: string;
  matches: readonly Match[];
  /** Read first: they tell in which matches the player played. */
  boxScores: SeasonReading<BoxScore>;
}

/** A player's ratings match by match; each point leads to the player's insights of that match. */
export function PlayerRatings({ teamId, playerId, matches, boxScores }: PlayerRatingsProps) {
  const played = useMatchesPlayed(matches, playerId, boxScores);
  const enabled = !boxScores.reading;
  const insights = useSeasonPlayerInsights(played, playerId, enabled);
  const { before, seasonBefore } = useUsual(teamId);
  const boxScoresBefore = useSeasonBoxScores(before);
  const playedBefore = useMatchesPlayed(before, playerId, boxScoresBefore);
  const insightsBefore = useSeasonPlayerInsights(playedBefore, playerId, !boxScoresBefore.reading);
  const online = useOnline();
  const readsBefore = boxScoresBefore.reading || insightsBefore.reading;
  const reading = (insights.reading || readsBefore) && online;
  return (
    <>
      <RatingTrends
        series={ratingTrends(
          reading ? [] : insights.entries,
          seasonBefore === null ? undefined : insightsBefore.entries,
        )}
        reading={reading}
        hrefOf={(matchId) => paths.playerInsights({ teamId, matchId, playerId })}
      />
      <div className={styles.reading}>
        {insights.reading || insights.failed > 0 ? <SeasonCount readings={[insights]} /> : null}
      </div>
    </>
  );
}
