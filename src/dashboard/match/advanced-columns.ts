import { gameScore, performanceIndexRating } from '../../basketball/efficiency.ts';
import { turnoverShare } from '../../basketball/four-factors.ts';
import {
  effectiveFieldGoalShare,
  freeThrowRate,
  trueShootingShare,
} from '../../basketball/shooting.ts';
import { assistShare, usageShare } from '../../basketball/usage.ts';
import type { Line } from '../../contract/box-score.ts';
import {
  eff,
  minutes,
  plusMinus,
  points,
  type StatisticColumn,
} from '../figures/statistic-columns.ts';
import { formatDecimal, formatPerHundred } from '../figures/statistic-format.ts';

type Reader = (line: Line) => number | null;

function percent(key: string, label: string, meaning: string, value: Reader): StatisticColumn {
  const text = (line: Line) => formatPerHundred(value(line));
  return { key, label, meaning, value, text, average: text };
}

function index(key: string, label: string, meaning: string, value: Reader, decimals = 0) {
  return {
    key,
    label,
    meaning,
    value,
    text: (line: Line) => formatDecimal(value(line), decimals),
    average: (line: Line) => formatDecimal(value(line), 1),
  };
}

/**
 * The columns that are shown on demand: efficiencies and shares of the team's play.
 * @param team the side's totals, `null` where they were not recorded: usage and assist shares are then "–"
 * @param seconds how long was played, `null` where it is not known: likewise
 */
export function advancedColumns(team: Line | null, seconds: number | null): StatisticColumn[] {
  const ofTeam =
    (read: (line: Line, team: Line, seconds: number) => number | null): Reader =>
    // The side as a whole uses all of its plays: that number would say nothing.
    (line) =>
      team === null || seconds === null || line === team ? null : read(line, team, seconds);
  return [
    minutes,
    points,
    percent(
      'effectiveFieldGoals',
      /* i18n */ 'eFG%',
      /* i18n */ 'Effective field goals: (FGM + 0.5 × 3PM) / FGA',
      effectiveFieldGoalShare,
    ),
    percent(
      'trueShooting',
      /* i18n */ 'TS%',
      /* i18n */ 'True shooting: PTS / (2 × (FGA + 0.44 × FTA))',
      trueShootingShare,
    ),
    percent(
      'freeThrowRate',
      /* i18n */ 'FTR',
      /* i18n */ 'Free-throw rate: FTM / FGA, in percent',
      freeThrowRate,
    ),
    percent(
      'usage',
      /* i18n */ 'USG%',
      /* i18n */ 'Usage: share of the team’s plays that the player ended while on court, (FGA + 0.44 × FTA + TO) against the team’s',
      ofTeam(usageShare),
    ),
    percent(
      'assistShare',
      /* i18n */ 'AST%',
      /* i18n */ 'Share of team-mates’ field goals that the player assisted while on court; from 5 minutes on',
      ofTeam(assistShare),
    ),
    percent(
      'turnoverShare',
      /* i18n */ 'TO%',
      /* i18n */ 'Turnovers of own plays: TO / (FGA + 0.44 × FTA + TO)',
      turnoverShare,
    ),
    index(
      'gameScore',
      /* i18n */ 'GmSc',
      /* i18n */ 'Game score (Hollinger): PTS + 0.4 FGM − 0.7 FGA − 0.4 missed FT + 0.7 OR + 0.3 DR + STL + 0.7 AST + 0.7 BLK − 0.4 PF − TO',
      gameScore,
      1,
    ),
    index(
      'performanceIndex',
      /* i18n */ 'PIR',
      /* i18n */ 'Performance index rating (EuroLeague): EFF + fouls drawn − own shots blocked − fouls committed',
      performanceIndexRating,
    ),
    eff,
    plusMinus,
  ];
}
