import { fibaRules } from '../../basketball/score.ts';
import type { Line } from '../../contract/box-score.ts';
import { dayInCalendar } from '../days.ts';
import { secondsOf } from '../file-values.ts';
import { givenNameFirst } from '../like-names.ts';
import type { RecordedMatch, RecordedPlayer, RecordedSide } from '../recorded-match.ts';
import { bySheetOrder } from '../recorded-match.ts';
import { euroleagueEvents } from './events.ts';
import type { EuroleagueFiles, EuroleagueLine, EuroleaguePlayer, EuroleagueTeam } from './file.ts';

/**
 * A EuroLeague or EuroCup match from its checked files. Coaches, referees, hall and competition come from the
 * Header, if present; shot locations and how points came (fast break …) from Points.
 */
export function euroleagueMatch(files: EuroleagueFiles): RecordedMatch {
  const { Boxscore, PlaybyPlay, Header, Points } = files;
  const [home, away] = Boxscore.Stats;
  const { TeamA, TeamB, CodeTeamA, CodeTeamB } = PlaybyPlay;
  const { FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime } = PlaybyPlay;
  const quarters = [FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime ?? []];
  const rows = quarters.flat();
  const day = Header === undefined ? null : dayInHeader(Header.Date);
  const attendance = Number(Boxscore.Attendance);
  return {
    home: recordedSide(home, TeamA, CodeTeamA, Header?.CoachA),
    away: recordedSide(away, TeamB, CodeTeamB, Header?.CoachB),
    // The files do not say how long a match is; the league plays by FIBA's rules.
    rules: fibaRules,
    finished: rows.some((row) => row.PLAYTYPE === 'EG'),
    ...(attendance > 0 ? { attendance } : {}),
    ...(day === null ? {} : { day }),
    ...(Header?.Stadium ? { venue: Header.Stadium } : {}),
    ...(Header?.Competition ? { competition: Header.Competition } : {}),
    ...(Header?.Round ? { round: Header.Round } : {}),
    officials: Header
      ? [Header.Referee1, Header.Referee2, Header.Referee3].filter(Boolean).map(givenNameFirst)
      : refereesOf(Boxscore.Referees),
    events: euroleagueEvents(PlaybyPlay, Points?.Rows),
  };
}

const dayFirst = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;

/** "06/10/2022", the day first, or YYYY-MM-DD; `null` for any other text. */
function dayInHeader(text: string): string | null {
  const { day, month, year } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  return dayInCalendar(Number(year), Number(month), Number(day));
}

function recordedSide(
  team: EuroleagueTeam,
  name: string,
  code: string,
  headCoach: string | undefined,
): RecordedSide {
  const coach = givenNameFirst(headCoach || team.Coach);
  return {
    name,
    shortName: team.Team,
    code,
    ...(coach === '' ? {} : { coach }),
    players: team.PlayersStats.map(recordedPlayer).sort(bySheetOrder),
    // The file's total of fouls leaves out those of coach and bench, though they are the side's: a check reports that.
    totals: { ...lineOf(team.totr), plusMinus: null },
  };
}

function recordedPlayer(player: EuroleaguePlayer): RecordedPlayer {
  return {
    key: player.Player_ID,
    name: givenNameFirst(player.Player) || `No. ${player.Dorsal}`,
    ...(player.Dorsal === '' ? {} : { number: player.Dorsal }),
    starter: player.IsStarter,
    captain: false,
    line: { ...lineOf(player), plusMinus: player.Plusminus },
  };
}

/** A line's own totals as the file has them; "DNP" is 0 minutes. */
function lineOf(line: EuroleagueLine): Omit<Line, 'plusMinus'> {
  return {
    seconds: /^\d+:\d\d$/.test(line.Minutes ?? '') ? secondsOf(line.Minutes ?? '') : 0,
    points: line.Points,
    twos: { made: line.FieldGoalsMade2, attempted: line.FieldGoalsAttempted2 },
    threes: { made: line.FieldGoalsMade3, attempted: line.FieldGoalsAttempted3 },
    freeThrows: { made: line.FreeThrowsMade, attempted: line.FreeThrowsAttempted },
    offensiveRebounds: line.OffensiveRebounds,
    defensiveRebounds: line.DefensiveRebounds,
    assists: line.Assistances,
    turnovers: line.Turnovers,
    steals: line.Steals,
    blocks: line.BlocksFavour,
    blocksReceived: line.BlocksAgainst,
    fouls: line.FoulsCommited,
    foulsDrawn: line.FoulsReceived,
  };
}

/** "SURNAME, GIVEN, SURNAME, GIVEN": all referees in one text. */
function refereesOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  const names: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) names.push(`${parts[at + 1]} ${parts[at]}`);
  return names;
}
