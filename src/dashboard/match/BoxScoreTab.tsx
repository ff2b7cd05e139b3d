import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useOutletContext, useParams } from 'react-router';
import { deriveBoxScore } from '../../basketball/box-score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { Absence } from '../figures/Absence.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { matchWeekday } from '../figures/match-text.ts';
import { mostPeriods } from '../figures/period-labels.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { formatTime } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { BelowBoxScores } from './BelowBoxScores.tsx';
import { BoxScoreChoices } from './BoxScoreChoices.tsx';
import styles from './BoxScores.module.css';
import { BoxScores } from './BoxScores.tsx';
import { PastMeetings } from './PastMeetings.tsx';
import { SaveBoxScore } from './SaveBoxScore.tsx';
import { useBoxScoreView } from './use-box-score-view.ts';

/** The first tab: box scores of both sides, then their totals side by side. */
export function BoxScoreTab() {
  const { matchId = '' } = useParams();
  const { match } = useOutletContext<MatchContext>();
  const query = useQuery(boxScoreQuery(useApi(), matchId));
  const team = query.data?.value.team.name;
  const opponent = match?.opponent.name;
  const names =
    team && opponent ? i18n.t('{team} v {opponent}', { team, opponent }) : (team ?? opponent);
  return (
    <>
      <PageTitle parts={[i18n.t('Box score'), names]} />
      <Loaded
        query={query}
        skeleton={
          <SkeletonRows count={16} height="1.6rem" label={i18n.t('Loading the box score')} />
        }
      >
        {(boxScore) => (isEmpty(boxScore) ? <NothingYet /> : <Recorded boxScore={boxScore} />)}
      </Loaded>
    </>
  );
}

function NothingYet() {
  const { teamId = '' } = useParams();
  const { match, matches } = useOutletContext<MatchContext>();
  return (
    <>
      {match ? (
        <div className={styles.before}>
          <div>
            {match.status === 'scheduled' ? (
              <p className={styles.when}>
                {matchWeekday(match)}, <b>{formatTime(match.startsAt)}</b>{' '}
                <span>{match.venue}</span>
              </p>
            ) : null}
            <Prepare opponent={match.opponent} teamId={teamId} />
          </div>
          <PastMeetings match={match} matches={matches} teamId={teamId} />
        </div>
      ) : null}
      <Absence
        title={i18n.t('Nothing was recorded of this match yet')}
        message={
          match?.status === 'scheduled'
            ? i18n.t('The box score appears here once the match has begun.')
            : i18n.t('The box score appears here once the club records or imports the match.')
        }
      />
    </>
  );
}

/** Leads to what the stored meetings say of the opponent. */
function Prepare({ opponent, teamId }: { opponent: Match['opponent']; teamId: string }) {
  const key = opponentKey(opponent);
  if (key === null) return null;
  return (
    <p className={styles.prepare}>
      <SeasonLink to={paths.opponent({ teamId, opponent: key })}>
        {i18n.t('Prepare for {opponent}', { opponent: opponent.name })}
      </SeasonLink>
    </p>
  );
}

function Recorded({ boxScore }: { boxScore: BoxScore }) {
  const { teamId = '', matchId = '' } = useParams();
  const { match, matches } = useOutletContext<MatchContext>();
  const { view, setPeriod, setColumns } = useBoxScoreView();
  const playByPlay = useQuery(playByPlayQuery(useApi(), matchId, isLive(boxScore)));
  const recorded = playByPlay.data?.value;
  const lastPeriod = useMemo(
    () => Math.max(0, ...(recorded?.events.map(({ period }) => period) ?? [])),
    [recorded],
  );
  // Periods that no match has would be walked one by one, for ever.
  const plausible = Math.max(lastPeriod, match?.regulationPeriods ?? 0) <= mostPeriods;
  const plays = plausible ? recorded : undefined;
  const missing = playByPlay.isError || !plausible;
  // Until the events are there, the match's own periods keep the place of the choice, or the usual four.
  const expected = match?.periods.length || (match?.regulationPeriods ?? 4);
  const periods = plays ? lastPeriod : missing ? 0 : expected;
  const { period } = view;
  const shown = useMemo(
    () =>
      period !== null && plays && match
        ? deriveBoxScore({ ...boxScore, ...plays, rules: match, period }).boxScore
        : boxScore,
    [boxScore, plays, match, period],
  );
  // First paint is the own side's table; React draws the rest when nothing more urgent is to do.
  const drawn = useDeferredValue(true, false);
  return (
    <>
      <BoxScoreChoices
        match={match}
        periods={periods}
        reading={playByPlay.isPending}
        view={view}
        onPeriod={setPeriod}
        onColumns={setColumns}
      >
        {match ? <SaveBoxScore boxScore={shown} match={match} period={view.period} /> : null}
      </BoxScoreChoices>
      <BoxScores
        boxScore={shown}
        match={match}
        view={view}
        teamId={teamId}
        matchId={matchId}
        both={drawn}
        plays={plays ?? (missing ? null : undefined)}
      />
      {drawn ? (
        <BelowBoxScores
          boxScore={boxScore}
          match={match}
          matches={matches}
          teamId={teamId}
          plays={plays ?? (missing ? null : undefined)}
          plausible={plausible}
          columns={view.columns}
        />
      ) : null}
    </>
  );
}

function isEmpty({ team, opponent }: BoxScore): boolean {
  return [team, opponent].every((side) => side.players.length === 0 && side.totals === null);
}
