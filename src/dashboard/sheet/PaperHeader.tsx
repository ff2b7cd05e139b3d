import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { formatCount, formatDateTime } from '../ui/format.ts';
import { matchStatusText } from '../ui/MatchStatusBadge.tsx';
import { Table } from '../ui/Table.tsx';

interface PaperHeaderProps {
  match: Match;
  boxScore: BoxScore;
}

/** The head of the match sheet: competition, who won, when and where, the points of each period. */
export function PaperHeader({ match, boxScore }: PaperHeaderProps) {
  const facts = [
    [i18n.t('Date'), match.startsAt ? formatDateTime(match.startsAt) : undefined],
    [i18n.t('Venue'), match.venue],
    [
      i18n.t('Attendance'),
      match.attendance === undefined ? undefined : formatCount(match.attendance),
    ],
    [i18n.t('Referees'), match.officials?.join(', ')],
  ].filter(([, fact]) => fact);
  const about = [match.competition, match.round].filter(Boolean).join(', ');
  return (
    <header className="paper-header">
      <p className="paper-about">
        <span>{about || i18n.t('Match')}</span>
        <span>{i18n.t('Box score')}</span>
      </p>
      <h1 className={isLong(boxScore) ? 'paper-long-title' : undefined}>
        <bdi>{boxScore.team.name}</bdi>{' '}
        <span className="paper-score">
          {formatCount(match.score?.team)} – {formatCount(match.score?.opponent)}
        </span>{' '}
        <bdi>{boxScore.opponent.name}</bdi>
      </h1>
      <div className="paper-heading-facts">
        <dl>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          {match.status === 'completed' ? null : (
            <div>
              <dt>{i18n.t('Status')}</dt>
              <dd>
                {i18n.t('{status}: not a final score', { status: matchStatusText(match.status) })}
              </dd>
            </div>
          )}
        </dl>
        {match.periods.length > 0 ? <PeriodScores match={match} boxScore={boxScore} /> : null}
      </div>
    </header>
  );
}

function PeriodScores({ match, boxScore }: PaperHeaderProps) {
  return (
    <Table<Side>
      label={i18n.t('Points by period')}
      rows={sides}
      keyOf={(side) => side}
      className="paper-periods"
      paper
      columns={[
        {
          key: 'name',
          heading: i18n.t('Period'),
          cell: (side) => boxScore[side].name,
          isName: true,
        },
        ...periodLabels(match.periods.length, match.regulationPeriods).map((label, index) => ({
          key: label,
          heading: label,
          cell: (side: Side) => formatCount(match.periods[index]?.[side]),
        })),
        {
          key: 'total',
          heading: i18n.t('Total'),
          cell: (side) => formatCount(match.score?.[side]),
        },
      ]}
    />
  );
}

/** Names that would take three lines at the usual size. */
const isLong = ({ team, opponent }: BoxScore) => team.name.length + opponent.name.length > 80;
