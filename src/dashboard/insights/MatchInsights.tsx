import { i18n } from '@lingui/core';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router';
import { fibaRules } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { lastRunMs } from '../api/insights.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { useWriteInsights } from '../api/write-in-turn.ts';
import { documentTitle } from '../figures/match-text.ts';
import {
  box,
  headingHeight,
  type Measure,
  margin,
  type Picture,
  pictureHeading,
  pictureWidth,
  type Shape,
  savePicture,
  text,
  wrap,
} from '../figures/picture.ts';
import { type PlayerNaming, playerNaming } from '../figures/player-naming.ts';
import { playsOf } from '../figures/plays.ts';
import { MutationError, QueryState } from '../figures/QueryState.tsx';
import {
  barOf,
  decimalsOf,
  namedRatings,
  ratingScales,
  scaleNote,
  seasonRatings,
} from '../figures/ratings.ts';
import { secondsOfMatch } from '../figures/roster.ts';
import { SaveMenu } from '../figures/SaveMenu.tsx';
import { formatAsSent } from '../figures/statistic-format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import type { Course } from './InsightCards.tsx';
import { InsightStatus } from './InsightStatus.tsx';
import styles from './Insights.module.css';
import { InsightView } from './InsightView.tsx';
import { listKeys, listTitles } from './insight-lists.ts';
import { ratingEvidence } from './rating-evidence.ts';
import { seasonNote } from './season-note.ts';
import { useEarlierText } from './what-changed.ts';

interface MatchInsightsProps {
  teamId: string;
  matchId: string;
  query: UseQueryResult<Reading<InsightResult>>;
  /** The same for the matches that define the usual, with their season if it is the one before. */
  reading: SeasonReading<InsightResult>;
  seasonBefore: string | null;
  boxScore: BoxScore | undefined;
  /** The player that they are about; absent for the team. */
  playerId?: string;
  player?: { name: string; number?: string | undefined } | undefined;
  /** Whether the player did not play: ratings have no meaning then and are hidden. */
  absent?: boolean;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  /** The match's plays; `null` for a match without plays, `undefined` while they load. */
  plays: Course['plays'];
  /** Box scores of the matches that define the usual. */
  boxScores?: SeasonReading<BoxScore> | undefined;
  /** The address of the team's next practice. */
  practiceHref?: string;
  /** Content after the ratings. */
  children?: ReactNode;
}

/** The insights of a team or player in a match: requested, polled, compared, with evidence and export. */
export function MatchInsights(props: MatchInsightsProps) {
  const { teamId, matchId, query, reading, seasonBefore, boxScore, playerId, player } = props;
  const { absent = false, whyEmpty, plays, boxScores, practiceHref } = props;
  const { match } = useOutletContext<MatchContext>();
  const write = useWriteInsights(matchId);
  const client = useQueryClient();
  // Ticks appear once all have loaded, so that none moves.
  const season = seasonRatings(reading.reading ? [] : reading.entries.map(({ value }) => value));
  const language = query.data?.language;
  // Only texts in one language are compared.
  const subject = [matchId, playerId, i18n.locale].join(' ');
  const earlier = useEarlierText(subject, query.data?.value);
  const isWriting = query.data?.value.status === 'generating';
  return (
    <>
      <p className="visually-hidden" role="status">
        {isWriting ? i18n.t('Writing the insights') : null}
      </p>
      <QueryState
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
                <MutationError error={write.error} />
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
      </QueryState>
    </>
  );
}

interface SaveInsightsProps {
  result: InsightResult;
  match: Match;
  boxScore: BoxScore;
  /** The player that the insights are about; absent for the team. */
  player?: { name: string; number?: string | undefined } | undefined;
}

/** Saves the insights as a picture for a chat; renders nothing if there is no text. */
function SaveInsights({ result, match, boxScore, player }: SaveInsightsProps) {
  if (!result.ratings && !result.summary) return null;
  const title = documentTitle(match, boxScore.team.name);
  return (
    <SaveMenu
      actions={[
        {
          label: i18n.t('Insights as picture'),
          save: (choice) => {
            const naming = playerNaming(choice, boxScore);
            const about = player && naming.numbered(player);
            const teamName = boxScore.team.name;
            const fileName = [title, about, i18n.t('insights')].filter(Boolean).join(' ');
            return savePicture(`${fileName}.png`, (measure) =>
              insightsPicture({ result, match, teamName, about, naming }, measure),
            );
          },
        },
      ]}
    />
  );
}

const size = 24;
const lineHeight = 34;
interface InsightsPictureInput {
  result: Pick<InsightResult, 'ratings' | 'summary'>;
  match: Match;
  teamName: string;
  /** The player that the insights are about; absent for the team. */
  about?: string | undefined;
  naming: PlayerNaming;
}

/** One picture with the ratings as bars and the three lists. */
export function insightsPicture(input: InsightsPictureInput, measure: Measure): Picture {
  const { result, match, teamName, about, naming } = input;
  const shapes = pictureHeading(match, teamName, measure);
  let y = headingHeight + 46;
  const title = (words: string, note = '') => {
    shapes.push(text(margin, y, words, 28, { weight: 700 }));
    shapes.push(text(pictureWidth - margin, y, note, 20, { align: 'right', tone: 'soft' }));
    y += 14;
  };
  if (about) {
    title(about);
    y += lineHeight;
  }
  if (result.ratings) {
    const ratings = ratingShapes(result.ratings, y);
    title(i18n.t('Ratings'), ratings.note);
    shapes.push(...ratings.shapes);
    y = ratings.end + lineHeight;
  }
  for (const key of listKeys) {
    const sentences = result.summary?.[key] ?? [];
    if (sentences.length === 0) continue;
    title(i18n.t(listTitles[key]));
    for (const sentence of sentences) {
      y += 6;
      shapes.push(text(margin, y + lineHeight, '•', size, { tone: 'soft' }));
      const width = pictureWidth - 2 * margin - 28;
      for (const line of wrap(naming.inText(sentence), width, size, measure)) {
        y += lineHeight;
        shapes.push(text(margin + 28, y, line, size));
      }
    }
    y += 1.7 * lineHeight;
  }
  return { width: pictureWidth, height: Math.ceil(y), shapes };
}

function ratingShapes(ratings: NonNullable<InsightResult['ratings']>, top: number) {
  const named = namedRatings(ratings);
  const scales = ratingScales(named, new Map());
  const decimals = decimalsOf(named.map(({ value }) => value));
  const track = { x: margin + 260, width: pictureWidth - 2 * margin - 260 - 110 };
  const shapes: Shape[] = [];
  let y = top + 14;
  for (const { key, name, value } of named) {
    y += 46;
    shapes.push(text(margin, y, name, size));
    shapes.push(box(track.x, y - 16, track.width, 16, 'track'));
    if (value !== null) {
      const { start, length } = barOf(value, scales.of(key));
      shapes.push(
        box(track.x + (track.width * start) / 100, y - 16, (track.width * length) / 100, 16, 'ink'),
      );
    }
    shapes.push(
      text(pictureWidth - margin, y, formatAsSent(value, decimals), 26, {
        weight: 700,
        align: 'right',
      }),
    );
  }
  return { shapes, end: y + 30, note: scaleNote(scales) };
}

interface RatingProofProps {
  /** The rating's key. */
  ratingKey: string;
  ratingName: string;
  teamId: string;
  matchId: string;
  match: Match | undefined;
  /** The player that is rated; absent for the team. */
  playerId?: string | undefined;
}

/** The box score arithmetic and the events behind a rating, loaded when its row opens. */
function RatingProof(props: RatingProofProps) {
  const { ratingKey, ratingName, teamId, matchId, match, playerId } = props;
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, matchId));
  const playByPlay = useQuery(playByPlayQuery(api, matchId));
  const box = boxScore.data?.value;
  if (!box) {
    return (
      <p>
        {boxScore.isError
          ? i18n.t('The box score could not be read.')
          : i18n.t('Reading the box score…')}
      </p>
    );
  }
  const line = box.team.players.find((player) => player.playerId === playerId);
  if (playerId !== undefined && !line?.played)
    return <p>{i18n.t('Did not play: there are no numbers.')}</p>;
  const plays = playByPlay.data?.value;
  const evidence = ratingEvidence(ratingKey, {
    team: box.team.totals,
    opponent: box.opponent.totals,
    events: plays?.events ?? [],
    seconds: secondsOfMatch(match, null, box.team.totals),
    player: playerId !== undefined && line ? { playerId, line } : undefined,
  });
  if (!evidence) {
    return <p>{i18n.t('How the service calculates this rating is not known.')}</p>;
  }
  return (
    <>
      <Table
        label={i18n.t('From the box score')}
        rows={evidence.steps}
        keyOf={({ name }) => name}
        className={styles.steps}
        columns={[
          { key: 'name', heading: '', isName: true, className: 'wraps', cell: ({ name }) => name },
          { key: 'working', heading: '', className: 'wraps', cell: ({ working }) => working },
          { key: 'result', heading: '', className: 'strong', cell: ({ result }) => result },
        ]}
      />
      {plays ? (
        <ProofEvents
          ratingName={ratingName}
          events={evidence.events}
          playByPlay={plays}
          match={match}
          playsHref={paths.plays({ teamId, matchId })}
        />
      ) : (
        <p>
          {playByPlay.isError
            ? i18n.t('The events are not available from this service.')
            : i18n.t('Reading the events…')}
        </p>
      )}
      <p>
        {i18n.t('Worked out here from the box score; the service may weigh it in another way.')}
      </p>
    </>
  );
}

interface ProofEventsProps {
  ratingName: string;
  /** The events behind the rating. */
  events: readonly MatchEvent[];
  playByPlay: { events: readonly MatchEvent[]; matchSheet: MatchSheet };
  match: Match | undefined;
  /** The address of the match's plays. */
  playsHref: string;
}

/** The events behind a rating by period, in match order. */
function ProofEvents({ ratingName, events, playByPlay, match, playsHref }: ProofEventsProps) {
  const regulationPeriods = match?.regulationPeriods ?? 4;
  const { byEventId, periods } = playsOf(playByPlay, regulationPeriods);
  if (events.length === 0) return <p>{i18n.t('No event of the play-by-play counts here.')}</p>;
  const plays = events.flatMap(({ id }) => byEventId.get(id) ?? []);
  return (
    <section
      className={styles.events}
      aria-label={i18n.t('Events behind {rating}', { rating: ratingName })}
      tabIndex={0}
    >
      {periods.map(({ number, label }) => {
        const inPeriod = plays.filter(({ event }) => event.period === number);
        if (inPeriod.length === 0) return null;
        return (
          <div key={number}>
            <h3>{label}</h3>
            <ul className="list">
              {inPeriod.map(({ anchor, clock, who, what, detail }) => (
                <li key={anchor}>
                  <Link to={`${playsHref}#${anchor}`}>{clock}</Link>{' '}
                  {[who, what].filter(Boolean).join(': ')}
                  {detail ? `, ${detail}` : null}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
