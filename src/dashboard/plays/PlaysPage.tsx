import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Link, useLocation, useOutletContext, useParams, useSearchParams } from 'react-router';
import { lineupTotals } from '../../basketball/lineup-totals.ts';
import { fibaRules, type PeriodRules } from '../../basketball/score.ts';
import { lineupStints } from '../../basketball/stints.ts';
import type { MatchEvent, MatchSheet, Side } from '../../contract/play-by-play.ts';
import { isAbsent } from '../api/api-error.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { LeastMinutes } from '../figures/LeastMinutes.tsx';
import { usablePlays } from '../figures/meeting.ts';
import { matchVerdict } from '../figures/played-why.ts';
import { playText } from '../figures/plays.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { useWhole } from '../figures/use-whole.ts';
import { lineUpColumns } from '../tables/line-up-columns.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { type MatchPlays, matchPlays } from './match-plays.ts';
import { PlayByPlayPanel } from './PlayByPlayPanel.tsx';
import styles from './PlaysPage.module.css';
import { useFocusOfAddress, usePlayAddress } from './play-address.ts';
import { ScoreFlowPanel } from './ScoreFlowPanel.tsx';
import { ShotPanel } from './ShotPanel.tsx';
import { SideChoice, useSideOnCourt } from './SideChoice.tsx';

/** The match play by play: score flow, shot chart, times on court, and every play. */
export function PlaysPage() {
  const { matchId = '' } = useParams();
  const { match, isKnown } = useOutletContext<MatchContext>();
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const status = match?.status ?? boxScore?.status;
  const plays = useQuery(playByPlayQuery(api, matchId, isLive(match ?? boxScore)));
  const names = {
    team: boxScore?.team.name ?? i18n.t('Own team'),
    opponent: match?.opponent.name ?? boxScore?.opponent.name ?? i18n.t('Opponent'),
  };
  const missing = isAbsent(plays.error) && !plays.data;
  const usable = usablePlays(plays.data?.value);
  const verdict = useMemo(
    () => match && boxScore && matchVerdict(match, boxScore, usable?.events ?? null),
    [match, boxScore, usable],
  );
  return (
    <>
      <PageTitle parts={[i18n.t('Plays'), match && i18n.t('{team} v {opponent}', names)]} />
      {missing && (match || boxScore) ? (
        <EmptyState
          title={i18n.t('There is no play-by-play of this match')}
          message={i18n.t(
            'Score flow, shot chart, times on court and the list of plays are drawn from it. The box score and the insights do not need it.',
          )}
        />
      ) : (
        <QueryState query={plays} skeleton={<PlaysSkeleton />}>
          {({ events, matchSheet }) =>
            // A hidden row could not take the focus.
            isKnown ? (
              <Plays
                events={events}
                matchSheet={matchSheet}
                rules={match ?? fibaRules}
                names={names}
                status={status}
                decided={verdict?.stretch?.to.score}
                startsAt={match?.startsAt ?? null}
              />
            ) : (
              <PlaysSkeleton />
            )
          }
        </QueryState>
      )}
    </>
  );
}

function PlaysSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{i18n.t('Loading the plays')}</span>
      <Skeleton height="34rem" />
    </div>
  );
}

interface PlaysProps {
  events: readonly MatchEvent[];
  matchSheet: MatchSheet;
  rules: PeriodRules;
  names: Record<Side, string>;
  status: string | undefined;
  decided: ComponentProps<typeof ScoreFlowPanel>['decided'];
  startsAt: string | null;
}

/** The four parts of the page, with links to each; the address may name a play. */
function Plays(props: PlaysProps) {
  const { events, matchSheet, rules, names, status, decided, startsAt } = props;
  const { team, opponent } = names;
  const finished = status === 'completed';
  const match = useMemo(
    () => matchPlays({ events, matchSheet, rules, names: { team, opponent }, finished }),
    [events, matchSheet, rules, team, opponent, finished],
  );
  const { hash } = useLocation();
  const isWhole = useWhole();
  useFocusOfAddress(isWhole);
  const playAddress = usePlayAddress();
  if (events.length === 0) {
    return (
      <Absence
        title={i18n.t('No play was recorded of this match yet')}
        message={i18n.t(
          'Score flow, shot chart, times on court and the list of plays appear with the first play.',
        )}
      />
    );
  }
  const named = match.plays.find(({ anchor }) => `#${anchor}` === hash);
  const latest = match.plays.at(-1);
  const about = i18n.t('{team} v {opponent} play-by-play', { team, opponent });
  const fileName = [startsAt?.slice(0, 10), about].filter(Boolean).join(' ');
  return (
    <>
      <p className="visually-hidden" role="status">
        {named ? i18n.t('At the play {play}. Back returns.', { play: playText(named) }) : ''}
      </p>
      <nav className={`row small ${styles.parts}`} aria-label={i18n.t('On this page')}>
        <PartLink part="score-flow">{i18n.t('Score flow')}</PartLink>
        <PartLink part="shots">{i18n.t('Shot chart')}</PartLink>
        <PartLink part="line-ups">{i18n.t('Line-ups')}</PartLink>
        <PartLink part="play-by-play">{i18n.t('Play-by-play')}</PartLink>
      </nav>
      {status === 'live' && latest ? (
        <p className="quiet">
          {i18n.t('This match is being played: new plays appear by themselves.')}{' '}
          <Link to={playAddress(latest)}>{i18n.t('Latest play')}</Link>
        </p>
      ) : null}
      <div className={`grid ${styles.panels}`}>
        <div id="score-flow" tabIndex={-1}>
          <ScoreFlowPanel match={match} decided={decided} />
        </div>
        <div id="shots" tabIndex={-1} className={styles.charts}>
          {isWhole ? <ShotPanel match={match} /> : null}
        </div>
        <div id="line-ups" tabIndex={-1} className={styles.charts}>
          {isWhole ? <LineUpsPanel match={match} /> : null}
        </div>
        <div id="play-by-play" tabIndex={-1}>
          {isWhole ? <PlayByPlayPanel match={match} fileName={fileName} /> : null}
        </div>
      </div>
    </>
  );
}

function PartLink({ part, children }: { part: string; children: ReactNode }) {
  const [search] = useSearchParams();
  return <Link to={{ search: search.toString(), hash: part }}>{children}</Link>;
}

const thresholds = [0, 1, 2, 3, 5, 8];
const usual = { minutes: '2' };

/** One side's line-ups, the longest on court first; those with few minutes are only counted. */
function LineUpsPanel({ match }: { match: MatchPlays }) {
  const [side, chooseSide] = useSideOnCourt();
  const [{ minutes }, choose] = useSearchChoice(usual);
  const stints = useMemo(() => lineupStints(match, side), [match, side]);
  const lineups = lineupTotals(stints ?? []);
  const least = 60 * (thresholds.find((each) => String(each) === minutes) ?? Number(usual.minutes));
  const shown = lineups.filter(({ seconds }) => seconds === null || seconds >= least);
  const ours = match.people.filter((person) => person.side === side);
  return (
    <Card title={i18n.t('Line-ups')}>
      <div className={styles.filters}>
        <SideChoice names={match.names} side={side} onChange={chooseSide} />
        {match.timed && stints ? (
          <LeastMinutes
            options={thresholds}
            minutes={least / 60}
            onChange={(chosen) => choose({ minutes: chosen })}
          />
        ) : null}
        <p className="quiet" role="status">
          {i18n.t('{shown} of {all} line-ups', { shown: shown.length, all: lineups.length })}
        </p>
      </div>
      {stints === null ? (
        <Absence
          title={i18n.t('Who was on court was not recorded')}
          message={i18n.t(
            'The match sheet of this side names no starters, so substitutions cannot be followed.',
          )}
        />
      ) : (
        <>
          {shown.length === 0 ? (
            <p className="quiet">
              {i18n.t('No line-up was on court that long: choose fewer minutes.')}
            </p>
          ) : (
            <Table
              label={i18n.t('Line-ups of {team}', { team: match.names[side] })}
              scrolls
              rows={shown}
              keyOf={({ playerIds }) => playerIds.join(' ')}
              columns={lineUpColumns(i18n.t('Line-up'), (id) =>
                ours.find(({ playerId }) => playerId === id),
              )}
            />
          )}
          {match.timed ? null : (
            <p className="quiet">
              {i18n.t('The times of the events were not recorded, so minutes are unknown.')}
            </p>
          )}
        </>
      )}
    </Card>
  );
}
