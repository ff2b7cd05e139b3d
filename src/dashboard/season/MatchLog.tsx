import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { BoxScore } from '../../contract/box-score.ts';
import { paths } from '../api/paths.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { matchDay, opponentText } from '../figures/match-text.ts';
import { Section } from '../figures/Section.tsx';
import { boxScoreColumns, type StatisticColumn } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { formatScore } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import styles from './SeasonPlayerPage.module.css';

interface MatchLogProps {
  teamId: string;
  playerId: string;
  entries: readonly SeasonEntry<BoxScore>[];
}

/** A player's line in every match that was read, newest first; each row leads to the player's page of that match. */
export function MatchLog({ teamId, playerId, entries }: MatchLogProps) {
  const rows = entries.flatMap(({ match, value }) => {
    if (value === null) return [];
    const line = value.team.players.find((player) => player.playerId === playerId);
    return [
      {
        key: match.id,
        name: (
          <Link
            className={styles.match}
            to={paths.playerInsights({ teamId, matchId: match.id, playerId })}
          >
            <span className={styles.date}>{matchDay(match)}</span> {opponentText(match)}
          </Link>
        ),
        score: formatScore(match.score),
        outcome: <OutcomeBadge outcome={outcomeOf(match)} />,
        text: line?.played ? ({ text }: StatisticColumn) => text(line) : null,
        absence: line ? (
          <abbr title={i18n.t('Did not play')}>{i18n.t('DNP')}</abbr>
        ) : (
          i18n.t('not on the sheet')
        ),
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={i18n.t('Match by match')}>
      <StatTable
        label={i18n.t('Lines of every match')}
        nameHeading={i18n.t('Match')}
        lead={[
          {
            key: 'result',
            heading: i18n.t('Result'),
            meaning: i18n.t('Final score, own team first'),
            cell: ({ score }) => score,
          },
          {
            key: 'outcome',
            heading: i18n.t('W/L'),
            meaning: i18n.t('Won or lost'),
            cell: ({ outcome }) => outcome,
          },
        ]}
        columns={boxScoreColumns}
        rows={rows}
      />
    </Section>
  );
}
