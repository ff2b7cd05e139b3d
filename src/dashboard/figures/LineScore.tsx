import { i18n } from '@lingui/core';
import type { Match, Score } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { outcomeOf } from '../api/season-record.ts';
import { formatCount } from '../ui/format.ts';
import { MatchStatusBadge, OutcomeBadge } from '../ui/StatusBadge.tsx';
import type { Column } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
import { LiveMoment } from './LazyLiveMoment.tsx';
import styles from './LineScore.module.css';
import { periodLabels } from './period-labels.ts';
import { SeasonLink } from './SeasonNote.tsx';

interface LineScoreProps {
  match: Match;
  teamName: string;
  teamId: string;
}

/** Score by periods, our side above; a period's higher number and the winner's score are strong. */
export function LineScore({ match, teamName, teamId }: LineScoreProps) {
  const { score, periods, regulationPeriods, opponent } = match;
  const key = opponentKey(opponent);
  const points = (of: Score | null | undefined, side: Side) => {
    const text = of ? formatCount(of[side]) : '';
    return isHigher(of, side) ? <b className="ink">{text}</b> : text;
  };
  const columns: Column<Side>[] = [
    {
      key: 'name',
      heading: '',
      isName: true,
      cell: (side) =>
        side === 'team' ? (
          <span className={`middle ${styles.name}`}>
            <SeasonLink className="plain touch" to={paths.team({ teamId })}>
              {teamName}
            </SeasonLink>{' '}
            <Standing match={match} />
          </span>
        ) : (
          <span className={`middle ${styles.name}`}>
            {key === null ? (
              opponent.name
            ) : (
              <SeasonLink className="plain touch" to={paths.opponent({ teamId, opponent: key })}>
                {opponent.name}
              </SeasonLink>
            )}
          </span>
        ),
    },
    ...periodLabels(periods.length, regulationPeriods).map((label, index) => ({
      key: label,
      heading: label,
      cell: (side: Side) => points(periods[index], side),
    })),
    {
      key: 'total',
      heading: periods.length > 0 ? i18n.t('T') : '',
      name: i18n.t('Total'),
      cell: (side) => <span className={styles.total}>{points(score, side)}</span>,
    },
  ];
  return (
    <Table<Side>
      label={i18n.t('Points by period')}
      rows={sides}
      keyOf={(side) => side}
      rowClass={(side) => (side === 'team' ? styles.own : styles.other)}
      className={styles.line}
      columns={columns}
    />
  );
}

function isHigher(score: Score | null | undefined, side: Side): boolean {
  const other = side === 'team' ? 'opponent' : 'team';
  return (score?.[side] ?? 0) > (score?.[other] ?? Number.POSITIVE_INFINITY);
}

function Standing({ match }: { match: Match }) {
  const outcome = outcomeOf(match);
  if (outcome) return <OutcomeBadge outcome={outcome} />;
  if (match.status === 'completed') return null;
  return (
    <span className={`unbroken ${styles.standing}`}>
      <MatchStatusBadge status={match.status} />{' '}
      {match.status === 'live' ? <LiveMoment match={match} ask /> : null}
    </span>
  );
}
