import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { formatDate, formatScore } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { Table } from '../ui/Table.tsx';
import styles from './MatchFacts.module.css';

interface PastMeetingsProps {
  match: Match;
  /** All matches of the team. */
  matches: readonly Match[];
  teamId: string;
}

/** Earlier matches against the same opponent, each a link to its page. */
export function PastMeetings({ match, matches, teamId }: PastMeetingsProps) {
  const meetings = pastMeetings(match, matches);
  if (meetings.length === 0) return null;
  return (
    <Table
      caption={
        <>
          {i18n.t('Past meetings with {opponent}', { opponent: match.opponent.name })}
          <span className={`unbroken ${styles.standing}`}>
            {recordText(seasonRecord(meetings))}
          </span>
        </>
      }
      rows={meetings}
      keyOf={({ id }) => id}
      className={styles.table}
      columns={[
        {
          key: 'date',
          heading: '',
          isName: true,
          cell: ({ id, startsAt }) => (
            <Link to={paths.match({ teamId, matchId: id })}>{formatDate(startsAt)}</Link>
          ),
        },
        {
          key: 'homeAway',
          heading: '',
          className: 'soft',
          cell: ({ homeAway }) => homeAway && matchPlaceText(homeAway),
        },
        { key: 'score', heading: '', cell: ({ score }) => formatScore(score) },
        {
          key: 'outcome',
          heading: '',
          cell: (meeting) => <OutcomeBadge outcome={outcomeOf(meeting)} />,
        },
        {
          key: 'compare',
          heading: '',
          cell: ({ id }) => (
            <SeasonLink to={paths.compareMatches({ teamId }, { a: id, b: match.id })}>
              {i18n.t('Compare')}
            </SeasonLink>
          ),
        },
      ]}
    />
  );
}

/**
 * The completed matches against the same opponent that began before `match`, in the list's order. Opponents are
 * compared by id, or by name if one of the matches has no id.
 */
export function pastMeetings(match: Match, matches: readonly Match[]): Match[] {
  const began = match.startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(match.startsAt);
  return matches.filter(
    (other) =>
      other.id !== match.id &&
      other.status === 'completed' &&
      isSameOpponent(match, other) &&
      other.startsAt !== null &&
      Date.parse(other.startsAt) < began,
  );
}

function isSameOpponent({ opponent: one }: Match, { opponent: other }: Match): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return one.name === other.name;
}
