import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { endedMatches, outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { useMayAdd } from '../api/session-context.ts';
import { useTeamMatches } from '../api/team-season.ts';
import { matchText, matchWeekday, opponentText, teamAbout } from '../figures/match-text.ts';
import { QueryState, useUnderstood } from '../figures/QueryState.tsx';
import { formatScore, formatSigned, notRecorded } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OutcomeBadge, outcomeText } from '../ui/StatusBadge.tsx';
import { printOnArrival } from '../ui/use-printing.ts';
import { useRovingFocus } from '../ui/use-roving-focus.ts';
import styles from './ClubPage.module.css';
import marginsStyles from './Margins.module.css';
import { marginOf, marginRange } from './margins.ts';
import { comingMatches } from './near-matches.ts';

/** The club's teams, each with its season. */
export function TeamCards({ teams }: { teams: readonly Team[] }) {
  return (
    <ul className={styles.teams}>
      {teams.map((team) => (
        <TeamCard key={team.id} team={team} />
      ))}
    </ul>
  );
}

/** A team: its record, season margins, last match and next match. */
function TeamCard({ team }: { team: Team }) {
  const matches = useTeamMatches(team.id);
  return (
    <li className={`card stack ${styles.card}`} {...inColourOf(team)}>
      <h2 className={`sentence strong us snug ${styles.team}`}>
        <Link className="plain touch block" to={paths.team({ teamId: team.id })}>
          {team.name}
        </Link>
      </h2>
      <p className={styles.about}>{teamAbout(team).join(' · ')}</p>
      <QueryState query={matches} skeleton={<SeasonSkeleton teamName={team.name} />}>
        {(list) => <Season teamId={team.id} matches={list} />}
      </QueryState>
    </li>
  );
}

function SeasonSkeleton({ teamName }: { teamName: string }) {
  return (
    <div className={styles.margins} role="status">
      <span className="visually-hidden">{i18n.t('Loading {name}', { name: teamName })}</span>
      <Skeleton height="3.6rem" />
    </div>
  );
}

function Season({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const isUnderstood = useUnderstood();
  const mayAdd = useMayAdd();
  const ended = endedMatches(matches);
  const [last] = ended;
  const [next] = comingMatches(matches, Date.now());
  const opponent = next && opponentKey(next.opponent);
  const record = seasonRecord(ended);
  if (matches.length === 0) {
    return isUnderstood ? (
      <p className={`row ${styles.empty}`}>
        {i18n.t('No match yet this season.')}
        {mayAdd ? (
          <Link className="button strong" to={paths.add()}>
            {i18n.t('Add matches')}
          </Link>
        ) : null}
      </p>
    ) : null;
  }
  const absent = (sentence: string) => (isUnderstood ? sentence : notRecorded);
  return (
    <>
      <p className={`number ${styles.record}`} title={i18n.t('Record')}>
        {recordText(record)}
      </p>
      <div className={styles.margins}>
        {ended.length === 0 ? (
          absent(i18n.t('no match ended yet'))
        ) : (
          <>
            <SeasonMargins teamId={teamId} matches={ended} />
            <p className={styles.about}>
              {i18n.t('{count, plural, one {# match} other {# matches}}, {margin} a match', {
                count: ended.length,
                margin: formatSigned((record.pointsFor - record.pointsAgainst) / ended.length, 1),
              })}
            </p>
          </>
        )}
      </div>
      <dl className={styles.facts}>
        <dt className="quiet">{i18n.t('Last')}</dt>
        {last ? (
          <Fact
            teamId={teamId}
            match={last}
            text={
              <>
                <b className="ink">{formatScore(last.score)}</b>{' '}
                <OutcomeBadge outcome={outcomeOf(last)} />
              </>
            }
          />
        ) : (
          <dd className={styles.none}>{notRecorded}</dd>
        )}
        <dt className="quiet">{i18n.t('Next')}</dt>
        {next ? (
          <Fact teamId={teamId} match={next} text={matchWeekday(next)} />
        ) : (
          <dd className={styles.none}>{absent(i18n.t('nothing scheduled'))}</dd>
        )}
      </dl>
      <p className={`row small ruled ${styles.ways}`}>
        <Link className="touch" to={paths.practice({ teamId })}>
          {i18n.t('What to train')}
        </Link>
        <Link className="touch" to={paths.playingTime({ teamId })}>
          {i18n.t('Who plays when')}
        </Link>
        {last ? (
          <Link
            className="touch"
            to={paths.print({ teamId, matchId: last.id })}
            state={printOnArrival}
          >
            {i18n.t('Print')}
          </Link>
        ) : null}
        {opponent ? (
          <Link className="touch" to={paths.opponent({ teamId, opponent })}>
            {i18n.t('Prepare')}
          </Link>
        ) : null}
      </p>
    </>
  );
}

interface FactProps {
  teamId: string;
  match: Match;
  text: ReactNode;
}

function Fact({ teamId, match, text }: FactProps) {
  return (
    <>
      <dd>
        <Link className="plain touch block narrow" to={paths.match({ teamId, matchId: match.id })}>
          {opponentText(match)}
        </Link>
      </dd>
      <dd className={`narrow soft end unbroken ${styles.when}`}>{text}</dd>
    </>
  );
}

/** The style that gives an element its team's colour. */
export function inColourOf({ colour }: Pick<Team, 'colour'>) {
  return { style: { '--team-colour': colour }, 'data-team': '' };
}

/** The most bars that fit. */
const mostBars = 150;

interface SeasonMarginsProps {
  teamId: string;
  /** Newest first. */
  matches: readonly Match[];
}

/**
 * A season's margins, oldest first: bars up for wins and down for losses, each linked to its match; of a very long
 * season only the end.
 */
function SeasonMargins({ teamId, matches }: SeasonMarginsProps) {
  const ended = matches
    .slice(0, mostBars)
    .flatMap((match) => {
      const margin = marginOf(match);
      return margin === null ? [] : [{ match, margin }];
    })
    .reverse();
  const { low, high } = marginRange(ended.map(({ margin }) => margin));
  const width = 100 / Math.max(ended.length, 12);
  const { handlers, tabIndexOf } = useRovingFocus(ended.at(-1)?.match.id);
  return (
    <svg
      className={`block wide ${marginsStyles.season}`}
      viewBox={`0 ${-high} 100 ${high - low}`}
      preserveAspectRatio="none"
      {...handlers}
    >
      <title>
        {i18n.t('{count} margins, from {low} to {high}', { count: ended.length, low, high })}
      </title>
      <path d="M0 0H100" className="axis" />
      {ended.map(({ match, margin }, index) => (
        <Link
          key={match.id}
          to={paths.match({ teamId, matchId: match.id })}
          aria-label={`${outcomeText(outcomeOf(match))} ${matchText(match)}, ${formatScore(match.score)}`}
          tabIndex={tabIndexOf(match.id, (id) => ended.some((each) => each.match.id === id))}
          data-mark={match.id}
          className={marginsStyles.mark}
        >
          <title>{`${matchText(match)}, ${formatScore(match.score)}`}</title>
          <rect
            x={index * width}
            width={width}
            y={-high}
            height={high - low}
            className={marginsStyles.reach}
          />
          <rect
            x={index * width + width * 0.15}
            width={width * 0.7}
            y={Math.min(0, -margin)}
            height={Math.abs(margin)}
            className={margin < 0 ? 'theirs' : 'ours'}
          />
        </Link>
      ))}
    </svg>
  );
}
