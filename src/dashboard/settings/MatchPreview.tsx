import { i18n } from '@lingui/core';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { formatAsSent, formatMinutes, formatShooting } from '../figures/statistic-format.ts';
import { Card } from '../ui/Card.tsx';
import { formatDateTime, notRecorded } from '../ui/format.ts';
import type { Column } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './RepliesPage.module.css';

interface MatchPreviewProps {
  match: Match | undefined;
  boxScore: BoxScore | undefined;
  teamName: string | undefined;
}

/** What the match page would show of the latest match under the mapping as it is being written. */
export function MatchPreview({ match, boxScore, teamName }: MatchPreviewProps) {
  return (
    <Card title={i18n.t('A match, as it is read now')}>
      <dl className={styles.facts}>
        <dt>{i18n.t('Team')}</dt>
        <dd>{teamName ?? notRecorded}</dd>
        <dt>{i18n.t('Opponent')}</dt>
        <dd>{match?.opponent.name ?? notRecorded}</dd>
        <dt>{i18n.t('Date')}</dt>
        <dd>{match?.startsAt ? formatDateTime(match.startsAt) : notRecorded}</dd>
        <dt>{i18n.t('Status')}</dt>
        <dd>{match?.status || notRecorded}</dd>
        <dt>{i18n.t('Score')}</dt>
        <dd>{match?.score ? `${match.score.team}–${match.score.opponent}` : notRecorded}</dd>
      </dl>
      {boxScore ? (
        <Table
          caption={i18n.t('{own} of your players, {others} of the opponents', {
            own: boxScore.team.players.length,
            others: boxScore.opponent.players.length,
          })}
          label={i18n.t('Players')}
          columns={columns()}
          rows={boxScore.team.players}
          keyOf={({ playerId }) => playerId}
          scrolls
        />
      ) : null}
    </Card>
  );
}

const column = (heading: string, cell: (player: PlayerLine) => string): Column<PlayerLine> => ({
  key: heading,
  heading,
  cell,
});

const columns = (): Column<PlayerLine>[] => [
  column('#', ({ number }) => number ?? notRecorded),
  { ...column(i18n.t('Name'), ({ name }) => name || notRecorded), isName: true },
  column(i18n.t('MIN'), ({ seconds }) => formatMinutes(seconds)),
  column(i18n.t('PTS'), ({ points }) => formatAsSent(points)),
  column(i18n.t('2P'), ({ twos }) => formatShooting(twos)),
  column(i18n.t('3P'), ({ threes }) => formatShooting(threes)),
  column(i18n.t('FT'), ({ freeThrows }) => formatShooting(freeThrows)),
  column(i18n.t('OR'), ({ offensiveRebounds }) => formatAsSent(offensiveRebounds)),
  column(i18n.t('DR'), ({ defensiveRebounds }) => formatAsSent(defensiveRebounds)),
  column(i18n.t('AST'), ({ assists }) => formatAsSent(assists)),
  column(i18n.t('TO'), ({ turnovers }) => formatAsSent(turnovers)),
];
