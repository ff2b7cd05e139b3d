import { i18n } from '@lingui/core';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { formatAsSent, formatMinutes, formatShooting } from '../figures/statistic-format.ts';
import { Card } from '../ui/Card.tsx';
import { formatDateTime, notRecorded } from '../ui/format.ts';
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
        <section className={styles.scroll} aria-label={i18n.t('Players')} tabIndex={0}>
          <table className={styles.table}>
            <caption>
              {i18n.t('{own} of your players, {others} of the opponents', {
                own: boxScore.team.players.length,
                others: boxScore.opponent.players.length,
              })}
            </caption>
            <thead>
              <tr>
                {columns().map(({ head }) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {boxScore.team.players.map((player) => (
                <tr key={player.playerId}>
                  {columns().map(({ head, cell }) => (
                    <td key={head}>{cell(player)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Card>
  );
}

const columns = (): { head: string; cell: (player: PlayerLine) => string }[] => [
  { head: '#', cell: ({ number }) => number ?? notRecorded },
  { head: i18n.t('Name'), cell: ({ name }) => name || notRecorded },
  { head: i18n.t('MIN'), cell: ({ seconds }) => formatMinutes(seconds) },
  { head: i18n.t('PTS'), cell: ({ points }) => formatAsSent(points) },
  { head: '2P', cell: ({ twos }) => formatShooting(twos) },
  { head: '3P', cell: ({ threes }) => formatShooting(threes) },
  { head: i18n.t('FT'), cell: ({ freeThrows }) => formatShooting(freeThrows) },
  { head: i18n.t('OR'), cell: ({ offensiveRebounds }) => formatAsSent(offensiveRebounds) },
  { head: i18n.t('DR'), cell: ({ defensiveRebounds }) => formatAsSent(defensiveRebounds) },
  { head: i18n.t('AST'), cell: ({ assists }) => formatAsSent(assists) },
  { head: i18n.t('TO'), cell: ({ turnovers }) => formatAsSent(turnovers) },
];
