import { i18n } from '@lingui/core';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { type NumberKey, numbers } from '../../basketball/numbers.ts';
import type { Side } from '../../contract/play-by-play.ts';
import {
  formatDecimal,
  formatMinutes,
  formatPercent,
  formatPerHundred,
} from '../figures/statistic-format.ts';
import { asShown, formatSigned } from '../ui/format.ts';

/* Names and formats of every number of `basketball/numbers.ts`, on screen, in print and in files. */

/** The abbreviation, '' if none; the full name; the formula or another remark. */
type Words = readonly [short: string, name: string, how?: string];

const words: Record<NumberKey, Words> = {
  minutes: [/* i18n */ 'MIN', /* i18n */ 'Minutes on court'],
  points: [/* i18n */ 'PTS', /* i18n */ 'Points'],
  fieldGoals: [/* i18n */ 'FG', /* i18n */ 'Field goals', /* i18n */ 'made/attempted'],
  twos: [/* i18n */ '2P', /* i18n */ 'Two-pointers', /* i18n */ 'made/attempted'],
  threes: [/* i18n */ '3P', /* i18n */ 'Three-pointers', /* i18n */ 'made/attempted'],
  freeThrows: [/* i18n */ 'FT', /* i18n */ 'Free throws', /* i18n */ 'made/attempted'],
  fieldGoalsShare: [/* i18n */ 'FG%', /* i18n */ 'Field goals made', /* i18n */ 'FGM / FGA'],
  twosShare: [/* i18n */ '2P%', /* i18n */ 'Twos made', /* i18n */ '2PM / 2PA'],
  threesShare: [/* i18n */ '3P%', /* i18n */ 'Threes made', /* i18n */ '3PM / 3PA'],
  freeThrowsShare: [/* i18n */ 'FT%', /* i18n */ 'Free throws made', /* i18n */ 'FTM / FTA'],
  offensiveRebounds: [/* i18n */ 'OR', /* i18n */ 'Offensive rebounds'],
  defensiveRebounds: [/* i18n */ 'DR', /* i18n */ 'Defensive rebounds'],
  rebounds: [/* i18n */ 'REB', /* i18n */ 'Rebounds', /* i18n */ 'offensive and defensive'],
  assists: [/* i18n */ 'AST', /* i18n */ 'Assists'],
  turnovers: [/* i18n */ 'TO', /* i18n */ 'Turnovers'],
  steals: [/* i18n */ 'STL', /* i18n */ 'Steals'],
  blocks: [/* i18n */ 'BLK', /* i18n */ 'Blocks'],
  blocksReceived: ['', /* i18n */ 'Blocks received'],
  fouls: [/* i18n */ 'PF', /* i18n */ 'Fouls'],
  foulsDrawn: [/* i18n */ 'FD', /* i18n */ 'Fouls drawn'],
  freeThrowsTaken: [/* i18n */ 'FTA', /* i18n */ 'Free throws taken'],
  plusMinus: [
    /* i18n */ '+/-',
    /* i18n */ 'Plus/minus',
    /* i18n */ "own minus opponent's points while on court",
  ],
  efficiency: [
    /* i18n */ 'EFF',
    /* i18n */ 'Efficiency (FIBA)',
    /* i18n */ 'PTS + REB + AST + STL + BLK − missed FG − missed FT − TO',
  ],
  performanceIndex: [
    /* i18n */ 'PIR',
    /* i18n */ 'Performance index rating (EuroLeague)',
    /* i18n */ 'EFF + fouls drawn − own shots blocked − fouls committed',
  ],
  gameScore: [
    /* i18n */ 'GmSc',
    /* i18n */ 'Game score (Hollinger)',
    /* i18n */ 'PTS + 0.4 FGM − 0.7 FGA − 0.4 missed FT + 0.7 OR + 0.3 DR + STL + 0.7 AST + 0.7 BLK − 0.4 PF − TO',
  ],
  effectiveFieldGoals: [
    /* i18n */ 'eFG%',
    /* i18n */ 'Effective field goals',
    /* i18n */ '(FGM + 0.5 × 3PM) / FGA',
  ],
  trueShooting: [
    /* i18n */ 'TS%',
    /* i18n */ 'True shooting',
    /* i18n */ 'PTS / (2 × (FGA + 0.44 × FTA))',
  ],
  turnoverShare: [
    /* i18n */ 'TOV%',
    /* i18n */ 'Turnover rate',
    /* i18n */ 'TO / (FGA + 0.44 × FTA + TO)',
  ],
  offensiveReboundShare: [
    /* i18n */ 'ORB%',
    /* i18n */ 'Offensive rebounds',
    /* i18n */ "OR / (OR + opponent's DR)",
  ],
  defensiveReboundShare: [
    /* i18n */ 'DRB%',
    /* i18n */ 'Defensive rebounds',
    /* i18n */ "DR / (DR + opponent's OR)",
  ],
  freeThrowRate: [
    /* i18n */ 'FTr',
    /* i18n */ 'Free throws per 100 shots',
    /* i18n */ '100 × FTA / FGA',
  ],
  threeRate: [/* i18n */ '3PAr', /* i18n */ 'Shots from three', /* i18n */ '3PA / FGA, in percent'],
  rimShare: ['', /* i18n */ 'Shots at the rim', /* i18n */ 'of those with a known location'],
  assistRate: [
    /* i18n */ 'AST/FGM',
    /* i18n */ 'Baskets from a pass',
    /* i18n */ 'assists, without those on free throws, / FGM',
  ],
  usage: [
    /* i18n */ 'USG%',
    /* i18n */ 'Usage',
    /* i18n */ 'share of the team’s plays that the player ended while on court, (FGA + 0.44 × FTA + TO) against the team’s',
  ],
  assistShare: [
    /* i18n */ 'AST%',
    /* i18n */ 'Team-mates’ field goals assisted while on court',
    /* i18n */ 'from 5 minutes on',
  ],
  pointsPerShot: [
    /* i18n */ 'PPS',
    /* i18n */ 'Points per shot',
    /* i18n */ 'field-goal points / FGA',
  ],
  pointsPerAttempt: [
    '',
    /* i18n */ 'Points per shot, free throws included',
    /* i18n */ 'PTS / (FGA + 0.44 × FTA)',
  ],
  reboundShare: [
    /* i18n */ 'TRB%',
    /* i18n */ 'Rebounds of those while on court',
    /* i18n */ 'by minutes',
  ],
  possessions: [
    '',
    /* i18n */ 'Possessions',
    /* i18n */ 'estimated from both box scores (Basketball-Reference); the same for both sides',
  ],
  offensiveRating: [
    /* i18n */ 'ORtg',
    /* i18n */ 'Scored per 100',
    /* i18n */ '100 × PTS / possessions, estimated from both box scores',
  ],
  defensiveRating: [
    /* i18n */ 'DRtg',
    /* i18n */ 'Conceded per 100',
    /* i18n */ "100 × opponent's PTS / possessions, estimated from both box scores",
  ],
  pointsInThePaint: ['', /* i18n */ 'Points in the paint'],
  secondChancePoints: [
    '',
    /* i18n */ 'Second-chance points',
    /* i18n */ 'after an own offensive rebound',
  ],
  fastBreakPoints: ['', /* i18n */ 'Fast-break points'],
  pointsFromTurnovers: [
    '',
    /* i18n */ 'Points from turnovers',
    /* i18n */ "after the other side's turnover",
  ],
  benchPoints: ['', /* i18n */ 'Bench points', /* i18n */ 'of those who did not start'],
  biggestLead: ['', /* i18n */ 'Biggest lead'],
  biggestRun: ['', /* i18n */ 'Biggest run', /* i18n */ 'unanswered points'],
  secondsLeading: ['', /* i18n */ 'Time in the lead'],
  pointsPerBallWon: [
    '',
    /* i18n */ 'Points for each ball won',
    /* i18n */ "points from turnovers / the other side's turnovers",
  ],
};

/** The full name, for instance "Turnover rate". */
export const nameOf = (key: NumberKey): string => i18n.t(words[key][1]);

/** The abbreviation, for instance "TOV%"; the full name if there is none. */
export const shortOf = (key: NumberKey): string => i18n.t(words[key][0] || words[key][1]);

/** The meaning of an abbreviation: "Turnover rate: TO / (FGA + 0.44 × FTA + TO)". */
export function meaningOf(key: NumberKey): string {
  const how = words[key][2];
  return how ? `${nameOf(key)}: ${i18n.t(how)}` : nameOf(key);
}

/** The remark for a full name: "TOV%: TO / (FGA + 0.44 × FTA + TO)"; '' if the name is enough. */
export function formulaOf(key: NumberKey): string {
  const [short, , how] = words[key];
  if (!how) return '';
  return short ? `${i18n.t(short)}: ${i18n.t(how)}` : i18n.t(how);
}

/** A formatted number, for instance "28%", "112.8", "7:05", "+3"; "–" if not recorded. */
export function written(key: NumberKey, value: number | null): string {
  switch (numbers[key].unit) {
    case 'share':
      // Free throws are no part of the shots.
      return key === 'freeThrowRate' ? formatPerHundred(value) : formatPercent(value);
    case 'seconds':
      return formatMinutes(value);
    case 'margin':
      return formatSigned(value);
    case 'rate':
      return formatDecimal(value, 2);
    case 'rating':
    case 'index':
      return formatDecimal(value, 1);
    default:
      return formatDecimal(value);
  }
}

/** From one value to another as both are written: percentage points of a share, minutes of seconds. */
export function differenceOf(key: NumberKey, from: number, to: number, decimals = 0): string {
  switch (numbers[key].unit) {
    case 'share':
      return formatSigned(asShown(to, 0, 'percent') - asShown(from, 0, 'percent'));
    case 'seconds': {
      const by = Math.round(to) - Math.round(from);
      return `${by < 0 ? '−' : '+'}${formatMinutes(Math.abs(by))}`;
    }
    default:
      return writtenDifference(from, to, decimals);
  }
}

/** The difference of two rounded values, so that a reader who subtracts them finds the same. */
export function writtenDifference(from: number, to: number, decimals: number): string {
  return formatSigned(asShown(to, decimals) - asShown(from, decimals), decimals);
}

/** Points by origin and the course of the score, in order. */
const keys = [
  'pointsInThePaint',
  'secondChancePoints',
  'fastBreakPoints',
  'pointsFromTurnovers',
  'benchPoints',
  'biggestLead',
  'biggestRun',
  'secondsLeading',
] as const satisfies readonly (keyof GameNotes[Side] & NumberKey)[];

/** A number of both sides; `null` if not recorded. */
type NotedNumber = Record<Side, number | null> & { key: NumberKey };

/** Both sides' numbers that need plays; numbers that neither side has are left out. */
export function notedNumbers({ team, opponent }: GameNotes): NotedNumber[] {
  return keys
    .map((key) => ({ key, team: team[key], opponent: opponent[key] }))
    .filter((number) => number.team !== null || number.opponent !== null);
}
