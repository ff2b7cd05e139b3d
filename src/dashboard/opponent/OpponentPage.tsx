import { i18n } from '@lingui/core';
import { lazy } from 'react';
import { Link, useOutletContext, useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { isUnder13 } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import type { MatchContext } from '../api/matches.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { useAddressedSeason, useTeamMatches, useUsual, withSeason } from '../api/team-season.ts';
import { ForRecorder } from '../figures/ForRecorder.tsx';
import { matchText, opponentText } from '../figures/match-text.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { SeasonLink, SeasonNote } from '../figures/SeasonNote.tsx';
import { ReadingNote } from '../figures/SeasonPage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonHeading, SkeletonRows } from '../ui/Skeleton.tsx';
import { useOpenPrintPage } from '../ui/use-printing.ts';
import { Report } from './Report.tsx';
import { metText } from './seen-words.ts';
import { type OpponentReading, useOpponent } from './use-opponent.ts';

const OpponentCare = lazy(async () => ({
  default: (await import('./OpponentCare.tsx')).OpponentCare,
}));

/** Scouting report on an opponent from the stored meetings. */
export function OpponentPage() {
  const { teamId = '', opponent = '' } = useParams();
  const matches = useTeamMatches(teamId);
  return (
    <QueryState query={matches} skeleton={<OpponentSkeleton />}>
      {(list) => <Opponent teamId={teamId} opponent={opponent} matches={list} />}
    </QueryState>
  );
}

interface OpponentProps {
  teamId: string;
  opponent: string;
  matches: Match[];
}

function Opponent({ teamId, opponent, matches }: OpponentProps) {
  const { team } = useTeam(teamId);
  const sheet = paths.printOpponent({ teamId, opponent });
  useOpenPrintPage(withSeason(sheet, useAddressedSeason().name));
  const reading = useOpponent(matches, useUsual(teamId).matches, opponent);
  if (reading === null) {
    return (
      <>
        <PageTitle parts={[i18n.t('Opponent'), team?.name]} />
        <h1>{i18n.t('Opponent')}</h1>
        <Absence
          title={i18n.t('No match of this team’s list is against this opponent')}
          message={
            <SeasonLink to={paths.team({ teamId })}>{i18n.t('Go to the matches')}</SeasonLink>
          }
        />
      </>
    );
  }
  const { opponent: listed, report, readings } = reading;
  const { name, competition, meetings, ahead } = listed;
  return (
    <div className="grid">
      <PageTitle parts={[name, team?.name]} />
      <header>
        <p className="quiet">
          {[i18n.t('Opponent'), competition].filter(Boolean).join(' · ')}
          <Next teamId={teamId} ahead={ahead} />
        </p>
        <div className="line">
          <h1 className="anywhere">{name}</h1>
          <p className="quiet">{metText(meetings)}</p>
          {meetings.length > 0 ? (
            <SeasonLink className="touch pushed" to={sheet}>
              {i18n.t('Print')}
            </SeasonLink>
          ) : null}
        </div>
        {meetings.length > 0 ? <ReadingNote readings={readings} /> : null}
        {report && meetings.length > 0 ? (
          <ForRecorder>
            <OpponentCare teamId={teamId} name={name} meetings={meetings} />
          </ForRecorder>
        ) : null}
      </header>
      <SeasonNote teamId={teamId} />
      <Met teamId={teamId} reading={reading} />
    </div>
  );
}

/** The first tab of a scheduled match: the report on its opponent. */
export function Prepare() {
  const { teamId = '' } = useParams();
  const { match, matches } = useOutletContext<MatchContext>();
  const key = (match && opponentKey(match.opponent)) ?? '';
  const reading = useOpponent(matches, useUsual(teamId).matches, key);
  return (
    <>
      <PageTitle parts={[i18n.t('Prepare'), match && opponentText(match)]} />
      <Met teamId={teamId} reading={reading} />
    </>
  );
}

/** The report on the meetings, once they have loaded. */
function Met({ teamId, reading }: { teamId: string; reading: OpponentReading }) {
  const { team } = useTeam(teamId);
  if (!reading || reading.opponent.meetings.length === 0) return <NotMet />;
  const { report } = reading;
  const isReading = reading.readings.some((each) => each.reading);
  return report ? (
    <Report
      teamId={teamId}
      report={report}
      usualZones={reading.usualZones}
      reading={isReading}
      ranks={!isUnder13(team)}
    />
  ) : (
    <SkeletonRows count={12} height="2.4rem" label={i18n.t('Loading the meetings')} />
  );
}

/** The next scheduled meeting, or a note that there is none. */
function Next({ teamId, ahead: [next] }: { teamId: string; ahead: readonly Match[] }) {
  if (!next) return ` · ${i18n.t('no further meeting in the calendar')}`;
  return (
    <>
      {' · '}
      <Link to={paths.match({ teamId, matchId: next.id })}>
        {i18n.t('next: {match}', { match: matchText(next) })}
      </Link>
    </>
  );
}

function NotMet() {
  return (
    <Absence
      title={i18n.t('No match against them is stored')}
      message={i18n.t(
        'This page fills itself from the first completed match against them. An earlier one helps too: add its box score or its plays.',
      )}
    />
  );
}

function OpponentSkeleton() {
  return (
    <div className="grid">
      <h1>
        <SkeletonHeading />
      </h1>
      <SkeletonRows count={12} height="2.4rem" label={i18n.t('Loading the meetings')} />
    </div>
  );
}
