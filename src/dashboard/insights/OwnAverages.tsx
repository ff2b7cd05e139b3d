import { i18n } from '@lingui/core';
import { playerSeasons } from '../../basketball/season.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { seasonMatches } from '../figures/roster-rows.ts';
import { PlayerStatistics } from './PlayerStatistics.tsx';

interface OwnAveragesProps {
  line: PlayerLine;
  boxScores: SeasonReading<BoxScore>;
}

/** A player's line in a match beside the player's averages, of the season's box scores. */
export function OwnAverages({ line, boxScores }: OwnAveragesProps) {
  const { entries, read, reading } = boxScores;
  const own = playerSeasons(seasonMatches(entries)).find(
    ({ playerId }) => playerId === line.playerId,
  );
  const season = reading ? null : (own ?? null);
  const progress = reading
    ? i18n.t('{read} of {all} matches read', { read, all: entries.length })
    : null;
  return <PlayerStatistics player={line} season={season} progress={progress} />;
}
