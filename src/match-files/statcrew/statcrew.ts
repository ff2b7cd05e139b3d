import { subtractCounts, unrecordedLine } from '../../basketball/line.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import type { Line } from '../../contract/box-score.ts';
import { dayInCalendar } from '../days.ts';
import { IntakeError, type MatchFormat } from '../format.ts';
import { givenNameFirst } from '../like-names.ts';
import {
  bySheetOrder,
  type RecordedMatch,
  type RecordedPlayer,
  type RecordedSide,
} from '../recorded-match.ts';
import { isXmlElement } from '../xml.ts';
import { statCrewEvents } from './events.ts';
import {
  checkStatCrew,
  type StatCrewFile,
  type StatCrewPlayer,
  type StatCrewStats,
  type StatCrewTeam,
} from './file.ts';

/** StatCrew's `<bbgame>`, used by the NCAA, the NAIA and many US schools: one XML file a match, with or without plays. */
export const statCrew: MatchFormat = {
  name: 'StatCrew',
  recognises: (content) => isXmlElement(content, 'bbgame'),
  read: ([{ fileName, content } = { fileName: '', content: null }]) => {
    if (!isXmlElement(content, 'bbgame')) throw new IntakeError(`${fileName}: no <bbgame> in it.`);
    return { fileName, recorded: recordedMatch(checkStatCrew(content, fileName)) };
  },
};

function recordedMatch(file: StatCrewFile): RecordedMatch {
  const { venue, home, away } = file;
  const rules = rulesOf(file);
  const day = dayOf(venue.date);
  const attendance = /^\d{1,7}$/.test(venue.attend) ? Number(venue.attend) : 0;
  const hasPlays = file.periods.some((plays) => plays.length > 0);
  const finished = file.complete ?? file.periods.length >= rules.regulationPeriods;
  return {
    home: recordedSide(home, hasPlays),
    away: recordedSide(away, hasPlays),
    rules,
    finished: hasPlays ? finished : file.complete !== false,
    ...(attendance > 0 ? { attendance } : {}),
    ...(venue.location === '' ? {} : { venue: venue.location }),
    ...(venue.neutralgame ? { neutral: true } : {}),
    ...(day === null ? {} : { day }),
    officials: file.officials
      .split(/[,;]/)
      .map((name) => name.trim())
      .filter(Boolean),
    events: hasPlays ? statCrewEvents(file, rules, finished) : [],
    ...(hasPlays ? {} : { boxOnly: pointsOf(home, away) }),
  };
}

/** Quarters or halves, by the rules or, without them, by the first clock. */
function rulesOf({ rules, periods }: StatCrewFile): PeriodRules {
  if (rules !== null) {
    const { prds, minutes, minutesot } = rules;
    return { regulationPeriods: prds, periodMinutes: minutes, overtimeMinutes: minutesot };
  }
  const [first = ''] = periods[0]?.map(({ time }) => time).filter(Boolean) ?? [];
  const halves = Number.parseInt(first, 10) > 10 || periods.length === 2;
  return halves
    ? { regulationPeriods: 2, periodMinutes: 20, overtimeMinutes: 5 }
    : { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 };
}

/** "3/4/2017", the month first as always in StatCrew, or "2017-03-04", as YYYY-MM-DD; `null` if invalid. */
function dayOf(date: string): string | null {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date);
  const [year = '', month = '', day = ''] = us
    ? [us[3], us[1], us[2]]
    : [iso?.[1], iso?.[2], iso?.[3]];
  return dayInCalendar(Number(year), Number(month), Number(day));
}

function recordedSide(team: StatCrewTeam, hasPlays: boolean): RecordedSide {
  return {
    name: team.name,
    shortName: team.name,
    code: team.id,
    ...(team.coach === '' ? {} : { coach: givenNameFirst(team.coach) }),
    players: team.players.map(recordedPlayer).sort(bySheetOrder),
    totals: lineOf(team.totals),
    ...(hasPlays || team.bench === null ? {} : { bench: lineOf(team.bench) }),
  };
}

function recordedPlayer(player: StatCrewPlayer): RecordedPlayer {
  const number = player.uni.replace(/^0(?=[1-9]$)/, '');
  return {
    key: player.key,
    name: givenNameFirst(player.name || player.checkname) || `No. ${number || player.key}`,
    ...(number === '' ? {} : { number }),
    ...(player.pos === '' ? {} : { position: player.pos.toUpperCase() }),
    starter: player.gs,
    captain: false,
    line: lineOf(player.stats),
  };
}

/** Score and period scores of a match without plays, from the sides' points and line scores. */
function pointsOf(home: StatCrewTeam, away: StatCrewTeam): RecordedMatch['boxOnly'] {
  const periods = Array.from(
    { length: Math.max(home.periods.length, away.periods.length) },
    (_, index) => ({ home: home.periods[index] ?? null, away: away.periods[index] ?? null }),
  );
  const score = { home: home.totals.tp, away: away.totals.tp };
  return { score: score.home === null && score.away === null ? null : score, periods };
}

/** A player's or side's totals in the file, which has no +/-, blocks received or fouls drawn. */
function lineOf(stats: StatCrewStats): Line {
  return {
    ...unrecordedLine(),
    seconds: stats.min,
    points: stats.tp,
    twos: {
      made: subtractCounts(stats.fgm, stats.fgm3),
      attempted: subtractCounts(stats.fga, stats.fga3),
    },
    threes: { made: stats.fgm3, attempted: stats.fga3 },
    freeThrows: { made: stats.ftm, attempted: stats.fta },
    offensiveRebounds: stats.oreb,
    defensiveRebounds: stats.dreb,
    assists: stats.ast,
    turnovers: stats.to,
    steals: stats.stl,
    blocks: stats.blk,
    fouls: stats.pf,
  };
}
