import { i18n } from '@lingui/core';
import { playerSeasons } from '../../basketball/season.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useSeasonBoxScores } from '../api/season-box-scores.ts';
import { seasonMatches } from '../figures/roster-rows.ts';
import { PlayerStatistics } from './PlayerStatistics.tsx';

/** A player's line in a match beside the player's averages, read from the season's box scores. */
export function OwnAverages({ line, matches }: { line: PlayerLine; matches: readonly Match[] }) {
  const { entries, read, reading } = useSeasonBoxScores(matches);
  const own = playerSeasons(seasonMatches(entries)).find(
    ({ playerId }) => playerId === line.playerId,
  );
  const season = reading ? null : (own ?? null);
  const progress = reading
    ? i18n.t('{read} of {all} matches read', { read, all: entries.length })
    : null;
  return <PlayerStatistics player={line} season={season} progress={progress} />;
}
