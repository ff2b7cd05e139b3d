import { gameScore } from '../../../basketball/efficiency.ts';
import { rebounds } from '../../../basketball/line.ts';
import { ratio } from '../../../basketball/ratio.ts';
import { benchPoints, totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { counted, decimal, percent } from '../wording/numbers.ts';
import { against } from '../wording/reference.ts';
import type { Finding } from './finding.ts';

/** Points by those who did not start, against the usual share, else the opponent's bench in this match. */
export function benchFinding(season: Season): Finding[] {
  const { match } = season;
  const { own, other } = totalsOf(match);
  const points = benchPoints(match, 'team');
  const value = season.measures.benchShare;
  const opponentShare = ratio(benchPoints(match, 'opponent'), other.points);
  const reference =
    season.reference('benchShare') ??
    (opponentShare === null
      ? null
      : { mean: opponentShare, deviation: 1, matches: 0, source: `by ${match.opponentName}` });
  if (points === null || value === null || own.points === null || reference === null) return [];
  return [
    {
      topic: 'bench',
      points: points - reference.mean * own.points,
      fact: `Your bench scored ${counted(points, 'point')}, ${percent(value)} of all, ${against(reference, percent)}`,
      practise:
        'Practise with the second five against the first: ten possessions each with their own two set plays, until both know who takes the shot.',
    },
  ];
}

/** The two players with the highest game scores, where above the mean of their team-mates in this match. */
export function leaderFindings({ match }: Season): Finding[] {
  const rated = match.boxScore.team.players.flatMap((player) => {
    const score = player.played ? gameScore(player) : null;
    return score === null ? [] : [{ player, score }];
  });
  if (rated.length < 3) return [];
  const total = rated.reduce((sum, { score }) => sum + score, 0);
  return rated
    .sort((a, b) => b.score - a.score || (a.player.playerId < b.player.playerId ? -1 : 1))
    .slice(0, 2)
    .map(({ player, score }) => ({ player, score, mean: (total - score) / (rated.length - 1) }))
    .filter(({ score, mean }) => score > mean)
    .map(({ player, score, mean }) => ({
      topic: `leader ${player.playerId}`,
      points: score - mean,
      fact: `${player.name} had ${counted(player.points ?? 0, 'point')}, ${counted(rebounds(player) ?? 0, 'rebound')} and ${counted(player.assists ?? 0, 'assist')} (game score ${decimal(score, 1)}, against ${decimal(mean, 1)} for a team-mate on average)`,
      practise: `Practise plays for ${player.name}: two quick hitters from a timeout.`,
    }));
}
