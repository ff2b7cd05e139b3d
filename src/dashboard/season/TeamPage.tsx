import { i18n } from '@lingui/core';
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { endedMatches, outcomeOf } from '../api/season-record.ts';
import { AddMatchesLink } from '../figures/ForRecorder.tsx';
import { LiveMoment } from '../figures/LazyLiveMoment.tsx';
import { matchDay, matchWeekday, opponentText } from '../figures/match-text.ts';
import { Absence } from '../figures/QueryState.tsx';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { Choice } from '../ui/Choice.tsx';
import { LineSelect } from '../ui/Fields.tsx';
import { capital, formatScore, formatTime, notRecorded } from '../ui/format.ts';
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx';
import { MatchStatusBadge, OutcomeBadge } from '../ui/StatusBadge.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { MatchTable } from './MatchTable.tsx';
import { seasonFacts } from './margins.ts';
import {
  filterMatches,
  type MatchFilters,
  noFilters,
  occurring,
  useRowLimit,
} from './match-filters.ts';
import { comingMatches, streakOf } from './near-matches.ts';
import styles from './TeamPage.module.css';

/** A team's matches: last and next, then the season by months, newest first. */
export function TeamPage() {
  return (
    <TeamMatches title={i18n.t('Matches')} skeleton={<SeasonSkeleton />}>
      {(list) => <Season {...list} />}
    </TeamMatches>
  );
}

function SeasonSkeleton() {
  return (
    <>
      <Skeleton height="9.4rem" />
      <div className={styles.summarySkeleton}>
        <Skeleton width="44rem" height="3.2rem" />
      </div>
      <div className={styles.filters}>
        <Skeleton width="12rem" height="2.2rem" />
      </div>
      <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the matches')} />
    </>
  );
}

function Season({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const [filters, choose] = useSearchChoice<keyof MatchFilters>(noFilters);
  const [limit, setLimit] = useRowLimit();
  // A press shows at once; the table, which is slower, follows.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => filterMatches(matches, applied), [matches, applied]);
  if (matches.length === 0) {
    return (
      <Absence
        title={i18n.t('This team has no match yet')}
        message={i18n.t('Matches appear here as soon as the club records or imports one.')}
      >
        <AddMatchesLink />
      </Absence>
    );
  }
  return (
    <>
      <NearMatches teamId={teamId} matches={matches} />
      <SeasonSummary matches={shown} />
      <div className={`row ${styles.filters}`}>
        <Filters matches={matches} filters={filters} onChange={choose} />
        <p className="quiet" role="status">
          {shown.length === matches.length
            ? ''
            : i18n.t('{shown} of {all} matches, and the numbers above are theirs', {
                shown: shown.length,
                all: matches.length,
              })}
        </p>
        <AddMatchesLink />
      </div>
      {shown.length === 0 ? (
        <p>{i18n.t('No match passes these filters')}</p>
      ) : (
        <MatchTable teamId={teamId} matches={shown} limit={limit} onMore={setLimit} />
      )}
    </>
  );
}

interface SeasonSummaryProps {
  /** Newest first; matches that have not ended are skipped. */
  matches: readonly Match[];
}

const streaks = {
  won: /* i18n */ '{length, plural, one {Won the last match} other {Won the last #}}',
  lost: /* i18n */ '{length, plural, one {Lost the last match} other {Lost the last #}}',
  drawn: /* i18n */ '{length, plural, one {Drew the last match} other {Drew the last #}}',
};

/** Summary of a list of matches: record, home and away, points, current streak. */
function SeasonSummary({ matches }: SeasonSummaryProps) {
  const streak = streakOf(endedMatches(matches));
  const now = streak ? i18n.t(streaks[streak.outcome], { length: streak.length }) : notRecorded;
  return (
    <dl className={`flex ${styles.summary}`}>
      {[...seasonFacts(matches), { name: i18n.t('Now'), text: now }].map((fact) => (
        <div key={fact.name} title={fact.note}>
          <dt className="quiet">{fact.name}</dt>
          <dd className={`score sentence strong snug unbroken ${fact.tone ?? ''}`}>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}

const LeadSoFar = lazy(async () => ({
  default: (await import('../figures/LeadSoFar.tsx')).LeadSoFar,
}));

interface NearMatchesProps {
  teamId: string;
  /** Newest first. */
  matches: readonly Match[];
}

/** The live match, the next and the last. */
const NearMatches = memo(function NearMatches({ teamId, matches }: NearMatchesProps) {
  const live = matches.find(isLive);
  const [next] = comingMatches(matches, Date.now());
  const ended = endedMatches(matches);
  const [last] = ended;
  const ids = (match: Match) => ({ teamId, matchId: match.id });
  const opponent = next && opponentKey(next.opponent);
  const met = opponent ? ended.find((match) => opponentKey(match.opponent) === opponent) : null;
  return (
    <div className={styles.near}>
      {live ? (
        <Tile
          to={paths.match(ids(live))}
          match={live}
          className={styles.live}
          when={
            <>
              <MatchStatusBadge status="live" /> <LiveMoment match={live} ask />
            </>
          }
        >
          <Score match={live} />
          <Suspense fallback={<div className={styles.lead} />}>
            <LeadSoFar match={live} />
          </Suspense>
          <Link to={paths.halfTime(ids(live))}>{i18n.t('Half-time card')}</Link>
        </Tile>
      ) : null}
      {next ? (
        <Tile
          to={paths.match(ids(next))}
          match={next}
          when={`${i18n.t('Next')}: ${matchWeekday(next)}, ${formatTime(next.startsAt)}`}
        >
          <p className="soft">{next.venue}</p>
          {met ? (
            <p className="soft">
              <OutcomeBadge outcome={outcomeOf(met)} /> {formatScore(met.score)} · {matchDay(met)}
            </p>
          ) : null}
          {opponent ? (
            <SeasonLink to={paths.opponent({ teamId, opponent })}>{i18n.t('Prepare')}</SeasonLink>
          ) : null}
        </Tile>
      ) : null}
      {last ? (
        <Tile
          to={paths.match(ids(last))}
          match={last}
          when={`${i18n.t('Last')}: ${matchWeekday(last)}`}
        >
          <Score match={last} />
          <Link to={paths.insights(ids(last))}>
            {last.insightsStatus === 'not_generated'
              ? i18n.t('Write insights')
              : i18n.t('Insights')}
          </Link>
        </Tile>
      ) : null}
    </div>
  );
});

interface TileProps {
  to: string;
  match: Match;
  when: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

function Tile({ to, match, when, className = '', children }: TileProps) {
  return (
    <article className={`card shrinks ${styles.tile} ${className}`}>
      <p className="quiet named">{when}</p>
      <h2 className="sentence snug anywhere">
        <Link className="plain touch" to={to}>
          {opponentText(match)}
        </Link>
      </h2>
      {children}
    </article>
  );
}

/** A score: ours in the team's colour, the winner's in heavy type. */
function Score({ match }: { match: Match }) {
  const { team, opponent } = match.score ?? {};
  if (team == null || opponent == null) return null;
  return (
    <p className={`middle them score ${styles.score}`}>
      <span className={`us ${team >= opponent ? styles.more : ''}`}>{team}</span>–
      <span className={opponent >= team ? styles.more : undefined}>{opponent}</span>{' '}
      <OutcomeBadge outcome={outcomeOf(match)} />
    </p>
  );
}

interface FiltersProps {
  matches: readonly Match[];
  filters: MatchFilters;
  onChange: (changes: Partial<MatchFilters>) => void;
}

/** Filters of the list, with only the options that occur; Find has the opponents. */
export function Filters({ matches, filters, onChange }: FiltersProps) {
  // With the address's choices, which no match may have any more.
  const places = occurring([...matches.map(({ homeAway }) => homeAway), filters.place]);
  const competitions = occurring([
    ...matches.map(({ competition }) => competition),
    filters.competition,
  ]);
  return (
    <search className="flex close">
      {places.length > 1 || filters.place ? (
        <Choice
          legend={i18n.t('Home or away')}
          value={filters.place}
          onChange={(place) => onChange({ place })}
          options={[
            { value: '', label: i18n.t('All {count}', { count: matches.length }) },
            ...places.map((place) => ({ value: place, label: capital(matchPlaceText(place)) })),
          ]}
        />
      ) : null}
      {competitions.length > 1 || filters.competition ? (
        <LineSelect
          isUnlabelled
          label={i18n.t('Competition')}
          value={filters.competition}
          onChoose={(competition) => onChange({ competition })}
          options={[
            ['', i18n.t('Every competition')],
            ...competitions.map((each) => [each, each] as const),
          ]}
        />
      ) : null}
    </search>
  );
}
