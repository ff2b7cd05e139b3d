import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { formatDate, formatScore } from '../ui/format.ts';
import { matchPlaceText } from '../ui/match-place.ts';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import styles from './MatchFacts.module.css';
import { pastMeetings } from './past-meetings.ts';

interface PastMeetingsProps {
  match: Match;
  /** The team's whole list. */
  matches: readonly Match[];
  teamId: string;
}

/** Earlier matches against the same opponent, each a link to its page. */
export function PastMeetings({ match, matches, teamId }: PastMeetingsProps) {
  const meetings = pastMeetings(match, matches);
  return (
    <table className={styles.table}>
      <caption>
        {i18n.t('Past meetings with {opponent}', { opponent: match.opponent.name })}
        {meetings.length > 0 ? (
          <span className={styles.standing}>{recordText(seasonRecord(meetings))}</span>
        ) : null}
      </caption>
      <tbody>
        {meetings.length === 0 ? (
          <tr>
            <td className={styles.none}>{i18n.t('None in this team’s list.')}</td>
          </tr>
        ) : (
          meetings.map((meeting) => {
            const outcome = outcomeOf(meeting);
            return (
              <tr key={meeting.id}>
                <th scope="row">
                  <Link to={paths.match({ teamId, matchId: meeting.id })}>
                    {formatDate(meeting.startsAt)}
                  </Link>
                </th>
                <td className={styles.place}>
                  {meeting.homeAway === null ? null : matchPlaceText(meeting.homeAway)}
                </td>
                <td>{formatScore(meeting.score)}</td>
                <td>{outcome ? <OutcomeBadge outcome={outcome} /> : null}</td>
                <td>
                  <Link to={paths.compareMatches({ teamId }, { a: match.id, b: meeting.id })}>
                    {i18n.t('Compare')}
                  </Link>
                </td>
              </tr>
            );
          })
        )}
      </tbody>
    </table>
  );
}
