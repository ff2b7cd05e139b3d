import type { FinishedMatch } from '../../../insights/finished-match.ts';
import { type PlayedTeam, playedTeams } from '../../../insights/testing/matches.ts';
import type { Meeting } from '../../figures/meeting.ts';
import { meetingOf } from '../../testing/meeting-of.ts';
import { listedOpponent, type OpponentReport, reportOf } from '../opponent-report.ts';

/** An opponent of a simulated team, with its meetings and the team's other matches. */
export interface MetOpponent {
  name: string;
  meetings: Meeting[];
  others: FinishedMatch[];
}

/** The opponents of a team that were met at least twice. */
export function metTwice({ matches }: PlayedTeam): MetOpponent[] {
  const names = [...new Set(matches.map(({ opponentName }) => opponentName))];
  return names
    .map((name) => ({
      name,
      meetings: matches.filter(({ opponentName }) => opponentName === name).map(meetingOf),
      others: matches.filter(({ opponentName }) => opponentName !== name),
    }))
    .filter(({ meetings }) => meetings.length > 1);
}

/** An opponent that a simulated team met twice, with its report. */
export function metOpponent(): MetOpponent & { report: OpponentReport } {
  const [met] = playedTeams(2026).flatMap(metTwice);
  if (!met) throw new Error('no opponent was met twice');
  return { ...met, report: told(met.meetings, met.others) };
}

/** The report on these meetings. */
export function told(meetings: Meeting[], others: readonly FinishedMatch[]): OpponentReport {
  const opponent = listedOpponent(meetings.map(({ match }) => match).toReversed(), meetings);
  if (!opponent) throw new Error('there is no meeting');
  return reportOf(
    opponent,
    others.map(({ boxScore }) => boxScore),
  );
}
