import { i18n } from '@lingui/core';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import { fibaRules } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { lastRunMs } from '../api/insights.ts';
import type { MatchContext } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { useEarlierText } from '../api/shown-text.ts';
import { useWriteInsights } from '../api/write-insights.ts';
import { FailedAct } from '../figures/FailedAct.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { seasonRatings } from '../figures/season-ratings.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import type { Course } from './InsightCards.tsx';
import { InsightStatus } from './InsightStatus.tsx';
import { InsightView } from './InsightView.tsx';
import { RatingProof } from './RatingProof.tsx';
import { SaveInsights } from './SaveInsights.tsx';
import { seasonNote } from './season-note.ts';

interface MatchInsightsProps {
  teamId: string;
  matchId: string;
  query: UseQueryResult<Reading<InsightResult>>;
  /** The same of the matches that say what is usual, and the season before if they are of that. */
  reading: SeasonReading<InsightResult>;
  seasonBefore: string | null;
  boxScore: BoxScore | undefined;
  /** Whom they are about; the team where absent. */
  playerId?: string;
  player?: { name: string; number?: string | undefined } | undefined;
  /** The player did not play: what is rated then is nobody's game, and is not drawn. */
  absent?: boolean;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  /** The match's plays; `null` for a match without plays, `undefined` while they load. */
  plays: Course['plays'];
  /** Box scores of the matches that say what is usual. */
  boxScores?: SeasonReading<BoxScore> | undefined;
  /** The address of the team's next practice. */
  practiceHref?: string;
  /** What follows the ratings. */
  children?: ReactNode;
}

/** The insights of a team or of one player in a match: asked for, followed, compared, proven and saved. */
export function MatchInsights(props: MatchInsightsProps) {
  const { teamId, matchId, query, reading, seasonBefore, boxScore, playerId, player } = props;
  const { absent = false, whyEmpty, plays, boxScores, practiceHref } = props;
  const { match } = useOutletContext<MatchContext>();
  const write = useWriteInsights(matchId);
  const client = useQueryClient();
  // Ticks stand still: they come when all is read.
  const season = seasonRatings(reading.reading ? [] : reading.entries.map(({ value }) => value));
  const language = query.data?.language;
  // What changed is told of texts in one language.
  const subject = [matchId, playerId, i18n.locale].join(' ');
  const earlier = useEarlierText(subject, query.data?.value);
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={6} height="3.4rem" label={i18n.t('Loading the insights')} />}
    >
      {(result) => (
        <InsightView
          result={result}
          language={language}
          absent={absent}
          whyEmpty={whyEmpty}
          course={{
            plays,
            rules: match ?? fibaRules,
            playsHref: paths.plays({ teamId, matchId }),
            practiceHref,
            playerId,
            season:
              boxScores?.reading === true
                ? undefined
                : (boxScores?.entries ?? []).flatMap(({ value }) => value ?? []),
          }}
          status={
            <>
              <FailedAct error={write.error} />
              <InsightStatus
                result={result}
                onWrite={write.mutate}
                asking={write.isPending}
                lastRunMs={lastRunMs(client)}
              />
            </>
          }
          season={season}
          seasonNote={seasonNote(reading, season.matches, seasonBefore)}
          earlier={earlier}
          save={
            match && boxScore && !absent ? (
              <SaveInsights result={result} match={match} boxScore={boxScore} player={player} />
            ) : null
          }
          renderProof={({ key, name }) => (
            <RatingProof
              ratingKey={key}
              ratingName={name}
              teamId={teamId}
              matchId={matchId}
              match={match}
              {...(playerId === undefined ? {} : { playerId })}
            />
          )}
        >
          {props.children}
        </InsightView>
      )}
    </Loaded>
  );
}
