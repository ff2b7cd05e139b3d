import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { useApi } from '../api/api-context.ts';
import { matchesQuery } from '../api/matches.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { endedMatches, recordText, seasonRecord } from '../api/season-record.ts';
import { useUnderstood } from '../figures/Absence.tsx';
import { LiveMoment } from '../figures/LazyLiveMoment.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { opponentText } from '../figures/match-text.ts';
import { teamAbout } from '../figures/team-about.ts';
import { formatDay, formatScore, formatTime, notRecorded } from '../ui/format.ts';
import { MatchStatusBadge } from '../ui/MatchStatusBadge.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { printOnArrival } from '../ui/use-open-print-page.ts';
import styles from './ClubPage.module.css';
import { Form } from './Form.tsx';
import { nextMatch } from './next-match.ts';
import { SeasonMargins } from './SeasonMargins.tsx';

/** A team: its record, its form, its last match and its next. */
export function TeamCard({ team }: { team: Team }) {
  const matches = useQuery(matchesQuery(useApi(), team.id));
  const style: CSSProperties & Record<'--team-colour', string | undefined> = {
    '--team-colour': team.colour,
  };
  return (
    <li className={styles.card} style={style} data-team="">
      <h2 className={styles.team}>
        <Link to={paths.team({ teamId: team.id })}>{team.name}</Link>
      </h2>
      <p className={styles.about}>{teamAbout(team).join(' · ')}</p>
      <Loaded query={matches} skeleton={<SeasonSkeleton teamName={team.name} />}>
        {(list) => <Season teamId={team.id} matches={list} />}
      </Loaded>
    </li>
  );
}

function SeasonSkeleton({ teamName }: { teamName: string }) {
  return (
    <div className={styles.facts} role="status">
      <span className="visually-hidden">{i18n.t('Loading {name}', { name: teamName })}</span>
      <Skeleton width="3rem" height="0.8rem" />
      <Skeleton width="5rem" height="1.7rem" />
      <Skeleton width="3rem" height="0.8rem" />
      <Skeleton width="9rem" height="1.4rem" />
      <Skeleton width="3rem" height="0.8rem" />
      <Skeleton height="3rem" />
      <Skeleton width="3rem" height="0.8rem" />
      <Skeleton height="2.4rem" />
      <Skeleton width="3rem" height="0.8rem" />
      <Skeleton height="2.4rem" />
    </div>
  );
}

function Season({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const isUnderstood = useUnderstood();
  const ended = endedMatches(matches);
  const last = ended[0];
  const next = nextMatch(matches, Date.now());
  if (matches.length === 0) {
    return isUnderstood ? (
      <p className={styles.about}>{i18n.t('No match yet this season.')}</p>
    ) : null;
  }
  return (
    <dl className={styles.facts}>
      <dt>{i18n.t('Record')}</dt>
      <dd className={styles.record}>{recordText(seasonRecord(matches))}</dd>
      <dt>{i18n.t('Form')}</dt>
      <dd>
        {ended.length === 0 ? (
          isUnderstood ? (
            i18n.t('no match ended yet')
          ) : (
            notRecorded
          )
        ) : (
          <Form teamId={teamId} matches={ended} />
        )}
      </dd>
      <dt className={styles.high}>{i18n.t('Margins')}</dt>
      <dd>{ended.length === 0 ? notRecorded : <SeasonMargins matches={ended} />}</dd>
      <dt>{i18n.t('Last')}</dt>
      <dd>
        {last ? (
          <MatchLink teamId={teamId} match={last} text={formatScore(last.score)}>
            {' · '}
            <Link to={paths.print({ teamId, matchId: last.id })} state={printOnArrival}>
              {i18n.t('Print')}
            </Link>
            {' · '}
            <Link to={paths.practice({ teamId })}>{i18n.t('What to train')}</Link>
          </MatchLink>
        ) : (
          notRecorded
        )}
      </dd>
      <dt>{next?.status === 'live' ? <MatchStatusBadge status="live" /> : i18n.t('Next')}</dt>
      <dd>
        {next ? (
          <MatchLink
            teamId={teamId}
            match={next}
            text={next.status === 'live' ? formatScore(next.score) : formatTime(next.startsAt)}
          >
            <Scout teamId={teamId} match={next} />
          </MatchLink>
        ) : isUnderstood ? (
          i18n.t('nothing scheduled')
        ) : (
          notRecorded
        )}
      </dd>
    </dl>
  );
}

/** Leads to what the stored meetings say of the next opponent; of a match under way, to its card. */
function Scout({ teamId, match }: { teamId: string; match: Match }) {
  const opponent = opponentKey(match.opponent);
  if (match.status === 'live') {
    return (
      <>
        {' · '}
        <LiveMoment match={match} /> ·{' '}
        <Link to={paths.halfTime({ teamId, matchId: match.id })}>{i18n.t('Half-time card')}</Link>
      </>
    );
  }
  if (opponent === null) return null;
  return (
    <>
      {' · '}
      <Link to={paths.opponent({ teamId, opponent })}>{i18n.t('Prepare')}</Link>
    </>
  );
}

interface MatchLinkProps {
  teamId: string;
  match: Match;
  /** The score, or the time of day. */
  text: string;
  children?: ReactNode;
}

function MatchLink({ teamId, match, text, children }: MatchLinkProps) {
  return (
    <>
      <Link to={paths.match({ teamId, matchId: match.id })}>{opponentText(match)}</Link>
      <span className={styles.when}>
        {text} · {formatDay(match.startsAt)}
        {children}
      </span>
    </>
  );
}
