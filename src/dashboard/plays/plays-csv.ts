import { i18n } from '@lingui/core';
import type { Side } from '../../contract/play-by-play.ts';
import type { Play } from '../figures/plays.ts';
import type { CsvCell } from '../ui/csv.ts';

const header = () => [
  i18n.t('Row'),
  i18n.t('Period'),
  i18n.t('Clock'),
  i18n.t('Seconds left'),
  i18n.t('Side'),
  i18n.t('Number'),
  i18n.t('Player'),
  i18n.t('Play'),
  i18n.t('Detail'),
  i18n.t('Type'),
  i18n.t('Points'),
  i18n.t('Score'),
  i18n.t('Opponent score'),
  i18n.t('Margin'),
  i18n.t('Court x (m)'),
  i18n.t('Court y (m)'),
];

/** The play-by-play as rows of cells, with a header; what was not recorded is an empty cell. */
export function playRows(plays: readonly Play[], names: Record<Side, string>): CsvCell[][] {
  const rows = plays.map((play, index): CsvCell[] => {
    const { event, person } = play;
    const { team, opponent } = event.score;
    return [
      index + 1,
      play.period,
      event.clockSeconds === null ? null : play.clock,
      event.clockSeconds,
      event.side === null ? null : names[event.side],
      person?.number ?? null,
      person?.name ?? play.who,
      play.what,
      play.detail,
      event.type,
      event.points ?? null,
      team,
      opponent,
      team === null || opponent === null ? null : team - opponent,
      event.courtPosition?.x ?? null,
      event.courtPosition?.y ?? null,
    ];
  });
  return [header(), ...rows];
}
