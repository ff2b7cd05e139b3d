import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { useApi } from '../api/session-context.ts';
import { useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { Bridge } from '../figures/Bridge.tsx';
import { LeadChart } from '../figures/LeadChart.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { matchDay, matchWeekday, opponentText } from '../figures/match-text.ts';
import { type Meeting, usablePlays } from '../figures/meeting.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { Section } from '../figures/Section.tsx';
import { formatScore, formatSigned } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './Compare.module.css';
import { ComparedPlayers } from './ComparedPlayers.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { Dot } from './Dumbbell.tsx';
import { Legend } from './Legend.tsx';
import { MatchRatings } from './MatchRatings.tsx';
import { marginBridge } from './margin-bridge.ts';
import { matchDifferences } from './match-numbers.ts';

interface ComparedMatchesProps {
  teamId: string;
  /** The hollow dot. */
  a: Match;
  b: Match;
  matches: readonly Match[];
}

/** Two matches of a team: where the points between them went, what differed of both sides, and for whom. */
export function ComparedMatches({ teamId, a, b, matches }: ComparedMatchesProps) {
  const api = useApi();
  const skeleton = <MatchesSkeleton label={i18n.t('Loading the box scores')} />;
  const [first, second] = [useQuery(boxScoreQuery(api, a.id)), useQuery(boxScoreQuery(api, b.id))];
  return (
    <Loaded query={first} skeleton={skeleton}>
      {(left) => (
        <Loaded query={second} skeleton={skeleton}>
          {(right) => (
            <Both teamId={teamId} a={a} b={b} matches={matches} left={left} right={right} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface BothProps extends ComparedMatchesProps {
  left: BoxScore;
  right: BoxScore;
}

function Both({ teamId, a, b, matches, left, right }: BothProps) {
  const api = useApi();
  const [playsA, playsB] = [
    useQuery(playByPlayQuery(api, a.id)),
    useQuery(playByPlayQuery(api, b.id)),
  ];
  const usual = useUsual(teamId);
  const season = useSeasonBoxScores(usual.seasonBefore === null ? matches : usual.matches);
  const online = useOnline();
  const waiting = [playsA, playsB].some(
    ({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused',
  );
  const [readA, readB] = [playsA.data?.value, playsB.data?.value];
  const one = useMemo(
    () => ({ match: a, boxScore: left, plays: usablePlays(readA) }),
    [a, left, readA],
  );
  const two = useMemo(
    () => ({ match: b, boxScore: right, plays: usablePlays(readB) }),
    [b, right, readB],
  );
  const bridge = useMemo(() => marginBridge(one, two), [one, two]);
  const rows = matchDifferences(
    left,
    right,
    season.entries.flatMap(({ value }) => value ?? []),
  );
  const names = { a: matchDay(a), b: matchDay(b) };
  if (waiting) return <MatchesSkeleton label={i18n.t('Loading the plays')} />;
  return (
    <>
      {bridge ? <p className={styles.summary}>{bridge.summary}</p> : null}
      <div className={styles.head}>
        <div>
          <Played teamId={teamId} meeting={one} filled={false} />
          <Played teamId={teamId} meeting={two} filled />
        </div>
        {bridge ? (
          <Section
            title={i18n.t('From {before} to {after}', {
              before: formatSigned(bridge.from),
              after: formatSigned(bridge.to),
            })}
            note={i18n.t('in points, to scale; hatched: luck')}
          >
            <Bridge
              label={i18n.t('From one margin to the other')}
              start={{ name: names.a, points: bridge.from }}
              parts={bridge.parts}
              end={{ name: names.b, points: bridge.to }}
            />
          </Section>
        ) : (
          <p className="quiet">
            {i18n.t('Totals of both sides were not recorded in one of these matches.')}
          </p>
        )}
      </div>
      {rows.length === 0 ? null : (
        <Section title={i18n.t('What differed')} note={<Legend names={names} judged />}>
          <SeasonCount readings={[season]} />
          {season.reading && online ? (
            // Largest against what is usual first: told once all is there, so that no row moves.
            <MatchesSkeleton label={i18n.t('Loading the box scores')} />
          ) : (
            <DifferenceTable
              label={i18n.t('The team in both matches')}
              names={names}
              sides={{ team: left.team.name, opponent: opponentsOf(a, b) }}
              rows={rows}
            />
          )}
        </Section>
      )}
      <ComparedPlayers teamId={teamId} a={left} b={right} />
      <MatchRatings a={a} b={b} matches={matches} names={names} teamName={left.team.name} />
    </>
  );
}

const MatchesSkeleton = ({ label }: { label: string }) => (
  <SkeletonRows count={14} height="1.9rem" label={label} />
);

const opponentsOf = (a: Match, b: Match) =>
  a.opponent.name === b.opponent.name ? a.opponent.name : `${a.opponent.name}, ${b.opponent.name}`;

interface PlayedProps {
  teamId: string;
  meeting: Meeting;
  filled: boolean;
}

function Played({ teamId, meeting, filled }: PlayedProps) {
  const { match, plays } = meeting;
  return (
    <article className={styles.played}>
      <h2>
        <Dot filled={filled} />{' '}
        <Link to={paths.match({ teamId, matchId: match.id })}>{formatScore(match.score)}</Link>{' '}
        <OutcomeBadge outcome={outcomeOf(match)} />{' '}
        <small>
          {[opponentText(match), matchWeekday(match), match.round].filter(Boolean).join(' · ')}
        </small>
      </h2>
      {plays ? (
        <LeadChart meeting={meeting} />
      ) : (
        <p className="quiet">{match.periods.map(formatScore).join(' · ')}</p>
      )}
    </article>
  );
}
