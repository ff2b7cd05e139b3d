import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isMoreThanLuck } from '../../basketball/match-margin.ts';
import { contextShots } from '../../basketball/shot-context.ts';
import { shotMaking } from '../../basketball/shot-value.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Summary } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import {
  goodThings,
  type MatchThing,
  type PlayedMatch,
  partNumbers,
  partsFor,
} from '../figures/good-things.ts';
import { LeadChart } from '../figures/LeadChart.tsx';
import { documentTitle, matchOutcome } from '../figures/match-text.ts';
import { usablePlays } from '../figures/meeting.ts';
import { periodText } from '../figures/period-labels.ts';
import { matchVerdict, matchWhy } from '../figures/played-why.ts';
import { Absence, isSettled, QueryState } from '../figures/QueryState.tsx';
import { teamColour } from '../figures/team-colour.ts';
import { formatCount, formatDate, formatScore } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { missingPlays, type Part, type PlayByPlay, partOf, partOfQuery } from './match-paper.ts';
import { PaperWhy } from './PaperCharts.tsx';
import { PrintToolbar, SheetPreview, usePrintOnArrival } from './PrintFrame.tsx';
import type { TeamPaper } from './season-rows.ts';
import { LoadedTeam } from './TeamSheetFrame.tsx';
import './paper-poster.css';
import './paper.css';

/** The print preview of a completed match's poster. */
export function PosterPage() {
  const { matchId = '' } = useParams();
  return (
    <LoadedTeam>
      {({ teamId, team, matches }) => {
        const match = matches.find(({ id }) => id === matchId);
        return match?.status === 'completed' ? (
          <Poster teamId={teamId} team={team} match={match} />
        ) : (
          <>
            <title>{i18n.t('Poster')}</title>
            <h1>{i18n.t('Poster')}</h1>
            <Absence
              title={
                match
                  ? i18n.t('A poster is made of a match that is over')
                  : i18n.t("This match is not in the team's list")
              }
              message={<Link to={paths.team({ teamId })}>{i18n.t('Go to the matches')}</Link>}
            />
          </>
        );
      }}
    </LoadedTeam>
  );
}

interface PosterProps {
  teamId: string;
  team: TeamPaper;
  match: Match;
}

function Poster({ teamId, team, match }: PosterProps) {
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, match.id));
  const plays = useQuery(playByPlayQuery(api, match.id));
  const insights = useQuery(insightsQuery(api, match.id));
  const settled = [plays, insights].every(isSettled);
  const complete = settled && boxScore.data !== undefined;
  usePrintOnArrival(complete);
  const title = `${documentTitle(match, team.name)} ${i18n.t('Poster')}`;
  return (
    <>
      <title>{title}</title>
      <PrintToolbar
        back={
          <Link className="touch" to={paths.print({ teamId, matchId: match.id })}>
            {i18n.t('Back to the sheet')}
          </Link>
        }
        complete={complete}
      />
      <QueryState query={boxScore} skeleton={<Skeleton height="60rem" />}>
        {(box) =>
          settled ? (
            <SheetPreview>
              <PosterSheet
                match={match}
                boxScore={box}
                plays={partOfQuery(plays, missingPlays)}
                insights={insights.data?.value.summary ?? null}
                colour={team.colour}
              />
            </SheetPreview>
          ) : (
            <Skeleton height="60rem" />
          )
        }
      </QueryState>
    </>
  );
}

interface PosterSheetProps {
  match: Match;
  boxScore: BoxScore;
  plays: Part<PlayByPlay>;
  /** The team's written insights; `null` if there are none. */
  insights: Summary | null;
  /** CSS hex; `undefined` if unset. */
  colour: string | undefined;
}

/** A match on one page, readable from four metres: what happened, why, and three things. It names no player. */
export function PosterSheet({ match, boxScore, plays, insights, colour }: PosterSheetProps) {
  const read = usablePlays(partOf(plays));
  const events = read?.events ?? null;
  const why = matchWhy(boxScore, events);
  const verdict = matchVerdict(match, boxScore, events);
  const things = posterThings({ match, boxScore, events, why, insights, verdict });
  const hasLuck = why?.parts.some(({ key }) => key === 'luck');
  return (
    <article className="paper paper-poster" style={{ '--team-colour': teamColour(colour) }}>
      <section className="paper-page" aria-label={i18n.t('Poster')}>
        <header>
          <p>
            <bdi>{boxScore.team.name}</bdi>{' '}
            <span>
              {match.homeAway === 'away' ? i18n.t('at') : i18n.t('v')}{' '}
              <bdi>{match.opponent.name}</bdi>
            </span>
          </p>
          <p>{[formatDate(match.startsAt), match.round].filter(Boolean).join(' · ')}</p>
        </header>
        <div className="paper-poster-score">
          <h1>
            <b>{formatCount(match.score?.team)}</b>{' '}
            <span className="visually-hidden">{i18n.t('to')}</span>{' '}
            <i>{formatCount(match.score?.opponent)}</i>
          </h1>
          <p>
            <strong>{matchOutcome(match)}</strong> {match.venue}
          </p>
        </div>
        {verdict ? <p className="paper-poster-line">{verdict.sentence}</p> : null}
        {read ? (
          <section>
            <h2>
              {i18n.t('Our lead, minute by minute')}{' '}
              <small>{i18n.t('period scores beneath')}</small>
            </h2>
            <LeadChart meeting={{ match, plays: read }} stretch={verdict?.stretch} />
          </section>
        ) : (
          <section>
            <h2>{i18n.t('Period by period')}</h2>
            <ol className="paper-poster-periods">
              {match.periods.map((score, index) => (
                <li key={periodText(index + 1, match)}>
                  {periodText(index + 1, match)} <b>{formatScore(score)}</b>
                </li>
              ))}
            </ol>
            <p>
              {i18n.t('The lead minute by minute is missing.')}{' '}
              {'missing' in plays ? plays.missing : i18n.t('This match has no plays.')}
            </p>
          </section>
        )}
        <PaperWhy why={why} opponent={boxScore.opponent.name} />
        {things.length > 0 ? (
          <ul className="paper-poster-things">
            {things.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {text}
              </li>
            ))}
          </ul>
        ) : null}
        {hasLuck ? (
          <footer>
            {i18n.t(
              'Hatched: luck. Shots that fall or not in one match say little about the next; no drill follows from it.',
            )}
          </footer>
        ) : null}
      </section>
    </article>
  );
}

/** The least difference from the expected points that is mentioned, in points. */
const leastLuck = 3;

const titles = {
  rebounds: /* i18n */ 'Next: the rebounds',
  turnovers: /* i18n */ 'Next: keep the ball',
  line: /* i18n */ 'Next: to the line',
  shots: /* i18n */ 'Next: more good shots',
};

/**
 * Up to three things for a wall that the players read: strengths, then luck or the next task. No names, no
 * blame; fewer if fewer apply.
 */
export function posterThings(played: PlayedMatch): MatchThing[] {
  const [first, second, ...others] = goodThings(played);
  const [luck, next] = [luckThing(played), nextThing(played)];
  return [first, second, luck ?? next, ...others, luck && next]
    .filter((thing) => thing != null)
    .slice(0, 3);
}

function nextThing(played: PlayedMatch): MatchThing | null {
  const [next] = partsFor(-1, titles, played);
  if (!next) return null;
  const back = i18n.t(
    '{points, plural, one {{points} point} other {{points} points}} to win back.',
    { points: Math.round(-next.part.points) },
  );
  return {
    title: next.title,
    text: `${partNumbers(next.part, played)} ${back}`.trim(),
  };
}

/** Our luck with shots, if the match's luck (both sides' shots and free throws) has the same sign. */
function luckThing({ events, why }: PlayedMatch): MatchThing | null {
  const luck = why?.parts.find(({ key }) => key === 'luck')?.points;
  if (!events || luck === undefined || isMoreThanLuck(luck)) return null;
  const own = contextShots(events).filter(({ index }) => events[index]?.side === 'team');
  const { shots, points, expected } = shotMaking(own);
  const more = points - expected;
  if (Math.abs(more) < leastLuck || Math.sign(more) !== Math.sign(Math.round(luck))) return null;
  return {
    title: more < 0 ? i18n.t('Our shots did not fall') : i18n.t('Luck was with us'),
    text: i18n.t(
      'Our {shots} shots brought {points} points. Such shots usually bring {expected}.',
      {
        shots,
        points,
        expected: Math.round(expected),
      },
    ),
  };
}
