import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { perMatch } from '../../basketball/ratio.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { Plan } from '../../contract/playing-time.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { useApi } from '../api/session-context.ts';
import { lengthOf } from '../figures/meeting.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { QueryState } from '../figures/QueryState.tsx';
import type { RosterRow } from '../figures/roster.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { Hint } from '../ui/Fields.tsx';
import { formatCount, formatScore, formatSigned, notRecorded } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { type Column, Table } from '../ui/Table.tsx';
import { playedSoFar } from './bench.ts';
import type { Balance } from './fair-so-far.ts';
import { Lane, spanOf } from './Lane.tsx';
import styles from './PlayingTime.module.css';
import { plannedMinutes } from './plan-model.ts';
import { nameColumn, type PlayerNames, playerNames } from './player-names.tsx';

interface AfterMatchProps {
  match: Match;
  plan: Plan;
  players: readonly RosterRow[];
}

/** The plan beside the minutes actually played. */
export function AfterMatch(props: AfterMatchProps) {
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, props.match.id));
  const plays = useQuery(playByPlayQuery(api, props.match.id)).data?.value;
  return (
    <Section title={i18n.t('After the match')} note={formatScore(props.match.score)}>
      <QueryState
        query={boxScore}
        skeleton={<SkeletonRows count={10} height="2rem" label={i18n.t('Loading the match')} />}
      >
        {(box) => <Truth {...props} boxScore={box} plays={plays} />}
      </QueryState>
    </Section>
  );
}

interface TruthProps extends AfterMatchProps {
  boxScore: BoxScore;
  plays: DataOf<'getPlayByPlay'> | undefined;
}

function Truth({ match, plan, players, boxScore, plays }: TruthProps) {
  const isPlanned = plan.fives.length > 0;
  const names = playerNames([...boxScore.team.players, ...players]);
  const periods = Math.max(match.periods.length, match.regulationPeriods);
  const whole = lengthOf(match);
  const played = (plays && playedSoFar(plays, match)) ?? plan.played;
  const rows = boxScore.team.players
    .map(({ playerId, played: isPlayer, seconds }): Difference => {
      const onCourt = isPlayer ? seconds : 0;
      const planned = plannedMinutes(plan, playerId) * 60;
      return {
        playerId,
        seconds: onCourt,
        planned,
        difference: onCourt === null || !isPlanned ? null : onCourt - planned,
      };
    })
    .toSorted((a, b) => (a.difference ?? 0) - (b.difference ?? 0));
  return (
    <>
      <p className={`sentence snug ${styles.sentence}`}>
        {isPlanned ? differenceText(rows, names) : spreadText(rows, names)}
      </p>
      <Table
        className={styles.truth}
        label={i18n.t('Planned and played')}
        rows={rows}
        keyOf={({ playerId }) => playerId}
        columns={[
          nameColumn(names, ({ playerId }: Difference) => playerId),
          {
            key: 'spells',
            className: styles.track,
            heading: periodLabels(periods, match.regulationPeriods).map((label) => (
              <span key={label} className="fills">
                {label}
              </span>
            )),
            cell: ({ playerId }) => (
              <Lane plan={{ ...plan, played }} playerId={playerId} whole={whole} />
            ),
          },
          {
            key: 'minutes',
            heading: i18n.t('MIN'),
            cell: ({ seconds }) => formatMinutes(seconds),
          },
          ...(isPlanned ? [ofPlan] : []),
        ]}
      />
      {isPlanned ? (
        <Hint>{i18n.t('Outlined: the plan. Solid: played. ± plan: minutes more or fewer.')}</Hint>
      ) : null}
    </>
  );
}

/** The column of minutes above or below the plan. */
const ofPlan: Column<Difference> = {
  key: 'difference',
  heading: i18n.t('± plan'),
  cell: ({ difference }) =>
    difference === null ? notRecorded : formatSigned(Math.round(difference / 60)),
};

interface Difference {
  playerId: string;
  seconds: number | null;
  planned: number;
  difference: number | null;
}

/** The players most below and above the plan. */
function differenceText(rows: readonly Difference[], names: PlayerNames) {
  const known = rows.filter(({ difference }) => difference !== null);
  const [low, high] = [known[0], known.at(-1)];
  const minutes = (seconds: number) => Math.round(seconds / 60);
  if (!low || !high || minutes(Math.max(-(low.difference ?? 0), high.difference ?? 0)) < 1) {
    return i18n.t('Everybody played as planned, to the minute.');
  }
  return i18n.t(
    '{name} played {played} of {planned} planned minutes; {other} {more} more than planned.',
    {
      name: names.short(low.playerId),
      played: minutes(low.seconds ?? 0),
      planned: minutes(low.planned),
      other: names.short(high.playerId),
      more: Math.max(0, minutes(high.difference ?? 0)),
    },
  );
}

/** The most and the least minutes of a match without plan. */
function spreadText(rows: readonly Difference[], names: PlayerNames) {
  const played = rows
    .flatMap(({ seconds, playerId }) => (seconds ? { seconds, name: names.short(playerId) } : []))
    .toSorted((a, b) => b.seconds - a.seconds);
  const [most, least] = [played[0], played.at(-1)];
  if (!most || !least) return i18n.t('No plan was made for this match.');
  return i18n.t(
    'No plan was made. {name} played {most}, {other} {least}; an equal share is {share}.',
    {
      name: most.name,
      most: formatMinutes(most.seconds),
      other: least.name,
      least: formatMinutes(least.seconds),
      share: formatMinutes(played.reduce((sum, { seconds }) => sum + seconds, 0) / played.length),
    },
  );
}

/** The season's balances: minutes above or below an equal share. */
export function FairSoFar({
  balances,
  names,
}: {
  balances: readonly Balance[];
  names: PlayerNames;
}) {
  const rows = balances.filter(({ playerId }) => names.knows(playerId));
  if (rows.length === 0) return null;
  const widest = Math.max(1, ...rows.map(({ seconds }) => Math.abs(seconds)));
  const most = Math.max(...rows.map((row) => row.matches));
  return (
    <Section
      title={i18n.t('Fair so far')}
      note={i18n.t(
        '{matches, plural, one {# match} other {# matches}}, minutes against an equal share',
        { matches: most },
      )}
    >
      <Table
        className={styles.ledger}
        label={i18n.t('Fair so far')}
        rows={rows}
        keyOf={({ playerId }) => playerId}
        columns={[
          nameColumn(names, (row: Balance) => row.playerId),
          {
            key: 'balance',
            className: styles.zero,
            heading: i18n.t('± min'),
            meaning: i18n.t(
              'Minutes more or fewer than an equal share of the matches a player was there for',
            ),
            cell: ({ seconds }) => {
              const bar = spanOf(
                widest + Math.min(0, seconds),
                widest + Math.max(0, seconds),
                2 * widest,
              );
              return (
                <span className={`block relative ${styles.bar}`} style={bar}>
                  <b className="absolute" data-below={seconds < 0}>
                    {formatSigned(Math.round(seconds / 60))}
                  </b>
                </span>
              );
            },
          },
          {
            key: 'minutes',
            heading: i18n.t('MIN'),
            meaning: i18n.t('Minutes a match played'),
            cell: ({ played, appearances }) => formatMinutes(perMatch(played, appearances)),
          },
          {
            key: 'matches',
            heading: i18n.t('GP'),
            meaning: i18n.t('Matches played'),
            cell: ({ appearances }) => formatCount(appearances),
          },
        ]}
      />
    </Section>
  );
}
